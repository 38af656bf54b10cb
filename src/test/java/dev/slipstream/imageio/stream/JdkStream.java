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
    FILE((bytes, file) -> new FileImageInputStream(file.toFile())),
    MEMORY((bytes, file) -> new MemoryCacheImageInputStream(new ByteArrayInputStream(bytes))),
    FILE_CACHE((bytes, file) ->
            new FileCacheImageInputStream(new ByteArrayInputStream(bytes), file.toFile().getParentFile()));

    private interface Opener {
        ImageInputStream open(byte[] bytes, Path file) throws IOException;
    }

    private final Opener opener;

    JdkStream(Opener opener) {
        this.opener = opener;
    }

    /** A stream over the bytes, which are also the contents of the file. */
    ImageInputStream open(byte[] bytes, Path file) throws IOException {
        return opener.open(bytes, file);
    }
}
