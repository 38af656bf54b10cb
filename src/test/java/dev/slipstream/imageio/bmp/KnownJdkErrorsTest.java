package dev.slipstream.imageio.bmp;

import static dev.slipstream.imageio.testing.Format.BMP;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.reading.BytesImageInputStream;
import dev.slipstream.imageio.reading.Reading;
import dev.slipstream.imageio.testing.Flags;
import dev.slipstream.imageio.testing.Side;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.awt.image.Raster;
import java.awt.image.WritableRaster;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.Random;
import java.util.function.Consumer;
import java.util.stream.LongStream;
import javax.imageio.ImageIO;
import javax.imageio.ImageReadParam;
import javax.imageio.stream.ImageInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Wrong pixels of the JDK's reader, and the right ones. Each test also shows that the JDK's reader still has the error.
 * If that part fails, the JDK has been corrected, and other tests need no exception for the error any more.
 */
class KnownJdkErrorsTest {

    private static final Rectangle LOWER_RIGHT = new Rectangle(1, 1, 3, 2);

    private static BmpBuilder paletted(int bits, int width, int height) {
        int[] palette = new int[1 << bits];
        Arrays.setAll(palette, i -> 0x10203 * (i % 80 + 1));
        return new BmpBuilder(40, bits, width, height).palette(palette);
    }

    private static long[] counted(int pixels, int bits) {
        return LongStream.rangeClosed(1, pixels).map(i -> i & (1L << bits) - 1).toArray();
    }

    private static BufferedImage read(Side side, byte[] file, Consumer<ImageReadParam> request) throws IOException {
        return read(side, new BytesImageInputStream(file), request).image();
    }

    private static Reading read(Side side, ImageInputStream stream, Consumer<ImageReadParam> request)
            throws IOException {
        ImageReadParam param = new ImageReadParam();
        request.accept(param);
        return BMP.with(side, stream, Flags.LIKE_IMAGEIO, reader -> Reading.of(reader, param));
    }

    private static int[] row(BufferedImage image, int y) {
        return image.getRaster().getPixels(0, y, image.getWidth(), 1, (int[]) null);
    }

    /** Makes all pixels white, or sets them to the highest index. */
    private static BufferedImage full(BufferedImage image) {
        WritableRaster raster = image.getRaster();
        int[] samples = new int[raster.getWidth() * raster.getHeight() * raster.getNumBands()];
        Arrays.fill(samples, -1);
        raster.setPixels(0, 0, raster.getWidth(), raster.getHeight(), samples);
        return image;
    }

    /** The data have the lowest row, and skip the next one, which is the lowest row of the region. */
    @ParameterizedTest
    @ValueSource(ints = {4, 8})
    void runLengthsOfRowsBelowARegionDoNotShowInIt(int bits) throws IOException {
        byte[] data = {4, 0x77, 0, 0, 0, 0, 4, 0x55, 0, 1};
        byte[] file = paletted(bits, 4, 3).compression(bits == 8 ? BmpBuilder.RLE8 : BmpBuilder.RLE4).data(data)
                .toByteArray();
        Consumer<ImageReadParam> upperRows = param -> param.setSourceRegion(new Rectangle(0, 0, 4, 2));
        assertEquals(0, read(Side.SLIPSTREAM, file, upperRows).getRaster().getSample(0, 1, 0));
        assertNotEquals(0, read(Side.JDK, file, upperRows).getRaster().getSample(0, 1, 0));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 4})
    void pixelsOfADestinationThatIsNotEmptyAreOverwrittenNotOred(int bits) throws IOException {
        byte[] file = paletted(bits, 4, 3).pixels(new long[12]).toByteArray();
        BufferedImage like = read(Side.JDK, file, param -> {});
        Consumer<ImageReadParam> part = param -> {
            param.setSourceRegion(LOWER_RIGHT);
            param.setDestination(full(new BufferedImage(like.getColorModel(),
                    like.getRaster().createCompatibleWritableRaster(3, 2), false, null)));
        };
        assertEquals(0, read(Side.SLIPSTREAM, file, part).getRaster().getSample(1, 1, 0));
        assertNotEquals(0, read(Side.JDK, file, part).getRaster().getSample(1, 1, 0));
    }

    @Test
    void theLastPixelOfAnOddRowOfRunLengthsIsOverwrittenNotOred() throws IOException {
        byte[] file = paletted(4, 3, 1).compression(BmpBuilder.RLE4).data(new byte[] {3, 0x11, 0, 1}).toByteArray();
        BufferedImage like = read(Side.JDK, file, param -> {});
        Consumer<ImageReadParam> intoAll = param -> param.setDestination(full(new BufferedImage(
                like.getColorModel(), like.getRaster().createCompatibleWritableRaster(), false, null)));
        assertEquals(1, read(Side.SLIPSTREAM, file, intoAll).getRaster().getSample(2, 0, 0));
        assertEquals(15, read(Side.JDK, file, intoAll).getRaster().getSample(2, 0, 0));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 4, 8, 24, 32})
    void aPartOfAnImageAsDestinationIsWrittenWhereItIs(int bits) throws IOException {
        byte[] file = (bits > 8 ? new BmpBuilder(40, bits, 3, 2) : paletted(bits, 3, 2))
                .pixels(counted(6, bits)).toByteArray();
        BufferedImage like = read(Side.JDK, file, param -> {});
        Consumer<ImageReadParam> intoPart = param -> param.setDestination(full(new BufferedImage(like.getColorModel(),
                like.getRaster().createCompatibleWritableRaster(20, 10), false, null)).getSubimage(9, 5, 3, 2));
        String expected = Arrays.toString(row(like, 1));
        BufferedImage ours = read(Side.SLIPSTREAM, file, intoPart);
        assertEquals(expected, Arrays.toString(row(ours, 1)));
        assertNotEquals(expected, Arrays.toString(row(read(Side.JDK, file, intoPart), 1)));
        Raster all = ours.getRaster().getParent();
        int[] behind = all.getPixels(12, 6, 8, 1, (int[]) null);
        assertArrayEquals(all.getPixels(12, 0, 8, 1, (int[]) null), behind, "pixels behind the part");
    }

    @Test
    void aRegionIsARegionEvenIfBandsAreGiven() throws IOException {
        byte[] file = new BmpBuilder(40, 24, 4, 3).pixels(counted(12, 24)).toByteArray();
        Consumer<ImageReadParam> request = param -> {
            param.setSourceRegion(LOWER_RIGHT);
            param.setDestination(new BufferedImage(3, 2, BufferedImage.TYPE_3BYTE_BGR));
            param.setSourceBands(new int[] {0, 1, 2});
            param.setDestinationBands(new int[] {0, 1, 2});
        };
        assertEquals(0xff000006, read(Side.SLIPSTREAM, file, request).getRGB(0, 0));
        assertNotEquals(0xff000006, read(Side.JDK, file, request).getRGB(0, 0));
    }

    @Test
    void theAlphaMaskOfTheFileBeforeIsNotThatOfThisOne() throws IOException {
        byte[] withAlpha = new BmpBuilder(56, 32, 1, 1).compression(BmpBuilder.BITFIELDS)
                .masks(0xff0000, 0xff00, 0xff, 0xff000000).pixels(new long[1]).toByteArray();
        byte[] without = new BmpBuilder(40, 32, 1, 1).pixels(new long[1]).toByteArray();
        assertFalse(readBoth(Side.SLIPSTREAM, withAlpha, without).image().getColorModel().hasAlpha());
        assertTrue(readBoth(Side.JDK, withAlpha, without).image().getColorModel().hasAlpha());
    }

    @Test
    void theCompressionOfTheFileBeforeIsNotThatOfThisOne() throws IOException {
        byte[] png = BmpFiles.own("info40-png-20x20.bmp").bytes();
        byte[] core = new BmpBuilder(12, 24, 1, 1).pixels(new long[1]).toByteArray();
        assertNull(readBoth(Side.SLIPSTREAM, png, core).failure());
        assertNotNull(readBoth(Side.JDK, png, core).failure());
    }

    /** Reads the second file with a reader that has read the first one. */
    private static Reading readBoth(Side side, byte[] first, byte[] second) throws IOException {
        return BMP.with(side, new BytesImageInputStream(first), Flags.KEEPING_METADATA, reader -> {
            reader.read(0);
            reader.setInput(new BytesImageInputStream(second));
            return Reading.of(reader, null);
        });
    }

    @Test
    void theModelsOfADestinationAreNotThoseOfTheNextImage() throws IOException {
        byte[] file = paletted(8, 4, 3).pixels(counted(12, 8)).toByteArray();
        assertEquals(BufferedImage.TYPE_BYTE_INDEXED, typeAfterGray(Side.SLIPSTREAM, file));
        assertEquals(BufferedImage.TYPE_BYTE_GRAY, typeAfterGray(Side.JDK, file));
    }

    private static int typeAfterGray(Side side, byte[] file) throws IOException {
        return BMP.with(side, new BytesImageInputStream(file), Flags.KEEPING_METADATA, reader -> {
            ImageReadParam param = new ImageReadParam();
            param.setDestination(new BufferedImage(4, 3, BufferedImage.TYPE_BYTE_GRAY));
            reader.read(0, param);
            return reader.read(0).getType();
        });
    }

    /** The JDK's JPEG writer takes no alpha. With the JDK's reader, an application can write the image as JPEG. */
    @ParameterizedTest
    @ValueSource(ints = {56, 108, 124})
    void pixelsOf16BitsAreOpaqueWhateverTheirAlphaMask(int headerSize) throws IOException {
        byte[] file = new BmpBuilder(headerSize, 16, 2, 1).compression(BmpBuilder.BITFIELDS)
                .masks(0xf00, 0xf0, 0xf, 0xf000).pixels(new long[] {0x8123, 0xf123}).toByteArray();
        Reading.of(BMP, Side.JDK, file, null).assertSame(Reading.of(BMP, Side.SLIPSTREAM, file, null),
                "header " + headerSize);
        BufferedImage image = read(Side.SLIPSTREAM, file, param -> {});
        assertEquals(0xff112233, image.getRGB(0, 0));
        assertTrue(ImageIO.write(image, "jpg", new ByteArrayOutputStream()));
    }

    /** The bits are written unchanged, since the JDK's reader ignores an alpha mask with gaps. */
    @ParameterizedTest
    @ValueSource(ints = {BufferedImage.TYPE_USHORT_555_RGB, BufferedImage.TYPE_USHORT_565_RGB,
        BufferedImage.TYPE_USHORT_GRAY})
    void aDestinationOf16BitsTakesTheBitsOfTheFile(int type) throws IOException {
        long[] pixels = new Random(1).longs(12).toArray();
        Consumer<ImageReadParam> request = param -> param.setDestination(new BufferedImage(4, 3, type));
        for (int[] masks : new int[][] {{0x7800, 0x3c0, 0x1e, 0x8021}, {0xf000, 0x7c0, 0x1c, 0x823},
                {0x7c00, 0x3e0, 0x1e, 0x8001}}) {
            byte[] file = new BmpBuilder(56, 16, 4, 3).compression(BmpBuilder.BITFIELDS)
                    .masks(masks[0], masks[1], masks[2], masks[3]).pixels(pixels).toByteArray();
            read(Side.JDK, new BytesImageInputStream(file), request).assertSame(
                    read(Side.SLIPSTREAM, new BytesImageInputStream(file), request), Arrays.toString(masks));
        }
    }

    /** The JDK's reader rejects such files. */
    @Test
    void theAlphaOf16BitsBehindAHeaderOf40BytesIsAlpha() throws IOException {
        byte[] file = new BmpBuilder(40, 16, 1, 1).compression(BmpBuilder.ALPHABITFIELDS)
                .masks(0xf00, 0xf0, 0xf, 0xf000).pixels(new long[] {0x8123}).toByteArray();
        assertEquals(0x88112233, read(Side.SLIPSTREAM, file, param -> {}).getRGB(0, 0));
        assertTrue(Reading.of(BMP, Side.JDK, file, null).isRefused());
    }

    @Test
    void aMaskOf32BitsIsScaledAsAnyOther() throws IOException {
        byte[] file = new BmpBuilder(40, 32, 1, 1).compression(BmpBuilder.BITFIELDS).masks(-1, 0, 0, 0)
                .pixels(new long[] {0x8000_0000L}).toByteArray();
        assertEquals(0xff800000, read(Side.SLIPSTREAM, file, param -> {}).getRGB(0, 0));
        assertNotEquals(0xff800000, read(Side.JDK, file, param -> {}).getRGB(0, 0));
    }

    /** The JDK's reader repeats the last row that it read. */
    @ParameterizedTest
    @ValueSource(ints = {8, 24})
    void rowsThatAFileDoesNotHaveStayAsTheyWere(int bits) throws IOException {
        byte[] whole = (bits > 8 ? new BmpBuilder(40, bits, 4, 3) : paletted(bits, 4, 3)).topDown()
                .pixels(counted(12, bits)).toByteArray();
        byte[] cut = Arrays.copyOf(whole, whole.length - 4 * bits / 8);
        Consumer<ImageReadParam> part = param -> param.setSourceRegion(LOWER_RIGHT);
        Reading ours = read(Side.SLIPSTREAM, new BytesImageInputStream(cut), part);
        assertNull(ours.failure());
        assertEquals("[0, 0, 0", Arrays.toString(row(ours.image(), 1)).substring(0, 8));
        assertTrue(ours.events().stream().anyMatch(line -> line.startsWith("warning occurred BMP: ")));
        BufferedImage jdk = read(Side.JDK, cut, part);
        assertEquals(Arrays.toString(row(jdk, 0)), Arrays.toString(row(jdk, 1)));
    }

    @ParameterizedTest
    @ValueSource(ints = {4, 8})
    void theLastRowOfRunLengthsIsDeliveredEvenIfNothingEndsIt(int bits) throws IOException {
        byte[] file = paletted(bits, 4, 2).compression(bits == 8 ? BmpBuilder.RLE8 : BmpBuilder.RLE4)
                .data(new byte[] {4, 0x77, 0, 0, 4, 0x55}).toByteArray();
        assertNotEquals(0, read(Side.SLIPSTREAM, file, param -> {}).getRaster().getSample(0, 0, 0));
        assertEquals(0, read(Side.JDK, file, param -> {}).getRaster().getSample(0, 0, 0));
    }

    /** The JDK's reader takes part of a row for a row. */
    @ParameterizedTest
    @ValueSource(ints = {1, 4, 8, 24})
    void aRegionOfAStreamWithShortReadsIsThatOfAnyOther(int bits) throws IOException {
        byte[] file = (bits > 8 ? new BmpBuilder(40, bits, 40, 30) : paletted(bits, 40, 30))
                .pixels(new Random(1).longs(1200).toArray()).toByteArray();
        Consumer<ImageReadParam> part = param -> param.setSourceRegion(new Rectangle(3, 1, 35, 28));
        String expected = Arrays.toString(row(read(Side.JDK, file, part), 20));
        Reading ours = read(Side.SLIPSTREAM, new BytesImageInputStream(file, 7), part);
        assertEquals(expected, Arrays.toString(row(ours.image(), 20)));
        Reading jdk = read(Side.JDK, new BytesImageInputStream(file, 7), part);
        assertNotEquals(expected, Arrays.toString(row(jdk.image(), 20)));
    }

    /** The palette has 256 grays, for an image of fewer bits. */
    @Test
    void thePaletteOfTheFileIsUsed() throws IOException {
        int[] grays = new int[256];
        Arrays.setAll(grays, i -> 0x10101 * i);
        byte[] file = new BmpBuilder(40, 4, 1, 1).palette(grays).pixels(new long[] {5}).toByteArray();
        assertEquals(0xff050505, read(Side.SLIPSTREAM, file, param -> {}).getRGB(0, 0));
        assertEquals(0xff555555, read(Side.JDK, file, param -> {}).getRGB(0, 0));
    }
}
