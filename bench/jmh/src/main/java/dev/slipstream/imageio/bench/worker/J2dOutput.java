package dev.slipstream.imageio.bench.worker;

import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import javax.imageio.ImageIO;
import javax.imageio.stream.ImageOutputStream;

/** One of J2DBench's destinations, opened as {@link J2dInput} opens a source. */
final class J2dOutput implements Closeable {

    private final J2dSource destination;
    private final File file;
    private final boolean isChannelServed;
    private ByteArrayOutputStream memory;
    private FileOutputStream original;

    private J2dOutput(J2dSource destination, File file) throws IOException {
        this.destination = destination;
        this.file = file;
        this.isChannelServed = destination == J2dSource.FILE_CHANNEL && isChannelServed(file);
    }

    static J2dOutput of(String destination) throws IOException {
        J2dSource named = J2dSource.named(destination);
        if (named == J2dSource.URL) {
            throw new IllegalArgumentException("Nobody writes to a URL");
        }
        if (named == J2dSource.BYTE_ARRAY) {
            return new J2dOutput(named, null);
        }
        File file = File.createTempFile("slipstream-j2d-", ".out");
        try {
            return new J2dOutput(named, file);
        } catch (IOException | RuntimeException e) {
            Files.deleteIfExists(file.toPath());
            throw e;
        }
    }

    private static boolean isChannelServed(File file) throws IOException {
        try (FileOutputStream out = new FileOutputStream(file);
                ImageOutputStream stream = ImageIO.createImageOutputStream(out.getChannel())) {
            return stream != null;
        }
    }

    J2dSource destination() {
        return destination;
    }

    /** Null if the destination is an array. */
    File file() {
        return file;
    }

    /** After the stream is closed, {@link #closeOriginal} is due. */
    ImageOutputStream open() throws IOException {
        return switch (destination) {
            case FILE -> ImageIO.createImageOutputStream(file);
            case BYTE_ARRAY -> ImageIO.createImageOutputStream(buffered());
            case FILE_CHANNEL -> channel(new FileOutputStream(file));
            case URL -> throw new IllegalStateException("Nobody writes to a URL");
        };
    }

    /** A new array, which the next one replaces. */
    BufferedOutputStream buffered() {
        memory = new ByteArrayOutputStream();
        return new BufferedOutputStream(memory);
    }

    private ImageOutputStream channel(FileOutputStream out) throws IOException {
        original = out;
        FileChannel channel = out.getChannel();
        return ImageIO.createImageOutputStream(isChannelServed ? channel : Channels.newOutputStream(channel));
    }

    /** Closes what was below the last stream, if that was a channel. */
    void closeOriginal() throws IOException {
        FileOutputStream closing = original;
        original = null;
        if (closing != null) {
            closing.close();
        }
    }

    /** What has come out of the last stream. */
    byte[] delivered() throws IOException {
        return destination == J2dSource.BYTE_ARRAY ? memory.toByteArray() : Files.readAllBytes(file.toPath());
    }

    @Override
    public void close() throws IOException {
        try {
            closeOriginal();
        } finally {
            if (file != null) {
                Files.deleteIfExists(file.toPath());
            }
        }
    }
}
