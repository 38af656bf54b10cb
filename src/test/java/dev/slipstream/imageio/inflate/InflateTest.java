package dev.slipstream.imageio.inflate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.io.IOException;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Decoders that are reused. A failure names its seed. */
class InflateTest {

    @Test
    void aClosedDecoderIsUsedAgainWhereverItStopped() throws IOException {
        Inflate first = Inflate.reused();
        for (long seed = 0; seed < 300; seed++) {
            Random random = new Random(seed);
            byte[] data = Streams.data(random, 3_000);
            byte[] stream = Streams.deflated(random, data, false);
            first.close();
            Inflate again = Inflate.reused();
            assertSame(first, again, "seed " + seed);
            assertNotSame(first, Inflate.reused(), "seed " + seed);
            again.setInput(stream, 0, stream.length);
            assertEquals(data.length, again.inflate(new byte[data.length], 0, data.length), "seed " + seed);
            again.close();
            leaveAmid(Inflate.reused(), stream, random);
        }
    }

    @Test
    void aClosedDecoderKeepsItsArraysUnlessTheyAreLarge() {
        Inflate inflate = Inflate.zlib();
        byte[] window = inflate.window(1_000);
        byte[] block = inflate.block(100);
        inflate.close();
        Inflate again = Inflate.reused();
        assertSame(window, again.window(999));
        assertSame(block, again.block(100));
        byte[] large = again.window(1 << 20);
        assertEquals(1 << 20, large.length);
        again.close();
        assertNotSame(large, Inflate.reused().window(1));
    }

    private static void leaveAmid(Inflate inflate, byte[] stream, Random random) {
        byte[] damaged = stream.clone();
        damaged[random.nextInt(stream.length)] ^= 4;
        inflate.setInput(damaged, 0, random.nextInt(stream.length));
        try {
            inflate.inflate(new byte[3_000], 0, random.nextInt(3_000));
        } catch (InflateException e) {
            // A decoder may have ended like this, too, before it is reused.
        }
    }

    @Test
    void whatIsClosedTwiceIsHandedOverOnce() {
        Inflate inflate = Inflate.zlib();
        inflate.close();
        Inflate other = Inflate.zlib();
        other.close();
        inflate.close();
        assertSame(other, Inflate.reused());
    }
}
