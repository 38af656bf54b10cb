package dev.slipstream.imageio.testing;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.MemoryCacheImageInputStream;

/**
 * Asks ImageIO for readers of what Slipstream reads, and for writers of what it writes, in each way it can be asked.
 * Does not need the library.
 */
final class ServedFormats {

    /** Each begins with the name of its format. */
    static final Set<String> READERS = Arrays.stream(Format.values())
            .flatMap(format -> kinds(format.toString(), "content", format.mimeTypes()))
            .collect(Collectors.toUnmodifiableSet());

    /** Each begins with "write" and the name of its format. */
    static final Set<String> WRITERS = Arrays.stream(Format.values())
            .flatMap(format -> kinds("write " + format, "image", format.mimeTypes()))
            .collect(Collectors.toUnmodifiableSet());

    private ServedFormats() {}

    private static Stream<String> kinds(String format, String way, List<String> mimeTypes) {
        return Stream.concat(Stream.of("name", "name in capitals", "suffix", way), mimeTypes.stream())
                .map(each -> format + " by " + each);
    }

    static Map<String, String> ask() throws IOException {
        Map<String, String> served = new TreeMap<>();
        for (Format format : Format.values()) {
            String begin = format + " by ";
            served.put(begin + "name", first(ImageIO.getImageReadersByFormatName(format.toString())));
            served.put(begin + "name in capitals", first(ImageIO.getImageReadersByFormatName(format.name())));
            served.put(begin + "suffix", first(ImageIO.getImageReadersBySuffix(format.toString())));
            for (String type : format.mimeTypes()) {
                served.put(begin + type, first(ImageIO.getImageReadersByMIMEType(type)));
            }
            try (ImageInputStream stream =
                    new MemoryCacheImageInputStream(new ByteArrayInputStream(format.beginning()))) {
                served.put(begin + "content", first(ImageIO.getImageReaders(stream)));
            }
        }
        ImageTypeSpecifier image = ImageTypeSpecifier.createFromBufferedImageType(BufferedImage.TYPE_INT_RGB);
        for (Format format : Format.values()) {
            String begin = "write " + format + " by ";
            served.put(begin + "name", first(ImageIO.getImageWritersByFormatName(format.toString())));
            served.put(begin + "name in capitals", first(ImageIO.getImageWritersByFormatName(format.name())));
            served.put(begin + "suffix", first(ImageIO.getImageWritersBySuffix(format.toString())));
            for (String type : format.mimeTypes()) {
                served.put(begin + type, first(ImageIO.getImageWritersByMIMEType(type)));
            }
            served.put(begin + "image", first(ImageIO.getImageWriters(image, format.toString())));
        }
        return served;
    }

    private static String first(Iterator<?> readersOrWriters) {
        return readersOrWriters.hasNext() ? readersOrWriters.next().getClass().getName() : "none";
    }
}
