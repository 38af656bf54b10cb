package dev.slipstream.imageio.bench.jmh.streams;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.channels.Channel;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import javax.imageio.ImageIO;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.ImageOutputStream;

/** One of J2DBench's sources and destinations, opened through ImageIO as often as wanted. */
final class Place implements Closeable {

    static final String CACHE = "-cache";

    private final String name;
    /** Null for an array. */
    private final File file;
    private final byte[] content;
    private Closeable below;
    private ByteArrayOutputStream memory = new ByteArrayOutputStream();

    /** @param content to be read; may be null */
    Place(String nameAndCache, byte[] content) throws IOException {
        ImageIO.setUseCache(nameAndCache.endsWith(CACHE));
        this.name = nameAndCache.replace(CACHE, "");
        this.content = content;
        this.file = name.equals("byteArray") ? null : File.createTempFile("slipstream-j2d-", ".tmp");
        if (file != null && content != null) {
            Files.write(file.toPath(), content);
        }
    }

    /** What an application hands to ImageIO.read, or to createImageInputStream; closed by {@link #closeBelow}. */
    Object input() throws IOException {
        return switch (name) {
            case "file" -> file;
            case "url" -> new BufferedInputStream(below(file.toURI().toURL().openStream()));
            case "byteArray" -> new BufferedInputStream(new ByteArrayInputStream(content));
            case "fileChannel" -> below(new FileInputStream(file)).getChannel();
            default -> throw new IllegalArgumentException("Not a source of J2DBench: " + name);
        };
    }

    /** The same for writing. */
    Object output() throws IOException {
        return switch (name) {
            case "file" -> file;
            case "byteArray" -> {
                memory = new ByteArrayOutputStream();
                yield new BufferedOutputStream(memory);
            }
            case "fileChannel" -> below(new FileOutputStream(file)).getChannel();
            default -> throw new IllegalArgumentException("Not a destination of J2DBench: " + name);
        };
    }

    /** What has come out of the last output. */
    byte[] delivered() throws IOException {
        return file == null ? memory.toByteArray() : Files.readAllBytes(file.toPath());
    }

    /** Where nobody serves channels an application has to make a stream of one. */
    ImageInputStream openInput() throws IOException {
        Object input = input();
        ImageInputStream stream = ImageIO.createImageInputStream(input);
        return stream != null ? stream : ImageIO.createImageInputStream(Channels.newInputStream((FileChannel) input));
    }

    ImageOutputStream openOutput() throws IOException {
        Object output = output();
        ImageOutputStream stream = ImageIO.createImageOutputStream(output);
        return stream != null ? stream
                : ImageIO.createImageOutputStream(Channels.newOutputStream((FileChannel) output));
    }

    /** By which ImageIO looks for a provider. */
    static Class<?> typeOf(Object inputOrOutput) {
        return inputOrOutput instanceof InputStream ? InputStream.class
                : inputOrOutput instanceof OutputStream ? OutputStream.class
                : inputOrOutput instanceof Channel ? Channel.class : File.class;
    }

    private <C extends Closeable> C below(C opened) {
        below = opened;
        return opened;
    }

    /** Closes what was opened below the last stream, if anything was. */
    void closeBelow() throws IOException {
        Closeable closing = below;
        below = null;
        if (closing != null) {
            closing.close();
        }
    }

    @Override
    public void close() throws IOException {
        try {
            closeBelow();
        } finally {
            if (file != null) {
                Files.deleteIfExists(file.toPath());
            }
        }
    }
}
