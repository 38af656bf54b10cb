package dev.slipstream.imageio.stream;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Path;
import javax.imageio.stream.FileCacheImageInputStream;
import javax.imageio.stream.FileImageInputStream;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.MemoryCacheImageInputStream;

/** The JDK's three input streams. */
enum JdkStream {
    FILE {
        @Override
        ImageInputStream open(byte[] bytes, Path file) throws IOException {
            return new FileImageInputStream(file.toFile());
        }
    },
    MEMORY {
        @Override
        ImageInputStream open(byte[] bytes, Path file) {
            return new MemoryCacheImageInputStream(new ByteArrayInputStream(bytes));
        }
    },
    FILE_CACHE {
        @Override
        ImageInputStream open(byte[] bytes, Path file) throws IOException {
            return new FileCacheImageInputStream(new ByteArrayInputStream(bytes), file.toFile().getParentFile());
        }
    };

    /** A stream over the bytes, which are also the contents of the file. */
    abstract ImageInputStream open(byte[] bytes, Path file) throws IOException;
}
