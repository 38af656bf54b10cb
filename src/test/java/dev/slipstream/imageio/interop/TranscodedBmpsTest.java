package dev.slipstream.imageio.interop;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.reading.FileBytes;
import dev.slipstream.imageio.testing.ReadFormat;
import dev.slipstream.imageio.testing.Writers;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.imageio.IIOImage;
import javax.imageio.ImageReader;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriteParam;
import javax.imageio.spi.ImageReaderSpi;
import javax.imageio.stream.MemoryCacheImageInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** BMP to BMP and to PNG, with its metadata, through the JDK's writers: the same as with the JDK's reader. */
class TranscodedBmpsTest {

    /** Broken files, whose rows the JDK's reader loses or repeats. */
    private static final String READ_OTHERWISE = "x.*";

    /** What is written. */
    enum Target {

        /** Compressed as before, as the metadata say. */
        BMP_AS_BEFORE("bmp", ImageWriteParam.MODE_COPY_FROM_METADATA),
        BMP_BY_DEFAULT("bmp", ImageWriteParam.MODE_DEFAULT),
        PNG("png", ImageWriteParam.MODE_DEFAULT);

        private final String format;
        private final int compressionMode;

        Target(String format, int compressionMode) {
            this.format = format;
            this.compressionMode = compressionMode;
        }

        byte[] write(IIOImage image) throws IOException {
            return Writers.bytes(Writers.jdk(format).createWriterInstance(), writer -> {
                ImageWriteParam param = writer.getDefaultWriteParam();
                param.setCompressionMode(compressionMode);
                if (format.equals("png")) {
                    ImageTypeSpecifier type = ImageTypeSpecifier.createFromRenderedImage(image.getRenderedImage());
                    image.setMetadata(writer.convertImageMetadata(image.getMetadata(), type, param));
                }
                writer.write(null, image, param);
            });
        }
    }

    @ParameterizedTest
    @EnumSource
    void theProjectsImages(ReadOrder order) throws IOException {
        for (Target target : Target.values()) {
            assertEquallyTranscoded(files(FileBytes.own("bmp")), order, target, 150);
        }
    }

    @Test
    void bmpSuite() throws IOException {
        for (Target target : Target.values()) {
            assertEquallyTranscoded(files(FileBytes.corpus("bmpsuite")), ReadOrder.METADATA_LAST, target, 45);
        }
    }

    private static void assertEquallyTranscoded(List<Path> files, ReadOrder order, Target target, int atLeast)
            throws IOException {
        int count = 0;
        for (Path file : files) {
            IIOImage expected = readByJdk(file, order);
            if (expected != null) {
                IIOImage actual = read(ReadFormat.BMP.newSlipstreamProvider(), file, order);
                Object written = written(expected, target);
                if (written instanceof byte[] bytes) {
                    assertArrayEquals(bytes, (byte[]) written(actual, target), () -> file + " to " + target);
                    count++;
                } else {
                    assertEquals(written, written(actual, target), () -> file + " to " + target);
                }
            }
        }
        int transcoded = count;
        assertTrue(transcoded >= atLeast, () -> "only " + transcoded + " files to " + target);
    }

    /** The bytes, or the class of the exception that prevented them. */
    private static Object written(IIOImage image, Target target) {
        try {
            return target.write(image);
        } catch (IOException | RuntimeException refused) {
            return refused.getClass();
        }
    }

    /** Null if it fails. */
    private static IIOImage readByJdk(Path file, ReadOrder order) {
        try {
            return read(ReadFormat.BMP.jdkProvider(), file, order);
        } catch (IOException | RuntimeException refused) {
            return null;
        }
    }

    private static IIOImage read(ImageReaderSpi provider, Path file, ReadOrder order) throws IOException {
        ImageReader reader = provider.createReaderInstance();
        byte[] bytes = Files.readAllBytes(file);
        try (MemoryCacheImageInputStream input = new MemoryCacheImageInputStream(new ByteArrayInputStream(bytes))) {
            reader.setInput(input);
            return order.read(reader);
        } finally {
            reader.dispose();
        }
    }

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(".bmp"))
                    .filter(file -> !file.getFileName().toString().matches(READ_OTHERWISE))
                    .filter(file -> !file.getParent().endsWith("b")).sorted().toList();
        }
    }
}
