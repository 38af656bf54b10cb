package dev.slipstream.imageio.bench.workbench.worker;

import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
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

/** One of J2DBench's sources, with some content. */
final class J2dInput extends J2dOpening<ImageInputStream> {

    private final byte[] bytes;
    private final URL url;
    private final boolean isChannelServed;

    private J2dInput(J2dSource source, File file, byte[] content) throws IOException {
        super(source, file);
        this.bytes = content;
        this.url = file == null ? null : Files.write(file.toPath(), content).toUri().toURL();
        this.isChannelServed = source == J2dSource.FILE_CHANNEL && isChannelServed(file);
    }

    static J2dInput of(String source, byte[] content) throws IOException {
        J2dSource named = J2dSource.named(source);
        return new J2dInput(named, fileFor(named), content);
    }

    private static boolean isChannelServed(File file) throws IOException {
        try (FileInputStream in = new FileInputStream(file);
                ImageInputStream stream = ImageIO.createImageInputStream(in.getChannel())) {
            return stream != null;
        }
    }

    /** Null for an array. */
    URL url() {
        return url;
    }

    byte[] bytes() {
        return bytes;
    }

    @Override
    ImageInputStream open() throws IOException {
        return switch (source()) {
            case FILE -> ImageIO.createImageInputStream(file());
            case URL -> buffered(url.openStream());
            case BYTE_ARRAY -> buffered(new ByteArrayInputStream(bytes));
            case FILE_CHANNEL -> channel(original(new FileInputStream(file())).getChannel());
        };
    }

    private ImageInputStream buffered(InputStream in) throws IOException {
        return ImageIO.createImageInputStream(new BufferedInputStream(original(in)));
    }

    private ImageInputStream channel(FileChannel channel) throws IOException {
        return ImageIO.createImageInputStream(isChannelServed ? channel : Channels.newInputStream(channel));
    }
}
