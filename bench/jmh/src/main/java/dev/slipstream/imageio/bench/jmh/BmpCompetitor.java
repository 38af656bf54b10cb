package dev.slipstream.imageio.bench.jmh;

import java.awt.image.BufferedImage;
import java.io.IOException;
import org.apache.commons.imaging.Imaging;

/** Everybody who reads BMPs here: ImageIO with three sets of providers, and one more for orientation. */
public enum BmpCompetitor {

    /** The JDK's reader on the JDK's streams. */
    JDK(ImageSide.JDK),

    /** TwelveMonkeys' reader on TwelveMonkeys' streams. */
    TWELVEMONKEYS(ImageSide.TWELVEMONKEYS),

    /** Slipstream's reader on Slipstream's streams. */
    SLIPSTREAM(ImageSide.SLIPSTREAM),

    COMMONS_IMAGING(null) {
        @Override
        BufferedImage read(byte[] bmp, Cutout cutout) throws IOException {
            return Imaging.getBufferedImage(bmp);
        }

        @Override
        void setUp(byte[] bmp, Cutout cutout) {
            if (!cutout.isWhole()) {
                throw new IllegalStateException(this + " reads whole images only");
            }
        }
    };

    private final ImageSide side;

    /** @param side null if ImageIO is not used */
    BmpCompetitor(ImageSide side) {
        this.side = side;
    }

    BufferedImage read(byte[] bmp, Cutout cutout) throws IOException {
        return ImageIoReads.read(bmp, cutout);
    }

    /** To be called once before the first read: it changes this JVM's ImageIO. */
    void setUp(byte[] bmp, Cutout cutout) throws IOException {
        ImageIoReads.setUp(side, "bmp", bmp, cutout);
    }
}
