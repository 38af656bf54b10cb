package dev.slipstream.imageio.stream;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.testing.OpenFiles;
import dev.slipstream.imageio.testing.OutputKind;
import dev.slipstream.imageio.testing.Use;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import javax.imageio.stream.FileCacheImageOutputStream;
import javax.imageio.stream.ImageOutputStream;
import javax.imageio.stream.MemoryCacheImageOutputStream;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What the JDK's output streams do wrong, done right. Each test shows both. */
class JdkOutputBugsTest {

    @TempDir
    File directory;

    @AutoClose
    private final Scratch scratch = new Scratch();

    /** What arrives at a destination through a stream of ours. */
    private byte[] ours(Destination destination, Use<ImageOutputStream> use) throws IOException {
        return arrived(destination.open(new byte[0], Backing.DEFAULT, scratch), use);
    }

    private byte[] theirs(OutputKind jdk, Use<ImageOutputStream> use) throws IOException {
        return arrived(Opened.output(jdk, new byte[0], scratch), use);
    }

    private static byte[] arrived(Opened opened, Use<ImageOutputStream> use) throws IOException {
        use.of(opened.output());
        opened.stream().close();
        byte[] arrived = opened.arrived();
        opened.tidy();
        return arrived;
    }

    private static byte[] ascii(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }

    /** The JDK's file cache goes on at the flushed position, and loses what was there. */
    @ParameterizedTest
    @EnumSource
    void flushBeforeThePositionLeavesThePositionWhereItIs(Destination destination) throws IOException {
        Use<ImageOutputStream> use = out -> {
            out.writeBytes("ABCDEFGH");
            out.flushBefore(4);
            out.writeBytes("XY");
        };
        assertArrayEquals(ascii("ABCDEFGHXY"), ours(destination, use));
        assertArrayEquals(ascii("ABCDXYGH"), theirs(OutputKind.JDK_CACHE, use));
    }

    /** The JDK's caches throw, and have forgotten how far they have flushed. */
    @ParameterizedTest
    @EnumSource
    void flushPastTheEndIsAGapOfZerosIfSomethingFollows(Destination destination) throws IOException {
        Use<ImageOutputStream> use = out -> {
            out.writeBytes("AB");
            out.seek(5);
            out.flush();
        };
        assertArrayEquals(ascii("AB"), ours(destination, use));
        byte[] written = ours(destination, out -> {
            use.of(out);
            out.writeBytes("C");
        });
        assertArrayEquals(ascii("AB\0\0\0C"), written);
        ImageOutputStream memory = new MemoryCacheImageOutputStream(new ByteArrayOutputStream());
        assertThrows(IndexOutOfBoundsException.class, () -> use.of(memory));
        ImageOutputStream file = new FileCacheImageOutputStream(new ByteArrayOutputStream(), directory);
        assertThrows(EOFException.class, () -> use.of(file));
        file.write(new byte[9]); // or it could not be closed
        file.close();
    }

    /** The JDK's file stream says it is closed, its caches stumble over null. */
    @ParameterizedTest
    @EnumSource
    void secondCloseDoesNothing(Destination destination) throws IOException {
        byte[] written = ours(destination, out -> {
            out.writeBytes("AB");
            out.close();
            out.close();
        });
        assertArrayEquals(ascii("AB"), written);
        for (OutputKind kind : OutputKind.ofTheJdk()) {
            Opened jdk = Opened.output(kind, new byte[0], scratch);
            jdk.stream().close();
            Class<? extends Exception> expected =
                    kind == OutputKind.JDK_FILE ? IOException.class : NullPointerException.class;
            assertThrows(expected, jdk.stream()::close, kind.toString());
            jdk.tidy();
        }
    }

    /** The JDK's file cache does not delete its temporary file. */
    @Test
    void failingSinkLeavesNoTemporaryFile() throws IOException {
        OpenFiles.assumeCountable();
        IOException full = new IOException("full");
        OutputStream failing = new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                throw full;
            }
        };
        Sink sink = new CacheSink(failing, false, CacheFile.in(scratch.directory().toFile()), 100);
        ImageOutputStream out = new WindowedImageOutputStream(sink, 0);
        out.write(new byte[100_000]);
        assertTrue(out.isCachedFile());
        assertSame(full, assertThrows(IOException.class, out::close));
        out.close();
        assertEquals(List.of(), scratch.names());
        assertEquals(List.of(), OpenFiles.in(scratch.directory()));

        ImageOutputStream jdk = new FileCacheImageOutputStream(failing, directory);
        jdk.write(new byte[100]);
        assertThrows(IOException.class, jdk::close);
        assertEquals(1, OpenFiles.namedIn(directory.toPath()).size());
    }

    /** The JDK's memory cache becomes longer, and hands over zeros that nobody wrote. */
    @ParameterizedTest
    @EnumSource
    void writeOfNoBytesPastTheEndWritesNothing(Destination destination) throws IOException {
        Use<ImageOutputStream> use = out -> {
            out.writeBytes("AB");
            out.seek(5);
            out.write(new byte[0]);
        };
        assertArrayEquals(ascii("AB"), ours(destination, use));
        assertArrayEquals(ascii("AB\0\0\0"), theirs(OutputKind.JDK_MEMORY, use));
    }
}
