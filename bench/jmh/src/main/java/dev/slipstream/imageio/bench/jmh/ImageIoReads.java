package dev.slipstream.imageio.bench.jmh;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.concurrent.TimeUnit;
import javax.imageio.ImageIO;
import javax.imageio.ImageReadParam;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;

/** Reads whole and subsampled images the way applications do. */
final class ImageIoReads {

    private static final long TIME_WITH_FOREIGN_STREAM = TimeUnit.MILLISECONDS.toNanos(300);
    private static final int LEAST_ROUNDS = 2;

    private ImageIoReads() {
    }

    static BufferedImage read(InputStream in, int subsampling) throws IOException {
        if (subsampling == 1) {
            return ImageIO.read(in);
        }
        try (ImageInputStream stream = ImageIO.createImageInputStream(in)) {
            return read(stream, subsampling);
        }
    }

    /**
     * Lets a stream of somebody else pass through the reader, in turn with the usual one, until the compiler knows
     * both: a reader that has only ever seen one class of streams is faster than it would be in an application.
     */
    static void meetForeignStream(byte[] png, int subsampling) throws IOException {
        long begin = System.nanoTime();
        for (int i = 0; i < LEAST_ROUNDS || System.nanoTime() - begin < TIME_WITH_FOREIGN_STREAM; i++) {
            read(new ForeignImageInputStream(png), subsampling);
            read(new ByteArrayInputStream(png), subsampling);
        }
    }

    private static BufferedImage read(ImageInputStream stream, int subsampling) throws IOException {
        ImageReader reader = ImageIO.getImageReaders(stream).next();
        try {
            reader.setInput(stream, true, true);
            ImageReadParam param = reader.getDefaultReadParam();
            param.setSourceSubsampling(subsampling, subsampling, 0, 0);
            return reader.read(0, param);
        } finally {
            reader.dispose();
        }
    }
}
