package dev.slipstream.imageio.bmp;

import static dev.slipstream.imageio.testing.Format.BMP;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.reading.Reading;
import dev.slipstream.imageio.stream.WindowedImageInputStream;
import dev.slipstream.imageio.testing.AllocatedBytes;
import dev.slipstream.imageio.testing.Side;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.Arrays;
import java.util.Random;
import java.util.stream.Stream;
import javax.imageio.ImageReadParam;
import javax.imageio.ImageReader;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Run-length codes that go anywhere and never end: they write nothing outside the image, in time for their length. */
@Tag("long")
@Timeout(value = 120, threadMode = ThreadMode.SEPARATE_THREAD)
class HostileRunLengthsTest {

    private static final int MANY = 10_000_000;

    private static final int WIDE = 2_000_000;

    /** Codes that say little. */
    private static final int[][] UNITS = {
        {0, 0}, {0, 2, 0, 1}, {0, 2, 1, 1}, {0, 2, 255, 255}, {0, 2, 0, 0}, {0, 2, 255, 0}, {0, 2, 255, 0, 0, 0},
        {0, 2, 255, 0, 0, 2, 0, 1}, {0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}
    };

    enum Coding {
        RLE8(40, 8, BmpBuilder.RLE8, 256),
        RLE4(40, 4, BmpBuilder.RLE4, 16),
        RLE24(64, 24, BmpBuilder.RLE24, 0);

        private final int header;
        private final int bits;
        private final int compression;
        private final int palette;

        Coding(int header, int bits, int compression, int palette) {
            this.header = header;
            this.bits = bits;
            this.compression = compression;
            this.palette = palette;
        }

        BmpBuilder bmp(int width, int height, int... code) {
            return new BmpBuilder(header, bits, width, height).compression(compression).palette(new int[palette])
                    .data(bytes(code));
        }

        /** A run of pixels of the value 1. */
        int[] run(int count) {
            return switch (this) {
                case RLE8 -> new int[] {count, 1};
                case RLE4 -> new int[] {count, 0x11};
                case RLE24 -> new int[] {count, 1, 0, 0};
            };
        }
    }

    private BothReaders readers;

    @BeforeEach
    void openReaders() throws Exception {
        readers = new BothReaders();
    }

    /**
     * Any code gives the same image as the JDK's reader, which reads RLE8 and RLE4 only. If the header states a wrong
     * length, it gives an image or a reason.
     */
    @ParameterizedTest
    @EnumSource(Coding.class)
    void codesOfNoise(Coding coding) throws Exception {
        Random random = new Random(8);
        for (int i = 0; i < 12_000; i++) {
            byte[] code = new byte[2 + random.nextInt(60)];
            random.nextBytes(code);
            for (int at = 0; at < code.length; at++) {
                code[at] = random.nextInt(3) == 0 ? (byte) random.nextInt(6) : code[at];
            }
            int height = (1 + random.nextInt(20)) * (random.nextBoolean() ? 1 : -1);
            BmpBuilder bmp = coding.bmp(1 + random.nextInt(20), height).data(code);
            String what = coding + " number " + i;
            readers.assertNoWorse(bmp.toByteArray(), what);
            int[] sizes = {1, random.nextInt(code.length), code.length + 1, 10_000, 0x7fffffff, 0x80000000, -1};
            readers.readByOurs(bmp.claimImageSize(sizes[i % sizes.length]).toByteArray(), null, what + ", lying");
        }
    }

    /**
     * A code may take as long as the pixels that it produces. If each code took that of a row of the wide image, or
     * if rows that are not requested were filled, this would take minutes.
     */
    @ParameterizedTest
    @EnumSource(Coding.class)
    @Timeout(value = 40, threadMode = ThreadMode.SEPARATE_THREAD)
    void codesThatNeverGetAnywhereCostNoRows(Coding coding) throws Exception {
        ImageReadParam part = new ImageReadParam();
        part.setSourceRegion(new Rectangle(3, 2, 50, 3));
        for (int[] unit : Stream.concat(Stream.of(UNITS), Stream.of(coding.run(255))).toList()) {
            String what = coding + " of " + Arrays.toString(unit) + " for ever";
            readers.readByOurs(coding.bmp(3, 3).data(repeated(unit, MANY)).toByteArray(), null, what);
            byte[] code = repeated(unit, MANY / 5);
            readers.readByOurs(coding.bmp(WIDE, 3).data(code).toByteArray(), null, what);
            Reading.of(BMP, Side.SLIPSTREAM, coding.bmp(WIDE, 500).data(code).toByteArray(), part);
        }
    }

    /** Listeners hear of a row each time that a code ends one. */
    @ParameterizedTest
    @EnumSource(value = Coding.class, names = {"RLE8", "RLE4"})
    void eventsAreTheJdks(Coding coding) throws IOException {
        for (int[] unit : UNITS) {
            for (int width : new int[] {1, 7, 300}) {
                for (int height : new int[] {1, -1, 20, -20}) {
                    byte[] code = repeated(unit, 24 * 25 + 2);
                    code[code.length - 1] = 1; // the end of the image
                    byte[] file = coding.bmp(width, height).data(code).toByteArray();
                    Reading.of(BMP, Side.JDK, file, null).assertSame(Reading.of(BMP, Side.SLIPSTREAM, file, null),
                            coding + " of " + Arrays.toString(unit) + ", " + width + " x " + height);
                }
            }
        }
    }

    /** According to the header, the data end within the move. */
    @ParameterizedTest
    @EnumSource(value = Coding.class, names = {"RLE8", "RLE4"})
    void aMoveThatIsCutOffMovesNothing(Coding coding) throws IOException {
        for (int[] code : new int[][] {{0, 0, 0, 2, 3}, {0, 0, 0, 2}, {4, 1, 0, 0, 0, 2, 3}, {0, 0, 0, 2, 0}}) {
            byte[] file = coding.bmp(4, 3, code).behind(new byte[4]).toByteArray();
            Reading.of(BMP, Side.JDK, file, null).assertSame(Reading.of(BMP, Side.SLIPSTREAM, file, null),
                    coding + " of " + Arrays.toString(code));
        }
    }

    private static byte[] repeated(int[] unit, int length) {
        byte[] code = new byte[length];
        for (int i = 0; i < length; i++) {
            code[i] = (byte) unit[i % unit.length];
        }
        return code;
    }

    /** A legal image of one colour. */
    @ParameterizedTest
    @ValueSource(ints = {1, -1})
    void imageOfLongRunsIsRead(int direction) throws Exception {
        int rows = 2048;
        int[] row = new int[2 * 17];
        for (int i = 0; i < 16; i++) {
            row[2 * i] = 128;
            row[2 * i + 1] = 7;
        }
        int[] code = new int[rows * row.length];
        for (int i = 0; i < rows; i++) {
            System.arraycopy(row, 0, code, i * row.length, row.length);
        }
        byte[] file = Coding.RLE8.bmp(2048, direction * rows, code).toByteArray();
        BufferedImage image = BothReaders.assertImage(readers.readByOurs(file, null, "long runs"), "long runs");
        assertEquals(7, image.getRaster().getSample(2047, 2047, 0));
        assertEquals(7, image.getRaster().getSample(0, 0, 0));
    }

    /** A part of a large image takes the memory of the part and of a row. */
    @ParameterizedTest
    @EnumSource(Coding.class)
    void partOfALargeImageTakesLittleMemory(Coding coding) throws Exception {
        byte[] code = new byte[400_000];
        Arrays.fill(code, (byte) 0);
        byte[] file = coding.bmp(30_000, 30_000).data(code).toByteArray();
        ImageReadParam param = new ImageReadParam();
        param.setSourceRegion(new Rectangle(8000, 16_000, 10, 300));
        param.setSourceSubsampling(2, 3, 0, 0);
        ImageReader reader = BMP.open(Side.SLIPSTREAM);
        reader.setInput(WindowedImageInputStream.of(file));
        long allocated = AllocatedBytes.during(() -> reader.read(0, param));
        assertTrue(allocated < 3_000_000, allocated + " bytes");
    }

    /** Each delta goes back by a pixel. The JDK's reader reads all data first, and takes three times their size. */
    @ParameterizedTest
    @EnumSource(Coding.class)
    void deltasThatGoBackTakeLessMemoryThanTheFile(Coding coding) throws Exception {
        int[] code = new int[4_000_000];
        for (int i = 0; i < code.length; i += 4) {
            code[i + 1] = 2;
            code[i + 2] = 255;
        }
        byte[] file = coding.bmp(256, 256, code).toByteArray();
        ImageReader reader = BMP.open(Side.SLIPSTREAM);
        reader.setInput(WindowedImageInputStream.of(file));
        long allocated = AllocatedBytes.during(() -> reader.read(0));
        assertTrue(allocated < file.length, () -> allocated + " bytes for a file of " + file.length);
    }

    /** The deltas go on so far that an int would be inside the image again, as the JDK's is. */
    @Test
    void rowsDoNotWrapAround() throws Exception {
        int deltas = 16_843_009;
        byte[] code = new byte[4 * deltas + 8];
        for (int i = 0; i < deltas; i++) {
            code[4 * i + 1] = 2;
            code[4 * i + 3] = -1;
        }
        byte[] last = bytes(0, 2, 0, 1, 5, 9, 0, 1);
        System.arraycopy(last, 0, code, code.length - last.length, last.length);
        byte[] file = Coding.RLE8.bmp(8, 8).data(code).toByteArray();
        BufferedImage image = BothReaders.assertImage(readers.readByOurs(file, null, "rows"), "rows");
        assertArrayEquals(new int[64], BothReaders.samples(image));
    }

    private static byte[] bytes(int... code) {
        byte[] bytes = new byte[code.length];
        for (int i = 0; i < code.length; i++) {
            bytes[i] = (byte) code[i];
        }
        return bytes;
    }
}
