package dev.slipstream.imageio.spi;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.testing.Seeds;
import dev.slipstream.imageio.testing.WriteFormat;
import dev.slipstream.imageio.writing.ImageTypes;
import dev.slipstream.imageio.writing.WrittenImages;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import javax.imageio.ImageIO;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriter;
import javax.imageio.spi.ImageWriterSpi;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** What the provider tells of itself is what the JDK's tells. */
@ParameterizedClass
@EnumSource
class WriterProviderTest {

    private final WriteFormat format;
    private final ImageWriterSpi ours;
    private final ImageWriterSpi jdk;

    WriterProviderTest(WriteFormat format) {
        this.format = format;
        this.ours = format.newSlipstreamProvider();
        this.jdk = format.jdkProvider();
    }

    @Test
    void namesTypesAndReaderProvidersAreTheJdks() {
        assertAllTheJdks(ImageWriterSpi::getFormatNames);
        assertAllTheJdks(ImageWriterSpi::getFileSuffixes);
        assertAllTheJdks(ImageWriterSpi::getMIMETypes);
        assertAllTheJdks(ImageWriterSpi::getOutputTypes);
        assertAllTheJdks(ImageWriterSpi::getImageReaderSpiNames);
    }

    @Test
    void metadataFormatsAreTheJdks() {
        assertTheJdks(ImageWriterSpi::isStandardStreamMetadataFormatSupported);
        assertTheJdks(ImageWriterSpi::getNativeStreamMetadataFormatName);
        assertAllTheJdks(ImageWriterSpi::getExtraStreamMetadataFormatNames);
        assertTheJdks(ImageWriterSpi::isStandardImageMetadataFormatSupported);
        assertTheJdks(ImageWriterSpi::getNativeImageMetadataFormatName);
        assertAllTheJdks(ImageWriterSpi::getExtraImageMetadataFormatNames);
        for (String name : new String[] {jdk.getNativeImageMetadataFormatName(), "javax_imageio_1.0"}) {
            assertSame(jdk.getImageMetadataFormat(name), ours.getImageMetadataFormat(name), name);
        }
        assertThrows(IllegalArgumentException.class, () -> ours.getImageMetadataFormat("any"));
        assertThrows(IllegalArgumentException.class, () -> ours.getStreamMetadataFormat("any"));
    }

    @Test
    void itCanEncodeWhatTheJdksCan() throws Exception {
        Seeds.run(1, (seed, random) -> {
            ImageTypeSpecifier type = new ImageTypeSpecifier(WrittenImages.buffered(random));
            assertEquals(jdk.canEncodeImage(type), ours.canEncodeImage(type), () -> "seed " + seed);
        });
        assertTheJdks(ImageWriterSpi::isFormatLossless);
    }

    @Test
    void itCanEncodeEveryKindOfTypeThatTheJdksCanAndNoOther() {
        List<ImageTypeSpecifier> types = ImageTypes.all();
        List<Boolean> answers = types.stream().map(ours::canEncodeImage).toList();
        assertTrue(answers.contains(true) && answers.contains(false));
        for (int i = 0; i < types.size(); i++) {
            ImageTypeSpecifier type = types.get(i);
            assertEquals(jdk.canEncodeImage(type), answers.get(i),
                    () -> type.getColorModel() + " " + type.getSampleModel());
        }
    }

    @Test
    void itSaysWhoseItIs() {
        assertEquals("Slipstream", ours.getVendorName());
        assertEquals("0.1.0", ours.getVersion());
        assertEquals("Slipstream " + format.name() + " image writer", ours.getDescription(Locale.GERMAN));
    }

    @Test
    void itMakesWritersOfItsOwnWhateverTheExtension() throws IOException {
        ImageWriter writer = ours.createWriterInstance();
        ImageWriter another = ours.createWriterInstance("extension");
        assertNotSame(writer, another);
        for (ImageWriter each : new ImageWriter[] {writer, another}) {
            assertEquals(ours.getPluginClassName(), each.getClass().getName());
            assertEquals(format.slipstreamWriter(), each.getClass().getName());
            assertSame(ours, each.getOriginatingProvider());
            assertTrue(ours.isOwnWriter(each));
            assertFalse(jdk.isOwnWriter(each));
        }
        assertFalse(ours.isOwnWriter(jdk.createWriterInstance()));
    }

    @Test
    void theReaderForAWriterIsTheJdks() throws IOException {
        assertEquals(ImageIO.getImageReader(jdk.createWriterInstance()).getClass(),
                ImageIO.getImageReader(ours.createWriterInstance()).getClass());
    }

    private void assertTheJdks(Function<ImageWriterSpi, Object> question) {
        assertEquals(question.apply(jdk), question.apply(ours));
    }

    private void assertAllTheJdks(Function<ImageWriterSpi, Object[]> question) {
        assertArrayEquals(question.apply(jdk), question.apply(ours));
    }
}
