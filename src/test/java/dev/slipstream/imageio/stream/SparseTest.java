package dev.slipstream.imageio.stream;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.slipstream.imageio.testing.InputKind;
import dev.slipstream.imageio.testing.OutputKind;
import dev.slipstream.imageio.testing.Receiver;
import java.io.EOFException;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.ImageOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Holes, and positions that do not fit into an int, signed or unsigned. */
@Timeout(60)
class SparseTest {

    private static final long TWO_GIB = 1L << 31;
    private static final long FOUR_GIB = 1L << 32;
    private static final long FIVE_GIB = 5L << 30;
    private static final long LENGTH = FOUR_GIB + 70_000;
    private static final long VALUE = 0x0123_4567_89ab_cdefL;

    /** Positions across both borders, beyond both, and before the end. */
    private static final long[] POSITIONS =
            {FOUR_GIB - 4, TWO_GIB - 4, TWO_GIB + 10_000, FOUR_GIB + 10_000, LENGTH - 8};

    @TempDir
    Path folder;

    private Path sparse;

    @BeforeEach
    void makeFile() throws IOException {
        assumeTrue(System.getProperty("os.name").startsWith("Linux"), "holes cost no disk space on Linux");
        sparse = folder.resolve("sparse");
        try (RandomAccessFile out = new RandomAccessFile(sparse.toFile(), "rw")) {
            out.setLength(LENGTH);
            for (long position : POSITIONS) {
                out.seek(position);
                out.writeLong(VALUE);
            }
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"FILE", "PATH", "RANDOM_ACCESS_FILE", "FILE_INPUT_STREAM", "FILE_CHANNEL", "URL"})
    void valuesBeyondTwoAndFourGibibytesAreRead(InputKind origin) throws IOException {
        try (InputKind.Opened opened = origin.open(sparse)) {
            ImageInputStream stream = opened.stream();
            assertEquals(origin.isLengthKnown() ? LENGTH : -1, stream.length());
            for (long position : POSITIONS) {
                assertValueAt(stream, position);
            }
            assertEquals(-1, stream.read());
            assertThrows(EOFException.class, stream::readInt);
            assertSkipsMarksAndFlushes(stream);
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

    private static void assertSkipsMarksAndFlushes(ImageInputStream stream) throws IOException {
        stream.seek(0);
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

    @ParameterizedTest
    @EnumSource(names = {"FILE", "PATH", "RANDOM_ACCESS_FILE", "FILE_CHANNEL", "JDK_FILE"})
    void aFileWithAHoleOfFiveGibibytes(OutputKind target) throws IOException {
        long before = Files.getFileStore(folder).getUsableSpace();
        Path file = folder.resolve("written");
        try (OutputKind.Opened opened = target.open(file)) {
            ImageOutputStream stream = opened.stream();
            stream.writeLong(VALUE);
            stream.seek(FOUR_GIB + 6); // not 6
            stream.write(9);
            stream.seek(FOUR_GIB - 4);
            stream.writeLong(VALUE); // across the border
            stream.seek(FIVE_GIB);
            stream.writeLong(VALUE);
            assertEquals(FIVE_GIB + 8, stream.getStreamPosition());
            assertEquals(FIVE_GIB + 8, stream.length());
            stream.seek(FIVE_GIB + 3);
            stream.setBitOffset(4);
            stream.writeBits(0, 4);
            stream.seek(FOUR_GIB - 4);
            assertEquals(VALUE, stream.readLong());
            assertEquals(0x0000_0900_0000_0000L, stream.readLong());
            stream.flushBefore(FOUR_GIB);
            assertEquals(FOUR_GIB, stream.getFlushedPosition());
            stream.write(new byte[100_000]);
        }
        assertEquals(FIVE_GIB + 8, Files.size(file));
        assertTrue(before - Files.getFileStore(folder).getUsableSpace() < FIVE_GIB / 2, "the hole takes space");
        try (RandomAccessFile in = new RandomAccessFile(file.toFile(), "r")) {
            assertValue(in, 0, VALUE);
            assertValue(in, 8, 0);
            assertValue(in, FOUR_GIB - 4, VALUE);
            assertValue(in, FIVE_GIB - 8, 0);
            assertValue(in, FIVE_GIB, 0x0123_4560_89ab_cdefL);
        }
    }

    private static void assertValue(RandomAccessFile in, long position, long value) throws IOException {
        in.seek(position);
        assertEquals(value, in.readLong(), () -> "at " + position);
    }

    @ParameterizedTest
    @EnumSource
    void aHoleInAnOutputStreamIsZeros(OutputCaching caching) throws IOException {
        Receiver out = new Receiver();
        int hole = 5_000_000;
        try (ImageOutputStream stream = caching.open(out, folder.toFile())) {
            stream.writeInt(-1);
            stream.seek(hole);
            assertEquals(4, stream.length());
            stream.writeInt(-1);
            assertEquals(hole + 4, stream.length());
            stream.seek(2L * hole);
            stream.flush();
            assertEquals(hole + 4, out.bytes().length, "a hole at the end is no hole yet");
            stream.write(7);
            stream.seek(3L * hole);
        }
        byte[] expected = new byte[2 * hole + 1];
        Arrays.fill(expected, 0, 4, (byte) -1);
        Arrays.fill(expected, hole, hole + 4, (byte) -1);
        expected[2 * hole] = 7;
        assertArrayEquals(expected, out.bytes());
    }
}
