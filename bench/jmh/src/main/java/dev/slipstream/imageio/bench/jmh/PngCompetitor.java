package dev.slipstream.imageio.bench.jmh;

import ar.com.hjg.pngj.ImageLineSetDefault;
import ar.com.hjg.pngj.PngReader;
import ar.com.hjg.pngj.PngReaderByte;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import org.apache.commons.imaging.Imaging;

/** Everybody who reads PNGs here: ImageIO with two sets of providers, and others for orientation. */
public enum PngCompetitor {

    /** The JDK's reader on the JDK's streams. */
    JDK {
        @Override
        void setUp(byte[] png, Cutout cutout) throws IOException {
            ImageIoReads.setUp(ImageSide.JDK, FORMAT, png, cutout);
        }

        @Override
        BufferedImage read(byte[] png, Cutout cutout) throws IOException {
            return ImageIoReads.read(png, cutout);
        }
    },

    /** Slipstream's reader on Slipstream's streams. */
    SLIPSTREAM {
        @Override
        void setUp(byte[] png, Cutout cutout) throws IOException {
            ImageIoReads.setUp(ImageSide.SLIPSTREAM, FORMAT, png, cutout);
        }

        @Override
        BufferedImage read(byte[] png, Cutout cutout) throws IOException {
            return ImageIoReads.read(png, cutout);
        }
    },

    /** Gives all rows of samples, but no BufferedImage. */
    PNGJ {
        @Override
        ImageLineSetDefault<?> read(byte[] png, Cutout cutout) {
            PngReader reader = new PngReaderByte(new ByteArrayInputStream(png));
            try {
                return (ImageLineSetDefault<?>) reader.readRows();
            } finally {
                reader.close();
            }
        }
    },

    COMMONS_IMAGING {
        @Override
        BufferedImage read(byte[] png, Cutout cutout) throws IOException {
            return Imaging.getBufferedImage(png);
        }
    };

    private static final String FORMAT = "png";

    /** Returns the image, in whatever form it comes. */
    abstract Object read(byte[] png, Cutout cutout) throws IOException;

    /** To be called once before the first read: it changes this JVM's ImageIO. */
    void setUp(byte[] png, Cutout cutout) throws IOException {
        if (!cutout.isWhole()) {
            throw new IllegalStateException(this + " reads whole images only");
        }
    }
}
