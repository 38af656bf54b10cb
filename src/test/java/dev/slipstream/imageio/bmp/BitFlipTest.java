package dev.slipstream.imageio.bmp;

import dev.slipstream.imageio.reading.Reading;
import dev.slipstream.imageio.reading.SameImage;
import java.awt.image.BufferedImage;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A wrong bit anywhere in the header, the masks or the first colours: the file is read as by the JDK, or refused. */
@Tag("long")
@Timeout(value = 300, threadMode = ThreadMode.SEPARATE_THREAD)
class BitFlipTest {

    /** In bytes: four entries of the palette, or, without a palette, the first pixels. */
    private static final int COLOURS = 16;

    static String[] files() {
        return new String[] {
            "core12-pal8-7x3", "core12-rgb24-20x20", "os2-16-pal4-20x20", "info40-pal1-31x33", "info40-pal4-20x20",
            "info40-bitfields-565-20x20", "info40-alphabitfields-8888-20x20", "v2-52-bitfields-888-20x20",
            "v3-56-bitfields-4444-20x20", "os2-64-rle24-mixed-20x20", "os2-64-pal2-20x20", "v4-108-rgb24-topdown-20x20",
            "v5-124-bitfields-8888-20x20", "info40-rle4-delta-33x31", "v4-108-rle8-20x20", "v5-124-png-20x20",
            "info40-jpeg-20x20"
        };
    }

    @ParameterizedTest
    @MethodSource("files")
    void atEveryBitOfTheHeader(String name) throws Exception {
        byte[] file = BmpFiles.own(name + ".bmp").bytes();
        BothReaders readers = new BothReaders();
        DamagedBmp damaged = new DamagedBmp(readers, file);
        for (int bit = 0; bit < 8 * headerEnd(file); bit++) {
            String what = name + " bit " + bit % 8 + " of byte " + bit / 8;
            byte[] flipped = flipped(file, bit);
            readers.assertNoWorse(flipped, what);
            readers.readByOurs(flipped, damaged.noise(), what + ", into a destination");
        }
    }

    /** No viewer uses the size of the file, the reserved fields, the planes and the resolution. */
    @ParameterizedTest
    @MethodSource("files")
    void fieldsThatSayNothingOfThePixelsDoNotMatter(String name) throws Exception {
        byte[] file = BmpFiles.own(name + ".bmp").bytes();
        boolean isCore = file[14] == 12;
        int[][] fields = {{6, 10}, isCore ? new int[] {22, 24} : new int[] {26, 28}};
        for (int[] field : fields) {
            assertNoMatter(file, field[0], field[1], name);
        }
        if (!isCore && file[14] >= 40) {
            assertNoMatter(file, 38, 46, name);
            assertNoMatter(file, 50, 54, name);
        }
    }

    private static void assertNoMatter(byte[] file, int from, int to, String name) throws Exception {
        BothReaders readers = new BothReaders();
        BufferedImage intact = new DamagedBmp(readers, file).intact();
        for (int bit = 8 * from; bit < 8 * to; bit++) {
            String what = name + " bit " + bit % 8 + " of byte " + bit / 8;
            Reading reading = readers.readByOurs(flipped(file, bit), null, what);
            SameImage.assertSame(intact, BothReaders.assertImage(reading, what), what);
        }
    }

    private static byte[] flipped(byte[] file, int bit) {
        byte[] flipped = file.clone();
        flipped[bit / 8] ^= (byte) (1 << bit % 8);
        return flipped;
    }

    /** The position after the masks and the first colours. */
    private static int headerEnd(byte[] file) {
        int size = ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN).getInt(14);
        return Math.min(14 + Math.max(size, size == 40 ? 56 : 0) + COLOURS, file.length);
    }
}
