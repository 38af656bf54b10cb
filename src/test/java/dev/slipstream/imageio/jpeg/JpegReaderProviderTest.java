package dev.slipstream.imageio.jpeg;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import dev.slipstream.imageio.reading.BytesImageInputStream;
import dev.slipstream.imageio.spi.JpegReaderProvider;
import dev.slipstream.imageio.testing.JdkReaders;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.spi.ImageReaderSpi;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The provider of readers answers as the JDK's does. */
class JpegReaderProviderTest {

    private static final String TWELVE_MONKEYS = "com.twelvemonkeys.imageio.plugins.jpeg.JPEGImageReader";

    private final ImageReaderSpi jdk = JdkReaders.from("com.sun.imageio.plugins.jpeg.JPEGImageReaderSpi").get(0);
    private final ImageReaderSpi ours = JdkReaders.from("dev.slipstream.imageio.spi.Jpeg").get(0);

    @Test
    void namesAreTheJdks() {
        assertArrayEquals(jdk.getFormatNames(), ours.getFormatNames());
        assertArrayEquals(jdk.getFileSuffixes(), ours.getFileSuffixes());
        assertArrayEquals(jdk.getMIMETypes(), ours.getMIMETypes());
        assertArrayEquals(jdk.getInputTypes(), ours.getInputTypes());
        assertArrayEquals(jdk.getImageWriterSpiNames(), ours.getImageWriterSpiNames());
        assertEquals(jdk.getVendorName(), ours.getVendorName());
        assertEquals(jdk.getVersion(), ours.getVersion());
        assertEquals(jdk.getDescription(Locale.ROOT), ours.getDescription(Locale.ROOT));
    }

    @Test
    void metadataFormatsAreTheJdks() {
        String stream = jdk.getNativeStreamMetadataFormatName();
        String image = jdk.getNativeImageMetadataFormatName();
        assertEquals(stream, ours.getNativeStreamMetadataFormatName());
        assertEquals(image, ours.getNativeImageMetadataFormatName());
        assertEquals(jdk.isStandardStreamMetadataFormatSupported(), ours.isStandardStreamMetadataFormatSupported());
        assertEquals(jdk.isStandardImageMetadataFormatSupported(), ours.isStandardImageMetadataFormatSupported());
        assertArrayEquals(jdk.getExtraImageMetadataFormatNames(), ours.getExtraImageMetadataFormatNames());
        assertSame(jdk.getStreamMetadataFormat(stream), ours.getStreamMetadataFormat(stream));
        assertNotNull(ours.getStreamMetadataFormat("javax_imageio_1.0"));
        assertSame(jdk.getImageMetadataFormat(image), ours.getImageMetadataFormat(image));
    }

    @ParameterizedTest
    @ValueSource(strings = {"jpg", "JPG", "jpeg", "JPEG"})
    void everyNameLeadsToIt(String name) throws IOException {
        List<String> names = new ArrayList<>();
        ImageIO.getImageReadersByFormatName(name).forEachRemaining(each -> names.add(each.getClass().getName()));
        names.remove(TWELVE_MONKEYS);
        assertEquals(List.of(ours.getPluginClassName(), jdk.getPluginClassName()), names);
        ImageReader reader = ours.createReaderInstance();
        assertEquals(ours.getPluginClassName(), reader.getClass().getName());
        assertEquals("JPEGImageReader", reader.getClass().getSimpleName());
        assertEquals("JPEG", reader.getFormatName());
    }

    /** It reads more than the JDK's. Whatever order they were registered in, ours gives way when it is asked. */
    @Test
    void theReaderOfTwelveMonkeysServesIfItIsThere() throws IOException {
        ByteArrayOutputStream jpeg = new ByteArrayOutputStream();
        ImageIO.write(new BufferedImage(8, 8, BufferedImage.TYPE_INT_RGB), "jpg", jpeg);
        ImageReader first = ImageIO.getImageReaders(new BytesImageInputStream(jpeg.toByteArray())).next();
        assertEquals(TWELVE_MONKEYS, first.getClass().getName());
    }

    @Test
    void theSignatureIsKnown() throws IOException {
        ImageReaderSpi alone = new JpegReaderProvider();
        for (byte[] begin : new byte[][] {{}, {-1}, {-1, -40}, {-1, -40, 0}, {-1, -39}, {-40, -1}}) {
            BytesImageInputStream stream = new BytesImageInputStream(begin);
            assertEquals(jdk.canDecodeInput(new BytesImageInputStream(begin)), alone.canDecodeInput(stream));
            assertEquals(0, stream.getStreamPosition());
        }
    }
}
