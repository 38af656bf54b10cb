package dev.slipstream.imageio.bench.platform.worker;

import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.awt.image.Raster;
import java.io.Closeable;
import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.util.Arrays;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.ImageOutputStream;

/** What ImageIO has done with a file when somebody else wants it. */
public enum Hold {

    STREAM_OPEN {
        @Override
        Closeable on(File file, String format) throws IOException {
            ImageInputStream in = ImageIO.createImageInputStream(file);
            in.read();
            return in;
        }
    },
    STREAM_CLOSED {
        @Override
        Closeable on(File file, String format) throws IOException {
            STREAM_OPEN.on(file, format).close();
            return NOTHING;
        }
    },
    READER_OPEN {
        @Override
        Closeable on(File file, String format) throws IOException {
            ImageInputStream in = ImageIO.createImageInputStream(file);
            ImageReader reader = ImageIO.getImageReaders(in).next();
            reader.setInput(in);
            reader.read(0);
            return in;
        }
    },
    READ {
        @Override
        Closeable on(File file, String format) throws IOException {
            ImageIO.read(file);
            return NOTHING;
        }
    },
    READ_FROM_STREAM {
        @Override
        Closeable on(File file, String format) throws IOException {
            try (InputStream in = new FileInputStream(file)) {
                ImageIO.read(in);
            }
            return NOTHING;
        }
    },
    READ_IN_VAIN {
        @Override
        Closeable on(File file, String format) throws IOException {
            byte[] bytes = Files.readAllBytes(file.toPath());
            Files.write(file.toPath(), Arrays.copyOf(bytes, bytes.length / 2));
            try {
                ImageIO.read(file);
            } catch (IOException | RuntimeException expected) {
                // Some readers make an image of what there is.
            }
            return NOTHING;
        }
    },
    OUTPUT_OPEN {
        @Override
        Closeable on(File file, String format) throws IOException {
            ImageOutputStream out = ImageIO.createImageOutputStream(file);
            out.write(1);
            return out;
        }
    },
    OUTPUT_CLOSED {
        @Override
        Closeable on(File file, String format) throws IOException {
            OUTPUT_OPEN.on(file, format).close();
            return NOTHING;
        }
    },
    WRITTEN {
        @Override
        Closeable on(File file, String format) throws IOException {
            ImageIO.write(ImageIO.read(file), format, file);
            return NOTHING;
        }
    },
    WRITTEN_IN_VAIN {
        @Override
        Closeable on(File file, String format) throws IOException {
            try {
                ImageIO.write(new Broken(), format, file);
            } catch (IOException | RuntimeException expected) {
                // The image's own.
            }
            return NOTHING;
        }
    };

    private static final Closeable NOTHING = () -> { };

    /** Does it with an image in a file; what is returned is still to be closed. */
    abstract Closeable on(File file, String format) throws IOException;

    /** An image whose pixels cannot be had. */
    private static final class Broken extends BufferedImage {

        Broken() {
            super(50, 40, TYPE_INT_RGB);
        }

        @Override
        public Raster getData(Rectangle rectangle) {
            throw new IllegalStateException("no pixels");
        }

        @Override
        public Raster getTile(int tileX, int tileY) {
            throw new IllegalStateException("no pixels");
        }
    }
}
