package dev.slipstream.imageio.bench.jmh.images;

import dev.slipstream.imageio.bench.images.TestImages;
import dev.slipstream.imageio.testing.SampleImages;
import java.awt.image.BufferedImage;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A generated photo in some format, in memory and in a temporary file that closing removes. */
final class EncodedImage implements AutoCloseable {

    private final byte[] bytes;
    private final Path folder;
    private final Path file;

    EncodedImage(String format, int size) throws IOException {
        bytes = SampleImages.encode(TestImages.photo(size, size, BufferedImage.TYPE_3BYTE_BGR), format);
        folder = Files.createTempDirectory("slipstream-jmh-");
        file = Files.write(folder.resolve("image." + format), bytes);
    }

    byte[] bytes() {
        return bytes;
    }

    File file() {
        return file.toFile();
    }

    @Override
    public void close() throws IOException {
        Files.delete(file);
        Files.delete(folder);
    }
}
