package dev.slipstream.imageio.testing;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.ImageReader;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.spi.ImageReaderSpi;
import javax.imageio.stream.ImageInputStream;

/**
 * All that can be seen of one decoding, as lines of text: sizes, types, pixels (their checksum), metadata trees,
 * warnings, the stream's position after it, or the class of the exception that ended it. Two decodings are equal if
 * their lines are.
 */
public final class Decoding {

    private final List<String> lines = new ArrayList<>();
    private final int mostImages;
    private final long mostPixels;

    private Decoding(int mostImages, long mostPixels) {
        this.mostImages = mostImages;
        this.mostPixels = mostPixels;
    }

    /** Everything: images, thumbnails left out, and metadata. */
    public static List<String> complete(ImageReaderSpi spi, ImageInputStream stream) {
        return new Decoding(Integer.MAX_VALUE, Long.MAX_VALUE).run(spi, stream, true);
    }

    /** The first images' pixels only; images beyond {@code mostPixels} by their size only. */
    public static List<String> pixels(ImageReaderSpi spi, ImageInputStream stream, int mostImages, long mostPixels) {
        return new Decoding(mostImages, mostPixels).run(spi, stream, false);
    }

    private List<String> run(ImageReaderSpi spi, ImageInputStream stream, boolean withMetadata) {
        ImageReader reader = null;
        try {
            reader = spi.createReaderInstance();
            reader.addIIOReadWarningListener((source, warning) -> lines.add("warning " + comparable(warning)));
            reader.setInput(stream, false, !withMetadata);
            int images = Math.min(reader.getNumImages(true), mostImages);
            for (int i = 0; i < images; i++) {
                image(reader, i);
                if (withMetadata) {
                    metadata("metadata " + i, reader.getImageMetadata(i));
                }
            }
            if (withMetadata) {
                metadata("stream metadata", reader.getStreamMetadata());
            }
            lines.add("position " + stream.getStreamPosition());
        } catch (IOException | RuntimeException e) {
            lines.add(classes(e));
        } finally {
            if (reader != null) {
                reader.dispose();
            }
        }
        return lines;
    }

    /** Some texts print arrays and shapes; some an EOFException, to which only Slipstream's streams add a reason. */
    private static String comparable(String text) {
        return text.replaceAll("@[0-9a-f]+", "@").replaceAll("EOFException: .*", "EOFException");
    }

    /** Of the exception and of its causes, in a line. */
    private static String classes(Exception e) {
        StringBuilder line = new StringBuilder("exception");
        for (Throwable t = e; t != null; t = t.getCause()) {
            line.append(' ').append(t.getClass().getName());
        }
        return line.toString();
    }

    private void image(ImageReader reader, int index) throws IOException {
        int width = reader.getWidth(index);
        int height = reader.getHeight(index);
        String line = "image " + index + ": " + width + "x" + height;
        if ((long) width * height <= mostPixels) {
            BufferedImage image = reader.read(index);
            line += " type " + image.getType() + " " + ImageFacts.of(image);
        }
        lines.add(line);
    }

    private void metadata(String what, IIOMetadata metadata) {
        if (metadata == null) {
            lines.add(what + " none");
            return;
        }
        for (String format : metadata.getMetadataFormatNames()) {
            String tree;
            try {
                tree = comparable(MetadataTree.of(metadata.getAsTree(format)));
            } catch (RuntimeException e) {
                tree = format + " gives " + e.getClass().getName();
            }
            lines.add(what + " " + tree);
        }
    }
}
