package dev.slipstream.imageio.bench.facts;

import dev.slipstream.imageio.testing.ImageFacts;
import dev.slipstream.imageio.testing.MetadataTree;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.TreeMap;
import javax.imageio.ImageReader;
import javax.imageio.spi.IIORegistry;
import javax.imageio.spi.ImageReaderSpi;
import javax.imageio.stream.MemoryCacheImageInputStream;

/**
 * What must be the same about two written files: the bytes. Of a PNG, whose compression is the writer's business, the
 * pixels and metadata that the JDK's reader finds.
 */
public final class WrittenFacts {

    private static final String PNG = "png";
    private static final String JDK_READER = "com.sun.imageio.plugins.png.PNGImageReaderSpi";

    private WrittenFacts() {
    }

    /** @throws IOException if what ought to be a PNG is none */
    static Map<String, String> of(String format, byte[] file) throws IOException {
        if (!format.equals(PNG)) {
            return Map.of("bytes", ImageFacts.checksum(file));
        }
        Map<String, String> facts = decoded(file);
        facts.put(Outcome.PACKED, ImageFacts.checksum(file));
        return facts;
    }

    /** The same for files that have the same facts, however long they are. */
    public static String digest(String format, byte[] file) throws IOException {
        return format.equals(PNG) ? decoded(file).toString() : ImageFacts.checksum(file);
    }

    /** What a writer that failed has written. */
    static Map<String, String> ofFailure(String format, byte[] rest) {
        return format.equals(PNG) ? Map.of() : Map.of("bytes", ImageFacts.checksum(rest));
    }

    private static Map<String, String> decoded(byte[] file) throws IOException {
        ImageReader reader = jdkReader();
        try {
            reader.setInput(new MemoryCacheImageInputStream(new ByteArrayInputStream(file)));
            BufferedImage image = reader.read(0);
            Map<String, String> facts = new TreeMap<>(ReadTask.facts(image));
            facts.put("metadata", ImageFacts.checksum(
                    MetadataTree.of(reader.getImageMetadata(0)).getBytes(StandardCharsets.UTF_8)));
            return facts;
        } finally {
            reader.dispose();
        }
    }

    private static ImageReader jdkReader() throws IOException {
        return IIORegistry.getDefaultInstance().getServiceProviders(ImageReaderSpi.class,
                provider -> provider.getClass().getName().equals(JDK_READER), true).next().createReaderInstance();
    }
}
