package dev.slipstream.imageio.bench.workbench.worker;

import java.awt.image.BufferedImage;
import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.URL;
import java.util.Objects;
import javax.imageio.ImageIO;

/** J2DBench's imageioRead: ImageIO.read, from a File, a URL, or an array. */
final class J2dImageRead implements Workload {

    /** More would take longer than the measuring. */
    private static final int DIGEST_SIZE = 250;

    private final J2dInput input;
    private BufferedImage last;

    private J2dImageRead(J2dInput input) {
        this.input = input;
    }

    static J2dImageRead of(J2dSetup setup) throws IOException {
        if (!setup.method().equals("imageioRead")) {
            throw J2dWorkloads.unknown(setup);
        }
        if (setup.place().equals("fileChannel")) {
            throw new IllegalArgumentException(setup.test() + " does not read from a fileChannel");
        }
        return new J2dImageRead(J2dInput.of(setup.place(), J2dEncoded.of(setup)));
    }

    @Override
    public void repeat(long times) throws IOException {
        for (long i = 0; i < times; i++) {
            last = switch (input.source()) {
                case FILE -> ImageIO.read(input.file());
                case URL -> ImageIO.read(input.url());
                case BYTE_ARRAY -> ImageIO.read(new BufferedInputStream(new ByteArrayInputStream(input.bytes())));
                case FILE_CHANNEL -> throw new IllegalStateException("ImageIO does not read from a channel");
            };
        }
        Objects.requireNonNull(last, "ImageIO.read has not found a reader");
    }

    @Override
    public String digest() throws IOException {
        repeat(1);
        return digest(last);
    }

    /** The size and the colours of the upper left corner. */
    static String digest(BufferedImage image) {
        int width = Math.min(DIGEST_SIZE, image.getWidth());
        int height = Math.min(DIGEST_SIZE, image.getHeight());
        return image.getWidth() + "x" + image.getHeight() + " "
                + PixelDigest.ofRgb(image.getSubimage(0, 0, width, height));
    }

    @Override
    public void close() throws IOException {
        input.close();
    }
}
