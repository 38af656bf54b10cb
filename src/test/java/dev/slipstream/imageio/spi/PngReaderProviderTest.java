package dev.slipstream.imageio.spi;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.testing.JdkReaders;
import java.io.IOException;
import java.util.Locale;
import java.util.function.Function;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.ImageWriter;
import javax.imageio.spi.IIORegistry;
import javax.imageio.spi.ImageReaderSpi;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the provider tells of itself is what the JDK's tells. */
class PngReaderProviderTest {

    private final ImageReaderSpi ours = new PngReaderProvider();
    private final ImageReaderSpi jdk = JdkReaders.from("com.sun.imageio.plugins.png.").get(0);

    @Test
    void namesSuffixesAndMimeTypesAreTheJdks() {
        assertAllTheJdks(ImageReaderSpi::getFormatNames);
        assertAllTheJdks(ImageReaderSpi::getFileSuffixes);
        assertAllTheJdks(ImageReaderSpi::getMIMETypes);
    }

    @Test
    void inputTypesAndWriterProvidersAreTheJdks() {
        assertAllTheJdks(ImageReaderSpi::getInputTypes);
        assertAllTheJdks(ImageReaderSpi::getImageWriterSpiNames);
    }

    @Test
    void metadataFormatsAreTheJdks() {
        assertTheJdks(ImageReaderSpi::isStandardStreamMetadataFormatSupported);
        assertTheJdks(ImageReaderSpi::getNativeStreamMetadataFormatName);
        assertAllTheJdks(ImageReaderSpi::getExtraStreamMetadataFormatNames);
        assertTheJdks(ImageReaderSpi::isStandardImageMetadataFormatSupported);
        assertTheJdks(ImageReaderSpi::getNativeImageMetadataFormatName);
        assertAllTheJdks(ImageReaderSpi::getExtraImageMetadataFormatNames);
    }

    @ParameterizedTest
    @ValueSource(strings = {"javax_imageio_png_1.0", "javax_imageio_1.0"})
    void descriptionsOfMetadataFormatsAreTheJdks(String format) {
        assertSame(jdk.getImageMetadataFormat(format), ours.getImageMetadataFormat(format));
    }

    @ParameterizedTest
    @ValueSource(strings = {"javax_imageio_bmp_1.0", "png", ""})
    void unknownMetadataFormatsAreRefused(String format) {
        assertThrows(IllegalArgumentException.class, () -> jdk.getImageMetadataFormat(format));
        assertThrows(IllegalArgumentException.class, () -> ours.getImageMetadataFormat(format));
        assertThrows(IllegalArgumentException.class, () -> ours.getStreamMetadataFormat(format));
    }

    @Test
    void metadataFormatsAreDescribedWithoutTheJdksProvider() {
        IIORegistry registry = IIORegistry.getDefaultInstance();
        registry.deregisterServiceProvider(jdk);
        try {
            assertEquals(jdk.getImageMetadataFormat("javax_imageio_png_1.0"),
                    ours.getImageMetadataFormat("javax_imageio_png_1.0"));
        } finally {
            registry.registerServiceProvider(jdk);
            Registration.install();
        }
    }

    @Test
    void itSaysWhoseItIs() {
        assertEquals("Slipstream", ours.getVendorName());
        assertEquals("0.1.0", ours.getVersion());
        assertEquals("Slipstream PNG image reader", ours.getDescription(null));
        assertEquals("Slipstream PNG image reader", ours.getDescription(Locale.GERMAN));
    }

    @Test
    void itMakesReadersOfItsOwnWhateverTheExtension() throws IOException {
        ImageReader reader = ours.createReaderInstance();
        ImageReader another = ours.createReaderInstance("extension");
        assertNotSame(reader, another);
        for (ImageReader each : new ImageReader[] {reader, another}) {
            assertEquals(ours.getPluginClassName(), each.getClass().getName());
            assertSame(ours, each.getOriginatingProvider());
            assertTrue(ours.isOwnReader(each));
            assertFalse(jdk.isOwnReader(each));
            assertEquals("png", each.getFormatName());
        }
        assertFalse(ours.isOwnReader(jdk.createReaderInstance()));
    }

    @Test
    void theWriterForAReaderIsTheJdks() throws IOException {
        ImageWriter writer = ImageIO.getImageWriter(ours.createReaderInstance());
        assertEquals("com.sun.imageio.plugins.png.PNGImageWriter", writer.getClass().getName());
        assertEquals(jdk.getClass(), ImageIO.getImageReader(writer).getOriginatingProvider().getClass());
    }

    @Test
    void thereAreAsManyTranscodersAsForTheJdksReader() throws IOException {
        ImageWriter writer = ImageIO.getImageWritersByFormatName("png").next();
        assertEquals(ImageIO.getImageTranscoders(jdk.createReaderInstance(), writer).hasNext(),
                ImageIO.getImageTranscoders(ours.createReaderInstance(), writer).hasNext());
    }

    private void assertTheJdks(Function<ImageReaderSpi, Object> question) {
        assertEquals(question.apply(jdk), question.apply(ours));
    }

    private void assertAllTheJdks(Function<ImageReaderSpi, Object[]> question) {
        assertArrayEquals(question.apply(jdk), question.apply(ours));
    }
}
