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
    FILE(true),
    FILE_OUTPUT_STREAM(true),
    FILE_OUTPUT_STREAM_NO_CACHE(false),
    BYTE_ARRAY_OUTPUT_STREAM(true),
    BYTE_ARRAY_OUTPUT_STREAM_NO_CACHE(false);

    private final boolean useCache;

    ImageDestination(boolean useCache) {
        this.useCache = useCache;
    }

    /** Returns what ImageIO.write does: whether there is a writer. */
    boolean write(BufferedImage image, String format, Target target) throws IOException {
        return switch (this) {
            case FILE -> ImageIO.write(image, format, target.file());
            case FILE_OUTPUT_STREAM, FILE_OUTPUT_STREAM_NO_CACHE -> {
                target.clear();
                try (FileOutputStream out = new FileOutputStream(target.file())) {
                    yield ImageIO.write(image, format, out);
                }
            }
            case BYTE_ARRAY_OUTPUT_STREAM, BYTE_ARRAY_OUTPUT_STREAM_NO_CACHE ->
                    ImageIO.write(image, format, new ByteArrayOutputStream());
        };
    }

    void setUp() {
        ImageIO.setUseCache(useCache);
    }

    Class<?> outputClass() {
        return this == FILE ? File.class : OutputStream.class;
    }
}
