package dev.slipstream.imageio.bench.sizes;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class WritingTest {

    private static BufferedImage image(int type, int pixel) {
        BufferedImage image = new BufferedImage(8, 8, type);
        image.setRGB(7, 7, pixel);
        return image;
    }

    private static byte[] png(BufferedImage image) throws IOException {
        return Encoder.SLIPSTREAM.write(image, Level.DEFAULT);
    }

    @Test
    void everySampleMustBeTheSame() throws IOException {
        BufferedImage image = image(BufferedImage.TYPE_3BYTE_BGR, 0xFF123456);
        assertTrue(Writing.isSame(image, png(image)));
        assertFalse(Writing.isSame(image, png(image(BufferedImage.TYPE_3BYTE_BGR, 0xFF123457))));
        assertFalse(Writing.isSame(image, png(new BufferedImage(8, 9, BufferedImage.TYPE_3BYTE_BGR))));
        assertFalse(Writing.isSame(image, png(image(BufferedImage.TYPE_INT_ARGB, 0xFF123456))), "alpha");
    }

    @Test
    void whatIsNoPngIsNotTheSame() throws IOException {
        BufferedImage image = image(BufferedImage.TYPE_3BYTE_BGR, 0xFF123456);
        byte[] png = png(image);
        assertFalse(Writing.isSame(image, Arrays.copyOf(png, png.length / 2)));
        assertFalse(Writing.isSame(image, new byte[0]));
    }
}
