package dev.slipstream.imageio.bench.jmh;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import javax.imageio.ImageIO;

/** Where an image is written to, with ImageIO's default cache setting (a cache file) and without. */
public enum ImageDestination {

    /** Which ImageIO deletes first; with a FileOutputStream that is done here. */
    FILE(true) {
        @Override
        boolean write(BufferedImage image, String format, Target target) throws IOException {
            return ImageIO.write(image, format, target.file());
        }
    },
    FILE_OUTPUT_STREAM(true) {
        @Override
        boolean write(BufferedImage image, String format, Target target) throws IOException {
            return toFileOutputStream(image, format, target);
        }
    },
    FILE_OUTPUT_STREAM_NO_CACHE(false) {
        @Override
        boolean write(BufferedImage image, String format, Target target) throws IOException {
            return toFileOutputStream(image, format, target);
        }
    },
    BYTE_ARRAY_OUTPUT_STREAM(true) {
        @Override
        boolean write(BufferedImage image, String format, Target target) throws IOException {
            return ImageIO.write(image, format, new ByteArrayOutputStream());
        }
    },
    BYTE_ARRAY_OUTPUT_STREAM_NO_CACHE(false) {
        @Override
        boolean write(BufferedImage image, String format, Target target) throws IOException {
            return ImageIO.write(image, format, new ByteArrayOutputStream());
        }
    };

    private final boolean useCache;

    ImageDestination(boolean useCache) {
        this.useCache = useCache;
    }

    /** Returns what ImageIO.write does: whether there is a writer. */
    abstract boolean write(BufferedImage image, String format, Target target) throws IOException;

    void setUp() {
        ImageIO.setUseCache(useCache);
    }

    Class<?> outputClass() {
        return this == FILE ? File.class : OutputStream.class;
    }

    private static boolean toFileOutputStream(BufferedImage image, String format, Target target) throws IOException {
        target.clear();
        try (FileOutputStream out = new FileOutputStream(target.file())) {
            return ImageIO.write(image, format, out);
        }
    }
}
