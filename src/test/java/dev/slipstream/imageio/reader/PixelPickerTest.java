package dev.slipstream.imageio.reader;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The pixels that are taken are those that one would find bit by bit. */
class PixelPickerTest {

    private static final int PIXELS = 97;

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 4, 8, 16, 24, 32, 48, 64})
    void everyNthPixelFromOneOn(int bitsPerPixel) {
        Random random = new Random(bitsPerPixel);
        for (int n = 0; n < 2000; n++) {
            int first = random.nextInt(PIXELS);
            int period = 1 + random.nextInt(9);
            int count = 1 + random.nextInt((PIXELS - 1 - first) / period + 1);
            int from = random.nextInt(5);
            byte[] row = new byte[from + (PIXELS * bitsPerPixel + 7) / 8];
            random.nextBytes(row);
            PixelPicker picker = new PixelPicker(bitsPerPixel, first, period, count);
            if (picker.isPlain()) {
                assertEquals(1, period);
                assertEquals(first * bitsPerPixel, picker.offset() * 8);
            } else {
                picker.pick(row, from);
                byte[] expected = new byte[(count * bitsPerPixel + 7) / 8];
                for (int i = 0; i < count; i++) {
                    copy(row, from * 8 + (first + i * period) * bitsPerPixel, expected, i * bitsPerPixel, bitsPerPixel);
                }
                assertArrayEquals(expected, picker.pick(row, from), () -> count + " from " + first + " by " + period);
            }
        }
    }

    private static void copy(byte[] from, int fromBit, byte[] to, int toBit, int bits) {
        for (int i = 0; i < bits; i++) {
            int bit = from[(fromBit + i) / 8] >> (7 - (fromBit + i) % 8) & 1;
            to[(toBit + i) / 8] |= (byte) (bit << (7 - (toBit + i) % 8));
        }
    }

    @Test
    void pixelsSideBySideFromAByteOnNeedNotBePicked() {
        assertTrue(new PixelPicker(1, 16, 1, 9).isPlain());
        assertTrue(new PixelPicker(4, 2, 1, 9).isPlain());
        assertTrue(new PixelPicker(24, 3, 1, 9).isPlain());
        assertFalse(new PixelPicker(1, 15, 1, 9).isPlain());
        assertFalse(new PixelPicker(4, 1, 1, 9).isPlain());
        assertFalse(new PixelPicker(24, 3, 2, 9).isPlain());
        assertEquals(9, new PixelPicker(24, 3, 1, 9).offset());
    }
}
