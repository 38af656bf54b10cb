package dev.slipstream.imageio.bench.images;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.metadata.IIOInvalidTreeException;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.metadata.IIOMetadataNode;
import javax.imageio.stream.MemoryCacheImageOutputStream;

/** One chosen ImageIO writer, whatever else is registered for its format. Settings return the encoder itself. */
final class ImageEncoder {
    private static final String JDK = "com.sun.imageio.";
    private static final String TWELVE_MONKEYS = "com.twelvemonkeys.imageio.";

    private final String vendor;
    private final String format;
    private final List<Consumer<ImageWriteParam>> settings = new ArrayList<>();
    private final List<BufferedImage> thumbnails = new ArrayList<>();
    private Optional<IIOMetadataNode> imageMetadata = Optional.empty();
    private Optional<IIOMetadataNode> streamMetadata = Optional.empty();

    private ImageEncoder(String vendor, String format) {
        this.vendor = vendor;
        this.format = format;
    }

    static ImageEncoder jdk(String format) {
        return new ImageEncoder(JDK, format);
    }

    static ImageEncoder twelveMonkeys(String format) {
        return new ImageEncoder(TWELVE_MONKEYS, format);
    }

    ImageEncoder with(Consumer<ImageWriteParam> setting) {
        settings.add(setting);
        return this;
    }

    ImageEncoder compression(String type) {
        return with(param -> {
            param.setCompressionMode(ImageWriteParam.MODE_EXPLICIT);
            param.setCompressionType(type);
        });
    }

    ImageEncoder thumbnail(BufferedImage image) {
        thumbnails.add(image);
        return this;
    }

    /** Merged, in the native form, into what the writer would write for every image. */
    ImageEncoder imageMetadata(IIOMetadataNode tree) {
        imageMetadata = Optional.of(tree);
        return this;
    }

    /** Merged, in the native form, into what the writer would write for the file. */
    ImageEncoder streamMetadata(IIOMetadataNode tree) {
        streamMetadata = Optional.of(tree);
        return this;
    }

    byte[] encode(BufferedImage image) throws IOException {
        return write((writer, param) ->
                writer.write(streamMetadata(writer, param), frame(image, writer, param), param));
    }

    /** Several images in one file. */
    byte[] encodeAll(List<BufferedImage> images) throws IOException {
        return write((writer, param) -> {
            writer.prepareWriteSequence(streamMetadata(writer, param));
            for (BufferedImage image : images) {
                writer.writeToSequence(frame(image, writer, param), param);
            }
            writer.endWriteSequence();
        });
    }

    private interface Job {
        void run(ImageWriter writer, ImageWriteParam param) throws IOException;
    }

    private byte[] write(Job job) throws IOException {
        ImageWriter writer = writer();
        try (Encoded encoded = new Encoded()) {
            ImageWriteParam param = writer.getDefaultWriteParam();
            settings.forEach(setting -> setting.accept(param));
            writer.setOutput(encoded);
            job.run(writer, param);
            return encoded.bytes();
        } finally {
            writer.dispose();
        }
    }

    private ImageWriter writer() throws IOException {
        for (Iterator<ImageWriter> writers = ImageIO.getImageWritersByFormatName(format); writers.hasNext();) {
            ImageWriter writer = writers.next();
            if (writer.getClass().getName().startsWith(vendor)) {
                return writer;
            }
        }
        throw new IOException("no " + format + " writer of " + vendor + "* is registered");
    }

    private IIOImage frame(BufferedImage image, ImageWriter writer,
            ImageWriteParam param) throws IIOInvalidTreeException {
        IIOImage frame = new IIOImage(image, thumbnails, null);
        if (imageMetadata.isPresent()) {
            IIOMetadata metadata =
                    writer.getDefaultImageMetadata(ImageTypeSpecifier.createFromRenderedImage(image), param);
            metadata.mergeTree(metadata.getNativeMetadataFormatName(), imageMetadata.orElseThrow());
            frame.setMetadata(metadata);
        }
        return frame;
    }

    private IIOMetadata streamMetadata(ImageWriter writer, ImageWriteParam param) throws IIOInvalidTreeException {
        IIOMetadata metadata = writer.getDefaultStreamMetadata(param);
        if (streamMetadata.isPresent()) {
            metadata.mergeTree(metadata.getNativeMetadataFormatName(), streamMetadata.orElseThrow());
        }
        return metadata;
    }

    /**
     * The JDK's stream on memory, named, so that no other registered stream takes part; what was written stays
     * readable.
     */
    private static final class Encoded extends MemoryCacheImageOutputStream {
        private final ByteArrayOutputStream sink;

        Encoded() {
            this(new ByteArrayOutputStream());
        }

        private Encoded(ByteArrayOutputStream sink) {
            super(sink);
            this.sink = sink;
        }

        byte[] bytes() throws IOException {
            flushBefore(length());
            return sink.toByteArray();
        }
    }
}
