package dev.slipstream.imageio.interop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.testing.Decoding;
import dev.slipstream.imageio.testing.ReadFormat;
import dev.slipstream.imageio.testing.SampleImages;
import dev.slipstream.imageio.testing.WriteSettings;
import dev.slipstream.imageio.testing.Writers;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import javax.imageio.IIOImage;
import javax.imageio.spi.ImageReaderSpi;
import javax.imageio.spi.ImageWriterSpi;
import javax.imageio.stream.MemoryCacheImageInputStream;
import org.junit.jupiter.api.Test;

/** All that the JDK's BMP writer can write is read as by the JDK's reader: pixels, metadata, the position behind. */
class WrittenBmpsTest {

    private static final int COMPRESSION_AT = 30;
    private static final int BITS_AT = 28;

    /** Compressions by their number in the file, and bits a pixel. */
    private static final Set<String> KINDS = Set.of("0 of 1", "0 of 4", "0 of 8", "0 of 16", "0 of 24", "1 of 8",
            "2 of 4", "3 of 16", "3 of 32", "4 of 24", "5 of 24");

    private final ImageReaderSpi ours = ReadFormat.BMP.newSlipstreamProvider();
    private final ImageReaderSpi jdk = ReadFormat.BMP.jdkProvider();
    private final ImageWriterSpi writer = Writers.jdk("bmp");
    private final Set<String> kinds = new TreeSet<>();

    @Test
    void everyKindOfImageInEveryCompression() throws IOException {
        for (int[] size : new int[][] {{1, 1}, {20, 20}, {67, 131}, {301, 3}}) {
            Map<String, BufferedImage> images = SampleImages.ofEveryKind(size[0], size[1]);
            images.put("RGB in 5 bits", SampleImages.image(size[0], size[1], BufferedImage.TYPE_USHORT_555_RGB));
            for (Map.Entry<String, BufferedImage> image : images.entrySet()) {
                assertEquallyRead(image.getKey() + " " + size[0] + "x" + size[1], image.getValue());
            }
        }
        assertTrue(kinds.containsAll(KINDS), kinds::toString);
    }

    private void assertEquallyRead(String what, BufferedImage image) throws IOException {
        for (WriteSettings settings : WriteSettings.all(writer)) {
            byte[] bmp = written(writer, image, settings);
            if (bmp.length > 0) {
                assertEquals(decoded(jdk, bmp), decoded(ours, bmp), () -> what + ", " + settings.name());
                kinds.add(kind(bmp));
            }
        }
    }

    private static String kind(byte[] bmp) {
        ByteBuffer header = ByteBuffer.wrap(bmp).order(ByteOrder.LITTLE_ENDIAN);
        return header.getInt(COMPRESSION_AT) + " of " + header.getShort(BITS_AT);
    }

    private static List<String> decoded(ImageReaderSpi reader, byte[] bmp) throws IOException {
        try (MemoryCacheImageInputStream stream = new MemoryCacheImageInputStream(new ByteArrayInputStream(bmp))) {
            return Decoding.complete(reader, stream);
        }
    }

    /** Nothing if the writer refuses. */
    private static byte[] written(ImageWriterSpi provider, BufferedImage image, WriteSettings settings) {
        try {
            return Writers.bytes(provider.createWriterInstance(),
                    writer -> writer.write(null, new IIOImage(image, null, null), settings.of(writer)));
        } catch (IOException | RuntimeException refused) {
            return new byte[0];
        }
    }
}
