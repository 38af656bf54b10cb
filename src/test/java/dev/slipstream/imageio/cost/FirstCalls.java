package dev.slipstream.imageio.cost;

import java.awt.image.BufferedImage;
import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import javax.imageio.ImageIO;
import javax.imageio.spi.IIORegistry;

/** The program of a fresh JVM whose classes are counted: one call of ImageIO. */
// No lambda, string concatenation, enum or collection: nothing is to be charged to the library that is needed here.
final class FirstCalls {

    static final String REGISTER = "register";
    static final String READ_FILE = "read file";
    static final String READ_STREAM = "read stream";
    static final String WRITE = "write";

    private static final int WRITTEN_SIDE = 250;

    private FirstCalls() {}

    public static void main(String[] arguments) throws IOException {
        String call = arguments[0];
        if (call.equals(REGISTER)) {
            IIORegistry.getDefaultInstance();
            return;
        }
        File file = new File(arguments[1]);
        if (call.equals(READ_FILE)) {
            ImageIO.read(file);
        } else if (call.equals(READ_STREAM)) {
            try (InputStream in = new FileInputStream(file)) {
                ImageIO.read(in);
            }
        } else {
            ImageIO.write(pattern(), "png", file);
        }
    }

    /** Made here, because decoding one would be the first use of ImageIO. */
    private static BufferedImage pattern() {
        BufferedImage image = new BufferedImage(WRITTEN_SIDE, WRITTEN_SIDE, BufferedImage.TYPE_INT_RGB);
        for (int y = 0; y < WRITTEN_SIDE; y++) {
            for (int x = 0; x < WRITTEN_SIDE; x++) {
                image.setRGB(x, y, x << 16 | y << 8 | (((x * y) >> 4) & 0xFF));
            }
        }
        return image;
    }
}
