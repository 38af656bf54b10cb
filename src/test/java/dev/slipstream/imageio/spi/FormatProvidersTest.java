package dev.slipstream.imageio.spi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.testing.ReadFormat;
import dev.slipstream.imageio.testing.Seeds;
import dev.slipstream.imageio.testing.WriteFormat;
import dev.slipstream.imageio.writing.ImageTypes;
import dev.slipstream.imageio.writing.WrittenImages;
import java.io.IOException;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriter;
import javax.imageio.spi.IIORegistry;
import javax.imageio.spi.ImageReaderSpi;
import javax.imageio.spi.ImageReaderWriterSpi;
import javax.imageio.spi.ImageWriterSpi;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The providers of readers and writers answer all questions about themselves as the JDK's do. */
class FormatProvidersTest {

    private static final List<Function<ImageReaderWriterSpi, Object>> QUESTIONS = List.of(
            ImageReaderWriterSpi::getFormatNames,
            ImageReaderWriterSpi::getFileSuffixes,
            ImageReaderWriterSpi::getMIMETypes,
            ImageReaderWriterSpi::isStandardStreamMetadataFormatSupported,
            ImageReaderWriterSpi::getNativeStreamMetadataFormatName,
            ImageReaderWriterSpi::getExtraStreamMetadataFormatNames,
            ImageReaderWriterSpi::isStandardImageMetadataFormatSupported,
            ImageReaderWriterSpi::getNativeImageMetadataFormatName,
            ImageReaderWriterSpi::getExtraImageMetadataFormatNames);

    static Stream<Arguments> providers() {
        return Stream.concat(
                Stream.of(ReadFormat.values())
                        .map(format -> Arguments.of(format.newSlipstreamProvider(), format.jdkProvider())),
                Stream.of(WriteFormat.values())
                        .map(format -> Arguments.of(format.newSlipstreamProvider(), format.jdkProvider())));
    }

    private static void assertSameAnswer(Object jdk, Object ours) {
        assertTrue(Objects.deepEquals(jdk, ours), () -> Arrays.deepToString(new Object[] {jdk, ours}));
    }

    @ParameterizedTest
    @MethodSource("providers")
    void namesAndMetadataFormatsAreTheJdks(ImageReaderWriterSpi ours, ImageReaderWriterSpi jdk) {
        for (Function<ImageReaderWriterSpi, Object> question : QUESTIONS) {
            assertSameAnswer(question.apply(jdk), question.apply(ours));
        }
        for (String name : List.of(jdk.getNativeImageMetadataFormatName(), "javax_imageio_1.0")) {
            assertSame(jdk.getImageMetadataFormat(name), ours.getImageMetadataFormat(name), name);
        }
    }

    @ParameterizedTest
    @MethodSource("providers")
    void unknownMetadataFormatsAreRefused(ImageReaderWriterSpi ours, ImageReaderWriterSpi jdk) {
        for (String name : new String[] {"javax_imageio_gif_image_1.0", "png", "bmp", ""}) {
            assertThrows(IllegalArgumentException.class, () -> jdk.getImageMetadataFormat(name));
            assertThrows(IllegalArgumentException.class, () -> ours.getImageMetadataFormat(name));
            assertThrows(IllegalArgumentException.class, () -> ours.getStreamMetadataFormat(name));
        }
    }

    /** Apache FOP, for one, applies a profile itself if these are the JDK's. */
    @ParameterizedTest
    @MethodSource("providers")
    void descriptionVendorAndVersionAreTheJdks(ImageReaderWriterSpi ours, ImageReaderWriterSpi jdk) {
        assertEquals(jdk.getVendorName(), ours.getVendorName());
        assertEquals(jdk.getVersion(), ours.getVersion());
        assertEquals(jdk.getDescription(null), ours.getDescription(null));
        for (Locale locale : Locale.getAvailableLocales()) {
            assertEquals(jdk.getDescription(locale), ours.getDescription(locale));
        }
    }

    /** Upload checks use the answer of the first provider. */
    @ParameterizedTest
    @EnumSource
    void theFirstReaderHasTheSimpleNameOfTheJdks(ReadFormat format) throws IOException {
        ImageReader first = ImageIO.getImageReadersByFormatName(format.toString()).next();
        assertEquals(format.slipstreamReader(), first.getClass().getName());
        assertEquals(format.jdkProvider().createReaderInstance().getClass().getSimpleName(),
                first.getClass().getSimpleName());
    }

    @ParameterizedTest
    @EnumSource
    void theFirstWriterHasTheSimpleNameOfTheJdks(WriteFormat format) throws IOException {
        ImageWriter first = ImageIO.getImageWritersByFormatName(format.toString()).next();
        assertEquals(format.slipstreamWriter(), first.getClass().getName());
        assertEquals(format.jdkProvider().createWriterInstance().getClass().getSimpleName(),
                first.getClass().getSimpleName());
    }

    @ParameterizedTest
    @EnumSource
    void inputTypesAndWriterProvidersAreTheJdks(ReadFormat format) {
        assertSameAnswer(format.jdkProvider().getInputTypes(), format.newSlipstreamProvider().getInputTypes());
        assertSameAnswer(format.jdkProvider().getImageWriterSpiNames(),
                format.newSlipstreamProvider().getImageWriterSpiNames());
    }

    @ParameterizedTest
    @EnumSource
    void outputTypesAndReaderProvidersAreTheJdks(WriteFormat format) {
        assertSameAnswer(format.jdkProvider().getOutputTypes(), format.newSlipstreamProvider().getOutputTypes());
        assertSameAnswer(format.jdkProvider().getImageReaderSpiNames(),
                format.newSlipstreamProvider().getImageReaderSpiNames());
        assertEquals(format.jdkProvider().isFormatLossless(), format.newSlipstreamProvider().isFormatLossless());
    }

    @ParameterizedTest
    @EnumSource
    void metadataFormatsAreDescribedWithoutTheJdksProvider(ReadFormat format) {
        ImageReaderSpi jdk = format.jdkProvider();
        IIORegistry registry = IIORegistry.getDefaultInstance();
        registry.deregisterServiceProvider(jdk);
        try {
            assertEquals(jdk.getImageMetadataFormat(format.nativeMetadataFormat()),
                    format.newSlipstreamProvider().getImageMetadataFormat(format.nativeMetadataFormat()));
        } finally {
            registry.registerServiceProvider(jdk);
            Providers.install();
        }
    }

    @ParameterizedTest
    @EnumSource
    void itCanEncodeWhatTheJdksCanAndNothingElse(WriteFormat format) throws Exception {
        ImageWriterSpi ours = format.newSlipstreamProvider();
        ImageWriterSpi jdk = format.jdkProvider();
        Seeds.run(1, (seed, random) -> {
            ImageTypeSpecifier type = new ImageTypeSpecifier(WrittenImages.buffered(random));
            assertEquals(jdk.canEncodeImage(type), ours.canEncodeImage(type), () -> "seed " + seed);
        });
        Set<Boolean> answers = new HashSet<>();
        for (ImageTypeSpecifier type : ImageTypes.all()) {
            answers.add(ours.canEncodeImage(type));
            assertEquals(jdk.canEncodeImage(type), ours.canEncodeImage(type),
                    () -> type.getColorModel() + " " + type.getSampleModel());
        }
        assertEquals(Set.of(true, false), answers);
    }

    @ParameterizedTest
    @EnumSource
    void itMakesReadersOfItsOwnWhateverTheExtension(ReadFormat format) throws IOException {
        ImageReaderSpi ours = format.newSlipstreamProvider();
        ImageReaderSpi jdk = format.jdkProvider();
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

    @ParameterizedTest
    @EnumSource
    void itMakesWritersOfItsOwnWhateverTheExtension(WriteFormat format) throws IOException {
        ImageWriterSpi ours = format.newSlipstreamProvider();
        ImageWriterSpi jdk = format.jdkProvider();
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

    @ParameterizedTest
    @EnumSource
    void theWriterAndTheTranscodersForAReaderAreTheJdks(ReadFormat format) throws IOException {
        ImageReaderSpi jdk = format.jdkProvider();
        ImageReader reader = format.newSlipstreamProvider().createReaderInstance();
        ImageWriter writer = ImageIO.getImageWriter(reader);
        assertEquals(format.jdkReader().replace("Reader", "Writer"), writer.getClass().getName());
        assertEquals(jdk.getClass(), ImageIO.getImageReader(writer).getOriginatingProvider().getClass());
        ImageWriter first = ImageIO.getImageWritersByFormatName(format.toString()).next();
        assertEquals(ImageIO.getImageTranscoders(jdk.createReaderInstance(), first).hasNext(),
                ImageIO.getImageTranscoders(reader, first).hasNext());
    }

    @ParameterizedTest
    @EnumSource
    void theReaderForAWriterIsTheJdks(WriteFormat format) throws IOException {
        assertEquals(ImageIO.getImageReader(format.jdkProvider().createWriterInstance()).getClass(),
                ImageIO.getImageReader(format.newSlipstreamProvider().createWriterInstance()).getClass());
    }
}
