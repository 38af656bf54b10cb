package dev.slipstream.imageio.bench.jmh;

import ar.com.hjg.pngj.ImageLineSetDefault;
import ar.com.hjg.pngj.PngReader;
import ar.com.hjg.pngj.PngReaderByte;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import javax.imageio.ImageIO;
import org.apache.commons.imaging.Imaging;

/** Everybody who reads PNGs here: ImageIO with two sets of providers, and others for orientation. */
public enum PngCompetitor {

    /** The JDK's reader on the JDK's streams. */
    JDK {
        @Override
        void setUp(byte[] png, int subsampling) throws IOException {
            setUpImageIo(ImageSide.JDK, png, subsampling);
        }

        @Override
        BufferedImage read(byte[] png, int subsampling) throws IOException {
            return ImageIoReads.read(new ByteArrayInputStream(png), subsampling);
        }
    },

    /** Slipstream's reader on Slipstream's streams. */
    SLIPSTREAM {
        @Override
        void setUp(byte[] png, int subsampling) throws IOException {
            setUpImageIo(ImageSide.SLIPSTREAM, png, subsampling);
        }

        @Override
        BufferedImage read(byte[] png, int subsampling) throws IOException {
            return ImageIoReads.read(new ByteArrayInputStream(png), subsampling);
        }
    },

    /** Gives all rows of samples, but no BufferedImage. */
    PNGJ {
        @Override
        ImageLineSetDefault<?> read(byte[] png, int subsampling) {
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
        BufferedImage read(byte[] png, int subsampling) throws IOException {
            return Imaging.getBufferedImage(png);
        }
    };

    /** Returns the image, in whatever form it comes. */
    abstract Object read(byte[] png, int subsampling) throws IOException;

    /** To be called once before the first read: it changes this JVM's ImageIO. */
    void setUp(byte[] png, int subsampling) throws IOException {
        if (subsampling != 1) {
            throw new IllegalStateException(this + " cannot subsample");
        }
    }

    private static void setUpImageIo(ImageSide side, byte[] png, int subsampling) throws IOException {
        ImageIO.setUseCache(false);
        side.takeOver();
        side.mustServeInput(InputStream.class);
        side.mustRead("png");
        ImageIoReads.meetForeignStream(png, subsampling);
    }
}
