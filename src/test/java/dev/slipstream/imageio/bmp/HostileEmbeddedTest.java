package dev.slipstream.imageio.bmp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.reading.Reading;
import dev.slipstream.imageio.reading.SameImage;
import java.awt.image.BufferedImage;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import javax.imageio.IIOException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** PNGs and JPEGs inside that are none, or not what the header says: a picture or a reason, and little memory. */
@Timeout(value = 120, threadMode = ThreadMode.SEPARATE_THREAD)
class HostileEmbeddedTest {

    private static final int[] KINDS = {BmpBuilder.PNG, BmpBuilder.JPEG};

    private BothReaders readers;

    @BeforeEach
    void openReaders() throws Exception {
        readers = new BothReaders();
    }

    /** Too much is bounded by the end of the file, and 0 is nobody's size. */
    @ParameterizedTest
    @ValueSource(ints = {0, 1000, 100_000, 0x1000000, 0x40000000, 0x7ffffff0, 0x7fffffff, 0x80000000, 0xffffffff})
    void sizesBeyondTheEndOfTheFile(int extra) throws Exception {
        for (int compression : KINDS) {
            byte[] inner = EmbeddedImages.file(compression, 5, 4);
            int size = extra == 0 || extra < 0 || extra > 0x1000000 ? extra : inner.length + extra;
            BmpBuilder bmp = EmbeddedImages.bmp(compression, 5, 4, inner);
            BufferedImage expected = BothReaders.assertImage(
                    readers.assertNoWorse(bmp.toByteArray(), "right size"), "right size");
            String what = "compression " + compression + " of " + (size & 0xffff_ffffL) + " bytes";
            BufferedImage actual = BothReaders.assertImage(
                    readers.readByOurs(bmp.claimImageSize(size).toByteArray(), null, what), what);
            SameImage.assertSame(expected, actual, what);
        }
    }

    @Test
    void sizesThatCutTheImageOff() throws Exception {
        for (int compression : KINDS) {
            byte[] inner = EmbeddedImages.file(compression, 5, 4);
            for (int size = 1; size < inner.length; size++) {
                byte[] file = EmbeddedImages.bmp(compression, 5, 4, inner).claimImageSize(size).toByteArray();
                readers.readByOurs(file, null, "compression " + compression + " of " + size + " bytes");
            }
        }
    }

    @Test
    void imagesOfAnotherSizeThanTheHeaders() throws Exception {
        int[][] sizes = {{1, 1}, {5, 4}, {4, 5}, {40, 30}, {1, 300}, {300, 1}};
        for (int compression : KINDS) {
            byte[] inner = EmbeddedImages.file(compression, 20, 10);
            for (int[] size : sizes) {
                String what = "compression " + compression + " in " + size[0] + " x " + size[1];
                byte[] file = EmbeddedImages.bmp(compression, size[0], size[1], inner).toByteArray();
                Reading jdk = readers.readByJdk(file, null);
                Reading ours = readers.readByOurs(file, null, what);
                if (jdk.image() != null) {
                    SameImage.assertSame(jdk.image(), BothReaders.assertImage(ours, what), what);
                }
            }
        }
    }

    /** The size counts that makes the image, not the one inside. */
    @Test
    void sizesThatNeedTooMuchMemory() throws Exception {
        int[][] sizes = {{0, 0}, {-5, 4}, {0, 4}, {2147483647, 2147483647}, {2147483647, 1}, {46_341, 46_341},
            {46_340, 46_340}, {5, -2147483648}};
        for (int compression : KINDS) {
            byte[] inner = EmbeddedImages.file(compression, 5, 4);
            for (int[] size : sizes) {
                String what = "compression " + compression + " in " + size[0] + " x " + size[1];
                byte[] file = EmbeddedImages.bmp(compression, size[0], size[1], inner).toByteArray();
                assertTrue(readers.readByOurs(file, null, what).isRefused(), what);
            }
        }
    }

    @Test
    void aPngThatDeclaresMoreThanItHas() throws Exception {
        for (int[] size : new int[][] {{46_340, 46_340}, {2147483647, 1}, {100_000, 2000}}) {
            byte[] png = EmbeddedImages.file(BmpBuilder.PNG, 5, 4);
            ByteBuffer.wrap(png).putInt(16, size[0]).putInt(20, size[1]);
            for (int[] outer : new int[][] {{5, 4}, size}) {
                byte[] file = EmbeddedImages.bmp(BmpBuilder.PNG, outer[0], outer[1], png).toByteArray();
                String what = "a PNG of " + size[0] + " x " + size[1] + " in " + outer[0] + " x " + outer[1];
                readers.readByOurs(file, null, what);
            }
        }
    }

    /** The bytes inside say that they are a PNG or a JPEG, and are a BMP that says the same, and so on. */
    @Test
    void bmpsWithinBmpsEndAtTheFirst() throws Exception {
        for (int compression : KINDS) {
            byte[] inner = EmbeddedImages.file(compression, 5, 4);
            for (int depth = 0; depth < 200; depth++) {
                inner = EmbeddedImages.bmp(compression, 5, 4, inner).toByteArray();
            }
            byte[] file = inner;
            assertTrue(readers.readByOurs(file, null, "BMPs").isRefused(), "compression " + compression);
        }
    }

    @Test
    void whatIsNeitherPngNorJpeg() throws Exception {
        Random random = new Random(4);
        List<byte[]> contents = List.of(new byte[0], new byte[1], new byte[8], new byte[5000],
                "GIF89a".getBytes(StandardCharsets.US_ASCII), EmbeddedImages.file(BmpBuilder.PNG, 5, 4),
                EmbeddedImages.file(BmpBuilder.JPEG, 5, 4),
                Arrays.copyOf(EmbeddedImages.file(BmpBuilder.PNG, 5, 4), 8));
        for (int compression : KINDS) {
            for (byte[] content : contents) {
                for (int size : new int[] {content.length, 0, content.length + 10, random.nextInt()}) {
                    byte[] file = EmbeddedImages.bmp(compression, 5, 4, content).claimImageSize(size).toByteArray();
                    readers.readByOurs(file, null, "compression " + compression + " of " + content.length + " bytes");
                }
            }
        }
    }

    @Test
    void flippedBitsInside() throws Exception {
        for (int compression : KINDS) {
            byte[] inner = EmbeddedImages.file(compression, 5, 4);
            for (int bit = 0; bit < 8 * inner.length; bit++) {
                byte[] flipped = inner.clone();
                flipped[bit / 8] ^= (byte) (1 << bit % 8);
                byte[] file = EmbeddedImages.bmp(compression, 5, 4, flipped).toByteArray();
                String what = "compression " + compression + ", bit " + bit;
                assertCause(readers.readByJdk(file, null), readers.readByOurs(file, null, what), what);
            }
        }
    }

    /**
     * The JDK's reader lets what the inner reader throws go by; ours puts its own exception in the place of that, if it
     * has come so far.
     */
    private static void assertCause(Reading jdk, Reading ours, String what) {
        boolean areWrong = jdk.thrown() instanceof IIOException && ours.thrown() instanceof IIOException;
        if (areWrong && ours.thrown().getCause() != null) {
            Throwable cause = jdk.thrown().getCause();
            assertEquals(String.valueOf(cause == null ? jdk.thrown() : cause),
                    String.valueOf(ours.thrown().getCause()), what);
        }
    }

    /** A picture cannot be told to lie before the header ends. */
    @Test
    void offsetsOfTheImageInside() throws Exception {
        for (int compression : KINDS) {
            byte[] inner = EmbeddedImages.file(compression, 5, 4);
            BmpBuilder bmp = EmbeddedImages.bmp(compression, 5, 4, inner);
            assertEquals(5, BothReaders.assertImage(readers.readByOurs(bmp.toByteArray(), null, ""), "").getWidth());
            for (long offset : new long[] {0, 1, 14, 53, 55, 1000, 0x7fffffffL, 0x80000000L, 0xffffffffL}) {
                readers.readByOurs(bmp.claimOffset((int) offset).toByteArray(), null, "offset " + offset);
            }
        }
    }
}
