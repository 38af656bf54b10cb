package dev.slipstream.imageio.spi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.slipstream.imageio.reading.BytesImageInputStream;
import dev.slipstream.imageio.testing.JdkReaders;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.spi.ImageReaderSpi;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The providers of readers that have the JDK's reader read answer as the JDK's do. */
class ForwardingProvidersTest {

    enum Format {

        JPEG(JpegReaderProvider::new, "jpg", "JPG", "jpeg", "JPEG"),
        TIFF(TiffReaderProvider::new, "tif", "TIF", "tiff", "TIFF");

        final Supplier<ReaderProvider> alone;
        final List<String> names;

        Format(Supplier<ReaderProvider> alone, String... names) {
            this.alone = alone;
            this.names = List.of(names);
        }

        ImageReaderSpi jdk() {
            return JdkReaders.from("com.sun.imageio.plugins." + name().toLowerCase(Locale.ROOT) + "."
                    + name() + "ImageReaderSpi").get(0);
        }

        ImageReaderSpi ours() {
            return JdkReaders.from(alone.get().getClass().getName()).get(0);
        }

        String twelveMonkeys() {
            return "com.twelvemonkeys.imageio.plugins." + name().toLowerCase(Locale.ROOT) + "." + name()
                    + "ImageReader";
        }

        byte[] file() throws IOException {
            ByteArrayOutputStream file = new ByteArrayOutputStream();
            ImageIO.write(new BufferedImage(8, 8, BufferedImage.TYPE_INT_RGB), name(), file);
            return file.toByteArray();
        }
    }

    static Stream<Arguments> names() {
        return Arrays.stream(Format.values())
                .flatMap(format -> format.names.stream().map(name -> Arguments.of(format, name)));
    }

    @ParameterizedTest
    @EnumSource
    void theyDescribeThemselvesAsTheJdksDo(Format format) {
        ImageReaderSpi jdk = format.jdk();
        ImageReaderSpi ours = format.ours();
        FormatProvidersTest.assertSameNamesAndMetadataFormats(ours, jdk);
        FormatProvidersTest.assertSameDescription(ours, jdk);
        FormatProvidersTest.assertSameInputs(ours, jdk);
        String standard = "javax_imageio_1.0";
        if (jdk.isStandardStreamMetadataFormatSupported()) {
            assertEquals(standard, ours.getStreamMetadataFormat(standard).getRootName());
        } else {
            assertThrows(IllegalArgumentException.class, () -> ours.getStreamMetadataFormat(standard));
        }
    }

    @ParameterizedTest
    @MethodSource("names")
    void everyNameLeadsToIt(Format format, String name) throws IOException {
        ImageReaderSpi ours = format.ours();
        List<String> names = new ArrayList<>();
        ImageIO.getImageReadersByFormatName(name).forEachRemaining(each -> names.add(each.getClass().getName()));
        names.remove(format.twelveMonkeys());
        assertEquals(List.of(ours.getPluginClassName(), format.jdk().getPluginClassName()), names);
        ImageReader reader = ours.createReaderInstance();
        assertEquals(ours.getPluginClassName(), reader.getClass().getName());
        assertEquals(format + "ImageReader", reader.getClass().getSimpleName());
        assertEquals(format.jdk().createReaderInstance().getFormatName(), reader.getFormatName());
    }

    /** It reads more than the JDK's. Whatever order they were registered in, ours gives way when it is asked. */
    @ParameterizedTest
    @EnumSource
    void theReaderOfTwelveMonkeysServesIfItIsThere(Format format) throws IOException {
        ImageReader first = ImageIO.getImageReaders(new BytesImageInputStream(format.file())).next();
        assertEquals(format.twelveMonkeys(), first.getClass().getName());
    }

    @ParameterizedTest
    @EnumSource
    void theSignatureIsKnown(Format format) throws IOException {
        ImageReaderSpi alone = format.alone.get();
        for (byte[] begin : new byte[][] {{}, {-1}, {-1, -40}, {-1, -40, 0, 0}, {-1, -39, 0, 0}, {-40, -1, 0, 0},
            {'I', 'I', 42}, {'I', 'I', 42, 0}, {'I', 'I', 42, 0, 8}, {'M', 'M', 0, 42}, {'M', 'M', 42, 0}}) {
            BytesImageInputStream stream = new BytesImageInputStream(begin);
            assertEquals(isKnown(format.jdk(), begin), alone.canDecodeInput(stream));
            assertEquals(0, stream.getStreamPosition());
        }
    }

    /** On JDK 17, the JDK's provider for TIFF fails if the file is too short. */
    private static boolean isKnown(ImageReaderSpi jdk, byte[] begin) throws IOException {
        try {
            return jdk.canDecodeInput(new BytesImageInputStream(begin));
        } catch (EOFException e) {
            return false;
        }
    }
}
