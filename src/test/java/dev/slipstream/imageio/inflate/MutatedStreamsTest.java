package dev.slipstream.imageio.inflate;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.Inflater;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/**
 * Damaged streams end as they do in the JDK's {@code Inflater}, after the same bytes: finished, wrong, or waiting for
 * more.
 *
 * <p>{@code -Dslipstream.mutations=10000000} for more of them. A failure names its seed.
 */
class MutatedStreamsTest {

    /** The seeds that damage the same stream in turn: it takes longer to make than to decode. */
    private static final int MUTATIONS_OF_ONE = 64;

    private static final Pattern MESSAGE = Pattern.compile("zlib: .+, at byte (\\d+) of the compressed data");

    private final Inflate zlib = Inflate.zlib();
    private final Inflate raw = Inflate.raw();
    private final Inflater jdkZlib = new Inflater();
    private final Inflater jdkRaw = new Inflater(true);
    private final byte[] out = new byte[100_000];

    @AfterEach
    void free() {
        jdkZlib.end();
        jdkRaw.end();
    }

    @Test
    void damagedStreamsEndAsInTheJdk() {
        long mutations = Long.getLong("slipstream.mutations", 100_000);
        byte[] stream = {};
        for (long seed = 0; seed < mutations; seed++) {
            boolean isRaw = seed / MUTATIONS_OF_ONE % 2 == 0;
            if (seed % MUTATIONS_OF_ONE == 0) {
                stream = stream(new Random(seed), isRaw);
            }
            byte[] damaged = damaged(stream, new Random(~seed), isRaw);
            Inflated expected = Inflated.jdk(isRaw ? jdkRaw : jdkZlib, damaged, out);
            Inflated actual = Inflated.ours(isRaw ? raw : zlib, damaged, out);
            expected.assertSame(actual, "seed " + seed);
            assertClear(actual, damaged.length, seed);
        }
    }

    private static byte[] stream(Random random, boolean isRaw) {
        return isRaw && random.nextBoolean() ? RandomBlocks.stream(random, 600).stream()
                : Streams.deflated(random, Streams.data(random, 600), isRaw);
    }

    private static byte[] damaged(byte[] whole, Random random, boolean isRaw) {
        byte[] stream = whole.clone();
        switch (random.nextInt(10)) {
            case 0 -> stream = Arrays.copyOf(stream, random.nextInt(stream.length + 1));
            case 1 -> stream = noise(random, isRaw);
            case 2 -> overwrite(stream, random);
            default -> flip(stream, random);
        }
        if (random.nextInt(4) == 0) { // more input than needed, for the fast loop
            stream = Arrays.copyOf(stream, stream.length + random.nextInt(40));
        }
        return stream;
    }

    private static byte[] noise(Random random, boolean isRaw) {
        byte[] stream = new byte[2 + random.nextInt(100)];
        random.nextBytes(stream);
        if (isRaw) {
            // not a stored block: that nearly always fails
            stream[0] = (byte) ((stream[0] & ~6) | 2 + 2 * random.nextInt(2));
        } else {
            stream[0] = 0x78;
            stream[1] = (byte) 0x9c;
        }
        return stream;
    }

    private static void overwrite(byte[] stream, Random random) {
        int from = random.nextInt(stream.length);
        int to = Math.min(stream.length, from + random.nextInt(20));
        for (int i = from; i < to; i++) {
            stream[i] = (byte) random.nextInt();
        }
    }

    private static void flip(byte[] stream, Random random) {
        for (int flips = random.nextInt(4); flips > 0; flips--) {
            stream[random.nextInt(stream.length)] ^= (byte) (1 << random.nextInt(8));
        }
    }

    private static void assertClear(Inflated decoding, int length, long seed) {
        if (decoding.end() == Inflated.End.WRONG) {
            Matcher message = MESSAGE.matcher(decoding.message());
            assertTrue(message.matches() && Integer.parseInt(message.group(1)) <= length,
                    () -> "seed " + seed + ": " + decoding.message());
        }
    }
}
