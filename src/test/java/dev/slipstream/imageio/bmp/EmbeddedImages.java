package dev.slipstream.imageio.bmp;

import static dev.slipstream.imageio.testing.Format.PNG;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import javax.imageio.ImageIO;

/** Files of other formats, and BMPs that hold them. */
final class EmbeddedImages {

    private EmbeddedImages() {}

    /** @param compression the format, as the compression of a BMP: PNG or JPEG */
    static byte[] file(int compression, int width, int height) throws IOException {
        BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_3BYTE_BGR);
        for (int i = 0; i < width * height; i++) {
            image.setRGB(i % width, i / width, 0x10305 * i);
        }
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        ImageIO.write(image, compression == BmpBuilder.PNG ? "png" : "jpeg", bytes);
        return bytes.toByteArray();
    }

    /** A BMP of the given size that contains these bytes, and states their number. */
    static BmpBuilder bmp(int compression, int width, int height, byte[] bytes) {
        return new BmpBuilder(40, 0, width, height).compression(compression).data(bytes);
    }
}
