package dev.slipstream.imageio.inflate;

import java.util.Arrays;
import java.util.Random;
import java.util.zip.Deflater;

/** Random data of several kinds, compressed in all ways that the JDK has. */
final class Streams {

    private Streams() {}

    /** Noise, few symbols, repetitions near and far, zeros, small differences. */
    static byte[] data(Random random, int most) {
        return exactly(random, random.nextInt(most));
    }

    static byte[] exactly(Random random, int size) {
        byte[] data = new byte[size];
        int kind = random.nextInt(5);
        for (int i = 0; i < data.length; i++) {
            data[i] = switch (kind) {
                case 0 -> (byte) random.nextInt();
                case 1 -> (byte) random.nextInt(4);
                case 2 -> i > 10 && random.nextInt(10) > 0 ? data[i - 1 - random.nextInt(Math.min(i, 9))] : (byte) i;
                case 3 -> 0;
                default -> (byte) (random.nextGaussian() * 10);
            };
        }
        return data;
    }

    static byte[] deflated(Random random, byte[] data, boolean raw) {
        Deflater deflater = new Deflater(random.nextInt(10), raw);
        deflater.setStrategy(random.nextInt(3));
        deflater.setInput(data);
        deflater.finish();
        byte[] out = new byte[2 * data.length + 100];
        int n = 0;
        while (!deflater.finished()) {
            n += deflater.deflate(out, n, out.length - n);
        }
        deflater.end();
        return Arrays.copyOf(out, n);
    }
}
