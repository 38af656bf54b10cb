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
import java.util.function.BiConsumer;
import java.util.function.Function;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriter;
import javax.imageio.spi.IIORegistry;
import javax.imageio.spi.ImageReaderSpi;
import javax.imageio.spi.ImageReaderWriterSpi;
import javax.imageio.spi.ImageWriterSpi;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** The providers of readers and writers answer every question about themselves as the JDK's do. */
@ParameterizedClass
@EnumSource
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

    private final Format format;
    private final ImageReaderSpi ourReaders;
    private final ImageReaderSpi jdkReaders;
    private final ImageWriterSpi ourWriters;
    private final ImageWriterSpi jdkWriters;

    FormatProvidersTest(Format format) {
        this.format = format;
        this.ourReaders = format.readerProvider(Side.SLIPSTREAM);
        this.jdkReaders = format.readerProvider(Side.JDK);
        this.ourWriters = format.writerProvider(Side.SLIPSTREAM);
        this.jdkWriters = format.writerProvider(Side.JDK);
    }

    /** Compares the providers of readers, and those of writers. */
    private void each(BiConsumer<ImageReaderWriterSpi, ImageReaderWriterSpi> comparison) {
        comparison.accept(ourReaders, jdkReaders);
        comparison.accept(ourWriters, jdkWriters);
    }

    private static void assertSameAnswer(Object jdk, Object ours) {
        assertTrue(Objects.deepEquals(jdk, ours), () -> Arrays.deepToString(new Object[] {jdk, ours}));
    }

    @Test
    void namesAndMetadataFormatsAreTheJdks() {
        each(FormatProvidersTest::assertSameNamesAndMetadataFormats);
    }

    static void assertSameNamesAndMetadataFormats(ImageReaderWriterSpi ours, ImageReaderWriterSpi jdk) {
        for (Function<ImageReaderWriterSpi, Object> question : QUESTIONS) {
            assertSameAnswer(question.apply(jdk), question.apply(ours));
        }
        for (String name : List.of(jdk.getNativeImageMetadataFormatName(), "javax_imageio_1.0")) {
            assertSame(jdk.getImageMetadataFormat(name), ours.getImageMetadataFormat(name), name);
        }
        String stream = jdk.getNativeStreamMetadataFormatName();
        if (stream != null) {
            assertSame(jdk.getStreamMetadataFormat(stream), ours.getStreamMetadataFormat(stream));
        }
    }

    @Test
    void unknownMetadataFormatsAreRefused() {
        each((ours, jdk) -> {
            for (String name : new String[] {"javax_imageio_png_2.0", "png", "bmp", ""}) {
                assertThrows(IllegalArgumentException.class, () -> jdk.getImageMetadataFormat(name));
                assertThrows(IllegalArgumentException.class, () -> ours.getImageMetadataFormat(name));
                assertThrows(IllegalArgumentException.class, () -> ours.getStreamMetadataFormat(name));
            }
        });
    }

    /** Apache FOP, for one, applies a profile itself if these are the JDK's. */
    @Test
    void descriptionVendorAndVersionAreTheJdks() {
        each(FormatProvidersTest::assertSameDescription);
    }

    static void assertSameDescription(ImageReaderWriterSpi ours, ImageReaderWriterSpi jdk) {
        assertEquals(jdk.getVendorName(), ours.getVendorName());
        assertEquals(jdk.getVersion(), ours.getVersion());
        assertEquals(jdk.getDescription(null), ours.getDescription(null));
        for (Locale locale : Locale.getAvailableLocales()) {
            assertEquals(jdk.getDescription(locale), ours.getDescription(locale));
        }
    }

    /** Upload checks look at that of the first one. */
    @Test
    void theFirstReaderAndWriterHaveTheSimpleNamesOfTheJdks() throws IOException {
        Object reader = ImageIO.getImageReadersByFormatName(format.toString()).next();
        assertEquals(format.reader(Side.SLIPSTREAM), reader.getClass().getName());
        assertEquals(jdkReaders.createReaderInstance().getClass().getSimpleName(), reader.getClass().getSimpleName());
        Object writer = ImageIO.getImageWritersByFormatName(format.toString()).next();
        assertEquals(format.writer(Side.SLIPSTREAM), writer.getClass().getName());
        assertEquals(jdkWriters.createWriterInstance().getClass().getSimpleName(), writer.getClass().getSimpleName());
    }

    @Test
    void inputsAndOutputsAndTheProvidersOfTheOtherDirectionAreTheJdks() {
        assertSameInputs(ourReaders, jdkReaders);
        assertSameAnswer(jdkWriters.getOutputTypes(), ourWriters.getOutputTypes());
        assertSameAnswer(jdkWriters.getImageReaderSpiNames(), ourWriters.getImageReaderSpiNames());
        assertEquals(jdkWriters.isFormatLossless(), ourWriters.isFormatLossless());
    }

    static void assertSameInputs(ImageReaderSpi ours, ImageReaderSpi jdk) {
        assertSameAnswer(jdk.getInputTypes(), ours.getInputTypes());
        assertSameAnswer(jdk.getImageWriterSpiNames(), ours.getImageWriterSpiNames());
    }

    @Test
    void metadataFormatsAreDescribedWithoutTheJdksProvider() {
        IIORegistry registry = IIORegistry.getDefaultInstance();
        registry.deregisterServiceProvider(jdkReaders);
        try {
            assertEquals(jdkReaders.getImageMetadataFormat(format.nativeMetadataFormat()),
                    ourReaders.getImageMetadataFormat(format.nativeMetadataFormat()));
        } finally {
            registry.registerServiceProvider(jdkReaders);
            Providers.install();
        }
    }

    @Test
    void itCanEncodeWhatTheJdksCanAndNothingElse() throws Exception {
        Seeds.run(1, (seed, random) -> {
            ImageTypeSpecifier type = new ImageTypeSpecifier(WrittenImages.buffered(random));
            assertEquals(jdkWriters.canEncodeImage(type), ourWriters.canEncodeImage(type), () -> "seed " + seed);
        });
        Set<Boolean> answers = new HashSet<>();
        for (ImageTypeSpecifier type : ImageTypes.all()) {
            answers.add(ourWriters.canEncodeImage(type));
            assertEquals(jdkWriters.canEncodeImage(type), ourWriters.canEncodeImage(type),
                    () -> type.getColorModel() + " " + type.getSampleModel());
        }
        assertEquals(format == Format.GIF ? Set.of(true) : Set.of(true, false), answers);
    }

    @Test
    void itMakesReadersAndWritersOfItsOwnWhateverTheExtension() throws IOException {
        assertNotSame(ourReaders.createReaderInstance(), ourReaders.createReaderInstance());
        assertNotSame(ourWriters.createWriterInstance(), ourWriters.createWriterInstance());
        for (Object extension : new Object[] {null, "extension"}) {
            ImageReader reader = ourReaders.createReaderInstance(extension);
            assertEquals(ourReaders.getPluginClassName(), reader.getClass().getName());
            assertSame(ourReaders, reader.getOriginatingProvider());
            assertTrue(ourReaders.isOwnReader(reader));
            assertFalse(jdkReaders.isOwnReader(reader));
            assertEquals(format.toString(), reader.getFormatName());
            ImageWriter writer = ourWriters.createWriterInstance(extension);
            assertEquals(ourWriters.getPluginClassName(), writer.getClass().getName());
            assertSame(ourWriters, writer.getOriginatingProvider());
            assertTrue(ourWriters.isOwnWriter(writer));
            assertFalse(jdkWriters.isOwnWriter(writer));
        }
        assertFalse(ourReaders.isOwnReader(jdkReaders.createReaderInstance()));
        assertFalse(ourWriters.isOwnWriter(jdkWriters.createWriterInstance()));
    }

    @Test
    void theWriterAndTheTranscodersForAReaderAreTheJdks() throws IOException {
        ImageReader reader = format.open(Side.SLIPSTREAM);
        ImageWriter writer = ImageIO.getImageWriter(reader);
        assertEquals(format.writer(Side.JDK), writer.getClass().getName());
        assertEquals(jdkReaders.getClass(), ImageIO.getImageReader(writer).getOriginatingProvider().getClass());
        ImageWriter first = ImageIO.getImageWritersByFormatName(format.toString()).next();
        assertEquals(ImageIO.getImageTranscoders(jdkReaders.createReaderInstance(), first).hasNext(),
                ImageIO.getImageTranscoders(reader, first).hasNext());
    }

    @Test
    void theReaderForAWriterIsTheJdks() throws IOException {
        assertEquals(ImageIO.getImageReader(jdkWriters.createWriterInstance()).getClass(),
                ImageIO.getImageReader(ourWriters.createWriterInstance()).getClass());
    }
}
