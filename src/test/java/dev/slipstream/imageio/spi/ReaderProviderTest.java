package dev.slipstream.imageio.spi;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.testing.ReadFormat;
import java.io.IOException;
import java.util.Locale;
import java.util.function.Function;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.ImageWriter;
import javax.imageio.spi.IIORegistry;
import javax.imageio.spi.ImageReaderSpi;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the provider tells of itself is what the JDK's tells. */
@ParameterizedClass
@EnumSource
class ReaderProviderTest {

    private final ReadFormat format;
    private final ImageReaderSpi ours;
    private final ImageReaderSpi jdk;

    ReaderProviderTest(ReadFormat format) {
        this.format = format;
        this.ours = format.newSlipstreamProvider();
        this.jdk = format.jdkProvider();
    }

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

    @Test
    void descriptionsOfMetadataFormatsAreTheJdks() {
        for (String name : new String[] {format.nativeMetadataFormat(), "javax_imageio_1.0"}) {
            assertSame(jdk.getImageMetadataFormat(name), ours.getImageMetadataFormat(name), name);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"javax_imageio_gif_image_1.0", "png", "bmp", ""})
    void unknownMetadataFormatsAreRefused(String name) {
        assertThrows(IllegalArgumentException.class, () -> jdk.getImageMetadataFormat(name));
        assertThrows(IllegalArgumentException.class, () -> ours.getImageMetadataFormat(name));
        assertThrows(IllegalArgumentException.class, () -> ours.getStreamMetadataFormat(name));
    }

    @Test
    void metadataFormatsAreDescribedWithoutTheJdksProvider() {
        IIORegistry registry = IIORegistry.getDefaultInstance();
        registry.deregisterServiceProvider(jdk);
        try {
            assertEquals(jdk.getImageMetadataFormat(format.nativeMetadataFormat()),
                    ours.getImageMetadataFormat(format.nativeMetadataFormat()));
        } finally {
            registry.registerServiceProvider(jdk);
            Providers.install();
        }
    }

    @Test
    void itSaysWhoseItIs() {
        assertEquals("Slipstream", ours.getVendorName());
        assertEquals("0.1.0", ours.getVersion());
        assertEquals("Slipstream " + format.name() + " image reader", ours.getDescription(null));
        assertEquals("Slipstream " + format.name() + " image reader", ours.getDescription(Locale.GERMAN));
    }

    @Test
    void itMakesReadersOfItsOwnWhateverTheExtension() throws IOException {
        ImageReader reader = ours.createReaderInstance();
        ImageReader another = ours.createReaderInstance("extension");
        assertNotSame(reader, another);
        for (ImageReader each : new ImageReader[] {reader, another}) {
            assertEquals(ours.getPluginClassName(), each.getClass().getName());
            assertEquals(format.slipstreamReader(), each.getClass().getName());
            assertSame(ours, each.getOriginatingProvider());
            assertTrue(ours.isOwnReader(each));
            assertFalse(jdk.isOwnReader(each));
            assertEquals(format.toString(), each.getFormatName());
        }
        assertFalse(ours.isOwnReader(jdk.createReaderInstance()));
    }

    @Test
    void theWriterForAReaderIsTheJdks() throws IOException {
        ImageWriter writer = ImageIO.getImageWriter(ours.createReaderInstance());
        assertEquals(format.jdkReader().replace("Reader", "Writer"), writer.getClass().getName());
        assertEquals(jdk.getClass(), ImageIO.getImageReader(writer).getOriginatingProvider().getClass());
    }

    @Test
    void thereAreAsManyTranscodersAsForTheJdksReader() throws IOException {
        ImageWriter writer = ImageIO.getImageWritersByFormatName(format.toString()).next();
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
