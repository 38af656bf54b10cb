package dev.slipstream.imageio.bench.jmh.images;

import dev.slipstream.imageio.reading.BytesImageInputStream;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.concurrent.TimeUnit;
import javax.imageio.ImageIO;

/** Reads images out of memory the way applications do. */
final class ImageIoReads {

    private static final long TIME_WITH_FOREIGN_STREAM = TimeUnit.MILLISECONDS.toNanos(300);
    private static final int LEAST_ROUNDS = 2;

    private ImageIoReads() {
    }

    /** Makes this JVM's ImageIO the side's, without cache files; to be called once, before the first read. */
    static void setUp(ImageSide side, String format, byte[] image) throws IOException {
        ImageIO.setUseCache(false);
        side.takeOver();
        side.mustServeInput(InputStream.class);
        side.mustRead(format);
        meetForeignStream(image);
    }

    static BufferedImage read(byte[] image) throws IOException {
        return ImageIO.read(new ByteArrayInputStream(image));
    }

    /**
     * Lets a stream of somebody else pass through the reader, in turn with the usual one, until the compiler knows
     * both: a reader that has only ever seen one class of streams is faster than it would be in an application.
     */
    private static void meetForeignStream(byte[] image) throws IOException {
        long begin = System.nanoTime();
        for (int i = 0; i < LEAST_ROUNDS || System.nanoTime() - begin < TIME_WITH_FOREIGN_STREAM; i++) {
            ImageIO.read(new BytesImageInputStream(image));
            read(image);
        }
    }
}
