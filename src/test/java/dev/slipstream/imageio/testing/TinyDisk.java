package dev.slipstream.imageio.testing;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** A file system of a few kibibytes, for tests that fill it. */
public record TinyDisk(Path path) implements Closeable {

    /** Mounts one below {@code folder}, or skips the test where that is not allowed. */
    public static TinyDisk in(Path folder, int kibibytes) throws IOException {
        Path path = Files.createDirectory(folder.resolve("disk"));
        assumeTrue(Commands.run(
                "mount", "-t", "tmpfs", "-o", "size=" + kibibytes + "k", "slipstream-test", path.toString()),
                "may not mount a small disk here");
        return new TinyDisk(path);
    }

    /** Takes all the room there is. */
    public Path fill() throws IOException {
        Path filler = path.resolve("filler");
        try (OutputStream out = Files.newOutputStream(filler)) {
            while (true) {
                out.write(new byte[1024]);
            }
        } catch (IOException full) {
            return filler;
        }
    }

    @Override
    public void close() throws IOException {
        if (!Commands.run("umount", path.toString())) {
            throw new IOException(path + " cannot be unmounted: still in use?");
        }
    }
}
