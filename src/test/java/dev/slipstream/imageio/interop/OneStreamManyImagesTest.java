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
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.zip.CheckedOutputStream;
import java.util.zip.CRC32;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import javax.imageio.ImageIO;
import javax.imageio.spi.IIORegistry;
import javax.imageio.spi.ImageOutputStreamSpi;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Applications go on with their OutputStream when an image is in it: all that arrives is what arrives with the JDK. */
class OneStreamManyImagesTest {

    private static final BufferedImage FIRST = SampleImages.image(301, 61, BufferedImage.TYPE_3BYTE_BGR);
    private static final BufferedImage SECOND = SampleImages.indexed(20, 20, 1);

    /** What an application writes. */
    private interface Application {
        void writeTo(OutputStream out) throws IOException;
    }

    private boolean useCacheBefore;

    @BeforeEach
    void rememberCacheSetting() {
        useCacheBefore = ImageIO.getUseCache();
    }

    @AfterEach
    void restore() {
        ImageIO.setUseCache(useCacheBefore);
        Slipstream.install();
    }

    /** Through the JDK's streams. The writers stay, since the bytes of a PNG are not the JDK's. */
    private static Receiver withJdk(Application application) throws IOException {
        IIORegistry registry = IIORegistry.getDefaultInstance();
        List<ImageOutputStreamSpi> ours = new ArrayList<>();
        registry.getServiceProviders(ImageOutputStreamSpi.class, provider -> provider.getClass().getName()
                .startsWith("dev.slipstream."), false).forEachRemaining(ours::add);
        assertFalse(ours.isEmpty());
        ours.forEach(registry::deregisterServiceProvider);
        try {
            return with(application);
        } finally {
            Slipstream.install();
        }
    }

    private static Receiver with(Application application) throws IOException {
        Receiver receiver = new Receiver();
        application.writeTo(receiver);
        return receiver;
    }

    private static void write(BufferedImage image, String format, OutputStream out) throws IOException {
        assertTrue(ImageIO.write(image, format, out), format);
    }

    @ParameterizedTest
    @CsvSource({"png, true", "bmp, true", "gif, true", "jpeg, true", "tiff, true", "png, false", "tiff, false"})
    void imagesOneBehindTheOther(String format, boolean useCache) throws IOException {
        ImageIO.setUseCache(useCache);
        Application application = out -> {
            out.write("before".getBytes(StandardCharsets.UTF_8));
            write(FIRST, format, out);
            out.write("between".getBytes(StandardCharsets.UTF_8));
            write(SECOND, "png", out);
            out.write("behind".getBytes(StandardCharsets.UTF_8));
        };
        assertArrayEquals(withJdk(application).bytes(), with(application).bytes());
    }

    @ParameterizedTest
    @ValueSource(strings = {"png", "bmp", "gif", "jpeg", "tiff"})
    void entriesOfAZipFile(String format) throws IOException {
        Application application = out -> {
            ZipOutputStream zip = new ZipOutputStream(out);
            for (BufferedImage image : new BufferedImage[] {FIRST, SECOND}) {
                ZipEntry entry = new ZipEntry(image.getWidth() + "." + format);
                entry.setTime(0);
                zip.putNextEntry(entry);
                write(image, format, zip);
                zip.closeEntry();
            }
            zip.finish();
        };
        assertArrayEquals(withJdk(application).bytes(), with(application).bytes());
    }

    @ParameterizedTest
    @ValueSource(strings = {"png", "bmp", "gif", "jpeg", "tiff"})
    void aReceiverOfAFlushedGzipStreamCanUnpackAllOfAnImageAtOnce(String format) throws IOException {
        Receiver receiver = new Receiver();
        try (GZIPOutputStream gzip = new GZIPOutputStream(receiver, true)) {
            write(FIRST, format, gzip);
            byte[] expected = withJdk(out -> write(FIRST, format, out)).bytes();
            try (InputStream in = new GZIPInputStream(new ByteArrayInputStream(receiver.bytes()))) {
                assertArrayEquals(expected, in.readNBytes(expected.length));
            }
        }
        Application application = out -> {
            GZIPOutputStream gzip = new GZIPOutputStream(out, true);
            write(FIRST, format, gzip);
            write(SECOND, format, gzip);
            gzip.finish();
        };
        assertArrayEquals(unpacked(withJdk(application)), unpacked(with(application)));
    }

    private static byte[] unpacked(Receiver receiver) throws IOException {
        try (InputStream in = new GZIPInputStream(new ByteArrayInputStream(receiver.bytes()))) {
            return in.readAllBytes();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"png", "bmp", "gif", "jpeg", "tiff"})
    void aServletResponseIsCommittedAndNeverClosed(String format) throws IOException {
        Application application = out -> write(FIRST, format, new BufferedOutputStream(out, 1 << 20));
        Receiver jdk = withJdk(application);
        Receiver slipstream = with(application);
        assertArrayEquals(jdk.bytes(), slipstream.bytes());
        assertEquals(jdk.flushedBytes(), slipstream.flushedBytes());
        assertTrue(0 < slipstream.flushes() && slipstream.flushes() <= jdk.flushes(),
                () -> slipstream.flushes() + " flushes, the JDK's " + jdk.flushes());
        assertFalse(slipstream.isClosed());
    }

    @ParameterizedTest
    @ValueSource(strings = {"png", "bmp", "gif", "jpeg", "tiff"})
    void aDataUrlWhoseEncoderIsClosedByTheApplication(String format) throws IOException {
        Application application = out -> {
            OutputStream base64 = Base64.getEncoder().wrap(out);
            write(FIRST, format, base64);
            base64.close();
        };
        assertArrayEquals(withJdk(application).bytes(), with(application).bytes());
    }

    @ParameterizedTest
    @ValueSource(strings = {"png", "tiff"})
    void aChecksumOfWhatPassesBy(String format) throws IOException {
        CRC32 jdk = new CRC32();
        withJdk(out -> write(FIRST, format, new CheckedOutputStream(out, jdk)));
        CRC32 slipstream = new CRC32();
        with(out -> write(FIRST, format, new CheckedOutputStream(out, slipstream)));
        assertEquals(jdk.getValue(), slipstream.getValue());
    }

    @ParameterizedTest
    @ValueSource(strings = {"png", "bmp", "gif", "jpeg", "tiff"})
    void aByteArrayThatIsResetAndFilledAgain(String format) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        write(FIRST, format, out);
        byte[] once = out.toByteArray();
        assertArrayEquals(withJdk(receiver -> write(FIRST, format, receiver)).bytes(), once);
        out.reset();
        write(FIRST, format, out);
        assertArrayEquals(once, out.toByteArray());
    }
}
