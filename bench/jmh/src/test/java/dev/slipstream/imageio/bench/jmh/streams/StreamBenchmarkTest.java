package dev.slipstream.imageio.bench.jmh.streams;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.bench.jmh.images.ForeignImageInputStream;
import dev.slipstream.imageio.bench.jmh.images.ImageSide;
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
        new Reads(NUMBERS.clone()).prepare();
        byte[] other = NUMBERS.clone();
        other[100]++;
        assertTrue(assertThrows(IllegalStateException.class, () -> new Reads(other).prepare()).getMessage()
                .contains("another result"));
    }

    private static final class Reads extends StreamBenchmark<ImageInputStream> {

        private final byte[] content;

        Reads(byte[] content) {
            this.content = content;
            this.pixels = SIZE;
        }

        @Override
        String name() {
            return "imageio.input.stream.tests.readInt";
        }

        @Override
        ImageSide side() {
            return ImageSide.JDK;
        }

        @Override
        Place place() throws IOException {
            return new Place("byteArray", content);
        }

        @Override
        void mustServe(Place checked) {
        }

        @Override
        Loop<ImageInputStream> loop(String method) {
            return new Loop<>((in, line) -> in.readInt(), Integer.SIZE);
        }

        @Override
        ImageInputStream foreign() {
            return new ForeignImageInputStream(NUMBERS);
        }

        @Override
        Object result(long sum, ImageInputStream closed, Place delivered) {
            return sum;
        }

        @Override
        ImageInputStream open(Place opened) throws IOException {
            return opened.openInput();
        }
    }
}
