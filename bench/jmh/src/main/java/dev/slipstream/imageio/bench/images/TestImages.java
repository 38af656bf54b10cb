package dev.slipstream.imageio.bench.images;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The images that tests and benchmarks read: the committed ones, and larger ones made when they are needed. */
public final class TestImages {
    private static final int SEED = 1;
    private static final int GRAIN = 4;

    private TestImages() {
    }

    /**
     * Writes all images below a folder, over what is there.
     *
     * @throws IOException if a file cannot be written
     */
    public static void writeAll(Path folder) throws IOException {
        for (TestImage image : all()) {
            Path file = folder.resolve(image.path());
            Files.createDirectories(file.getParent());
            Files.write(file, image.bytes());
        }
    }

    /** A picture that compresses like a photo, the same one at every call. */
    public static BufferedImage photo(int width, int height, int bufferedImageType) {
        return BufferedPhoto.of(new Photo(SEED, width, height, GRAIN), bufferedImageType);
    }

    /** A photo as libpng writes it by default, without alpha: what a {@link PngKind} is, in any size. */
    public static byte[] pngPhoto(int width, int height) {
        return LibpngEncoder.encode(new DetailedPhoto(SEED, width, height), PngColour.RGB, 8, false);
    }

    /** The same as a BMP of 24 bits a pixel. */
    public static byte[] bmpPhoto(int width, int height) {
        return BmpCoding.RGB24.encode(new DetailedPhoto(SEED, width, height));
    }

    /** A screenshot, likewise a PNG. */
    public static byte[] pngScreenshot(int width, int height) {
        return LibpngEncoder.encode(Screenshot.of(width, height), PngColour.RGB, 8, false);
    }

    /**
     * The image in a format of the JDK's: png, bmp, gif, jpeg, tiff or wbmp, by the JDK's own writer with its default
     * settings.
     *
     * @throws IOException if the writer fails
     */
    public static byte[] encode(BufferedImage image, String format) throws IOException {
        return ImageEncoder.jdk(format).encode(image);
    }

    /** The images whose bytes do not depend on the Java version: made by the encoders of this package. */
    static List<TestImage> own() {
        List<TestImage> images = new ArrayList<>(PngGroup.images());
        images.addAll(PngChunkGroup.images());
        images.addAll(BrokenPngGroup.images());
        images.addAll(BmpGroup.images());
        images.addAll(BmpCodingGroup.images());
        images.addAll(BrokenBmpGroup.images());
        images.addAll(HandmadeGroup.images());
        return images;
    }

    /** All images: those of other writers too, whose bytes may differ between versions. */
    static List<TestImage> all() throws IOException {
        List<TestImage> images = own();
        images.addAll(JdkGroup.images());
        images.addAll(TwelveMonkeysGroup.images());
        return images;
    }
}
