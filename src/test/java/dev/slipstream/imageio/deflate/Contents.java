package dev.slipstream.imageio.deflate;

import java.util.Random;
import java.util.function.BiConsumer;

/** Kinds of data that are hard to encode for different reasons. */
enum Contents {
    ZEROS((random, data) -> {}),
    NOISE(Random::nextBytes),
    /** Gives each symbol the longest possible code: each occurs as often as the two before it together. */
    FIBONACCI((random, data) -> {
        int a = 1;
        int b = 1;
        int n = 0;
        for (int symbol = 0; n < data.length; symbol++) {
            for (int i = 0; i < a && n < data.length; i++) {
                data[n++] = (byte) (symbol * 7);
            }
            int sum = a + b;
            a = b;
            b = sum;
        }
        shuffle(random, data);
    }),
    /** The window's length is 32,768. */
    PERIOD_BELOW_WINDOW((random, data) -> repeat(random, data, 32_767)),
    PERIOD_OF_WINDOW((random, data) -> repeat(random, data, 32_768)),
    PERIOD_ABOVE_WINDOW((random, data) -> repeat(random, data, 32_769)),
    SHORT_PERIODS((random, data) -> {
        for (int from = 0; from < data.length; from += 1000) {
            byte[] part = new byte[Math.min(1000, data.length - from)];
            repeat(random, part, 1 + random.nextInt(20));
            System.arraycopy(part, 0, data, from, part.length);
        }
    }),
    /** Noise with matches of all lengths and distances, now and then. */
    NOISE_AND_MATCHES((random, data) -> matches(random, data, 100)),
    /** Nearly only matches. */
    MATCHES((random, data) -> matches(random, data, 3)),
    /** Matches as short and as far as allowed: each saves hardly anything. */
    SHORT_FAR_MATCHES((random, data) -> {
        random.nextBytes(data);
        for (int i = 32_768; i + 8 < data.length; i += 8) {
            System.arraycopy(data, i - 32_768 + random.nextInt(8), data, i, 3 + random.nextInt(2));
        }
    }),
    FEW_SYMBOLS((random, data) -> {
        for (int i = 0; i < data.length; i++) {
            data[i] = (byte) (random.nextInt(3) == 0 ? random.nextInt(5) : 0);
        }
    }),
    /** Like a filtered photo. */
    SMALL_DIFFERENCES((random, data) -> {
        for (int i = 0; i < data.length; i++) {
            data[i] = (byte) (random.nextGaussian() * 6);
        }
    }),
    /** Noise and zeros in turns: blocks of all kinds. */
    CHANGING((random, data) -> {
        for (int i = 0; i < data.length; i++) {
            data[i] = (i / 70_000 & 1) == 0 ? (byte) random.nextInt() : 0;
        }
    });

    private final BiConsumer<Random, byte[]> filling;

    Contents(BiConsumer<Random, byte[]> filling) {
        this.filling = filling;
    }

    byte[] create(int length) {
        return create(new Random(length), length);
    }

    private byte[] create(Random random, int length) {
        byte[] data = new byte[length];
        filling.accept(random, data);
        return data;
    }

    static byte[] any(Random random, int most) {
        return values()[random.nextInt(values().length)].create(random, random.nextInt(most));
    }

    static byte[] noise(Random random, int length) {
        return NOISE.create(random, length);
    }

    /** Rows that are nearly alike. */
    static byte[] drawing(Random random, int length) {
        byte[] data = new byte[length];
        repeat(random, data, 800);
        for (int i = 0; i < length; i += 1 + random.nextInt(200)) {
            data[i] = (byte) random.nextInt(30);
        }
        return data;
    }

    private static void repeat(Random random, byte[] data, int period) {
        for (int i = 0; i < data.length; i++) {
            data[i] = i < period ? (byte) random.nextInt() : data[i - period];
        }
    }

    private static void matches(Random random, byte[] data, int literals) {
        for (int i = 0; i < data.length; ) {
            for (int n = random.nextInt(literals); n > 0 && i < data.length; n--) {
                data[i++] = (byte) random.nextInt();
            }
            int distance = 1 + random.nextInt(1 << random.nextInt(17));
            if (distance <= i) {
                for (int n = 3 + random.nextInt(1 << random.nextInt(10)); n > 0 && i < data.length; n--, i++) {
                    data[i] = data[i - distance];
                }
            }
        }
    }

    private static void shuffle(Random random, byte[] data) {
        for (int i = data.length - 1; i > 0; i--) {
            int j = random.nextInt(i + 1);
            byte b = data[i];
            data[i] = data[j];
            data[j] = b;
        }
    }
}
