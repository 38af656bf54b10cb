package dev.slipstream.imageio.bench.jmh.images;

import dev.slipstream.imageio.reading.BytesImageInputStream;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.concurrent.TimeUnit;
import javax.imageio.ImageIO;
import javax.imageio.ImageReadParam;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;

/** Reads images, and parts of them, the way applications do. */
final class ImageIoReads {

    private static final long TIME_WITH_FOREIGN_STREAM = TimeUnit.MILLISECONDS.toNanos(300);
    private static final int LEAST_ROUNDS = 2;

    private ImageIoReads() {
    }

    /** Makes this JVM's ImageIO the side's, without cache files; to be called once, before the first read. */
    static void setUp(ImageSide side, String format, byte[] image, Cutout cutout) throws IOException {
        ImageIO.setUseCache(false);
        side.takeOver();
        side.mustServeInput(InputStream.class);
        side.mustRead(format);
        meetForeignStream(image, cutout);
    }

    static BufferedImage read(byte[] image, Cutout cutout) throws IOException {
        InputStream in = new ByteArrayInputStream(image);
        if (cutout.isWhole()) {
            return ImageIO.read(in);
        }
        try (ImageInputStream stream = ImageIO.createImageInputStream(in)) {
            return read(stream, cutout);
        }
    }

    /**
     * Lets a stream of somebody else pass through the reader, in turn with the usual one, until the compiler knows
     * both: a reader that has only ever seen one class of streams is faster than it would be in an application.
     */
    static void meetForeignStream(byte[] image, Cutout cutout) throws IOException {
        long begin = System.nanoTime();
        for (int i = 0; i < LEAST_ROUNDS || System.nanoTime() - begin < TIME_WITH_FOREIGN_STREAM; i++) {
            read(new BytesImageInputStream(image), cutout);
            read(image, cutout);
        }
    }

    private static BufferedImage read(ImageInputStream stream, Cutout cutout) throws IOException {
        ImageReader reader = ImageIO.getImageReaders(stream).next();
        try {
            reader.setInput(stream, true, true);
            ImageReadParam param = reader.getDefaultReadParam();
            cutout.applyTo(param, reader.getWidth(0), reader.getHeight(0));
            return reader.read(0, param);
        } finally {
            reader.dispose();
        }
    }
}
