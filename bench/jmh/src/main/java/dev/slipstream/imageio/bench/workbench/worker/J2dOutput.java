package dev.slipstream.imageio.bench.workbench.worker;

import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.net.URL;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import javax.imageio.ImageIO;
import javax.imageio.stream.ImageOutputStream;

/** One of J2DBench's destinations. */
final class J2dOutput extends J2dOpening<ImageOutputStream> {

    private final boolean isChannelServed;
    private ByteArrayOutputStream memory;

    private J2dOutput(J2dSource destination, File file) throws IOException {
        super(destination, file);
        this.isChannelServed = destination == J2dSource.FILE_CHANNEL && isChannelServed(file);
    }

    static J2dOutput of(String destination) throws IOException {
        J2dSource named = J2dSource.named(destination);
        if (named == J2dSource.URL) {
            throw new IllegalArgumentException("Nobody writes to a URL");
        }
        return new J2dOutput(named, fileFor(named));
    }

    private static boolean isChannelServed(File file) throws IOException {
        try (FileOutputStream out = new FileOutputStream(file);
                ImageOutputStream stream = ImageIO.createImageOutputStream(out.getChannel())) {
            return stream != null;
        }
    }

    @Override
    ImageOutputStream open() throws IOException {
        return switch (source()) {
            case FILE -> ImageIO.createImageOutputStream(file());
            case BYTE_ARRAY -> ImageIO.createImageOutputStream(buffered());
            case FILE_CHANNEL -> channel(original(new FileOutputStream(file())).getChannel());
            case URL -> throw new IllegalStateException("Nobody writes to a URL");
        };
    }

    /** A new array, which the next one replaces. */
    BufferedOutputStream buffered() {
        memory = new ByteArrayOutputStream();
        return new BufferedOutputStream(memory);
    }

    private ImageOutputStream channel(FileChannel channel) throws IOException {
        return ImageIO.createImageOutputStream(isChannelServed ? channel : Channels.newOutputStream(channel));
    }

    /** What has come out of the last stream. */
    byte[] delivered() throws IOException {
        return source() == J2dSource.BYTE_ARRAY ? memory.toByteArray() : Files.readAllBytes(file().toPath());
    }
}
