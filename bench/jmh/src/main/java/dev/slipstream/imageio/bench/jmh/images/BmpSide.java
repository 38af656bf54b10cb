package dev.slipstream.imageio.bench.jmh.images;

import java.awt.image.BufferedImage;
import java.io.IOException;
import org.apache.commons.imaging.Imaging;

/** Everybody who reads BMPs here: ImageIO with three sets of providers, and one more for orientation. */
public enum BmpSide {
    /** The JDK's reader on the JDK's streams. */
    JDK(ImageSide.JDK),
    /** TwelveMonkeys' reader on TwelveMonkeys' streams. */
    TWELVEMONKEYS(ImageSide.TWELVEMONKEYS),
    /** Slipstream's reader on Slipstream's streams. */
    SLIPSTREAM(ImageSide.SLIPSTREAM),
    COMMONS_IMAGING(null);

    private final ImageSide side;

    /** @param side null if ImageIO is not used */
    BmpSide(ImageSide side) {
        this.side = side;
    }

    BufferedImage read(byte[] bmp, Cutout cutout) throws IOException {
        return side == null ? Imaging.getBufferedImage(bmp) : ImageIoReads.read(bmp, cutout);
    }

    /** To be called once before the first read: it changes this JVM's ImageIO. */
    void setUp(byte[] bmp, Cutout cutout) throws IOException {
        if (side != null) {
            ImageIoReads.setUp(side, "bmp", bmp, cutout);
        } else if (!cutout.isWhole()) {
            throw new IllegalStateException(this + " reads whole images only");
        }
    }
}
