package dev.slipstream.imageio.spi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.testing.Format;
import dev.slipstream.imageio.testing.Seeds;
import dev.slipstream.imageio.testing.Side;
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

/** What the providers of readers and writers tell of themselves is what the JDK's tell. */
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
        return Stream.of(Format.values()).flatMap(format -> Stream.of(
                Arguments.of(format.readerProvider(Side.SLIPSTREAM), format.readerProvider(Side.JDK)),
                Arguments.of(format.writerProvider(Side.SLIPSTREAM), format.writerProvider(Side.JDK))));
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

    /** Upload checks look at that of the first one. */
    @ParameterizedTest
    @EnumSource
    void theFirstReaderHasTheSimpleNameOfTheJdks(Format format) throws IOException {
        ImageReader first = ImageIO.getImageReadersByFormatName(format.toString()).next();
        assertEquals(format.reader(Side.SLIPSTREAM), first.getClass().getName());
        assertEquals(format.open(Side.JDK).getClass().getSimpleName(),
                first.getClass().getSimpleName());
    }

    @ParameterizedTest
    @EnumSource
    void theFirstWriterHasTheSimpleNameOfTheJdks(Format format) throws IOException {
        ImageWriter first = ImageIO.getImageWritersByFormatName(format.toString()).next();
        assertEquals(format.writer(Side.SLIPSTREAM), first.getClass().getName());
        assertEquals(format.writerProvider(Side.JDK).createWriterInstance().getClass().getSimpleName(),
                first.getClass().getSimpleName());
    }

    @ParameterizedTest
    @EnumSource
    void inputTypesAndWriterProvidersAreTheJdks(Format format) {
        ImageReaderSpi ours = format.readerProvider(Side.SLIPSTREAM);
        ImageReaderSpi jdk = format.readerProvider(Side.JDK);
        assertSameAnswer(jdk.getInputTypes(), ours.getInputTypes());
        assertSameAnswer(jdk.getImageWriterSpiNames(), ours.getImageWriterSpiNames());
    }

    @ParameterizedTest
    @EnumSource
    void outputTypesAndReaderProvidersAreTheJdks(Format format) {
        ImageWriterSpi ours = format.writerProvider(Side.SLIPSTREAM);
        ImageWriterSpi jdk = format.writerProvider(Side.JDK);
        assertSameAnswer(jdk.getOutputTypes(), ours.getOutputTypes());
        assertSameAnswer(jdk.getImageReaderSpiNames(), ours.getImageReaderSpiNames());
        assertEquals(jdk.isFormatLossless(), ours.isFormatLossless());
    }

    @ParameterizedTest
    @EnumSource
    void metadataFormatsAreDescribedWithoutTheJdksProvider(Format format) {
        ImageReaderSpi jdk = format.readerProvider(Side.JDK);
        IIORegistry registry = IIORegistry.getDefaultInstance();
        registry.deregisterServiceProvider(jdk);
        try {
            assertEquals(jdk.getImageMetadataFormat(format.nativeMetadataFormat()),
                    format.readerProvider(Side.SLIPSTREAM).getImageMetadataFormat(format.nativeMetadataFormat()));
        } finally {
            registry.registerServiceProvider(jdk);
            Providers.install();
        }
    }

    @ParameterizedTest
    @EnumSource
    void itCanEncodeWhatTheJdksCanAndNothingElse(Format format) throws Exception {
        ImageWriterSpi ours = format.writerProvider(Side.SLIPSTREAM);
        ImageWriterSpi jdk = format.writerProvider(Side.JDK);
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
    void itMakesReadersOfItsOwnWhateverTheExtension(Format format) throws IOException {
        ImageReaderSpi ours = format.readerProvider(Side.SLIPSTREAM);
        ImageReaderSpi jdk = format.readerProvider(Side.JDK);
        ImageReader reader = ours.createReaderInstance();
        ImageReader another = ours.createReaderInstance("extension");
        assertNotSame(reader, another);
        for (ImageReader each : new ImageReader[] {reader, another}) {
            assertEquals(ours.getPluginClassName(), each.getClass().getName());
            assertEquals(format.reader(Side.SLIPSTREAM), each.getClass().getName());
            assertSame(ours, each.getOriginatingProvider());
            assertTrue(ours.isOwnReader(each));
            assertFalse(jdk.isOwnReader(each));
            assertEquals(format.toString(), each.getFormatName());
        }
        assertFalse(ours.isOwnReader(jdk.createReaderInstance()));
    }

    @ParameterizedTest
    @EnumSource
    void itMakesWritersOfItsOwnWhateverTheExtension(Format format) throws IOException {
        ImageWriterSpi ours = format.writerProvider(Side.SLIPSTREAM);
        ImageWriterSpi jdk = format.writerProvider(Side.JDK);
        ImageWriter writer = ours.createWriterInstance();
        ImageWriter another = ours.createWriterInstance("extension");
        assertNotSame(writer, another);
        for (ImageWriter each : new ImageWriter[] {writer, another}) {
            assertEquals(ours.getPluginClassName(), each.getClass().getName());
            assertEquals(format.writer(Side.SLIPSTREAM), each.getClass().getName());
            assertSame(ours, each.getOriginatingProvider());
            assertTrue(ours.isOwnWriter(each));
            assertFalse(jdk.isOwnWriter(each));
        }
        assertFalse(ours.isOwnWriter(jdk.createWriterInstance()));
    }

    @ParameterizedTest
    @EnumSource
    void theWriterAndTheTranscodersForAReaderAreTheJdks(Format format) throws IOException {
        ImageReaderSpi jdk = format.readerProvider(Side.JDK);
        ImageReader reader = format.open(Side.SLIPSTREAM);
        ImageWriter writer = ImageIO.getImageWriter(reader);
        assertEquals(format.writer(Side.JDK), writer.getClass().getName());
        assertEquals(jdk.getClass(), ImageIO.getImageReader(writer).getOriginatingProvider().getClass());
        ImageWriter first = ImageIO.getImageWritersByFormatName(format.toString()).next();
        assertEquals(ImageIO.getImageTranscoders(jdk.createReaderInstance(), first).hasNext(),
                ImageIO.getImageTranscoders(reader, first).hasNext());
    }

    @ParameterizedTest
    @EnumSource
    void theReaderForAWriterIsTheJdks(Format format) throws IOException {
        assertEquals(ImageIO.getImageReader(format.writerProvider(Side.JDK).createWriterInstance()).getClass(),
                ImageIO.getImageReader(format.writerProvider(Side.SLIPSTREAM).createWriterInstance()).getClass());
    }
}
