package dev.slipstream.imageio.testing;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Iterator;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.MemoryCacheImageInputStream;

/** Asks ImageIO for a reader of PNGs, in each way it can be asked. Does not need the library. */
final class ServedReaders {

    static final Set<String> KINDS = Set.of("png by name", "png by name in capitals", "png by suffix",
            "png by MIME type", "png by old MIME type", "png by content");

    private static final byte[] SIGNATURE = {(byte) 137, 80, 78, 71, 13, 10, 26, 10};

    private ServedReaders() {}

    static Map<String, String> ask() throws IOException {
        Map<String, String> served = new TreeMap<>();
        served.put("png by name", first(ImageIO.getImageReadersByFormatName("png")));
        served.put("png by name in capitals", first(ImageIO.getImageReadersByFormatName("PNG")));
        served.put("png by suffix", first(ImageIO.getImageReadersBySuffix("png")));
        served.put("png by MIME type", first(ImageIO.getImageReadersByMIMEType("image/png")));
        served.put("png by old MIME type", first(ImageIO.getImageReadersByMIMEType("image/x-png")));
        try (ImageInputStream stream = new MemoryCacheImageInputStream(new ByteArrayInputStream(SIGNATURE))) {
            served.put("png by content", first(ImageIO.getImageReaders(stream)));
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
