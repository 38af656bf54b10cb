package dev.slipstream.imageio.bench.jmh.images;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** What streams are opened to write to: memory, and a temporary file that closing removes. */
public final class Target implements AutoCloseable {

    private final Path folder;
    private final Path file;
    private FileChannel channel;
    private ByteArrayOutputStream outputStream = new ByteArrayOutputStream();

    public Target() throws IOException {
        folder = Files.createTempDirectory("slipstream-jmh-");
        file = folder.resolve("target");
    }

    // A file is deleted, never truncated: when one that was truncated is closed, ext4 waits for the disk
    // (auto_da_alloc), and that would be all there is to measure.

    /** Forgets what was written. */
    public void clear() throws IOException {
        deleteFile();
        outputStream = new ByteArrayOutputStream();
    }

    /** Whoever opens it creates it. */
    public File file() {
        return file.toFile();
    }

    public File cacheDirectory() {
        return folder.toFile();
    }

    /** Of the file. The same one until the target is cleared, since no stream closes it, at its beginning. */
    public FileChannel channel() throws IOException {
        if (channel == null) {
            channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.READ,
                    StandardOpenOption.WRITE);
        }
        return channel.position(0);
    }

    /** The same one until the target is cleared. */
    public ByteArrayOutputStream outputStream() {
        return outputStream;
    }

    /** What one stream has written since the target was cleared, wherever it did. */
    public byte[] written() throws IOException {
        return outputStream.size() > 0 ? outputStream.toByteArray() : Files.readAllBytes(file);
    }

    @Override
    public void close() throws IOException {
        deleteFile();
        Files.delete(folder);
    }

    private void deleteFile() throws IOException {
        if (channel != null) {
            channel.close();
            channel = null;
        }
        Files.deleteIfExists(file);
    }
}
