package dev.slipstream.imageio.bmp;

import static dev.slipstream.imageio.bmp.BmpFormat.BMP;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.bmp.HostileRunLengthsTest.Coding;
import dev.slipstream.imageio.reader.RasterRows;
import dev.slipstream.imageio.reading.BytesImageInputStream;
import dev.slipstream.imageio.reading.Side;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.Objects;
import javax.imageio.stream.ImageInputStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * What codes cost that say little: the pixels are counted that are filled or copied to put rows together. A code may
 * cost as much as a code can say, and a row of the image that is wanted its length, once; but no code costs the length
 * of a row.
 */
class RunLengthWorkTest {

    private static final int WIDTH = 400_000;

    private static final int CODES = 5000;

    /**
     * Pixels. The longest run has 255; to go back within a row, which takes codes that go forward, costs three rows.
     */
    private static final long MOST_OF_A_CODE = 4 * 255;

    private static final int[][] UNITS = {
        {0, 0}, {0, 2, 0, 1}, {0, 2, 1, 1}, {0, 2, 255, 255}, {0, 2, 0, 0}, {0, 2, 255, 0}, {0, 2, 255, 0, 0, 0},
        {0, 2, 255, 0, 0, 2, 0, 1}
    };

    @ParameterizedTest
    @EnumSource(Coding.class)
    void noCodeCostsTheLengthOfARow(Coding coding) throws IOException {
        for (int[] unit : UNITS) {
            for (int height : new int[] {1, -1, 3}) {
                byte[] file = file(coding, WIDTH, height, unit, CODES);
                Rectangle all = new Rectangle(WIDTH, Math.abs(height));
                assertBounded(file, all, coding + " of " + Arrays.toString(unit) + ", " + height + " rows");
            }
            byte[] file = file(coding, WIDTH, CODES, unit, CODES);
            assertBounded(file, new Rectangle(3, 2, 50, 3),
                    coding + " of " + Arrays.toString(unit) + ", of which a part");
        }
    }

    private static void assertBounded(byte[] file, Rectangle region, String what) throws IOException {
        long[] pixels = new long[1];
        try (ImageInputStream stream = new BytesImageInputStream(file)) {
            stream.setByteOrder(ByteOrder.LITTLE_ENDIAN);
            BmpHeader header = new BmpHeader(stream);
            Rectangle to = new Rectangle(region.getSize());
            BmpRequest request = new BmpRequest(region, to, 1, 1, region.width == WIDTH);
            ImageType type = ImageType.of(header, header.hasPalette() ? BmpPalette.of(header, stream) : null);
            BufferedImage image = type.newImage(to.width, to.height);
            RasterRows rows = Objects.requireNonNull(RasterRows.of(image.getRaster()));
            RowDelivery delivery = new RowDelivery(header, request, ElementConverter.of(header), rows);
            new RleDecoder(header, stream, counted(header, pixels), request, image, delivery,
                    new BmpImageReader(null, end -> {})).decode();
        }
        long most = 2L * WIDTH * region.height + MOST_OF_A_CODE * CODES;
        assertTrue(pixels[0] <= most,
                () -> what + ": " + pixels[0] + " pixels for " + CODES + " codes, " + WIDTH + " wide");
    }

    /** A row that counts. */
    private static RleRow counted(BmpHeader header, long[] pixels) {
        return switch (header.compression()) {
            case RLE8 -> new RleRow8(header) {
                @Override
                void skip(int count) {
                    pixels[0] += count;
                    super.skip(count);
                }

                @Override
                void moveTo(int newX) {
                    pixels[0] += backwards(this, newX);
                    super.moveTo(newX);
                }
            };
            case RLE4 -> new RleRow4(header) {
                @Override
                void skip(int count) {
                    pixels[0] += count;
                    super.skip(count);
                }

                @Override
                void moveTo(int newX) {
                    pixels[0] += backwards(this, newX);
                    super.moveTo(newX);
                }
            };
            default -> new RleRow24(header) {
                @Override
                void skip(int count) {
                    pixels[0] += count;
                    super.skip(count);
                }

                @Override
                void moveTo(int newX) {
                    pixels[0] += backwards(this, newX);
                    super.moveTo(newX);
                }
            };
        };
    }

    /** What is copied, and cleared later, if the position goes back. */
    private static long backwards(RleRow row, int newX) {
        return newX < row.x ? 2L * row.width : 0;
    }

    /** Rows are told as often as codes end one, and delivered if they are of the image, as the JDK's reader does. */
    @ParameterizedTest
    @EnumSource(value = Coding.class, names = {"RLE8", "RLE4"})
    void eventsAreTheJdks(Coding coding) throws IOException {
        for (int[] unit : UNITS) {
            for (int width : new int[] {1, 7, 300}) {
                for (int height : new int[] {1, -1, 20, -20}) {
                    byte[] file = file(coding, width, height, unit, 300);
                    BMP.read(Side.JDK, file, null).assertSame(BMP.read(Side.SLIPSTREAM, file, null),
                            coding + " of " + Arrays.toString(unit) + ", " + width + " x " + height);
                }
            }
        }
    }

    /** The unit again and again, and the end of the image. */
    private static byte[] file(Coding coding, int width, int height, int[] unit, int codes) {
        int[] code = new int[codes * 2 / unit.length * unit.length + 2];
        for (int i = 0; i < code.length - 2; i++) {
            code[i] = unit[i % unit.length];
        }
        code[code.length - 1] = 1;
        return coding.bmp(width, height, code).toByteArray();
    }
}
