package dev.slipstream.imageio.bench.jmh;

import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import javax.imageio.ImageIO;

/** Where an image is read from, with ImageIO's default cache setting (a cache file) and without. */
public enum ImageSource {

    FILE(true) {
        @Override
        <T> T with(EncodedImage image, Use<T> use) throws IOException {
            return use.of(image.file());
        }
    },
    FILE_INPUT_STREAM(true) {
        @Override
        <T> T with(EncodedImage image, Use<T> use) throws IOException {
            return withFileInputStream(image, use);
        }
    },
    FILE_INPUT_STREAM_NO_CACHE(false) {
        @Override
        <T> T with(EncodedImage image, Use<T> use) throws IOException {
            return withFileInputStream(image, use);
        }
    },
    BYTE_ARRAY_INPUT_STREAM(true) {
        @Override
        <T> T with(EncodedImage image, Use<T> use) throws IOException {
            return use.of(new ByteArrayInputStream(image.bytes()));
        }
    },
    BYTE_ARRAY_INPUT_STREAM_NO_CACHE(false) {
        @Override
        <T> T with(EncodedImage image, Use<T> use) throws IOException {
            return use.of(new ByteArrayInputStream(image.bytes()));
        }
    };

    /** What is done with an input: a File or an InputStream. */
    interface Use<T> {
        T of(Object input) throws IOException;
    }

    private final boolean useCache;

    ImageSource(boolean useCache) {
        this.useCache = useCache;
    }

    abstract <T> T with(EncodedImage image, Use<T> use) throws IOException;

    void setUp() {
        ImageIO.setUseCache(useCache);
    }

    Class<?> inputClass() {
        return this == FILE ? File.class : InputStream.class;
    }

    private static <T> T withFileInputStream(EncodedImage image, Use<T> use) throws IOException {
        try (FileInputStream in = new FileInputStream(image.file())) {
            return use.of(in);
        }
    }
}
