package dev.slipstream.imageio.bench.jmh.images;

import ar.com.hjg.pngj.PngReader;
import ar.com.hjg.pngj.PngReaderByte;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import org.apache.commons.imaging.Imaging;

/** Everybody who reads PNGs here: ImageIO with two sets of providers, and others for orientation. */
public enum PngSide {
    /** The JDK's reader on the JDK's streams. */
    JDK(ImageSide.JDK, ImageIoReads::read),
    /** Slipstream's reader on Slipstream's streams. */
    SLIPSTREAM(ImageSide.SLIPSTREAM, ImageIoReads::read),
    /** Gives all rows of samples, but no BufferedImage. */
    PNGJ(null, (png, cutout) -> rowsOfPngj(png)),
    COMMONS_IMAGING(null, (png, cutout) -> Imaging.getBufferedImage(png));

    private interface Reading {

        Object of(byte[] png, Cutout cutout) throws IOException;
    }

    private final ImageSide side;
    private final Reading reading;

    /** @param side null if ImageIO is not used */
    PngSide(ImageSide side, Reading reading) {
        this.side = side;
        this.reading = reading;
    }

    /** Returns the image, in whatever form it comes. */
    Object read(byte[] png, Cutout cutout) throws IOException {
        return reading.of(png, cutout);
    }

    /** To be called once before the first read: it changes this JVM's ImageIO. */
    void setUp(byte[] png, Cutout cutout) throws IOException {
        if (side != null) {
            ImageIoReads.setUp(side, "png", png, cutout);
        } else if (!cutout.isWhole()) {
            throw new IllegalStateException(this + " reads whole images only");
        }
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
