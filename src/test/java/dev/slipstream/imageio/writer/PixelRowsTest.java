package dev.slipstream.imageio.writer;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.slipstream.imageio.testing.Seeds;
import dev.slipstream.imageio.testing.TiledImage;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.color.ColorSpace;
import java.awt.image.BandedSampleModel;
import java.awt.image.BufferedImage;
import java.awt.image.ColorModel;
import java.awt.image.DataBuffer;
import java.awt.image.DataBufferByte;
import java.awt.image.DataBufferInt;
import java.awt.image.DataBufferUShort;
import java.awt.image.MultiPixelPackedSampleModel;
import java.awt.image.PixelInterleavedSampleModel;
import java.awt.image.Raster;
import java.awt.image.RenderedImage;
import java.awt.image.SampleModel;
import java.awt.image.SinglePixelPackedSampleModel;
import java.awt.image.WritableRaster;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Rows of images in tiles of any layout are those of the image in one piece. */
class PixelRowsTest {

    /** How pixels lie, in a raster of any size. */
    enum Layout {
        BITS_1((width, height) -> new MultiPixelPackedSampleModel(DataBuffer.TYPE_BYTE, width, height, 1)),
        BITS_2((width, height) -> new MultiPixelPackedSampleModel(DataBuffer.TYPE_BYTE, width, height, 2)),
        BITS_4_WITH_A_WIDER_STRIDE((width, height) ->
                new MultiPixelPackedSampleModel(DataBuffer.TYPE_BYTE, width, height, 4, width + 3, 0)),
        ONE_BYTE((width, height) -> interleaved(DataBuffer.TYPE_BYTE, width, height, 0, 0)),
        BGR_BYTES((width, height) -> interleaved(DataBuffer.TYPE_BYTE, width, height, 0, 2, 1, 0)),
        ABGR_BYTES_WITH_A_WIDER_STRIDE((width, height) ->
                interleaved(DataBuffer.TYPE_BYTE, width, height, 7, 3, 2, 1, 0)),
        ONE_SHORT((width, height) -> interleaved(DataBuffer.TYPE_USHORT, width, height, 0, 0)),
        RGB_SHORTS((width, height) -> interleaved(DataBuffer.TYPE_USHORT, width, height, 0, 0, 1, 2)),
        PACKED_BYTE((width, height) -> packed(DataBuffer.TYPE_BYTE, width, height, 0, 0xe0, 0x1c, 3)),
        PACKED_SHORT((width, height) -> packed(DataBuffer.TYPE_USHORT, width, height, 50, 0x7c00, 0x3e0, 0x1f)),
        PACKED_INT((width, height) -> packed(DataBuffer.TYPE_INT, width, height, 5, 0xff0000, 0xff00, 0xff));

        private interface Modelling {
            SampleModel model(int width, int height);
        }

        private final Modelling modelling;

        Layout(Modelling modelling) {
            this.modelling = modelling;
        }

        SampleModel model(int width, int height) {
            return modelling.model(width, height);
        }

        private static SampleModel packed(int type, int width, int height, int more, int... masks) {
            return new SinglePixelPackedSampleModel(type, width, height, width + more, masks);
        }

        private static SampleModel interleaved(int type, int width, int height, int more, int... offsets) {
            return new PixelInterleavedSampleModel(
                    type, width, height, offsets.length, width * offsets.length + more, offsets);
        }
    }

    /** Bits that no band uses come as well. */
    @ParameterizedTest
    @EnumSource
    void elementsAreThoseOfAPlainRowInTilesOfAnyLayout(Layout layout) throws Exception {
        Seeds.run(20, (seed, random) -> {
            BufferedImage image = image(layout, random);
            Rectangle region = region(image, random);
            RenderedImage written = anywhere(image, random);
            PixelRows rows = rows(written);
            for (int y = region.height - 1; y >= 0; y--) {
                Object actual = rows.elements(
                        written.getMinX() + region.x, written.getMinY() + region.y + y, region.width);
                int row = y;
                assertEquals(plain(image, layout, region, y), text(actual, rows.bitsPerPixel(), region.width),
                        () -> layout + " row " + row + ", seed " + seed);
            }
        });
    }

    @ParameterizedTest
    @EnumSource
    void samplesAreThoseOfTheRaster(Layout layout) throws Exception {
        Seeds.run(50, (seed, random) -> {
            BufferedImage image = image(layout, random);
            Rectangle region = region(image, random);
            RenderedImage written = anywhere(image, random);
            PixelRows rows = rows(written);
            for (int y = 0; y < region.height; y++) {
                int[] expected =
                        image.getRaster().getPixels(region.x, region.y + y, region.width, 1, (int[]) null);
                int[] actual = rows.samples(
                        written.getMinX() + region.x, written.getMinY() + region.y + y, region.width);
                assertArrayEquals(expected, Arrays.copyOf(actual, expected.length), "seed " + seed);
            }
        });
    }

    @Test
    void pixelsThatDoNotLieSideBySideComeAsSamplesOnly() {
        BufferedImage banded = image(new BandedSampleModel(DataBuffer.TYPE_BYTE, 5, 4, 3), new Random(1));
        PixelRows rows = rows(banded);
        assertEquals(0, rows.bitsPerPixel());
        assertArrayEquals(banded.getRaster().getPixels(1, 2, 4, 1, (int[]) null),
                Arrays.copyOf(rows.samples(1, 2, 4), 12));
    }

    /** A part of an image, and data that begin later or end earlier than rows do. */
    @Test
    void rastersThatLieOddlyInTheirDataGiveTheSameElements() {
        BufferedImage image = image(Layout.BGR_BYTES.model(30, 20), new Random(2));
        BufferedImage part = image.getSubimage(7, 3, 11, 9);
        for (int y = 0; y < part.getHeight(); y++) {
            assertEquals(plain(part, Layout.BGR_BYTES, new Rectangle(0, 0, 11, 9), y),
                    text(rows(part).elements(0, y, 11), 24, 11));
        }
        byte[] bytes = new byte[100];
        new Random(3).nextBytes(bytes);
        PixelInterleavedSampleModel model = (PixelInterleavedSampleModel) Layout.BGR_BYTES.model(5, 4);
        PixelInterleavedSampleModel wide =
                new PixelInterleavedSampleModel(DataBuffer.TYPE_BYTE, 5, 4, 3, 20, model.getBandOffsets());
        for (DataBufferByte data : List.of(new DataBufferByte(bytes, 60, 13), new DataBufferByte(bytes, 75))) {
            WritableRaster raster =
                    Raster.createWritableRaster(data.getOffset() == 0 ? wide : model, data, new Point());
            BufferedImage odd = new BufferedImage(colours(raster.getSampleModel()), raster, false, null);
            for (int y = 0; y < 4; y++) {
                assertEquals(plain(odd, Layout.BGR_BYTES, new Rectangle(0, 0, 5, 4), y),
                        text(rows(odd).elements(0, y, 5), 24, 5));
            }
        }
    }

    /** Of a raster whose data begin later, the JDK's samples are right, its elements are not. */
    @Test
    void elementsOfSamples() {
        byte[] bytes = new byte[100];
        new Random(4).nextBytes(bytes);
        WritableRaster raster = Raster.createWritableRaster(
                Layout.BGR_BYTES.model(5, 4), new DataBufferByte(bytes, 60, 13), null);
        BufferedImage odd = new BufferedImage(colours(raster.getSampleModel()), raster, false, null);
        byte[] row = (byte[]) new PixelRows(odd, 0, 5, true).elements(0, 1, 5);
        int first = 13 + 15;
        assertArrayEquals(Arrays.copyOfRange(bytes, first, first + 15), Arrays.copyOf(row, 15));
        assertEquals(bytes[first] & 0xff, raster.getSample(0, 1, 2));
    }

    @Test
    void eachTileIsFetchedOnceGoingUpOrDown() {
        BufferedImage image = new BufferedImage(50, 40, BufferedImage.TYPE_3BYTE_BGR);
        for (boolean isDown : new boolean[] {true, false}) {
            TiledImage tiled = new TiledImage(image, -3, 7, new Rectangle(2, 5, 16, 9));
            PixelRows rows = rows(tiled);
            IntStream.range(0, 40).map(i -> isDown ? i : 39 - i).forEach(y -> {
                rows.elements(-3, 7 + y, 50);
                rows.samples(-3, 7 + y, 50);
            });
            assertEquals(tiled.getNumXTiles() * tiled.getNumYTiles(), tiled.fetched().size());
            assertEquals(tiled.fetched().size(), new HashSet<>(tiled.fetched()).size());
        }
    }

    @Test
    void tilesBesideTheRegionAreNotFetched() {
        TiledImage tiled = new TiledImage(
                new BufferedImage(50, 40, BufferedImage.TYPE_INT_RGB), 0, 0, new Rectangle(0, 0, 10, 10));
        PixelRows rows = rows(tiled);
        rows.elements(20, 15, 10);
        rows.samples(19, 15, 2);
        assertEquals(List.of("2,1", "1,1"), tiled.fetched());
    }

    private static PixelRows rows(RenderedImage image) {
        return new PixelRows(image, image.getMinX(), image.getWidth(), false);
    }

    private static BufferedImage image(Layout layout, Random random) {
        return image(layout.model(1 + random.nextInt(70), 1 + random.nextInt(6)), random);
    }

    private static BufferedImage image(SampleModel model, Random random) {
        WritableRaster raster = Raster.createWritableRaster(model, new Point());
        DataBuffer data = raster.getDataBuffer();
        for (int bank = 0; bank < data.getNumBanks(); bank++) {
            for (int i = 0; i < data.getSize(); i++) {
                data.setElem(bank, i, random.nextInt());
            }
        }
        return new BufferedImage(colours(model), raster, false, null);
    }

    private static ColorModel colours(SampleModel model) {
        return new AnyColours(model);
    }

    private static Rectangle region(BufferedImage image, Random random) {
        int x = random.nextInt(image.getWidth());
        int y = random.nextInt(image.getHeight());
        return new Rectangle(x, y, 1 + random.nextInt(image.getWidth() - x), 1 + random.nextInt(image.getHeight() - y));
    }

    private static RenderedImage anywhere(BufferedImage image, Random random) {
        return random.nextInt(4) == 0 ? image : new TiledImage(image, random.nextInt(50) - 25, random.nextInt(50) - 25,
                new Rectangle(random.nextInt(50) - 25, random.nextInt(50) - 25, 1 + random.nextInt(40),
                        1 + random.nextInt(8)));
    }

    /** The elements of a row copied into a raster of nothing else. */
    private static String plain(BufferedImage image, Layout layout, Rectangle region, int y) {
        SampleModel model = layout.model(region.width, 1);
        WritableRaster row = Raster.createWritableRaster(model, new Point());
        row.setDataElements(0, 0, region.width, 1,
                image.getRaster().getDataElements(region.x, region.y + y, region.width, 1, null));
        DataBuffer data = row.getDataBuffer();
        return text(switch (data.getDataType()) {
            case DataBuffer.TYPE_BYTE -> ((DataBufferByte) data).getData();
            case DataBuffer.TYPE_USHORT -> ((DataBufferUShort) data).getData();
            default -> ((DataBufferInt) data).getData();
        }, bitsPerPixel(model), region.width);
    }

    private static int bitsPerPixel(SampleModel model) {
        return model instanceof MultiPixelPackedSampleModel bits
                ? bits.getPixelBitStride()
                : model instanceof SinglePixelPackedSampleModel
                        ? DataBuffer.getDataTypeSize(model.getDataType())
                        : DataBuffer.getDataTypeSize(model.getDataType()) * model.getNumBands();
    }

    private static String text(Object elements, int bitsPerPixel, int pixels) {
        int bits = bitsPerPixel * pixels;
        if (elements instanceof byte[] bytes) {
            return Arrays.toString(Arrays.copyOf(bytes, (bits + 7) / 8));
        }
        return elements instanceof short[] shorts
                ? Arrays.toString(Arrays.copyOf(shorts, bits / 16))
                : Arrays.toString(Arrays.copyOf((int[]) elements, bits / 32));
    }

    /** Takes any raster, for a buffered image that nobody looks at. */
    private static final class AnyColours extends ColorModel {

        AnyColours(SampleModel model) {
            super(DataBuffer.getDataTypeSize(model.getDataType()), new int[] {8, 8, 8},
                    ColorSpace.getInstance(ColorSpace.CS_sRGB), false, false, OPAQUE,
                    model.getTransferType());
        }

        @Override
        public boolean isCompatibleRaster(Raster raster) {
            return true;
        }

        @Override
        public boolean isCompatibleSampleModel(SampleModel model) {
            return true;
        }

        @Override
        public int getRed(int pixel) {
            return 0;
        }

        @Override
        public int getGreen(int pixel) {
            return 0;
        }

        @Override
        public int getBlue(int pixel) {
            return 0;
        }

        @Override
        public int getAlpha(int pixel) {
            return 0;
        }
    }
}
