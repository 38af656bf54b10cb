package dev.slipstream.imageio.gif;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.reading.BytesImageInputStream;
import dev.slipstream.imageio.reading.FileBytes;
import dev.slipstream.imageio.testing.ChildJvm;
import dev.slipstream.imageio.testing.JdkReaders;
import dev.slipstream.imageio.testing.ReadTwice;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.spi.ImageReaderSpi;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The provider of readers answers as the JDK's does. */
class GifReaderProviderTest {

    private final ImageReaderSpi jdk = JdkReaders.from("com.sun.imageio.plugins.gif.GIFImageReaderSpi").get(0);
    private final ImageReaderSpi ours = ImageIO.getImageReadersByFormatName("gif").next().getOriginatingProvider();

    @Test
    void metadataFormatsAreTheJdks() {
        assertEquals("dev.slipstream.imageio.spi.GifReaderProvider", ours.getClass().getName());
        assertEquals(jdk.getNativeStreamMetadataFormatName(), ours.getNativeStreamMetadataFormatName());
        assertEquals(jdk.getNativeImageMetadataFormatName(), ours.getNativeImageMetadataFormatName());
        assertTrue(ours.isStandardStreamMetadataFormatSupported());
        assertTrue(ours.isStandardImageMetadataFormatSupported());
        String stream = jdk.getNativeStreamMetadataFormatName();
        String image = jdk.getNativeImageMetadataFormatName();
        assertSame(jdk.getStreamMetadataFormat(stream), ours.getStreamMetadataFormat(stream));
        assertNotNull(ours.getStreamMetadataFormat("javax_imageio_1.0"));
        assertSame(jdk.getImageMetadataFormat(image), ours.getImageMetadataFormat(image));
        assertArrayEquals(jdk.getImageWriterSpiNames(), ours.getImageWriterSpiNames());
        assertEquals(jdk.getDescription(null), ours.getDescription(null));
    }

    @Test
    void theReaderHasTheSimpleNameOfTheJdks() throws IOException {
        ImageReader reader = ours.createReaderInstance();
        assertEquals(ours.getPluginClassName(), reader.getClass().getName());
        assertEquals("GIFImageReader", reader.getClass().getSimpleName());
        assertEquals("gif", reader.getFormatName());
    }

    @ParameterizedTest
    @ValueSource(strings = {"GIF87a", "GIF89a"})
    void bothVersionsAreKnown(String signature) throws IOException {
        assertTrue(canDecode(signature + "and more"));
        for (int length = 0; length < signature.length(); length++) {
            assertFalse(canDecode(signature.substring(0, length)));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"GIF88a", "GIF89b", "gif89a", "GIF8", "BM"})
    void othersAreNot(String signature) throws IOException {
        assertFalse(canDecode(signature + "and more"));
    }

    private boolean canDecode(String file) throws IOException {
        byte[] bytes = file.getBytes(StandardCharsets.US_ASCII);
        boolean expected;
        try {
            expected = jdk.canDecodeInput(new BytesImageInputStream(bytes));
        } catch (IOException tooShortForOldJdks) {
            expected = false;
        }
        BytesImageInputStream stream = new BytesImageInputStream(bytes);
        assertEquals(expected, ours.canDecodeInput(stream), file);
        assertEquals(0, stream.getStreamPosition());
        return expected;
    }

    @Test
    void thePropertyLimitsThePixels() throws Exception {
        for (String limit : List.of("400", "401")) {
            assertEquals(List.of("read", "read"), read(limit));
        }
        String refusal = "GIF: the size is 20 x 20, more than 399 pixels";
        assertEquals(List.of(refusal, refusal), read("399"));
    }

    private static List<String> read(String limit) throws Exception {
        return ChildJvm.withSlipstream().property("dev.slipstream.imageio.gif.maxPixels", limit)
                .run(ReadTwice.class, FileBytes.own("other").resolve("jdk-gif-20x20.gif"), "known");
    }
}
