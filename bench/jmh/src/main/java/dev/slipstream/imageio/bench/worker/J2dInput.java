package dev.slipstream.imageio.bench.worker;

import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.Closeable;
import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import javax.imageio.ImageIO;
import javax.imageio.stream.ImageInputStream;

/**
 * One of J2DBench's sources, with some content: opened as an application opens it, through ImageIO, as often as wanted.
 * Where nobody serves channels the application has to make an InputStream of one; that nobody does is found out once.
 */
final class J2dInput implements Closeable {

    private final J2dSource source;
    private final byte[] bytes;
    private final File file;
    private final URL url;
    private final boolean isChannelServed;
    private InputStream original;

    private J2dInput(J2dSource source, byte[] bytes, File file) throws IOException {
        this.source = source;
        this.bytes = bytes;
        this.file = file;
        this.url = file == null ? null : file.toURI().toURL();
        this.isChannelServed = source == J2dSource.FILE_CHANNEL && isChannelServed(file);
    }

    static J2dInput of(String source, byte[] content) throws IOException {
        J2dSource named = J2dSource.named(source);
        if (named == J2dSource.BYTE_ARRAY) {
            return new J2dInput(named, content, null);
        }
        File file = File.createTempFile("slipstream-j2d-", ".in");
        try {
            Files.write(file.toPath(), content);
            return new J2dInput(named, null, file);
        } catch (IOException | RuntimeException e) {
            Files.deleteIfExists(file.toPath());
            throw e;
        }
    }

    private static boolean isChannelServed(File file) throws IOException {
        try (FileInputStream in = new FileInputStream(file);
                ImageInputStream stream = ImageIO.createImageInputStream(in.getChannel())) {
            return stream != null;
        }
    }

    J2dSource source() {
        return source;
    }

    /** Null if the source is an array. */
    File file() {
        return file;
    }

    /** Null if the source is an array. */
    URL url() {
        return url;
    }

    /** Null if the source is a file. */
    byte[] bytes() {
        return bytes;
    }

    /** After the stream is closed, {@link #closeOriginal} is due. */
    ImageInputStream open() throws IOException {
        return switch (source) {
            case FILE -> ImageIO.createImageInputStream(file);
            case URL -> buffered(url.openStream());
            case BYTE_ARRAY -> buffered(new ByteArrayInputStream(bytes));
            case FILE_CHANNEL -> channel(new FileInputStream(file));
        };
    }

    private ImageInputStream buffered(InputStream in) throws IOException {
        original = in;
        return ImageIO.createImageInputStream(new BufferedInputStream(in));
    }

    private ImageInputStream channel(FileInputStream in) throws IOException {
        original = in;
        FileChannel channel = in.getChannel();
        return ImageIO.createImageInputStream(isChannelServed ? channel : Channels.newInputStream(channel));
    }

    /** Closes what was below the last stream, if that was not the file itself. */
    void closeOriginal() throws IOException {
        InputStream closing = original;
        original = null;
        if (closing != null) {
            closing.close();
        }
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
