package dev.slipstream.imageio.testing;

import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.stream.FileCacheImageOutputStream;
import javax.imageio.stream.FileImageOutputStream;
import javax.imageio.stream.ImageOutputStream;
import javax.imageio.stream.MemoryCacheImageOutputStream;

/** The JDK's own output streams. */
public enum JdkOutput {

    FILE(file -> new Opened(new FileImageOutputStream(file.toFile()), () -> Files.readAllBytes(file))),
    MEMORY_CACHE(file -> {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        return new Opened(new MemoryCacheImageOutputStream(out), out::toByteArray);
    }),
    FILE_CACHE(file -> {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        return new Opened(new FileCacheImageOutputStream(out, file.getParent().toFile()), out::toByteArray);
    });

    private final Ask<Path, Opened> opener;

    JdkOutput(Ask<Path, Opened> opener) {
        this.opener = opener;
    }

    /** Only {@link #FILE} puts anything into the file. */
    public Opened open(Path file) throws IOException {
        return opener.of(file);
    }

    /** A stream, and what has arrived behind it so far. */
    public record Opened(ImageOutputStream stream, OutputKind.Content content) implements Closeable {
        @Override
        public void close() throws IOException {
            stream.close();
        }
    }
}
