package dev.slipstream.imageio.bench.jmh.images;

import ar.com.hjg.pngj.PngReader;
import ar.com.hjg.pngj.PngReaderByte;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import org.apache.commons.imaging.Imaging;

/** Everybody who reads images here: ImageIO with the providers of an {@link ImageSide}, and others for orientation. */
public enum ReadSide {
    JDK,
    TWELVEMONKEYS,
    SLIPSTREAM,
    /** Gives all rows of samples of a PNG, but no BufferedImage. */
    PNGJ,
    COMMONS_IMAGING;

    /** To be called once before the first read: it changes this JVM's ImageIO. */
    void setUp(String format, byte[] image, Cutout cutout) throws IOException {
        if (this != PNGJ && this != COMMONS_IMAGING) {
            ImageIoReads.setUp(ImageSide.valueOf(name()), format, image, cutout);
        } else if (!cutout.isWhole()) {
            throw new IllegalStateException(this + " reads whole images only");
        }
    }

    /** Returns the image, in whatever form it comes. */
    Object read(byte[] image, Cutout cutout) throws IOException {
        return switch (this) {
            case JDK, TWELVEMONKEYS, SLIPSTREAM -> ImageIoReads.read(image, cutout);
            case PNGJ -> rowsOfPngj(image);
            case COMMONS_IMAGING -> Imaging.getBufferedImage(image);
        };
    }

    private static Object rowsOfPngj(byte[] png) {
        PngReader reader = new PngReaderByte(new ByteArrayInputStream(png));
        try {
            return reader.readRows();
        } finally {
            reader.close();
        }
    }
}
