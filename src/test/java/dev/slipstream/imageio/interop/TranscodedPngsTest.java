package dev.slipstream.imageio.interop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.jdkerror.KnownJdkError;
import dev.slipstream.imageio.reading.FileBytes;
import dev.slipstream.imageio.spi.PngReaderProvider;
import dev.slipstream.imageio.testing.JdkReaders;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.ImageWriter;
import javax.imageio.spi.ImageReaderSpi;
import javax.imageio.stream.MemoryCacheImageInputStream;
import javax.imageio.stream.MemoryCacheImageOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** PNG to PNG with its metadata through the JDK's writer: what is written is what is written with the JDK's reader. */
class TranscodedPngsTest {

    /** All chunks that the JDK's writer writes. */
    private static final Set<String> TYPES = new TreeSet<>(List.of("IHDR", "PLTE", "tRNS", "bKGD", "cHRM", "gAMA",
            "hIST", "iCCP", "iTXt", "pHYs", "sBIT", "sPLT", "sRGB", "tEXt", "tIME", "zTXt", "IDAT", "IEND"));

    @ParameterizedTest
    @EnumSource
    void theProjectsImages(ReadOrder order) throws IOException {
        Set<String> written = transcode(FileBytes.own("png"), 300, order);
        assertEquals(TYPES, written);
    }

    @Test
    void pngSuite() throws IOException {
        transcode(FileBytes.corpus("pngsuite"), 150, ReadOrder.METADATA_LAST);
    }

    private record Png(String name, byte[] bytes) {}

    /** Returns the types of all chunks that were written. */
    private static Set<String> transcode(Path folder, int atLeast, ReadOrder order) throws IOException {
        ImageReaderSpi jdk = JdkReaders.from("com.sun.imageio.plugins.png.").get(0);
        ImageReaderSpi ours = new PngReaderProvider();
        Set<String> types = new TreeSet<>();
        int count = 0;
        for (Png file : FileBytes.in(folder, ".png", atLeast, Png::new)) {
            byte[] png = file.bytes();
            Object expected = transcoded(jdk, png, order);
            Object actual = transcoded(ours, png, order);
            if (expected instanceof byte[] bytes && actual instanceof byte[] others) {
                boolean compareData = !KnownJdkError.TRANSPARENT_LOW_GRAY.isIn(png);
                assertEquals(text(bytes, compareData), text(others, compareData), file::name);
                TYPES.stream().filter(text(bytes, true)::contains).forEach(types::add);
                count++;
            } else {
                assertEquals(expected, actual, file::name);
            }
        }
        int transcoded = count;
        assertTrue(transcoded >= atLeast, () -> "only " + transcoded + " files in " + folder);
        return types;
    }

    /** The whole file, or all before its first IDAT. No parser: not everything that the JDK writes is valid. */
    private static String text(byte[] bytes, boolean withData) {
        String text = new String(bytes, StandardCharsets.ISO_8859_1);
        return withData ? text : text.substring(0, text.indexOf("IDAT") - Integer.BYTES);
    }

    /** The bytes of the file that is written, or the class of the exception that prevented it. */
    private static Object transcoded(ImageReaderSpi provider, byte[] png, ReadOrder order) throws IOException {
        ImageReader reader = provider.createReaderInstance();
        ImageWriter writer = ImageIO.getImageWriter(reader);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (MemoryCacheImageInputStream input = new MemoryCacheImageInputStream(new ByteArrayInputStream(png));
                MemoryCacheImageOutputStream output = new MemoryCacheImageOutputStream(out)) {
            reader.setInput(input);
            writer.setOutput(output);
            writer.write(order.read(reader));
        } catch (IOException e) {
            return "IOException";
        } catch (RuntimeException e) {
            return isFromReader(e) ? "IOException" : e.getClass().getName();
        } finally {
            reader.dispose();
            writer.dispose();
        }
        return out.toByteArray();
    }

    /** Where the JDK's reader fails with a RuntimeException, ours fails with an IIOException. */
    private static boolean isFromReader(RuntimeException failure) {
        return Stream.of(failure.getStackTrace()).anyMatch(
                frame -> frame.getClassName().equals("com.sun.imageio.plugins.png.PNGImageReader"));
    }
}
