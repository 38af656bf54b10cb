package dev.slipstream.imageio.testing;

import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** A named pipe and the thread at its other end. */
public record NamedPipe(Path path) {

    /** Makes a pipe, or skips the test where {@code mkfifo} is missing, or makes what only its own system reads. */
    public static NamedPipe in(Path folder) throws IOException {
        assumeFalse(System.getProperty("os.name").startsWith("Windows"), "no named pipes in folders on Windows");
        Path path = folder.resolve("pipe");
        assumeTrue(Commands.run("mkfifo", path.toString()), "mkfifo made no pipe");
        return new NamedPipe(path);
    }

    /** Writes {@code parts} one after the other as soon as somebody opens the pipe to read, then closes it. */
    public CompletableFuture<Void> write(byte[]... parts) {
        CompletableFuture<Void> written = new CompletableFuture<>();
        Thread writer = new Thread(() -> {
            try (OutputStream out = Files.newOutputStream(path)) {
                for (byte[] part : parts) {
                    out.write(part);
                }
                written.complete(null);
            } catch (IOException e) {
                written.completeExceptionally(new UncheckedIOException(e));
            }
        });
        writer.setDaemon(true);
        writer.start();
        return written;
    }

    /** Begins to read. Returns when the pipe is open, so that the next one to open it has a reader. */
    public Reading read() throws IOException {
        CompletableFuture<byte[]> bytes = new CompletableFuture<>();
        Thread reader = new Thread(() -> {
            try {
                bytes.complete(Files.readAllBytes(path));
            } catch (IOException e) {
                bytes.completeExceptionally(new UncheckedIOException(e));
            }
        });
        reader.setDaemon(true);
        reader.start();
        return new Reading(bytes, Files.newOutputStream(path));
    }

    /**
     * What is read at the other end.
     *
     * @param open keeps the pipe open for other writers
     */
    public record Reading(CompletableFuture<byte[]> bytes, OutputStream open) {

        /** All of it; waits until no other writer has the pipe open. */
        public byte[] toTheEnd() throws Exception {
            open.close();
            return bytes.get(10, TimeUnit.SECONDS);
        }
    }
}
