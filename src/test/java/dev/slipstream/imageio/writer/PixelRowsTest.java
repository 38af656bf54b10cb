package dev.slipstream.imageio.writer;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

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
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Rows of images are those of their rasters, whatever lies before or behind them. */
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
    void elementsAreThoseOfAPlainRow(Layout layout) throws Exception {
        Seeds.run(20, (seed, random) -> {
            int width = 1 + random.nextInt(70);
            int height = 1 + random.nextInt(6);
            BufferedImage image = image(layout.model(width, height + 1), random) // whose last row may end early
                    .getSubimage(0, 0, width, height);
            Rectangle part = region(image, random);
            BufferedImage written = image.getSubimage(part.x, part.y, part.width, part.height);
            Rectangle region = region(written, random);
            PixelRows rows = rows(written);
            for (int y = 0; y < region.height; y++) {
                Object actual = rows.elements(region.x, region.y + y, region.width);
                int row = y;
                assertEquals(plain(written, layout, region, y), text(actual, rows.bitsPerPixel(), region.width),
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

    /** Rows that are not all there. */
    @Test
    void dataThatEndEarlierComeAsSamplesOnly() {
        SampleModel wide = new PixelInterleavedSampleModel(DataBuffer.TYPE_BYTE, 5, 4, 3, 20, new int[] {2, 1, 0});
        WritableRaster raster = Raster.createWritableRaster(wide, new DataBufferByte(75), new Point());
        BufferedImage odd = new BufferedImage(colours(wide), raster, false, null);
        assertTrue(PixelRows.areRightOf(odd));
        assertEquals(0, rows(odd).bitsPerPixel());
    }

    /** The JDK's of one version writes other pixels of them than that of another. */
    @Test
    void imagesOfOtherClassesAndDataThatBeginLaterAreLeftToTheJdk() {
        SampleModel model = Layout.BGR_BYTES.model(5, 4);
        WritableRaster later = Raster.createWritableRaster(model, new DataBufferByte(new byte[100], 60, 13), null);
        assertFalse(PixelRows.areRightOf(new BufferedImage(colours(model), later, false, null)));
        assertFalse(PixelRows.areRightOf(new BufferedImage(5, 4, BufferedImage.TYPE_3BYTE_BGR) { }));
        assertTrue(PixelRows.areRightOf(new BufferedImage(5, 4, BufferedImage.TYPE_3BYTE_BGR)));
    }

    private static PixelRows rows(RenderedImage image) {
        return new PixelRows(image, image.getMinX(), image.getWidth());
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
