package dev.slipstream.imageio.gif;

import static dev.slipstream.imageio.gif.GifBuilder.CLEAR;
import static dev.slipstream.imageio.gif.GifBuilder.END;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import dev.slipstream.imageio.testing.Events;
import dev.slipstream.imageio.testing.Side;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Wrong pixels of the JDK's reader, and the right ones, which are those of Pillow 13. Each test also shows that the
 * JDK's reader still has the error. If that part fails, the JDK has been corrected.
 */
class KnownJdkErrorsTest {

    private static int[] read(Side side, byte[] file) throws IOException {
        return GifReaders.with(side, file, reader -> {
            BufferedImage image = reader.read(0);
            return image.getRaster().getSamples(0, 0, image.getWidth(), image.getHeight(), 0, (int[]) null);
        });
    }

    private static void assertOnlyJdkIsWrong(byte[] file, int... pixels) throws IOException {
        assertArrayEquals(pixels, read(Side.SLIPSTREAM, file));
        assertNotEquals(Arrays.toString(pixels), Arrays.toString(read(Side.JDK, file)));
    }

    /** A column of the pixels 1, 2, 3 and so on, in the order of the four passes. */
    private static byte[] interlacedColumn(int height) {
        int[] first = {0, 4, 2, 1};
        int[] period = {8, 8, 4, 2};
        IntStream codes = IntStream.of(CLEAR);
        for (int pass = 0; pass < 4; pass++) {
            int step = period[pass];
            codes = IntStream.concat(codes, IntStream.iterate(first[pass], y -> y < height, y -> y + step)
                    .map(y -> y + 1));
        }
        byte[] data = GifBuilder.codes(IntStream.concat(codes, IntStream.of(END)).toArray());
        return new GifBuilder(1, height).image(1, height, true).data(data).end();
    }

    /** The JDK's reader takes a row for each pass, also for one without rows. */
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void interlacedImagesOfFewRowsHaveAllOfThem(int height) throws IOException {
        assertOnlyJdkIsWrong(interlacedColumn(height), IntStream.rangeClosed(1, height).toArray());
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 5, 6, 7, 8, 9})
    void otherInterlacedImagesAreReadByBoth(int height) throws IOException {
        int[] pixels = IntStream.rangeClosed(1, height).toArray();
        assertArrayEquals(pixels, read(Side.SLIPSTREAM, interlacedColumn(height)));
        assertArrayEquals(pixels, read(Side.JDK, interlacedColumn(height)));
    }

    /** A pass without rows begins and ends with no event. */
    @Test
    void onlyPassesWithRowsAreTold() throws IOException {
        List<String> events = GifReaders.with(Side.SLIPSTREAM, interlacedColumn(2), reader -> {
            Events heard = Events.withoutPixels(reader);
            reader.read(0);
            return heard.lines();
        });
        assertEquals(List.of("image started 0", "pass started image 0 0 0 3 0 0 1 1 [0]", "image progress 50.0",
                "image update image 0 0 0 1 1 1 1 [0]", "pass complete image 0",
                "pass started image 0 3 0 3 0 1 1 1 [0]", "image progress 100.0",
                "image update image 0 0 1 1 1 1 1 [0]", "pass complete image 0", "image complete"), events);
    }

    /** ImageIO writes GIFs interlaced by default. */
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void whatImageIoWritesIsRead(int height) throws IOException {
        BufferedImage image = new BufferedImage(2, height, BufferedImage.TYPE_BYTE_GRAY);
        int[] pixels = IntStream.range(0, 2 * height).map(i -> i * 11 + 1).toArray();
        image.getRaster().setSamples(0, 0, 2, height, 0, pixels);
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        ImageIO.write(image, "gif", file);
        assertOnlyJdkIsWrong(file.toByteArray(), pixels);
    }

    /** The JDK's reader takes the code after a clear code for a pixel. */
    @Test
    void aClearCodeAfterAClearCodeIsNoPixel() throws IOException {
        assertOnlyJdkIsWrong(new GifBuilder(4, 1).image(4, 1, false)
                .data(GifBuilder.codes(CLEAR, CLEAR, 1, 2, 3, 4, END)).end(), 1, 2, 3, 4);
        assertOnlyJdkIsWrong(new GifBuilder(4, 1).image(4, 1, false)
                .data(GifBuilder.codes(CLEAR, 1, 2, CLEAR, CLEAR, 3, 4, END)).end(), 1, 2, 3, 4);
    }

    /** The JDK's reader takes four bytes of the first block, whatever its length. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void aFirstBlockMayBeShort(int length) throws IOException {
        byte[] data = GifBuilder.codes(CLEAR, 1, 2, 3, 4, 5, 6, 7, 8, END);
        assertOnlyJdkIsWrong(new GifBuilder(8, 1).image(8, 1, false).data(data, length).end(), 1, 2, 3, 4, 5, 6, 7, 8);
    }

    @Test
    void whatIsOddButReadByTheJdkIsReadLikewise() throws IOException {
        byte[] withoutClear = new GifBuilder(4, 1).image(4, 1, false).data(GifBuilder.codes(1, 2, 3, 4, END)).end();
        byte[] withoutEnd = new GifBuilder(4, 1).image(4, 1, false).data(GifBuilder.codes(CLEAR, 1, 2, 3, 4)).end();
        byte[] fourBytes = new GifBuilder(4, 1).image(4, 1, false).data(GifBuilder.codes(CLEAR, 1, 2, 3, 4, END), 4)
                .end();
        for (byte[] file : List.of(withoutClear, withoutEnd, fourBytes)) {
            for (Side side : Side.values()) {
                assertArrayEquals(new int[] {1, 2, 3, 4}, read(side, file));
            }
        }
    }
}
