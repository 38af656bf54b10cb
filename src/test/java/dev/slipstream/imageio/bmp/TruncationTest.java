package dev.slipstream.imageio.bmp;

import java.util.Arrays;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Files of every header, depth and compression that end too early, at any byte. No row is lost that the JDK delivers,
 * no row is wrong, and only rows that the file has are written.
 */
@Tag("long")
@Timeout(value = 300, threadMode = ThreadMode.SEPARATE_THREAD)
class TruncationTest {

    @ParameterizedTest
    @ValueSource(strings = {
        "core12-pal8-7x3", "core12-rgb24-20x20", "os2-16-pal4-20x20", "info40-pal1-31x33", "info40-pal4-31x33",
        "info40-pal2-topdown-20x20", "v2-52-rgb16-20x20", "v3-56-bitfields-8888-20x20", "v3-56-bitfields-4444-20x20",
        "os2-64-pal2-20x20", "v4-108-rgb24-topdown-20x20", "v5-124-rgb32-20x20", "info40-alphabitfields-4444-20x20",
        "info40-rle4-delta-33x31", "v5-124-rle8-20x20", "info40-rle8-no-end-20x20", "os2-64-rle24-mixed-20x20"
    })
    void atEveryByte(String name) throws Exception {
        byte[] file = BmpFiles.own(name + ".bmp").bytes();
        assertRows(file, name, IntStream.range(0, file.length).toArray());
    }

    /** Files larger than the blocks and buffers of either reader. */
    @ParameterizedTest
    @ValueSource(strings = {
        "info40-rgb24-250x250", "info40-pal1-250x250", "info40-pal8-250x250", "info40-rle8-250x250",
        "info40-rle4-250x250"
    })
    void atManyBytesOfALargerFile(String name) throws Exception {
        byte[] file = BmpFiles.own(name + ".bmp").bytes();
        assertRows(file, name, IntStream.concat(IntStream.range(1, 41).map(i -> 10 + i * (file.length / 41)),
                IntStream.range(file.length - 20, file.length)).toArray());
    }

    /** A file of more than 16 MiB, whose rows are read in larger blocks. Each row has a byte of padding. */
    @Test
    void atSomeBytesOfALargeFile() throws Exception {
        byte[] pixels = new byte[7096 * 2365];
        new Random(1).nextBytes(pixels);
        byte[] file = new BmpBuilder(40, 24, 2365, 2365).data(pixels).toByteArray();
        assertRows(file, "large", file.length / 2, file.length - 7096, file.length - 1, file.length);
    }

    private static void assertRows(byte[] file, String name, int... ends) throws Exception {
        BothReaders readers = new BothReaders();
        DamagedBmp damaged = new DamagedBmp(readers, file);
        for (int end : ends) {
            byte[] truncated = Arrays.copyOf(file, end);
            readers.assertNoWorse(truncated, name + " ends at " + end);
            damaged.assertRows(truncated, name + " ends at " + end);
        }
    }

    /** The file may end within a pixel. */
    @ParameterizedTest
    @ValueSource(strings = {"info40-rgb24-20x20", "core12-rgb24-20x20", "v4-108-rgb24-topdown-20x20"})
    void partsOfPixelsAreThere(String name) throws Exception {
        byte[] file = BmpFiles.own(name + ".bmp").bytes();
        DamagedBmp damaged = new DamagedBmp(new BothReaders(), file);
        for (int n = 0; n < file.length; n++) {
            damaged.assertSamePixels(Arrays.copyOf(file, n), name + " ends at " + n);
        }
    }

    /** The inner reader may give any image of half a file, or refuse it with a reason. */
    @ParameterizedTest
    @ValueSource(strings = {"info40-jpeg-20x20", "v5-124-jpeg-20x20", "info40-png-20x20", "v5-124-png-20x20"})
    void embeddedImageAtEveryByte(String name) throws Exception {
        byte[] file = BmpFiles.own(name + ".bmp").bytes();
        BothReaders readers = new BothReaders();
        DamagedBmp damaged = new DamagedBmp(readers, file);
        for (int n = 0; n < file.length; n++) {
            byte[] truncated = Arrays.copyOf(file, n);
            readers.readByOurs(truncated, null, name + " ends at " + n);
            readers.readByOurs(truncated, damaged.noise(), name + " ends at " + n + ", into a destination");
        }
    }

    /** The JDK's reader adds zeros, of which the rest of the image is made, and of markers that are cut off. */
    @ParameterizedTest
    @ValueSource(strings = {"info40-jpeg-20x20", "v5-124-jpeg-20x20"})
    void embeddedJpegThatIsCutIsReadAsByTheJdk(String name) throws Exception {
        byte[] file = BmpFiles.own(name + ".bmp").bytes();
        BothReaders readers = new BothReaders();
        for (int n = file.length - 400; n < file.length; n++) {
            String what = name + " ends at " + n;
            readers.assertNoWorse(Arrays.copyOf(file, n), what);
            byte[] damaged = Arrays.copyOf(file, n);
            damaged[n - 20] = (byte) 0xff;
            damaged[n - 19] = (byte) 0xc4;
            readers.assertNoWorse(damaged, what + ", damaged");
        }
    }
}
