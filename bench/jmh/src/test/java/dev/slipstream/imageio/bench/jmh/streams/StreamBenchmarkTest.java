package dev.slipstream.imageio.bench.jmh.streams;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.bench.jmh.images.ForeignImageInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import javax.imageio.stream.ImageInputStream;
import org.junit.jupiter.api.Test;

class StreamBenchmarkTest {

    private static final int SIZE = 20;
    private static final byte[] NUMBERS = new byte[Loop.length(SIZE)];

    static {
        for (int i = 0; i < NUMBERS.length; i++) {
            NUMBERS[i] = (byte) i;
        }
    }

    /** 1604 bytes are 200 longs. */
    @Test
    void loopGoesOnWhereItWasAndBeginsAgainAtTheEnd() throws IOException {
        Loop<ImageInputStream> loop = new Loop<>((in, line) -> in.readLong(), Long.SIZE);
        try (ImageInputStream in = new ForeignImageInputStream(NUMBERS)) {
            loop.begin(in, SIZE);
            ByteBuffer longs = ByteBuffer.wrap(NUMBERS);
            for (int i = 0; i < 600; i++) {
                assertEquals(longs.getLong(i % 200 * Long.BYTES), loop.run(in, 1), "long " + i);
            }
        }
    }

    @Test
    void streamThatReadsSomethingElseIsNoticed() throws IOException {
        byte[] content = J2dInputs.content(SIZE);
        prepare(content);
        content[100]++;
        assertTrue(assertThrows(IllegalStateException.class, () -> prepare(content)).getMessage()
                .contains("another result"));
    }

    private static void prepare(byte[] content) throws IOException {
        J2dInputs reads = new J2dInputs();
        reads.pixels = SIZE;
        reads.prepare("imageio.input.stream.tests.readInt", new Place("byteArray", content));
        reads.close();
    }
}
