package dev.slipstream.imageio.bench.images;

import java.awt.image.BufferedImage;

/** Photos and screenshots in any size, the same ones at every call. */
public final class TestImages {
    private static final int SEED = 1;

    private TestImages() {
    }

    /** A picture that compresses like a photo. */
    public static BufferedImage photo(int width, int height, int bufferedImageType) {
        return Photo.of(SEED, width, height).image(bufferedImageType);
    }

    /** A photo as libpng writes it by default, without alpha: what a {@link PngKind} is, in any size. */
    public static byte[] pngPhoto(int width, int height) {
        return LibpngEncoder.encode(DetailedPhoto.of(SEED, width, height), PngColour.RGB, 8, false);
    }

    /** The same as a BMP of 24 bits a pixel. */
    public static byte[] bmpPhoto(int width, int height) {
        return BmpCoding.RGB24.encode(DetailedPhoto.of(SEED, width, height));
    }

    /** A screenshot, likewise a PNG. */
    public static byte[] pngScreenshot(int width, int height) {
        return LibpngEncoder.encode(Screenshot.of(width, height), PngColour.RGB, 8, false);
    }
}
