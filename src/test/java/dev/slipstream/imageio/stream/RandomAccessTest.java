package dev.slipstream.imageio.stream;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.FileInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How many bytes reads at random places take from the origin. */
class RandomAccessTest {

    private static final byte[] BYTES = new byte[1 << 20];

    static {
        new Random(12).nextBytes(BYTES);
    }

    /** Counts the bytes that are read. */
    private static final class Counting extends Handle {

        private int reads;
        private int bytes;

        @Override
        int readAt(long position, byte[] b, int off, int len) {
            int n = (int) Math.min(len, BYTES.length - position);
            System.arraycopy(BYTES, (int) position, b, off, n);
            reads++;
            bytes += n;
            return n;
        }

        @Override
        public long length() {
            return BYTES.length;
        }
    }

    private final Counting handle = new Counting();
    private final WindowedImageInputStream stream = new WindowedImageInputStream(handle);

    @Test
    void aSmallReadAfterAJumpReadsLittle() throws IOException {
        Random random = new Random(1);
        for (int i = 0; i < 100; i++) {
            int place = random.nextInt(BYTES.length - 4);
            stream.seek(place);
            assertEquals(ByteBuffer.wrap(BYTES).getInt(place), stream.readInt());
        }
        assertTrue(handle.reads <= 100, () -> handle.reads + " reads");
        assertTrue(handle.bytes <= 100 * Handle.AFTER_JUMP + Handle.WINDOW_SIZE, () -> handle.bytes + " bytes");
    }

    @Test
    void readingInOrderTakesAWindowAtATime() throws IOException {
        for (int i = 0; i < BYTES.length / 8; i++) {
            stream.readLong();
        }
        assertEquals(BYTES.length / Handle.WINDOW_SIZE, handle.reads);
    }

    @Test
    void rowsWithGapsBetweenTakeAWindowAtATime() throws IOException {
        byte[] row = new byte[300];
        for (int i = 0; i < 100; i++) {
            stream.seek(i * 2500L);
            stream.readFully(row);
        }
        assertTrue(handle.reads <= 40, () -> handle.reads + " reads");
    }

    @Test
    void aLargerReadAfterAJumpIsOne() throws IOException {
        stream.readInt();
        stream.seek(700_000);
        stream.readFully(new byte[5000]);
        assertEquals(2, handle.reads);
        stream.seek(0);
        stream.readFully(new byte[10]);
        stream.seek(8000);
        stream.readByte();
        assertEquals(3, handle.reads, "a whole window at the beginning");
    }

    @Test
    void aFileInputStreamWithoutACacheFileIsKeptInMemory(@TempDir Path folder) throws IOException {
        FileInputStream in = new FileInputStream(Files.write(folder.resolve("bytes"), BYTES).toFile());
        try (WindowedImageInputStream kept =
                new WindowedImageInputStream(new FileStreamSource(in, CacheFile.none(), 3000))) {
            kept.seek(BYTES.length);
            assertEquals(-1, kept.read());
            in.close();
            byte[] again = new byte[BYTES.length];
            kept.seek(0);
            kept.readFully(again);
            assertArrayEquals(BYTES, again);
        }
    }
}
