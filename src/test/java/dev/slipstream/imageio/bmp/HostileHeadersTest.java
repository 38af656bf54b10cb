package dev.slipstream.imageio.bmp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.reading.Reading;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import javax.imageio.IIOException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Fields that are wrong or senseless: an image as the JDK's, or an IIOException immediately, and no wasted memory. */
@Tag("long")
@Timeout(value = 120, threadMode = ThreadMode.SEPARATE_THREAD)
class HostileHeadersTest {

    /** The position of the header's size. */
    private static final int HEADER_SIZE = 14;

    private static final int[] HEADERS = {12, 16, 40, 52, 56, 64, 108, 124};
    private static final int[] DEPTHS = {1, 2, 4, 8, 16, 24, 32, 64};
    private static final int[] EXTREMES = {
        0, 1, 2, 3, 4, 5, 15, 16, 17, 255, 256, 257, 0xffff, 0x10000, 100_000_000, 0x3fffffff, 0x40000000, 0x55555556,
        0x7ffffff0, 0x7fffffff, 0x80000000, 0x80000001, 0xc0000000, 0xfffffff0, 0xffffffff
    };

    private final BothReaders readers = new BothReaders();

    HostileHeadersTest() throws IOException {}

    /** No pixels, or more than a few hundred bytes can hold, uncompressed or as runs. */
    @ParameterizedTest
    @CsvSource({
        "65535, 65535", "2147483647, 2147483647", "2147483647, 1", "1, 2147483647", "2147483640, 2", "46341, 46341",
        "46340, 46340", "32768, 65536", "1000000, 1000", "300000000, 1", "3, 715827882", "536870912, 8",
        "46340, -46340", "2147483647, -2147483647", "1, -2147483647", "1, -2147483648", "65536, -65536",
        "0, 4", "4, 0", "0, 0", "-4, 4", "-1, 1", "-2147483648, 4", "-2147483648, -2147483648", "-4, -4", "0, -4",
        "4, -2147483648"
    })
    void sizesThatTheFileCannotHold(int width, int height) throws Exception {
        boolean isOfTwoBytes = width == (width & 0xffff) && height == (height & 0xffff);
        for (int header : HEADERS) {
            for (BmpBuilder bmp : kinds(header, width, height)) {
                if (header > 12 || isOfTwoBytes) {
                    assertRefused(bmp.toByteArray(), header + " bytes, " + width + " x " + height);
                }
            }
        }
    }

    /** The file must have a byte for 4,096 pixels of runs, or for 64 bytes of uncompressed pixels. */
    @Test
    void aLargeImageIsRefusedWhereTheFileHasAByteLessThanItNeeds() throws Exception {
        for (int compression : List.of(BmpBuilder.RGB, BmpBuilder.RLE8)) {
            int least = compression == BmpBuilder.RGB ? 5000 * 5000 / 64 : 5000 * 5000 / 4096;
            for (int bytes : new int[] {least, least - 1}) {
                byte[] file = kind(40, 8, compression, 5000, 5000).data(new byte[bytes]).toByteArray();
                String reading = readers.readByOurs(file, null, "5000 x 5000").toString();
                assertEquals(bytes < least, reading.contains("ends before byte"), compression + ", " + bytes);
            }
        }
    }

    /** An image of every depth and compression that the header allows. The data are 1000 zeros. */
    private static List<BmpBuilder> kinds(int header, int width, int height) {
        List<BmpBuilder> kinds = new ArrayList<>();
        for (int depth : DEPTHS) {
            kinds.add(kind(header, depth, BmpBuilder.RGB, width, height));
        }
        if (header >= 40) {
            kinds.add(kind(header, 8, BmpBuilder.RLE8, width, height));
            kinds.add(kind(header, 4, BmpBuilder.RLE4, width, height));
            kinds.add(header == 64
                    ? kind(header, 24, BmpBuilder.RLE24, width, height)
                    : kind(header, 32, BmpBuilder.BITFIELDS, width, height).masks(0xff, 0xff00, 0xff0000, 0));
        }
        return kinds;
    }

    private static BmpBuilder kind(int header, int depth, int compression, int width, int height) {
        return new BmpBuilder(header, depth, width, height).compression(compression)
                .palette(new int[depth > 8 ? 0 : 1 << depth]).data(new byte[1000]);
    }

    private static BmpBuilder kind(int header, int depth, int compression) {
        return kind(header, depth, compression, 4, 4);
    }

    @Test
    void everyDepthWithEveryCompression() throws Exception {
        int[] depths = {0, 1, 2, 3, 4, 5, 7, 8, 9, 15, 16, 17, 24, 31, 32, 33, 48, 64, 65, 128, 0x7fff, 0x8000, 0xffff};
        int[] compressions = {0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 13, 14, 99, 0x7fffffff, 0x80000000, -1};
        for (int header : HEADERS) {
            for (int depth : depths) {
                for (int compression : compressions) {
                    assertNoWorse(new BmpBuilder(header, depth, 4, 4).compression(compression)
                                    .masks(0x7c00, 0x3e0, 0x1f, 0).palette(new int[16]).data(new byte[300]),
                            header + " bytes, " + depth + " bits, compression " + compression);
                }
            }
        }
    }

    @Test
    void offsetsAnywhere() throws Exception {
        long[] offsets = {0, 1, 2, 10, 13, 14, 15, 18, 25, 26, 27, 53, 54, 55, 58, 65, 66, 70, 117, 118, 119, 122, 1000,
            1078, 2000, 100_000, 0x7fffffffL, 0x80000000L, 0xfffffff0L, 0xffffffffL};
        for (int header : HEADERS) {
            for (BmpBuilder bmp : kinds(header, 4, 4)) {
                for (long offset : offsets) {
                    byte[] file = bmp.claimOffset((int) offset).toByteArray();
                    Reading reading = readers.assertNoWorse(file, header + " bytes, offset " + offset);
                    assertTrue(offset < 100_000 || reading.isRefused(), reading::toString);
                }
            }
        }
    }

    @Test
    void coloursAndSizesOfAnyNumber() throws Exception {
        for (int header : HEADERS) {
            for (BmpBuilder bmp : kinds(header, 4, 4)) {
                for (int value : EXTREMES) {
                    assertNoWorse(bmp.coloursUsed(value), header + " bytes, colours " + value);
                }
                bmp.coloursUsed(0);
                for (int value : EXTREMES) {
                    assertNoWorse(bmp.claimImageSize(value), header + " bytes, image of bytes " + value);
                }
                bmp.claimImageSize(0);
                for (int value : EXTREMES) {
                    assertNoWorse(bmp.claimFileSize(value), header + " bytes, file of bytes " + value);
                }
            }
        }
    }

    /** A header of another size lacks the fields of that size: the pixels come after it. */
    @Test
    void headersOfEverySize() throws Exception {
        for (int depth : DEPTHS) {
            for (int size = 0; size <= 200; size++) {
                byte[] file = kind(Math.max(size, 4), depth, BmpBuilder.RGB).toByteArray();
                readers.assertNoWorse(with(size, HEADER_SIZE, file), size + " bytes");
                byte[] other = kind(40, depth, BmpBuilder.RGB).toByteArray();
                readers.assertNoWorse(with(size, HEADER_SIZE, other), size + " bytes instead of 40");
            }
            for (int size : new int[] {0x7fffffff, 0x80000000, -1, -12, -40, 0x28000000, 0x10028, 1 << 20}) {
                byte[] file = with(size, HEADER_SIZE, kind(40, depth, BmpBuilder.RGB).toByteArray());
                assertRefused(file, size + " bytes instead of 40");
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {12, 16, 40, 52, 56, 64, 108, 124})
    void headersThatEndAtTheEndOfTheFile(int size) throws Exception {
        byte[] file = kind(size, 24, BmpBuilder.RGB).data(new byte[0]).toByteArray();
        Reading reading = readers.assertNoWorse(file, size + " bytes and nothing else");
        assertEquals(readers.readByJdk(file, null).failure(), reading.failure(), reading::toString);
    }

    @Test
    void masksOfAllKinds() throws Exception {
        Random random = new Random(5);
        int[] usual = {0, 1, 2, 0x7fff, 0x8000, 0xffff, 0x10000, 0x7fffffff, 0x80000000, 0xaaaaaaaa, 0xff00ff, -1};
        for (int i = 0; i < 2000; i++) {
            int[] masks = i < 10 ? new int[4] // no mask at all
                    : random.ints(4).map(m -> m % 3 == 0 ? m : usual[Math.floorMod(m, usual.length)]).toArray();
            int header = new int[] {40, 52, 56, 108, 124}[random.nextInt(5)];
            byte[] pixels = new byte[64];
            random.nextBytes(pixels);
            assertNoWorse(new BmpBuilder(header, i % 2 == 0 ? 16 : 32, 4, 4)
                    .compression(header == 40 && i % 3 == 0 ? BmpBuilder.ALPHABITFIELDS : BmpBuilder.BITFIELDS)
                    .masks(masks[0], masks[1], masks[2], masks[3]).data(pixels),
                    header + " bytes, masks " + Arrays.toString(masks));
        }
    }

    @Test
    void headersOfNoise() throws Exception {
        Random random = new Random(6);
        for (int i = 0; i < 20_000; i++) {
            byte[] file = kinds(HEADERS[random.nextInt(HEADERS.length)], 4, 4).get(random.nextInt(8)).toByteArray();
            for (int n = random.nextInt(3); n >= 0; n--) {
                int at = 2 + random.nextInt(60);
                with(EXTREMES[random.nextInt(EXTREMES.length)], at, file);
            }
            readers.assertNoWorse(file, HexFormat.of().formatHex(file, 0, 70));
        }
    }

    private void assertNoWorse(BmpBuilder bmp, String what) throws Exception {
        readers.assertNoWorse(bmp.toByteArray(), what);
    }

    private void assertRefused(byte[] file, String what) throws Exception {
        Reading reading = readers.readByOurs(file, null, what);
        assertTrue(reading.isRefused(), () -> what + ": " + reading);
    }

    /** The same array, with a number written into it. */
    private static byte[] with(int value, int at, byte[] file) {
        ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN).putInt(at, value);
        return file;
    }
}
