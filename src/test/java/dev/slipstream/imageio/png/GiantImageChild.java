package dev.slipstream.imageio.png;

import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.awt.image.Raster;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import javax.imageio.ImageIO;
import javax.imageio.ImageReadParam;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;

/** Writes an image that is larger than the heap to a file, and reads a part of it back, with {@code ImageIO} alone. */
final class GiantImageChild {

    private GiantImageChild() {}

    /** Width, height, and type of the image; file. */
    public static void main(String[] arguments) throws IOException {
        GiantImage image = new GiantImage(Integer.parseInt(arguments[0]), Integer.parseInt(arguments[1]),
                Integer.parseInt(arguments[2]));
        Path file = Path.of(arguments[3]);
        System.out.println(ImageIO.write(image, "png", file.toFile()) ? "written" : "no writer");
        Rectangle part = new Rectangle(image.getWidth() - 300, image.getHeight() - 300, 300, 300);
        try (ImageInputStream stream = ImageIO.createImageInputStream(file.toFile())) {
            Iterator<ImageReader> readers = ImageIO.getImageReaders(stream);
            ImageReader reader = readers.next();
            reader.setInput(stream);
            ImageReadParam param = reader.getDefaultReadParam();
            param.setSourceRegion(part);
            BufferedImage read = reader.read(0, param);
            System.out.println(isRight(read.getRaster(), part) ? "right" : "wrong");
        }
        System.out.println(Files.size(file));
    }

    private static boolean isRight(Raster read, Rectangle part) {
        for (int y = 0; y < part.height; y++) {
            for (int x = 0; x < part.width; x++) {
                if (read.getSample(x, y, 0) != GiantImage.sample((part.x + x) / 256, (part.y + y) / 256)) {
                    return false;
                }
            }
        }
        return true;
    }
}
