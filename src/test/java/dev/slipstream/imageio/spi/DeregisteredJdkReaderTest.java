package dev.slipstream.imageio.spi;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.slipstream.imageio.reading.MetadataTree;
import dev.slipstream.imageio.testing.ImageFacts;
import dev.slipstream.imageio.testing.JdkReaders;
import dev.slipstream.imageio.testing.ReadFormat;
import dev.slipstream.imageio.testing.SampleImages;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import javax.imageio.ImageIO;
import javax.imageio.ImageReadParam;
import javax.imageio.ImageReader;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.spi.IIORegistry;
import javax.imageio.spi.ImageReaderSpi;
import javax.imageio.stream.MemoryCacheImageInputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** An application has taken the JDK's reader out of ImageIO: ours goes on as if it were there. */
@ParameterizedClass
@EnumSource
class DeregisteredJdkReaderTest {

    private final IIORegistry registry = IIORegistry.getDefaultInstance();
    private final ReadFormat format;
    private final ImageReaderSpi jdk;
    private final Map<String, byte[]> files = new LinkedHashMap<>();
    private final Map<String, String> expected = new LinkedHashMap<>();

    DeregisteredJdkReaderTest(ReadFormat format) {
        this.format = format;
        this.jdk = format.jdkProvider();
    }

    @BeforeEach
    void takeOut() throws IOException {
        files.putAll(SampleImages.filesOfEveryKind(format.toString(), 33, 31));
        for (Map.Entry<String, byte[]> file : files.entrySet()) {
            expected.put(file.getKey(), ImageFacts.of(JdkReaders.read(stream(file.getValue()))));
        }
        registry.deregisterServiceProvider(jdk);
    }

    @AfterEach
    void putBack() {
        registry.registerServiceProvider(jdk);
        Providers.install();
    }

    private static MemoryCacheImageInputStream stream(byte[] bytes) {
        return new MemoryCacheImageInputStream(new ByteArrayInputStream(bytes));
    }

    private ImageReader reader() {
        ImageReader reader = ImageIO.getImageReadersByFormatName(format.toString()).next();
        reader.setInput(stream(files.get("RGB")));
        return reader;
    }

    @Test
    void imagesOfEveryKindAreReadAsBefore() throws IOException {
        for (Map.Entry<String, byte[]> file : files.entrySet()) {
            BufferedImage image = ImageIO.read(new ByteArrayInputStream(file.getValue()));
            assertEquals(expected.get(file.getKey()), ImageFacts.of(image), file.getKey());
        }
    }

    @Test
    void regionsAndSubsamplingAreReadAsBefore() throws IOException {
        ImageReader reader = reader();
        ImageReadParam param = reader.getDefaultReadParam();
        param.setSourceSubsampling(2, 3, 1, 1);
        assertEquals(16, reader.read(0, param).getWidth());
        assertEquals(10, reader.read(0, param).getHeight());
    }

    @Test
    void headersAreReadAsBefore() throws IOException {
        ImageReader reader = reader();
        assertEquals(33, reader.getWidth(0));
        assertEquals(31, reader.getHeight(0));
        ImageReader jdkReader = jdk.createReaderInstance();
        jdkReader.setInput(stream(files.get("RGB")));
        assertEquals(jdkReader.getImageTypes(0).next(), reader.getImageTypes(0).next());
    }

    @Test
    void metadataIsReadAsBefore() throws IOException {
        IIOMetadata metadata = reader().getImageMetadata(0);
        ImageReader jdkReader = jdk.createReaderInstance();
        jdkReader.setInput(stream(files.get("RGB")));
        assertEquals(MetadataTree.of(jdkReader.getImageMetadata(0)), MetadataTree.of(metadata));
    }

    @Test
    void bandsAreReadAsBefore() throws IOException {
        ImageReadParam param = new ImageReadParam();
        param.setSourceBands(new int[] {2, 1, 0});
        param.setDestinationBands(new int[] {0, 1, 2});
        int straight = reader().read(0).getRGB(5, 7);
        int swapped = reader().read(0, param).getRGB(5, 7);
        assertEquals(straight >> 16 & 0xff, swapped & 0xff);
        assertEquals(straight & 0xff, swapped >> 16 & 0xff);
    }

    /** Which the PNG reader leaves to the JDK's. */
    @Test
    void parametersOfAnUnknownKindAreReadAsBefore() throws IOException {
        assertEquals(expected.get("RGB"), ImageFacts.of(reader().read(0, new ImageReadParam() {})));
    }

    @Test
    void aReaderThatHasBeenAskedForMetadataReadsOn() throws IOException {
        ImageReader reader = reader();
        reader.getImageMetadata(0);
        assertEquals(expected.get("RGB"), ImageFacts.of(reader.read(0)));
    }
}
