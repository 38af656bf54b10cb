package dev.slipstream.imageio.testing;

import java.awt.image.BufferedImage;
import java.util.Arrays;
import java.util.Iterator;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriter;

/** Asks ImageIO for writers of what Slipstream writes, in each way it can be asked. Does not need the library. */
final class ServedWriters {

    /** Each begins with "write" and the name of its format. */
    static final Set<String> KINDS =
            Arrays.stream(WriteFormat.values()).flatMap(ServedWriters::kinds).collect(Collectors.toUnmodifiableSet());

    private ServedWriters() {}

    private static Stream<String> kinds(WriteFormat format) {
        return Stream.concat(Stream.of(" by name", " by name in capitals", " by suffix", " by image"),
                format.mimeTypes().stream().map(type -> " by " + type)).map(way -> "write " + format + way);
    }

    /** The format that a kind is of. */
    static WriteFormat format(String kind) {
        return Arrays.stream(WriteFormat.values()).filter(format -> kind.startsWith("write " + format + " by "))
                .findFirst().orElseThrow(() -> new IllegalArgumentException("no kind of writers: " + kind));
    }

    static Map<String, String> ask() {
        Map<String, String> served = new TreeMap<>();
        ImageTypeSpecifier type = ImageTypeSpecifier.createFromBufferedImageType(BufferedImage.TYPE_INT_RGB);
        for (WriteFormat format : WriteFormat.values()) {
            String begin = "write " + format;
            served.put(begin + " by name", first(ImageIO.getImageWritersByFormatName(format.toString())));
            served.put(begin + " by name in capitals", first(ImageIO.getImageWritersByFormatName(format.name())));
            served.put(begin + " by suffix", first(ImageIO.getImageWritersBySuffix(format.toString())));
            served.put(begin + " by image", first(ImageIO.getImageWriters(type, format.toString())));
            for (String mimeType : format.mimeTypes()) {
                served.put(begin + " by " + mimeType, first(ImageIO.getImageWritersByMIMEType(mimeType)));
            }
        }
        return served;
    }

    private static String first(Iterator<ImageWriter> writers) {
        return writers.hasNext() ? writers.next().getClass().getName() : "none";
    }
}
