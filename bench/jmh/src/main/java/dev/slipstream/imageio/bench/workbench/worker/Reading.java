package dev.slipstream.imageio.bench.workbench.worker;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import javax.imageio.ImageIO;
import javax.imageio.stream.ImageInputStream;

/** How much of an image is read. The result is a {@code BufferedImage}, a {@link Header}, or null: no reader. */
enum Reading {
    /** {@code ImageIO.read}. */
    READ,
    /** Format, width and height, without the pixels. */
    PROBE;

    Object on(File file) throws IOException {
        return this == READ ? ImageIO.read(file) : header(file);
    }

    Object on(InputStream in) throws IOException {
        return this == READ ? ImageIO.read(in) : header(in);
    }

    static Header header(Object input) throws IOException {
        try (ImageInputStream stream = ImageIO.createImageInputStream(input)) {
            if (stream == null) {
                throw new IOException("No ImageInputStream for " + input);
            }
            return Header.of(stream);
        }
    }
}
