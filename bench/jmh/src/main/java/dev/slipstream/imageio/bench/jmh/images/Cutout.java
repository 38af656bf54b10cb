package dev.slipstream.imageio.bench.jmh.images;

import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import javax.imageio.ImageReadParam;

/** What is read of an image: all but a margin on each side, and of that every n-th pixel in both directions. */
record Cutout(int margin, int subsampling) {

    static final Cutout WHOLE = new Cutout(0, 1);

    boolean isWhole() {
        return equals(WHOLE);
    }

    /** Whether that is what has been read of an image. */
    boolean isTrue(BufferedImage part, BufferedImage image) {
        int width = pixels(image.getWidth());
        int height = pixels(image.getHeight());
        boolean same = part.getWidth() == width && part.getHeight() == height;
        for (int i = 0; i < width * height && same; i++) {
            int x = i % width;
            int y = i / width;
            same = part.getRGB(x, y) == image.getRGB(margin + x * subsampling, margin + y * subsampling);
        }
        return same;
    }

    void applyTo(ImageReadParam param, int width, int height) {
        if (margin > 0) {
            param.setSourceRegion(new Rectangle(margin, margin, width - 2 * margin, height - 2 * margin));
        }
        param.setSourceSubsampling(subsampling, subsampling, 0, 0);
    }

    private int pixels(int length) {
        return (length - 2 * margin + subsampling - 1) / subsampling;
    }
}
