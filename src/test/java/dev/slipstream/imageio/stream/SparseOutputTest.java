package dev.slipstream.imageio.stream;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.slipstream.imageio.testing.Receiver;
import dev.slipstream.imageio.testing.Target;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.stream.ImageOutputStream;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Holes, and positions that do not fit into an int. */
@Timeout(30)
class SparseOutputTest {

    private static final long FOUR_GIB = 1L << 32;
    private static final long FIVE_GIB = 5L << 30;
    private static final long VALUE = 0x0123_4567_89ab_cdefL;

    @TempDir
    Path folder;

    @ParameterizedTest
    @EnumSource(names = {"FILE", "PATH", "RANDOM_ACCESS_FILE", "FILE_CHANNEL", "JDK_FILE"})
    void aFileWithAHoleOfFiveGibibytes(Target target) throws IOException {
        assumeTrue(System.getProperty("os.name").startsWith("Linux"), "holes cost no disk space on Linux");
        long before = Files.getFileStore(folder).getUsableSpace();
        Path file = folder.resolve("sparse");
        try (Target.Opened opened = target.open(file)) {
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
        Files.delete(file);
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
        for (int i = 0; i < 4; i++) {
            expected[i] = -1;
            expected[hole + i] = -1;
        }
        expected[2 * hole] = 7;
        assertArrayEquals(expected, out.bytes());
    }
}
