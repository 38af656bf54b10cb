package dev.slipstream.imageio.bench.jmh;

import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Random;

/** The bytes that streams are opened on, in memory and in a temporary file that closing removes. */
final class Content implements AutoCloseable {

    private final byte[] bytes;
    private final ByteBuffer directBuffer;
    private final Path folder;
    private final Path file;
    private final FileInputStream fileInputStream;
    private final FileChannel channel;

    Content(byte[] bytes) throws IOException {
        this.bytes = bytes;
        directBuffer = ByteBuffer.allocateDirect(bytes.length).put(bytes).flip();
        folder = Files.createTempDirectory("slipstream-jmh-");
        file = Files.write(folder.resolve("content"), bytes);
        fileInputStream = new FileInputStream(file.toFile());
        channel = FileChannel.open(file, StandardOpenOption.READ);
    }

    static Content random(long seed, int length) throws IOException {
        byte[] bytes = new byte[length];
        new Random(seed).nextBytes(bytes);
        return new Content(bytes);
    }

    byte[] bytes() {
        return bytes;
    }

    File file() {
        return file.toFile();
    }

    File cacheDirectory() {
        return folder.toFile();
    }

    /** The same one every time, since no stream closes it, at its beginning. */
    FileInputStream fileInputStream() throws IOException {
        fileInputStream.getChannel().position(0);
        return fileInputStream;
    }

    /** The same one every time, since no stream closes it, at its beginning. */
    FileChannel channel() throws IOException {
        return channel.position(0);
    }

    ByteBuffer directBuffer() {
        return directBuffer;
    }

    ByteArrayInputStream newByteArrayInputStream() {
        return new ByteArrayInputStream(bytes);
    }

    @Override
    public void close() throws IOException {
        channel.close();
        fileInputStream.close();
        Files.delete(file);
        Files.delete(folder);
    }
}
