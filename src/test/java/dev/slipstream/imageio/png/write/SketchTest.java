package dev.slipstream.imageio.png.write;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import java.util.function.IntBinaryOperator;
import org.junit.jupiter.api.Test;

/** Which icons are photos, whose unfiltered form is not searched. */
class SketchTest {

    private static final int WIDTH = 20;

    /** Each pixel is unlike its neighbours in both; only in the photo it is also unlike all others. */
    @Test
    void aPhotoHasManyColoursAndAPatternHasFew() {
        for (int bpp : new int[] {3, 4}) {
            Random random = new Random(1);
            assertTrue(Sketch.isPhoto(strip(bpp, (x, y) -> random.nextInt()), bpp), "photo, " + bpp);
            assertFalse(Sketch.isPhoto(strip(bpp, (x, y) -> (x + y) % 2 * 0x123456 + 1), bpp), "pattern, " + bpp);
        }
    }

    @Test
    void aDrawingHasManyPixelsOfOneColour() {
        Random random = new Random(1);
        assertFalse(Sketch.isPhoto(strip(3, (x, y) -> x % 4 == 0 ? 0 : random.nextInt()), 3));
    }

    /** A photo with a few pixels of one colour is still a photo. */
    @Test
    void oneInSevenPixelsOfAPhotoMayBeBlack() {
        Random random = new Random(1);
        assertTrue(Sketch.isPhoto(strip(3, (x, y) -> x % 7 == 0 ? 0 : random.nextInt()), 3));
    }

    private static Strip strip(int bpp, IntBinaryOperator pixels) {
        Strip strip = new Strip(Strip.MOST);
        strip.begin();
        strip.beginPass(WIDTH * bpp, WIDTH);
        byte[] row = new byte[WIDTH * bpp];
        for (int y = 0; y < WIDTH; y++) {
            for (int x = 0; x < WIDTH; x++) {
                int pixel = pixels.applyAsInt(x, y);
                for (int i = 0; i < bpp; i++) {
                    row[x * bpp + i] = (byte) (pixel >> (8 * i));
                }
            }
            strip.add(row, 0);
        }
        return strip;
    }
}
