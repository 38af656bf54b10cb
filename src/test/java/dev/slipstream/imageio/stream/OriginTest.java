package dev.slipstream.imageio.stream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.testing.InputKind;
import dev.slipstream.imageio.testing.OpenFiles;
import java.io.ByteArrayInputStream;
import java.io.FileInputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.net.URL;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import javax.imageio.stream.ImageInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Who closes what, and where a stream begins. */
class OriginTest {

    private static final byte[] BYTES = {10, 11, 12, 13, 14, 15, 16, 17, 18, 19};

    @TempDir
    Path directory;

    private Path file() throws IOException {
        return Files.write(directory.resolve("bytes.bin"), BYTES);
    }

    /** A stream that knows whether it has been closed. */
    private static final class Closeable extends ByteArrayInputStream {
        private boolean closed;

        Closeable() {
            super(BYTES);
        }

        @Override
        public void close() {
            closed = true;
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"FILE", "PATH", "URL"})
    void whatTheStreamHasOpenedIsClosedWithIt(InputKind origin) throws IOException {
        OpenFiles.assumeCountable();
        ImageInputStream in = origin.open(file()).stream();
        assertEquals(10, in.read());
        in.close();
        assertEquals(List.of(), OpenFiles.in(directory));
    }

    @Test
    void randomAccessFileBeginsAtItsPointerAndIsClosedWithTheStream() throws IOException {
        RandomAccessFile file = new RandomAccessFile(file().toFile(), "r");
        file.seek(4);
        WindowedImageInputStream in = WindowedImageInputStream.of(file);
        assertEquals(4, in.getStreamPosition());
        assertEquals(14, in.read());
        in.seek(1);
        assertEquals(11, in.read());
        assertEquals(10, in.length());
        in.close();
        assertFalse(file.getFD().valid());
    }

    /** The JDK's stream sees every change of a file that it shares. */
    @Test
    void randomAccessFileMayBeMovedByOthersBetweenReads() throws IOException {
        RandomAccessFile file = new RandomAccessFile(file().toFile(), "r");
        Source source = FileHandle.sharedInput(file).withWindow(3);
        try (WindowedImageInputStream in = new WindowedImageInputStream(source)) {
            for (int i = 0; i < BYTES.length; i++) {
                file.seek(7);
                assertEquals(BYTES[i], in.readByte());
            }
        }
    }

    @Test
    void whatTheApplicationHasOpenedIsNeverClosed() throws IOException {
        Closeable in = new Closeable();
        read(WindowedImageInputStream.of(in));
        assertFalse(in.closed);
        GrudgingChannel channel = new GrudgingChannel(BYTES);
        read(WindowedImageInputStream.of(channel));
        assertTrue(channel.isOpen());
        try (FileChannel file = FileChannel.open(file())) {
            read(WindowedImageInputStream.of(file));
            assertTrue(file.isOpen());
        }
        try (FileInputStream file = new FileInputStream(file().toFile())) {
            read(WindowedImageInputStream.of(file));
            assertEquals(11, file.read());
        }
    }

    private static void read(ImageInputStream stream) throws IOException {
        assertEquals(10, stream.read());
        stream.close();
    }

    /** A subclass may count, decrypt or wait in its own read, so it is treated like any other InputStream. */
    @Test
    void subclassOfFileInputStreamIsReadThroughItsOwnReadOnly() throws IOException {
        byte[] decrypted = new byte[BYTES.length];
        try (FileInputStream in = new FileInputStream(file().toFile()) {
            @Override
            public int read(byte[] b, int off, int len) throws IOException {
                int n = super.read(b, off, len);
                for (int i = off; i < off + n; i++) {
                    b[i] ^= 0x55;
                }
                return n;
            }

            @Override
            public long skip(long n) {
                throw new AssertionError("skipped " + n);
            }
        }) {
            WindowedImageInputStream stream = WindowedImageInputStream.of(in);
            stream.readFully(decrypted);
            stream.seek(3);
            assertEquals(13 ^ 0x55, stream.read());
            assertTrue(stream.isCachedMemory());
        }
        assertEquals(10 ^ 0x55, decrypted[0]);
    }

    @Test
    void bufferIsNotMoved() throws IOException {
        for (ByteBuffer buffer : new ByteBuffer[] {
            ByteBuffer.wrap(BYTES),
            ByteBuffer.wrap(BYTES).asReadOnlyBuffer(),
            ByteBuffer.allocateDirect(10).put(BYTES).flip()
        }) {
            buffer.position(2).limit(8);
            WindowedImageInputStream in = WindowedImageInputStream.of(buffer);
            assertEquals(6, in.length());
            assertEquals(12, in.read());
            in.readFully(new byte[5]);
            assertEquals(-1, in.read());
            in.close();
            assertEquals(2, buffer.position());
            assertEquals(8, buffer.limit());
        }
    }

    @Test
    void sliceOfAnArrayMustLieInIt() {
        assertThrows(IndexOutOfBoundsException.class, () -> WindowedImageInputStream.of(BYTES, 5, 6));
        assertThrows(IndexOutOfBoundsException.class, () -> WindowedImageInputStream.of(BYTES, -1, 3));
    }

    @Test
    void streamOfAUrlIsClosedWithIt() throws IOException {
        Closeable opened = new Closeable();
        URL url = Backing.url(opened);
        WindowedImageInputStream in = WindowedImageInputStream.of(url);
        assertEquals(10, in.read());
        assertFalse(opened.closed);
        in.close();
        assertTrue(opened.closed);
    }

    @Test
    void missingFileAndDirectoryAreAnErrorAtOnce() throws IOException {
        for (Path notAFile : new Path[] {directory.resolve("missing.bin"), directory}) {
            URL url = notAFile.toUri().toURL();
            assertThrows(FileNotFoundException.class, () -> WindowedImageInputStream.of(notAFile.toFile()));
            assertThrows(FileNotFoundException.class, () -> WindowedImageInputStream.of(notAFile));
            assertThrows(FileNotFoundException.class, () -> WindowedImageInputStream.of(url));
        }
    }

    @Test
    void missingFileOfAnotherFileSystemIsAnErrorAtOnce() throws IOException {
        try (Scratch scratch = new Scratch()) {
            Path missing = scratch.fileInMemory(BYTES).resolveSibling("missing.bin");
            assertThrows(NoSuchFileException.class, () -> WindowedImageInputStream.of(missing));
        }
    }

    /** Nothing is read before somebody reads. */
    @Test
    void openingReadsNothing() {
        InputStream in = new InputStream() {
            @Override
            public int read() {
                throw new AssertionError("read");
            }
        };
        WindowedImageInputStream stream = WindowedImageInputStream.of(in);
        stream.mark();
        assertEquals(-1, stream.length());
    }
}
