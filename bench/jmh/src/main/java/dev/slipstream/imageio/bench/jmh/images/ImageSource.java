package dev.slipstream.imageio.bench.jmh.images;

import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import javax.imageio.ImageIO;

/** Where an image is read from, with ImageIO's default cache setting (a cache file) and without. */
public enum ImageSource {
    FILE(true),
    FILE_INPUT_STREAM(true),
    FILE_INPUT_STREAM_NO_CACHE(false),
    BYTE_ARRAY_INPUT_STREAM(true),
    BYTE_ARRAY_INPUT_STREAM_NO_CACHE(false);

    /** What is done with an input: a File or an InputStream. */
    interface Use<T> {

        T of(Object input) throws IOException;
    }

    private final boolean useCache;

    ImageSource(boolean useCache) {
        this.useCache = useCache;
    }

    <T> T with(EncodedImage image, Use<T> use) throws IOException {
        if (this == FILE) {
            return use.of(image.file());
        }
        try (InputStream in = this == FILE_INPUT_STREAM || this == FILE_INPUT_STREAM_NO_CACHE
                ? new FileInputStream(image.file()) : new ByteArrayInputStream(image.bytes())) {
            return use.of(in);
        }
    }

    void setUp() {
        ImageIO.setUseCache(useCache);
    }

    Class<?> inputClass() {
        return this == FILE ? File.class : InputStream.class;
    }
}
