package dev.slipstream.imageio.inflate;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.util.Random;
import java.util.zip.Deflater;
import org.junit.jupiter.api.Test;

/** What the JDK's {@code Deflater} writes, in each way that it can. */
class DeflaterStreamsTest {

    private static final int[] FLUSHES = {Deflater.NO_FLUSH, Deflater.SYNC_FLUSH, Deflater.FULL_FLUSH};
    private static final int[] SIZES = {
        0, 1, 2, 3, 7, 8, 9, 15, 16, 17, 258, 271, 272, 273, 1000, 32_768, 65_536, 200_000
    };

    private final Inflate zlib = Inflate.zlib();
    private final Inflate raw = Inflate.raw();
    private final byte[] out = new byte[200_600];

    @Test
    void everyLevelStrategyAndFlush() {
        long seed = 0;
        for (int level = 0; level <= 9; level++) {
            for (int strategy = 0; strategy <= 2; strategy++) {
                for (int flush : FLUSHES) {
                    Random random = new Random(++seed);
                    byte[] data = Streams.exactly(random, 3000 + random.nextInt(10_000));
                    assertDecoded(data, level, strategy, flush, true);
                    assertDecoded(data, level, strategy, flush, false);
                }
            }
        }
    }

    @Test
    void everySize() {
        for (int size : SIZES) {
            for (int level = 0; level <= 9; level += 3) {
                byte[] data = Streams.exactly(new Random(size + level), size);
                assertDecoded(data, level, Deflater.DEFAULT_STRATEGY, Deflater.NO_FLUSH, true);
                assertDecoded(data, level, Deflater.DEFAULT_STRATEGY, Deflater.NO_FLUSH, false);
            }
        }
    }

    /** Level and strategy change with each flush: stored, fixed and dynamic blocks in one stream. */
    @Test
    void blocksOfAllKindsInOneStream() {
        for (long seed = 0; seed < 200; seed++) {
            Random random = new Random(seed);
            byte[] data = Streams.data(random, 30_000);
            assertDecoded(data, changing(random, data), zlib, "seed " + seed);
        }
    }

    private static byte[] changing(Random random, byte[] data) {
        Deflater deflater = new Deflater();
        ByteArrayOutputStream stream = new ByteArrayOutputStream();
        byte[] buffer = new byte[2 * data.length + 1000];
        for (int i = 0; i < data.length; ) {
            int n = Math.min(data.length - i, random.nextInt(5000));
            deflater.setLevel(random.nextInt(10));
            deflater.setStrategy(random.nextInt(3));
            deflater.setInput(data, i, n);
            deflate(deflater, FLUSHES[random.nextInt(3)], stream, buffer);
            i += n;
        }
        finish(deflater, stream, buffer);
        return stream.toByteArray();
    }

    private static byte[] deflated(byte[] data, int level, int strategy, int flush, boolean isRaw) {
        Deflater deflater = new Deflater(level, isRaw);
        deflater.setStrategy(strategy);
        ByteArrayOutputStream stream = new ByteArrayOutputStream();
        byte[] buffer = new byte[2 * data.length + 1000];
        for (int i = 0; i < data.length; i += 1000) {
            deflater.setInput(data, i, Math.min(1000, data.length - i));
            deflate(deflater, flush, stream, buffer);
        }
        finish(deflater, stream, buffer);
        return stream.toByteArray();
    }

    private static void deflate(Deflater deflater, int flush, ByteArrayOutputStream stream, byte[] buffer) {
        do {
            stream.write(buffer, 0, deflater.deflate(buffer, 0, buffer.length, flush));
        } while (!deflater.needsInput());
    }

    private static void finish(Deflater deflater, ByteArrayOutputStream stream, byte[] buffer) {
        deflater.finish();
        while (!deflater.finished()) {
            stream.write(buffer, 0, deflater.deflate(buffer));
        }
        deflater.end();
    }

    private void assertDecoded(byte[] data, int level, int strategy, int flush, boolean isRaw) {
        byte[] stream = deflated(data, level, strategy, flush, isRaw);
        String what = data.length + " bytes, level " + level + ", strategy " + strategy + ", flush " + flush;
        assertDecoded(data, stream, isRaw ? raw : zlib, what + ", raw " + isRaw);
    }

    private void assertDecoded(byte[] data, byte[] stream, Inflate inflate, String what) {
        Decoding decoding = Decoding.ours(inflate, stream, out);
        assertEquals(Decoding.End.FINISHED, decoding.end(), () -> what + ": " + decoding.message());
        assertArrayEquals(data, decoding.data(), what);
    }
}
