package dev.slipstream.imageio.bench.worker;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import javax.imageio.ImageIO;
import javax.imageio.stream.ImageInputStream;

/** How much of an image is read. The result is a {@code BufferedImage}, a {@link Header}, or null: no reader. */
enum Reading {

    /** {@code ImageIO.read}. */
    READ {
        @Override
        Object on(File file) throws IOException {
            return ImageIO.read(file);
        }

        @Override
        Object on(InputStream in) throws IOException {
            return ImageIO.read(in);
        }
    },

    /** Format, width and height, without the pixels. */
    PROBE {
        @Override
        Object on(File file) throws IOException {
            return header(file);
        }

        @Override
        Object on(InputStream in) throws IOException {
            return header(in);
        }
    };

    abstract Object on(File file) throws IOException;

    abstract Object on(InputStream in) throws IOException;

    static Header header(Object input) throws IOException {
        try (ImageInputStream stream = ImageIO.createImageInputStream(input)) {
            if (stream == null) {
                throw new IOException("No ImageInputStream for " + input);
            }
            return Header.of(stream);
        }
    }
}
