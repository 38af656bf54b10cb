package dev.slipstream.imageio.spi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.testing.ImageFacts;
import dev.slipstream.imageio.testing.JdkReaders;
import dev.slipstream.imageio.testing.SampleImages;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import javax.imageio.IIOException;
import javax.imageio.ImageIO;
import javax.imageio.ImageReadParam;
import javax.imageio.ImageReader;
import javax.imageio.spi.IIORegistry;
import javax.imageio.spi.ImageReaderSpi;
import javax.imageio.stream.MemoryCacheImageInputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

/** An application has taken the JDK's PNG reader out of ImageIO: what needs it says so, the rest goes on. */
class DeregisteredJdkReaderTest {

    private static final String JDK_PROVIDER = "com.sun.imageio.plugins.png.PNGImageReaderSpi";

    private final IIORegistry registry = IIORegistry.getDefaultInstance();
    private final ImageReaderSpi jdk = JdkReaders.from("com.sun.imageio.plugins.png.").get(0);
    private final Map<String, byte[]> files = new LinkedHashMap<>();
    private final Map<String, String> expected = new LinkedHashMap<>();

    @BeforeEach
    void takeOut() throws IOException {
        for (Map.Entry<String, BufferedImage> image : SampleImages.ofEveryKind(33, 31).entrySet()) {
            byte[] bytes = SampleImages.encode(image.getValue(), "png");
            files.put(image.getKey(), bytes);
            expected.put(image.getKey(), ImageFacts.of(JdkReaders.read(stream(bytes))));
        }
        registry.deregisterServiceProvider(jdk);
    }

    @AfterEach
    void putBack() {
        registry.registerServiceProvider(jdk);
        Registration.install();
    }

    private static MemoryCacheImageInputStream stream(byte[] bytes) {
        return new MemoryCacheImageInputStream(new ByteArrayInputStream(bytes));
    }

    private ImageReader reader() {
        ImageReader reader = ImageIO.getImageReadersByFormatName("png").next();
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
        assertEquals(BufferedImage.TYPE_3BYTE_BGR, reader.getImageTypes(0).next().getBufferedImageType());
    }

    @Test
    void metadataIsRefusedWithTheReason() {
        assertRefused(() -> reader().getImageMetadata(0));
    }

    @Test
    void bandsAreRefusedWithTheReason() {
        ImageReadParam param = new ImageReadParam();
        param.setSourceBands(new int[] {2, 1, 0});
        param.setDestinationBands(new int[] {0, 1, 2});
        assertRefused(() -> reader().read(0, param));
    }

    @Test
    void parametersOfAnUnknownKindAreRefusedWithTheReason() {
        assertRefused(() -> reader().read(0, new ImageReadParam() {}));
    }

    @Test
    void aReaderThatHasBeenRefusedReadsOn() throws IOException {
        ImageReader reader = reader();
        assertThrows(IIOException.class, () -> reader.getImageMetadata(0));
        assertEquals(expected.get("RGB"), ImageFacts.of(reader.read(0)));
    }

    private static void assertRefused(Executable request) {
        IIOException refusal = assertThrows(IIOException.class, request);
        assertTrue(refusal.getMessage().contains(JDK_PROVIDER), refusal::getMessage);
    }
}
