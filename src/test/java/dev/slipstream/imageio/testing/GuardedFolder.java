package dev.slipstream.imageio.testing;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A folder in which files can be made and written, but not deleted, until it is closed. */
public record GuardedFolder(Path path) implements Closeable {

    /** Makes one, or skips the test where the system has no such thing. */
    public static GuardedFolder below(Path folder) throws IOException {
        Path path = Files.createDirectory(folder.resolve("guarded"));
        assumeTrue(Commands.run("chattr", "+a", path.toString()), "no folder that can only be added to");
        return new GuardedFolder(path);
    }

    @Override
    public void close() throws IOException {
        if (!Commands.run("chattr", "-a", path.toString())) {
            throw new IOException(path + " stays guarded");
        }
    }
}
