package dev.slipstream.imageio.bench.cold.child;

import java.awt.image.BufferedImage;
import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Iterator;
import javax.imageio.ImageReader;
import javax.imageio.spi.IIORegistry;
import javax.imageio.spi.ImageReaderSpi;
import javax.imageio.stream.FileImageInputStream;
import javax.imageio.stream.ImageInputStream;

/**
 * A number for each result: the type, size and colours of an image, the bytes of a stream or a written file; of a
 * written PNG, whose compression is the writer's business, the image.
 */
// Not the workers' PixelDigest: its MessageDigest loads security providers, more classes than a run that is counted.
final class ResultDigest {

    private static final long MULTIPLIER = 0x9E3779B97F4A7C15L;
    private static final int BUFFER = 1 << 13;
    private static final String PNG_READER = "com.sun.imageio.plugins.png.PNGImageReaderSpi";

    private long value;

    private ResultDigest() {
    }

    /** Zero for null. */
    static long of(BufferedImage image) {
        ResultDigest digest = new ResultDigest();
        if (image != null) {
            digest.add(image);
        }
        return digest.value;
    }

    /** From where it stands to its end. */
    static long of(ImageInputStream stream) throws IOException {
        ResultDigest digest = new ResultDigest();
        byte[] buffer = new byte[BUFFER];
        for (int count = stream.read(buffer); count > 0; count = stream.read(buffer)) {
            digest.add(buffer, count);
        }
        return digest.value;
    }

    static long of(File written) throws IOException {
        if (written.getName().endsWith(".png")) {
            return of(read(written));
        }
        ResultDigest digest = new ResultDigest();
        try (InputStream in = new FileInputStream(written)) {
            byte[] bytes = in.readAllBytes();
            digest.add(bytes, bytes.length);
        }
        return digest.value;
    }

    /** By the JDK's reader and stream, on every side; none of a jar's classes is loaded for that. */
    private static BufferedImage read(File png) throws IOException {
        Iterator<ImageReaderSpi> providers =
                IIORegistry.getDefaultInstance().getServiceProviders(ImageReaderSpi.class, false);
        while (providers.hasNext()) {
            ImageReaderSpi provider = providers.next();
            if (provider.getClass().getName().equals(PNG_READER)) {
                ImageReader reader = provider.createReaderInstance();
                try (ImageInputStream stream = new FileImageInputStream(png)) {
                    reader.setInput(stream);
                    return reader.read(0);
                }
            }
        }
        throw new IllegalStateException(PNG_READER);
    }

    private void add(BufferedImage image) {
        add(image.getType());
        add(image.getWidth());
        add(image.getHeight());
        int[] row = new int[image.getWidth()];
        for (int y = 0; y < image.getHeight(); y++) {
            image.getRGB(0, y, row.length, 1, row, 0, row.length);
            for (int colour : row) {
                add(colour);
            }
        }
    }

    private void add(byte[] bytes, int count) {
        for (int i = 0; i < count; i++) {
            add(bytes[i]);
        }
    }

    private void add(int element) {
        value = (value + element + 1) * MULTIPLIER;
        value ^= value >>> 32;
    }
}
