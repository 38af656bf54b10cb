package dev.slipstream.imageio.reader;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.slipstream.imageio.testing.Ask;
import dev.slipstream.imageio.testing.ImageFacts;
import dev.slipstream.imageio.testing.ReadFormat;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.ImageReadParam;
import javax.imageio.ImageReader;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.spi.ImageReaderSpi;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.MemoryCacheImageInputStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What a reader does itself and what it leaves to the JDK's reader, on the same stream, in every order: each request is
 * answered as the JDK's reader answers it.
 */
class JdkReaderSequencesTest {

    enum Request {
        WIDTH(reader -> reader.getWidth(0)),
        TYPES(reader -> {
            List<Object> types = new ArrayList<>();
            reader.getImageTypes(0).forEachRemaining(types::add);
            return types;
        }),
        METADATA(reader -> {
            IIOMetadata metadata = reader.getImageMetadata(0);
            return metadata.getAsTree(metadata.getNativeMetadataFormatName()).getChildNodes().getLength();
        }),
        READ(reader -> ImageFacts.of(reader.read(0))),
        READ_REGION(reader -> {
            ImageReadParam param = reader.getDefaultReadParam();
            param.setSourceRegion(new Rectangle(0, 2, 7, 5)); // at x > 0 the JDK shifts images with tRNS
            return ImageFacts.of(reader.read(0, param));
        }),
        READ_WITH_UNKNOWN_PARAMETERS(reader -> {
            return ImageFacts.of(reader.read(0, new ImageReadParam() {}));
        }),
        READ_TO_A_RARE_DESTINATION(reader -> {
            ImageReadParam param = reader.getDefaultReadParam();
            boolean isBmp = reader.getFormatName().equals("bmp");
            param.setDestination(new BufferedImage(20, 20,
                    isBmp ? BufferedImage.TYPE_4BYTE_ABGR_PRE : BufferedImage.TYPE_INT_ARGB_PRE));
            return ImageFacts.of(reader.read(0, param));
        }),
        READ_A_BAND(reader -> {
            ImageReadParam param = reader.getDefaultReadParam();
            param.setSourceBands(new int[] {0});
            param.setDestinationBands(new int[] {0});
            return ImageFacts.of(reader.read(0, param));
        }),
        READ_ALL(reader -> reader.readAll(0, null).getMetadata().getNativeMetadataFormatName());

        private final Ask<ImageReader, Object> step;

        Request(Ask<ImageReader, Object> step) {
            this.step = step;
        }

        Object of(ImageReader reader) throws IOException {
            return step.of(reader);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "rgb8-20x20.png, false, false", "rgb8-20x20.png, false, true", "rgb8-20x20.png, true, false",
        "palette8-trns-20x20.png, false, false", "palette8-trns-20x20.png, false, true",
        "rgb8-all-chunks-20x20.png, false, false", "rgb8-all-chunks-20x20.png, false, true",
        "gray16-adam7-20x20.png, false, false",
        "info40-rgb24-20x20.bmp, false, false", "info40-rgb24-20x20.bmp, true, true",
        "info40-pal8-20x20.bmp, false, false", "info40-pal1-20x20.bmp, false, true",
        "info40-rle8-20x20.bmp, false, false", "info40-rgb24-topdown-20x20.bmp, true, false"})
    void threeRequestsInAnyOrder(String name, boolean forwardOnly, boolean ignoreMetadata) throws IOException {
        byte[] file = file(name);
        ImageReader jdk = format(name).jdkProvider().createReaderInstance();
        ImageReader ours = format(name).newSlipstreamProvider().createReaderInstance();
        for (Request first : Request.values()) {
            for (Request second : Request.values()) {
                for (Request third : Request.values()) {
                    List<Request> sequence = List.of(first, second, third);
                    assertEquals(expected(jdk, file, forwardOnly, ignoreMetadata, sequence),
                            answers(ours, file, forwardOnly, ignoreMetadata, sequence), sequence::toString);
                }
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"rgb8-all-chunks-20x20.png, false", "rgb8-all-chunks-20x20.png, true", "xtrns-too-long.png, false",
        "xplte-in-gray.png, true", "info40-pal4-20x20.bmp, false", "info40-rle4-20x20.bmp, true"})
    void metadataAreOneObjectAndWarnOnce(String name, boolean ignoreMetadata) throws IOException {
        List<String> expected = repeatedMetadata(format(name).jdkProvider(), file(name), ignoreMetadata);
        assertEquals(expected, repeatedMetadata(format(name).newSlipstreamProvider(), file(name), ignoreMetadata));
    }

    private static List<String> repeatedMetadata(ImageReaderSpi provider, byte[] file, boolean ignoreMetadata)
            throws IOException {
        List<String> seen = new ArrayList<>();
        ImageReader reader = provider.createReaderInstance();
        reader.addIIOReadWarningListener((source, warning) -> seen.add(warning));
        try (ImageInputStream stream = new MemoryCacheImageInputStream(new ByteArrayInputStream(file))) {
            reader.setInput(stream, false, ignoreMetadata);
            IIOMetadata first = reader.getImageMetadata(0);
            seen.add("again " + (reader.getImageMetadata(0) == first));
            reader.read(0);
            seen.add("after the image " + (reader.getImageMetadata(0) == first));
            reader.read(0, new ImageReadParam() {});
            seen.add("after a rare request " + (reader.getImageMetadata(0) == first));
        }
        return seen;
    }

    private static ReadFormat format(String name) {
        return name.endsWith(".png") ? ReadFormat.PNG : ReadFormat.BMP;
    }

    private static byte[] file(String name) throws IOException {
        Path images = Path.of(System.getProperty("slipstream.testimages", "testimages"));
        return Files.readAllBytes(images.resolve(format(name).toString()).resolve(name));
    }

    /**
     * What the JDK's reader answers. That for BMP is asked each anew, since a destination of an unusual layout changes
     * the image type of all its later answers.
     */
    private static List<Object> expected(ImageReader jdk, byte[] file, boolean forwardOnly, boolean ignoreMetadata,
            List<Request> sequence) throws IOException {
        if (jdk.getFormatName().equals("png")) {
            return answers(jdk, file, forwardOnly, ignoreMetadata, sequence);
        }
        List<Object> answers = new ArrayList<>();
        for (Request request : sequence) {
            answers.addAll(answers(jdk, file, forwardOnly, ignoreMetadata, List.of(request)));
        }
        return answers;
    }

    private static List<Object> answers(ImageReader reader, byte[] file, boolean forwardOnly, boolean ignoreMetadata,
            List<Request> sequence) throws IOException {
        List<Object> answers = new ArrayList<>();
        try (ImageInputStream stream = new MemoryCacheImageInputStream(new ByteArrayInputStream(file))) {
            reader.setInput(stream, forwardOnly, ignoreMetadata);
            for (Request request : sequence) {
                try {
                    answers.add(request.of(reader));
                } catch (IOException | RuntimeException e) {
                    answers.add(e.getClass().getName());
                }
            }
        }
        return answers;
    }
}
