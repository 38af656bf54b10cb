package dev.slipstream.imageio.stream;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.stream.FileCacheImageOutputStream;
import javax.imageio.stream.FileImageOutputStream;
import javax.imageio.stream.MemoryCacheImageOutputStream;

/** The JDK's three output streams. */
enum JdkOutputStream {
    FILE((existing, scratch) -> {
        Path file = scratch.file(existing);
        return new OpenedOutput(new FileImageOutputStream(file.toFile()), () -> Files.readAllBytes(file))
                .tidying(() -> Files.delete(file));
    }),
    MEMORY((existing, scratch) -> {
        RecordingOutputStream out = new RecordingOutputStream();
        return new OpenedOutput(new MemoryCacheImageOutputStream(out), out::bytes);
    }),
    FILE_CACHE((existing, scratch) -> {
        RecordingOutputStream out = new RecordingOutputStream();
        return new OpenedOutput(
                new FileCacheImageOutputStream(out, scratch.directory().toFile()), out::bytes);
    });

    private interface Opening {
        OpenedOutput open(byte[] existing, Scratch scratch) throws IOException;
    }

    private final Opening opening;

    JdkOutputStream(Opening opening) {
        this.opening = opening;
    }

    /** A stream at position 0 of {@code existing}, which only a file can hold. */
    OpenedOutput open(byte[] existing, Scratch scratch) throws IOException {
        return opening.open(existing, scratch);
    }
}
