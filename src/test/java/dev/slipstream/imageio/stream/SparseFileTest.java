package dev.slipstream.imageio.stream;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.slipstream.imageio.testing.Origin;
import java.io.EOFException;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Path;
import javax.imageio.stream.ImageInputStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Positions that do not fit into an int, signed or unsigned. */
class SparseFileTest {

    private static final long TWO_GIB = 1L << 31;
    private static final long FOUR_GIB = 1L << 32;
    private static final long LENGTH = FOUR_GIB + 70_000;
    private static final long VALUE = 0x0123_4567_89ab_cdefL;

    /** Across both borders, beyond both, and before the end. */
    private static final long[] POSITIONS =
            {FOUR_GIB - 4, TWO_GIB - 4, TWO_GIB + 10_000, FOUR_GIB + 10_000, LENGTH - 8};

    @TempDir
    static Path folder;

    private static Path file;

    @BeforeAll
    static void makeFile() throws IOException {
        assumeTrue(System.getProperty("os.name").startsWith("Linux"), "holes cost no disk space on Linux");
        file = folder.resolve("sparse");
        try (RandomAccessFile out = new RandomAccessFile(file.toFile(), "rw")) {
            out.setLength(LENGTH);
            for (long position : POSITIONS) {
                out.seek(position);
                out.writeLong(VALUE);
            }
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"FILE", "PATH", "RANDOM_ACCESS_FILE", "FILE_INPUT_STREAM", "FILE_CHANNEL", "URL"})
    void valuesBeyondTwoAndFourGibibytesAreRead(Origin origin) throws IOException {
        try (Origin.Opened opened = origin.open(file)) {
            ImageInputStream stream = opened.stream();
            for (long position : POSITIONS) {
                assertValueAt(stream, position);
            }
            assertEquals(-1, stream.read());
            assertThrows(EOFException.class, stream::readInt);
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"FILE", "PATH", "RANDOM_ACCESS_FILE", "FILE_INPUT_STREAM", "FILE_CHANNEL", "URL"})
    void skippingMarkingAndFlushingWorkBeyondFourGibibytes(Origin origin) throws IOException {
        try (Origin.Opened opened = origin.open(file)) {
            ImageInputStream stream = opened.stream();
            assertEquals(FOUR_GIB - 4, stream.skipBytes(FOUR_GIB - 4));
            stream.mark();
            assertEquals(VALUE, stream.readLong());
            assertEquals(10_000 - 4, stream.skipBytes(10_000 - 4));
            stream.setByteOrder(ByteOrder.LITTLE_ENDIAN);
            assertEquals(Long.reverseBytes(VALUE), stream.readLong());
            stream.reset();
            assertEquals(FOUR_GIB - 4, stream.getStreamPosition());
            stream.flushBefore(FOUR_GIB - 4);
            assertEquals(FOUR_GIB - 4, stream.getFlushedPosition());
            assertEquals(Long.reverseBytes(VALUE), stream.readLong());
            assertThrows(IndexOutOfBoundsException.class, () -> stream.seek(FOUR_GIB - 5));
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"FILE", "PATH", "RANDOM_ACCESS_FILE", "FILE_CHANNEL", "URL"})
    void lengthBeyondFourGibibytesIsKnown(Origin origin) throws IOException {
        try (Origin.Opened opened = origin.open(file)) {
            assertEquals(LENGTH, opened.stream().length());
        }
    }

    private static void assertValueAt(ImageInputStream stream, long position) throws IOException {
        stream.seek(position);
        assertEquals(VALUE, stream.readLong(), () -> "readLong at " + position);
        assertEquals(position + 8, stream.getStreamPosition());
        stream.seek(position);
        byte[] bytes = new byte[8];
        stream.readFully(bytes);
        assertArrayEquals(ByteBuffer.allocate(8).putLong(VALUE).array(), bytes);
        stream.seek(position + 4);
        stream.setBitOffset(4);
        assertEquals(0x9abcdef, stream.readBits(28), () -> "readBits at " + (position + 4));
    }
}
