package dev.slipstream.imageio.interop;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.Slipstream;
import dev.slipstream.imageio.testing.Receiver;
import dev.slipstream.imageio.testing.SampleImages;
import java.awt.image.BufferedImage;
import java.io.BufferedOutputStream;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import javax.imageio.ImageIO;
import javax.imageio.spi.IIORegistry;
import javax.imageio.spi.ImageOutputStreamSpi;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.FieldSource;

/** Applications go on with their OutputStream when an image is in it: all that arrives is what arrives with the JDK. */
class OneStreamManyImagesTest {

    private static final List<String> FORMATS = List.of("png", "bmp", "gif", "jpeg", "tiff");

    private static final BufferedImage FIRST = SampleImages.image(301, 61, BufferedImage.TYPE_3BYTE_BGR);
    private static final BufferedImage SECOND = SampleImages.indexed(20, 20, 1);

    /** What writes images, and leaves the stream open. */
    enum Application {

        ONE_BEHIND_THE_OTHER((format, out) -> {
            out.write("before".getBytes(StandardCharsets.UTF_8));
            write(FIRST, format, out);
            out.write("between".getBytes(StandardCharsets.UTF_8));
            write(SECOND, "png", out);
            out.write("behind".getBytes(StandardCharsets.UTF_8));
        }),

        ENTRIES_OF_A_ZIP_FILE((format, out) -> {
            ZipOutputStream zip = new ZipOutputStream(out);
            for (BufferedImage image : new BufferedImage[] {FIRST, SECOND}) {
                ZipEntry entry = new ZipEntry(image.getWidth() + "." + format);
                entry.setTime(0);
                zip.putNextEntry(entry);
                write(image, format, zip);
                zip.closeEntry();
            }
            zip.finish();
        }),

        DATA_URL((format, out) -> write(FIRST, format, Base64.getEncoder().wrap(out))),

        SERVLET_RESPONSE((format, out) -> write(FIRST, format, new BufferedOutputStream(out, 1 << 20)));

        private interface Writing {
            void write(String format, OutputStream out) throws IOException;
        }

        private final Writing writing;

        Application(Writing writing) {
            this.writing = writing;
        }

        Receiver receiver(String format) throws IOException {
            Receiver receiver = new Receiver();
            writing.write(format, receiver);
            return receiver;
        }
    }

    private static void write(BufferedImage image, String format, OutputStream out) throws IOException {
        assertTrue(ImageIO.write(image, format, out), format);
    }

    @AfterEach
    void restore() {
        ImageIO.setUseCache(true);
        Slipstream.install();
    }

    @ParameterizedTest
    @EnumSource
    void whatArrivesIsWhatArrivesWithTheJdk(Application application) throws IOException {
        for (boolean useCache : new boolean[] {true, false}) {
            ImageIO.setUseCache(useCache);
            for (String format : FORMATS) {
                Receiver slipstream = application.receiver(format);
                uninstallStreams();
                Receiver jdk = application.receiver(format);
                Slipstream.install();
                assertArrayEquals(jdk.bytes(), slipstream.bytes(), format);
                assertEquals(jdk.flushedBytes(), slipstream.flushedBytes(), format);
                assertTrue(slipstream.flushes() <= jdk.flushes(), () -> slipstream.flushes() + " flushes");
                assertFalse(slipstream.isClosed());
            }
        }
    }

    /** The writers stay, since the bytes of a PNG are not the JDK's. */
    private static void uninstallStreams() {
        IIORegistry registry = IIORegistry.getDefaultInstance();
        List<ImageOutputStreamSpi> ours = new ArrayList<>();
        registry.getServiceProviders(ImageOutputStreamSpi.class, provider -> provider.getClass().getName()
                .startsWith("dev.slipstream."), false).forEachRemaining(ours::add);
        assertFalse(ours.isEmpty());
        ours.forEach(registry::deregisterServiceProvider);
    }

    @ParameterizedTest
    @FieldSource("FORMATS")
    void aReceiverOfAFlushedGzipStreamCanUnpackAllOfAnImageAtOnce(String format) throws IOException {
        Receiver receiver = new Receiver();
        try (GZIPOutputStream gzip = new GZIPOutputStream(receiver, true)) {
            write(FIRST, format, gzip);
            byte[] expected = SampleImages.written(FIRST, format);
            try (InputStream in = new GZIPInputStream(new ByteArrayInputStream(receiver.bytes()))) {
                assertArrayEquals(expected, in.readNBytes(expected.length));
            }
        }
    }
}
