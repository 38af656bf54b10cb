package dev.slipstream.imageio.bench.jmh.streams;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.reading.BytesImageInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import javax.imageio.stream.ImageInputStream;
import org.junit.jupiter.api.Test;

class StreamBenchmarkTest {

    private static final int SIZE = 20;

    /** 1604 bytes are 200 longs. */
    @Test
    void loopGoesOnWhereItWasAndBeginsAgainAtTheEnd() throws IOException {
        byte[] content = J2dInputs.content(SIZE);
        Loop<ImageInputStream> loop = new Loop<>((in, line) -> in.readLong(), Long.SIZE);
        try (ImageInputStream in = new BytesImageInputStream(content)) {
            loop.begin(in, SIZE);
            ByteBuffer longs = ByteBuffer.wrap(content);
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
