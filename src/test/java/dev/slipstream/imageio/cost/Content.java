package dev.slipstream.imageio.cost;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.File;
import java.io.FilterInputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.URL;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** A file in all forms that streams are opened on, made beforehand: they are not what is counted. */
final class Content implements Closeable {

    private final File file;
    private final Path path;
    private final URL url;
    private final byte[] bytes;
    private final ByteArrayOutputStream memory = new ByteArrayOutputStream();
    private FileChannel channel;
    private InputStream urlStream = InputStream.nullInputStream();

    /** The path should be relative, so that its length does not change the bytes that are allocated. */
    Content(String path) throws IOException {
        this.file = new File(path);
        this.path = file.toPath();
        this.url = file.toURI().toURL();
        this.bytes = Files.readAllBytes(this.path);
        this.channel = FileChannel.open(this.path, StandardOpenOption.READ, StandardOpenOption.WRITE);
    }

    File file() {
        return file;
    }

    Path path() {
        return path;
    }

    byte[] bytes() {
        return bytes;
    }

    ByteArrayInputStream memoryInput() {
        return new ByteArrayInputStream(bytes);
    }

    /** Of a class that nobody knows. */
    InputStream unknownInput() {
        return new FilterInputStream(memoryInput()) { };
    }

    ByteArrayOutputStream memoryOutput() {
        memory.reset();
        return memory;
    }

    OutputStream unknownOutput() {
        return new FilterOutputStream(memoryOutput()) { };
    }

    /** The same one each time, since no stream closes it, at its beginning. */
    FileChannel channel() throws IOException {
        return channel.position(0);
    }

    URL url() {
        return url;
    }

    /** The application has to close it after the image stream. */
    InputStream openUrl() throws IOException {
        urlStream = url.openStream();
        return urlStream;
    }

    void closeUrl() throws IOException {
        urlStream.close();
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
