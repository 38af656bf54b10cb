package dev.slipstream.imageio.deflate;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.testing.Seeds;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** The estimate is near the bits of Huffman's codes, even if one symbol is far more frequent than all others. */
class EntropyTest {

    private static final int SYMBOLS = 286;

    /** Roughly the bits of a block's header for each symbol. */
    private static final int LENGTH_BITS = 4;

    @Test
    void isNearHuffmansCodes() throws Exception {
        CodeLengths codes = new CodeLengths(SYMBOLS);
        Seeds.run(1, (seed, random) -> {
            int[] frequencies = new int[SYMBOLS];
            int used = 2 + random.nextInt(SYMBOLS - 2);
            for (int i = 0; i < used; i++) {
                frequencies[i] = random.nextInt(1 << random.nextInt(12));
            }
            frequencies[random.nextInt(used)] += random.nextInt(1 << random.nextInt(19));
            byte[] lengths = new byte[SYMBOLS];
            codes.find(frequencies, SYMBOLS, 15, lengths);
            long bits = 0;
            for (int i = 0; i < SYMBOLS; i++) {
                bits += (long) frequencies[i] * lengths[i];
            }
            long header = (long) LENGTH_BITS * Arrays.stream(frequencies).filter(n -> n > 0).count();
            long expected = bits + header;
            long estimated = Entropy.bits(frequencies);
            assertTrue(Math.abs(estimated - expected) <= 200 + expected / 8,
                    () -> estimated + " instead of " + expected + ", seed " + seed);
        });
    }
}
