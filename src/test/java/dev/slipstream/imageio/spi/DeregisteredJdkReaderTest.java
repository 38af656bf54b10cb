package dev.slipstream.imageio.spi;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.slipstream.imageio.testing.Ask;
import dev.slipstream.imageio.testing.Format;
import dev.slipstream.imageio.testing.ImageFacts;
import dev.slipstream.imageio.testing.MetadataTree;
import dev.slipstream.imageio.testing.SampleImages;
import dev.slipstream.imageio.testing.Side;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import javax.imageio.ImageIO;
import javax.imageio.ImageReadParam;
import javax.imageio.ImageReader;
import javax.imageio.spi.IIORegistry;
import javax.imageio.spi.ImageReaderSpi;
import javax.imageio.stream.MemoryCacheImageInputStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** If an application has deregistered the JDK's reader, ours works as if it were registered. */
class DeregisteredJdkReaderTest {

    /** Questions to a reader of an RGB image, from the header to reads that are left to the JDK's reader. */
    private static final List<Ask<ImageReader, Object>> QUESTIONS = List.of(
            reader -> List.of(reader.getWidth(0), reader.getHeight(0), reader.getImageTypes(0).next()),
            reader -> MetadataTree.of(reader.getImageMetadata(0)),
            reader -> ImageFacts.of(reader.read(0)),
            reader -> {
                ImageReadParam param = reader.getDefaultReadParam();
                param.setSourceSubsampling(2, 3, 1, 1);
                return ImageFacts.of(reader.read(0, param));
            },
            reader -> {
                ImageReadParam param = new ImageReadParam();
                param.setSourceBands(new int[] {2, 1, 0});
                param.setDestinationBands(new int[] {0, 1, 2});
                return ImageFacts.of(reader.read(0, param));
            },
            reader -> ImageFacts.of(reader.read(0, new ImageReadParam() {}))); // a subclass of ImageReadParam

    private final IIORegistry registry = IIORegistry.getDefaultInstance();

    private static ImageReader reader(ImageReaderSpi provider, byte[] file) throws IOException {
        ImageReader reader = provider.createReaderInstance();
        reader.setInput(new MemoryCacheImageInputStream(new ByteArrayInputStream(file)));
        return reader;
    }

    @ParameterizedTest
    @EnumSource
    void everythingIsReadAsByTheJdksReader(Format format) throws IOException {
        ImageReaderSpi jdk = format.readerProvider(Side.JDK);
        Map<String, byte[]> files = SampleImages.filesOfEveryKind(format.toString(), 33, 31);
        registry.deregisterServiceProvider(jdk);
        try {
            for (Map.Entry<String, byte[]> file : files.entrySet()) {
                assertEquals(ImageFacts.of(reader(jdk, file.getValue()).read(0)),
                        ImageFacts.of(ImageIO.read(new ByteArrayInputStream(file.getValue()))), file.getKey());
            }
            byte[] file = files.get("RGB");
            ImageReader same = reader(format.readerProvider(Side.SLIPSTREAM), file);
            for (Ask<ImageReader, Object> question : QUESTIONS) {
                Object expected = question.of(reader(jdk, file));
                assertEquals(expected, question.of(reader(same.getOriginatingProvider(), file)));
                assertEquals(expected, question.of(same));
            }
        } finally {
            registry.registerServiceProvider(jdk);
            Providers.install();
        }
    }
}
