package dev.slipstream.imageio.inflate;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.util.Random;
import java.util.zip.Deflater;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the JDK's {@code Deflater} writes, in each way that it can. */
class DeflaterStreamsTest {

    private static final int[] FLUSHES = {Deflater.NO_FLUSH, Deflater.SYNC_FLUSH, Deflater.FULL_FLUSH};

    private final Inflate zlib = Inflate.zlib();
    private final Inflate raw = Inflate.raw();

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 7, 8, 9, 15, 16, 17, 258, 271, 272, 273, 1000, 10_000, 32_768, 65_536, 200_000})
    void everyLevelStrategyAndFlush(int size) {
        Random random = new Random(size);
        for (int level = 0; level <= 9; level++) {
            for (int strategy = 0; strategy <= 2; strategy++) {
                byte[] data = Streams.exactly(random, size);
                for (int flush : FLUSHES) {
                    String what = "level " + level + ", strategy " + strategy + ", flush " + flush;
                    assertDecoded(data, deflated(data, new Deflater(level, false), strategy, flush), zlib, what);
                    assertDecoded(data, deflated(data, new Deflater(level, true), strategy, flush), raw, what);
                }
            }
        }
    }

    private static byte[] deflated(byte[] data, Deflater deflater, int strategy, int flush) {
        deflater.setStrategy(strategy);
        ByteArrayOutputStream stream = new ByteArrayOutputStream();
        byte[] buffer = new byte[2 * data.length + 1000];
        for (int i = 0; i < data.length; i += 1000) {
            deflater.setInput(data, i, Math.min(1000, data.length - i));
            do {
                stream.write(buffer, 0, deflater.deflate(buffer, 0, buffer.length, flush));
            } while (!deflater.needsInput());
        }
        deflater.finish();
        while (!deflater.finished()) {
            stream.write(buffer, 0, deflater.deflate(buffer));
        }
        deflater.end();
        return stream.toByteArray();
    }

    private static void assertDecoded(byte[] data, byte[] stream, Inflate inflate, String what) {
        Decoding decoding = Decoding.ours(inflate, stream, new byte[data.length + 600]);
        assertEquals(Decoding.End.FINISHED, decoding.end(), () -> what + ": " + decoding.message());
        assertArrayEquals(data, decoding.data(), what);
    }
}
