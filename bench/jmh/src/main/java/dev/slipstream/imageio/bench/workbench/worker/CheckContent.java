package dev.slipstream.imageio.bench.workbench.worker;

import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** A file in all forms that streams are opened on, made beforehand: they are not what is counted. */
final class CheckContent implements Closeable {

    private final File file;
    private final Path path;
    private final URL url;
    private final byte[] bytes;
    private final ByteArrayOutputStream memory = new ByteArrayOutputStream();
    private FileChannel channel;
    private InputStream urlStream;

    /** The path had better be relative: how long it is must not show in the bytes that are allocated. */
    CheckContent(String path) throws IOException {
        this.file = new File(path);
        this.path = file.toPath();
        this.url = file.toURI().toURL();
        this.bytes = Files.readAllBytes(this.path);
    }

    File file() {
        return file;
    }

    Path path() {
        return path;
    }

    URL url() {
        return url;
    }

    /** The application has to close it behind the image stream. */
    InputStream openUrlStream() throws IOException {
        urlStream = url.openStream();
        return urlStream;
    }

    void closeUrlStream() throws IOException {
        if (urlStream != null) {
            urlStream.close();
            urlStream = null;
        }
    }

    byte[] bytes() {
        return bytes;
    }

    ByteArrayOutputStream emptyMemory() {
        memory.reset();
        return memory;
    }

    FileChannel channel() throws IOException {
        if (channel == null) {
            channel = FileChannel.open(path, StandardOpenOption.READ, StandardOpenOption.WRITE);
        }
        return channel.position(0);
    }

    @Override
    public void close() throws IOException {
        if (channel != null) {
            channel.close();
        }
    }
}
