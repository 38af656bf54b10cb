package dev.slipstream.imageio.bmp;

import static dev.slipstream.imageio.testing.Format.PNG;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.inflate.Engine;
import dev.slipstream.imageio.reading.Reading;
import dev.slipstream.imageio.reading.SameImage;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import javax.imageio.IIOException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Embedded PNGs and JPEGs that are wrong, or contradict the header: an image or a reason, and little memory. */
@Tag("long")
@ParameterizedClass
@ValueSource(ints = {BmpBuilder.PNG, BmpBuilder.JPEG})
@Timeout(value = 120, threadMode = ThreadMode.SEPARATE_THREAD)
class HostileEmbeddedTest {

    private final BothReaders readers = new BothReaders();
    private final int compression;

    /** A PNG or JPEG of 5 x 4 pixels. */
    private final byte[] inner;

    HostileEmbeddedTest(int compression) throws IOException {
        this.compression = compression;
        inner = EmbeddedImages.file(compression, 5, 4);
    }

    private BmpBuilder bmp(byte[] contents) {
        return EmbeddedImages.bmp(compression, 5, 4, contents);
    }

    /** Fails unless there is an image, or a refusal with a reason, and little memory is taken. */
    private Reading read(BmpBuilder bmp, String what) throws Exception {
        return readers.readByOurs(bmp.toByteArray(), null, what);
    }

    /** A size that is too large ends with the file, and a size of 0 is none. */
    @ParameterizedTest
    @ValueSource(ints = {0, 1000, 100_000, 0x1000000, 0x40000000, 0x7ffffff0, 0x7fffffff, 0x80000000, 0xffffffff})
    void sizesBeyondTheEndOfTheFile(int extra) throws Exception {
        int size = extra <= 0 || extra > 0x1000000 ? extra : inner.length + extra;
        BufferedImage expected = BothReaders.assertImage(
                readers.assertNoWorse(bmp(inner).toByteArray(), "right size"), "right size");
        String what = (size & 0xffff_ffffL) + " bytes";
        BufferedImage actual = BothReaders.assertImage(read(bmp(inner).claimImageSize(size), what), what);
        SameImage.assertSame(expected, actual, what);
    }

    @Test
    void sizesThatCutTheImageOff() throws Exception {
        for (int size = 1; size < inner.length; size++) {
            read(bmp(inner).claimImageSize(size), size + " bytes");
        }
    }

    @Test
    void imagesOfAnotherSizeThanTheHeaders() throws Exception {
        byte[] larger = EmbeddedImages.file(compression, 20, 10);
        for (int[] size : new int[][] {{1, 1}, {5, 4}, {4, 5}, {40, 30}, {1, 300}, {300, 1}}) {
            String what = "in " + size[0] + " x " + size[1];
            BmpBuilder bmp = EmbeddedImages.bmp(compression, size[0], size[1], larger);
            Reading jdk = readers.readByJdk(bmp.toByteArray(), null);
            Reading ours = read(bmp, what);
            if (jdk.image() != null) {
                SameImage.assertSame(jdk.image(), BothReaders.assertImage(ours, what), what);
            }
        }
    }

    /** The size in the header determines the image, not the embedded one. */
    @Test
    void sizesThatNeedTooMuchMemory() throws Exception {
        int[][] sizes = {{0, 0}, {-5, 4}, {0, 4}, {2147483647, 2147483647}, {2147483647, 1}, {46_341, 46_341},
            {46_340, 46_340}, {5, -2147483648}};
        for (int[] size : sizes) {
            String what = "in " + size[0] + " x " + size[1];
            assertTrue(read(EmbeddedImages.bmp(compression, size[0], size[1], inner), what).isRefused(), what);
        }
    }

    @Test
    void aPngThatDeclaresMoreThanItHas() throws Exception {
        for (int[] size : new int[][] {{46_340, 46_340}, {2147483647, 1}, {100_000, 2000}}) {
            byte[] png = EmbeddedImages.file(BmpBuilder.PNG, 5, 4);
            ByteBuffer.wrap(png).putInt(16, size[0]).putInt(20, size[1]);
            for (int[] outer : new int[][] {{5, 4}, size}) {
                read(EmbeddedImages.bmp(compression, outer[0], outer[1], png),
                        "a PNG of " + size[0] + " x " + size[1] + " in " + outer[0] + " x " + outer[1]);
            }
        }
    }

    /** The embedded PNG or JPEG is in truth another such BMP, and so on. */
    @Test
    void bmpsWithinBmpsEndAtTheFirst() throws Exception {
        byte[] contents = inner;
        for (int depth = 0; depth < 199; depth++) {
            contents = bmp(contents).toByteArray();
        }
        assertTrue(read(bmp(contents), "BMPs").isRefused());
    }

    @Test
    void whatIsNeitherPngNorJpeg() throws Exception {
        Random random = new Random(4);
        byte[] png = EmbeddedImages.file(BmpBuilder.PNG, 5, 4);
        List<byte[]> others = List.of(new byte[0], new byte[1], new byte[8], new byte[5000],
                "GIF89a".getBytes(StandardCharsets.US_ASCII), png, EmbeddedImages.file(BmpBuilder.JPEG, 5, 4),
                Arrays.copyOf(png, 8));
        for (byte[] other : others) {
            for (int size : new int[] {other.length, 0, other.length + 10, random.nextInt()}) {
                read(bmp(other).claimImageSize(size), other.length + " bytes");
            }
        }
    }

    /**
     * The JDK's reader passes on the inner reader's exception. Ours throws its own one, with the same cause.
     * Slipstream's inflate has other messages, so that zlib is used.
     */
    @Test
    void flippedBitsInside() throws Exception {
        try (Engine zlib = Engine.ZLIB) {
            zlib.use();
            for (int bit = 0; bit < 8 * inner.length; bit++) {
                byte[] flipped = inner.clone();
                flipped[bit / 8] ^= (byte) (1 << bit % 8);
                assertSameCause(bmp(flipped), "bit " + bit);
            }
        }
    }

    private void assertSameCause(BmpBuilder bmp, String what) throws Exception {
        Throwable jdk = readers.readByJdk(bmp.toByteArray(), null).thrown();
        Throwable ours = read(bmp, what).thrown();
        if (jdk instanceof IIOException && ours instanceof IIOException && ours.getCause() != null) {
            Throwable cause = jdk.getCause() == null ? jdk : jdk.getCause();
            assertEquals(String.valueOf(cause), String.valueOf(ours.getCause()), what);
        }
    }

    /** An image cannot begin before the end of the header. */
    @Test
    void offsetsOfTheImageInside() throws Exception {
        assertEquals(5, BothReaders.assertImage(read(bmp(inner), ""), "").getWidth());
        for (long offset : new long[] {0, 1, 14, 53, 55, 1000, 0x7fffffffL, 0x80000000L, 0xffffffffL}) {
            read(bmp(inner).claimOffset((int) offset), "offset " + offset);
        }
    }
}
