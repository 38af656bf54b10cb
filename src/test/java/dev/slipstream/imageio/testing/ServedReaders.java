package dev.slipstream.imageio.testing;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.Iterator;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.MemoryCacheImageInputStream;

/** Asks ImageIO for readers of what Slipstream reads, in each way it can be asked. Does not need the library. */
final class ServedReaders {

    /** Each begins with the name of its format. */
    static final Set<String> KINDS =
            Arrays.stream(ReadFormat.values()).flatMap(ServedReaders::kinds).collect(Collectors.toUnmodifiableSet());

    private ServedReaders() {}

    private static Stream<String> kinds(ReadFormat format) {
        return Stream.concat(Stream.of(" by name", " by name in capitals", " by suffix", " by content"),
                format.mimeTypes().stream().map(type -> " by " + type)).map(way -> format + way);
    }

    /** The format that a kind is of. */
    static ReadFormat format(String kind) {
        return Arrays.stream(ReadFormat.values()).filter(format -> kind.startsWith(format + " by ")).findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no kind of readers: " + kind));
    }

    static Map<String, String> ask() throws IOException {
        Map<String, String> served = new TreeMap<>();
        for (ReadFormat format : ReadFormat.values()) {
            served.put(format + " by name", first(ImageIO.getImageReadersByFormatName(format.toString())));
            served.put(format + " by name in capitals", first(ImageIO.getImageReadersByFormatName(format.name())));
            served.put(format + " by suffix", first(ImageIO.getImageReadersBySuffix(format.toString())));
            for (String type : format.mimeTypes()) {
                served.put(format + " by " + type, first(ImageIO.getImageReadersByMIMEType(type)));
            }
            try (ImageInputStream stream =
                    new MemoryCacheImageInputStream(new ByteArrayInputStream(format.beginning()))) {
                served.put(format + " by content", first(ImageIO.getImageReaders(stream)));
            }
        }
        return served;
    }

    private static String first(Iterator<ImageReader> readers) {
        if (!readers.hasNext()) {
            return "none";
        }
        ImageReader reader = readers.next();
        try {
            return reader.getClass().getName();
        } finally {
            reader.dispose();
        }
    }
}
