package dev.slipstream.imageio.stream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.testing.Ask;
import dev.slipstream.imageio.testing.Calls;
import dev.slipstream.imageio.testing.PlainSeekableChannel;
import dev.slipstream.imageio.testing.SampleImages;
import dev.slipstream.imageio.testing.Use;
import dev.slipstream.imageio.testing.Writers;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.nio.channels.FileChannel;
import java.nio.channels.WritableByteChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Set;
import javax.imageio.ImageIO;
import javax.imageio.ImageWriter;
import javax.imageio.stream.FileCacheImageOutputStream;
import javax.imageio.stream.FileImageOutputStream;
import javax.imageio.stream.ImageOutputStream;
import javax.imageio.stream.MemoryCacheImageOutputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The calls that reach an application's {@code OutputStream}, file or channel are of kinds that the JDK's stream with
 * the same cache setting makes: applications wrap these, and do not always override every method.
 */
class OutputCallsTest {

    static final Iterable<String> FORMATS = SampleImages.FORMATS;

    @TempDir
    Path folder;

    @AfterEach
    void restore() {
        ImageIO.setUseCache(true);
    }

    @ParameterizedTest
    @FieldSource("FORMATS")
    void imagesReachAnOutputStreamAsFromTheJdk(String format) throws IOException {
        for (int size : new int[] {1, 300}) {
            BufferedImage image = image(size, format);
            for (boolean useCache : new boolean[] {true, false}) {
                ImageIO.setUseCache(useCache);
                Set<String> expected = Calls.kindsOf(calls -> writeByJdk(image, format, jdkStream(calls)));
                assertNoOthers(format + " " + size + ", cache " + useCache, expected,
                        calls -> assertTrue(ImageIO.write(image, format, out(calls))));
            }
        }
    }

    @ParameterizedTest
    @FieldSource("FORMATS")
    void imagesReachARandomAccessFileAsFromTheJdk(String format) throws IOException {
        BufferedImage image = image(300, format);
        Set<String> expected = Calls.kindsOf(calls ->
                writeByJdk(image, format, new FileImageOutputStream(file(calls))));
        expected.add("RandomAccessFile.getFilePointer()"); // at every seek
        assertNoOthers(format, expected, calls -> write(image, format, file(calls)));
    }

    @ParameterizedTest
    @FieldSource("FORMATS")
    void aFileIsAskedForItsNameOnly(String format) throws IOException {
        assertEquals(Set.of("File.getPath()"), Calls.kindsOf(calls ->
                write(image(300, format), format, calls.recorded(File.class, folder.resolve("file").toString()))));
    }

    /** The JDK has no streams for these. No other method, such as {@code truncate}, is called. */
    @Test
    void channelsAreAskedForBytesPositionAndSizeOnly() throws IOException {
        assertEquals(Set.of("PlainSeekableChannel.isOpen()", "PlainSeekableChannel.position()",
                        "PlainSeekableChannel.position(n)", "PlainSeekableChannel.read(buffer)",
                        "PlainSeekableChannel.size()", "PlainSeekableChannel.write(buffer)"),
                kinds(calls -> calls.recorded(PlainSeekableChannel.class, channel())));
        assertEquals(Set.of("FileChannel.position()", "FileChannel.position(n)", "FileChannel.read(buffer)",
                        "FileChannel.size()", "FileChannel.write(buffer, n)"),
                kinds(calls -> calls.inFrontOf(FileChannel.class, channel())));
        assertEquals(Set.of("WritableByteChannel.write(buffer)"),
                kinds(calls -> calls.inFrontOf(WritableByteChannel.class, channel())));
    }

    private static Set<String> kinds(Ask<Calls, Object> output) throws IOException {
        return Calls.kindsOf(calls -> {
            for (String format : FORMATS) {
                write(image(300, format), format, output.of(calls));
            }
        });
    }

    private FileChannel channel() throws IOException {
        return FileChannel.open(folder.resolve("channel"),
                StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
    }

    /** Parts that are flushed begin anywhere within a block. */
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void partsThatAreFlushedReachAnOutputStreamAsFromTheJdk(boolean useCache) throws IOException {
        Use<ImageOutputStream> writing = stream -> {
            for (int i = 1; i < 100_000; i++) {
                stream.write(i);
                if (i % 777 == 0) {
                    stream.flushBefore(i - 333);
                    stream.seek(i); // the JDK's cache with a file forgets where it was
                }
            }
            stream.close();
        };
        ImageIO.setUseCache(useCache);
        assertNoOthers("parts", Calls.kindsOf(calls -> writing.of(jdkStream(calls))),
                calls -> writing.of(ImageIO.createImageOutputStream(out(calls))));
    }

    private static OutputStream out(Calls calls) {
        return calls.recorded(ByteArrayOutputStream.class);
    }

    private RandomAccessFile file(Calls calls) {
        return calls.recorded(RandomAccessFile.class, folder.resolve("file").toFile(), "rw");
    }

    private static BufferedImage image(int size, String format) {
        return SampleImages.image(size, size,
                format.equals("wbmp") ? BufferedImage.TYPE_BYTE_BINARY : BufferedImage.TYPE_3BYTE_BGR);
    }

    private static ImageOutputStream jdkStream(Calls calls) throws IOException {
        return ImageIO.getUseCache()
                ? new FileCacheImageOutputStream(out(calls), null)
                : new MemoryCacheImageOutputStream(out(calls));
    }

    private static void write(BufferedImage image, String format, Object output) throws IOException {
        try (ImageOutputStream stream = ImageIO.createImageOutputStream(output)) {
            assertEquals(WindowedImageOutputStream.class, stream.getClass());
            assertTrue(ImageIO.write(image, format, stream));
        }
    }

    /** As {@code ImageIO.write} does. */
    private static void writeByJdk(BufferedImage image, String format, ImageOutputStream stream) throws IOException {
        try (stream) {
            ImageWriter writer = Writers.jdk(format).createWriterInstance();
            writer.setOutput(stream);
            writer.write(image);
            writer.dispose();
            stream.flush();
        }
    }

    private static void assertNoOthers(String what, Set<String> expected, Use<Calls> work) throws IOException {
        Set<String> others = Calls.kindsOf(work);
        others.removeAll(expected);
        assertEquals(Set.of(), others, () -> what + ", and the JDK's: " + expected);
    }
}
