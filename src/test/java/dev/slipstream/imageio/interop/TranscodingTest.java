package dev.slipstream.imageio.interop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.jdkerror.KnownJdkError;
import dev.slipstream.imageio.reading.FileBytes;
import dev.slipstream.imageio.testing.Ask;
import dev.slipstream.imageio.testing.Format;
import dev.slipstream.imageio.testing.Side;
import dev.slipstream.imageio.testing.Writers;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import javax.imageio.IIOImage;
import javax.imageio.ImageReader;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriteParam;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.spi.ImageReaderSpi;
import javax.imageio.stream.MemoryCacheImageInputStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Images that were read are written with their metadata by the JDK's writers: what comes of them is what comes of them
 * with the JDK's reader.
 */
class TranscodingTest {

    /** All chunks that the JDK's PNG writer writes. */
    private static final Set<String> CHUNKS = new TreeSet<>(List.of("IHDR", "PLTE", "tRNS", "bKGD", "cHRM", "gAMA",
            "hIST", "iCCP", "iTXt", "pHYs", "sBIT", "sPLT", "sRGB", "tEXt", "tIME", "zTXt", "IDAT", "IEND"));

    /** How applications get at an image and its metadata. */
    enum ReadOrder {

        METADATA_LAST(reader -> {
            BufferedImage image = reader.read(0);
            return new IIOImage(image, null, reader.getImageMetadata(0));
        }),
        METADATA_FIRST(reader -> {
            IIOMetadata metadata = reader.getImageMetadata(0);
            return new IIOImage(reader.read(0), null, metadata);
        }),
        ALL_AT_ONCE(reader -> reader.readAll(0, null));

        private final Ask<ImageReader, IIOImage> reading;

        ReadOrder(Ask<ImageReader, IIOImage> reading) {
            this.reading = reading;
        }
    }

    /** What becomes of them. */
    enum Transcoding {

        PNG_TO_PNG(Format.PNG, "png", ImageWriteParam.MODE_COPY_FROM_METADATA),

        /** Compressed as before, as the metadata say. */
        BMP_TO_BMP(Format.BMP, "bmp", ImageWriteParam.MODE_COPY_FROM_METADATA),
        BMP_TO_BMP_BY_DEFAULT(Format.BMP, "bmp", ImageWriteParam.MODE_DEFAULT),
        BMP_TO_PNG(Format.BMP, "png", ImageWriteParam.MODE_DEFAULT);

        private final Format from;
        private final String to;
        private final int compressionMode;

        Transcoding(Format from, String to, int compressionMode) {
            this.from = from;
            this.to = to;
            this.compressionMode = compressionMode;
        }

        /** The bytes of a file as text, or the class of the exception that prevented it. */
        private String write(IIOImage image) {
            try {
                byte[] bytes = Writers.bytes(Writers.jdk(to).createWriterInstance(), writer -> {
                    ImageWriteParam param = writer.getDefaultWriteParam();
                    param.setCompressionMode(compressionMode);
                    if (!to.equals(from.toString())) {
                        ImageTypeSpecifier type = ImageTypeSpecifier.createFromRenderedImage(image.getRenderedImage());
                        image.setMetadata(writer.convertImageMetadata(image.getMetadata(), type, param));
                    }
                    writer.write(null, image, param);
                });
                return new String(bytes, StandardCharsets.ISO_8859_1);
            } catch (IOException | RuntimeException refused) {
                return refused.getClass().getName();
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void theProjectsPngs(ReadOrder order) throws IOException {
        Set<String> chunks = new TreeSet<>();
        for (String written : assertEquallyTranscoded(Transcoding.PNG_TO_PNG, FileBytes.own("png"), order, 300)) {
            CHUNKS.stream().filter(written::contains).forEach(chunks::add);
        }
        assertEquals(CHUNKS, chunks);
    }

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "PNG_TO_PNG")
    void theProjectsBmps(Transcoding transcoding) throws IOException {
        for (ReadOrder order : ReadOrder.values()) {
            assertEquallyTranscoded(transcoding, FileBytes.own("bmp"), order, 150);
        }
    }

    @Test
    void pngSuite() throws IOException {
        assertEquallyTranscoded(Transcoding.PNG_TO_PNG, FileBytes.corpus("pngsuite"), ReadOrder.METADATA_LAST, 150);
    }

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "PNG_TO_PNG")
    void bmpSuite(Transcoding transcoding) throws IOException {
        assertEquallyTranscoded(transcoding, FileBytes.corpus("bmpsuite"), ReadOrder.METADATA_LAST, 45);
    }

    /** All files that the JDK's reader reads, but for broken ones. Returns what was written. */
    private static List<String> assertEquallyTranscoded(Transcoding transcoding, Path folder, ReadOrder order,
            int atLeast) throws IOException {
        List<String> all = new ArrayList<>();
        for (Path file : files(folder, "(?!x).*\\." + transcoding.from)) {
            byte[] bytes = Files.readAllBytes(file);
            IIOImage image = readByJdk(transcoding.from, bytes, order);
            if (image != null) {
                String expected = transcoding.write(image);
                String actual = transcoding.write(read(transcoding.from.readerProvider(Side.SLIPSTREAM), bytes, order));
                int end = KnownJdkError.TRANSPARENT_LOW_GRAY.isIn(bytes) // no parser: not all that is written is valid
                        ? expected.indexOf("IDAT") - Integer.BYTES : expected.length();
                assertEquals(expected.substring(0, end), actual.substring(0, end), () -> transcoding + " of " + file);
                all.add(expected);
            }
        }
        assertTrue(all.size() >= atLeast, () -> "only " + all.size() + " files in " + folder);
        return all;
    }

    private static List<Path> files(Path folder, String names) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.getFileName().toString().matches(names))
                    .filter(file -> !file.getParent().endsWith("b")).sorted().toList(); // BMP Suite's bad ones
        }
    }

    /** Null if it fails. */
    private static @Nullable IIOImage readByJdk(Format format, byte[] file, ReadOrder order) {
        try {
            return read(format.readerProvider(Side.JDK), file, order);
        } catch (IOException | RuntimeException refused) {
            return null;
        }
    }

    private static IIOImage read(ImageReaderSpi provider, byte[] file, ReadOrder order) throws IOException {
        ImageReader reader = provider.createReaderInstance();
        try {
            reader.setInput(new MemoryCacheImageInputStream(new ByteArrayInputStream(file)));
            return order.reading.of(reader);
        } finally {
            reader.dispose();
        }
    }
}
