package dev.slipstream.imageio.writing;

import dev.slipstream.imageio.testing.TiledImage;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.Transparency;
import java.awt.color.ColorSpace;
import java.awt.image.BandedSampleModel;
import java.awt.image.BufferedImage;
import java.awt.image.ColorModel;
import java.awt.image.ComponentColorModel;
import java.awt.image.DataBuffer;
import java.awt.image.DirectColorModel;
import java.awt.image.IndexColorModel;
import java.awt.image.MultiPixelPackedSampleModel;
import java.awt.image.PixelInterleavedSampleModel;
import java.awt.image.Raster;
import java.awt.image.RenderedImage;
import java.awt.image.SampleModel;
import java.awt.image.SinglePixelPackedSampleModel;
import java.awt.image.WritableRaster;
import java.util.Random;

/** Images for writers: of every type that {@link BufferedImage} has, and of many that it has no name for. */
public final class WrittenImages {

    private WrittenImages() {}

    /** An image that has its data somewhere else, as an application's class may: its own raster is empty. */
    public static final class Elsewhere extends BufferedImage {

        private final BufferedImage pixels;

        public Elsewhere(BufferedImage pixels) {
            super(pixels.getColorModel(), pixels.getRaster().createCompatibleWritableRaster(),
                    pixels.isAlphaPremultiplied(), null);
            this.pixels = pixels;
        }

        @Override
        public Raster getTile(int tileX, int tileY) {
            return pixels.getTile(tileX, tileY);
        }

        @Override
        public Raster getData(Rectangle part) {
            return pixels.getData(part);
        }
    }

    /** Any image, whole, a part of another, of another class, or in tiles. */
    public static RenderedImage any(Random random) {
        BufferedImage image = buffered(random);
        int width = image.getWidth();
        int height = image.getHeight();
        return switch (random.nextInt(5)) {
            case 0 -> new TiledImage(image, random.nextInt(40) - 20, random.nextInt(40) - 20, new Rectangle(
                    random.nextInt(40) - 20, random.nextInt(40) - 20, 1 + random.nextInt(30), 1 + random.nextInt(30)));
            case 1 -> {
                int x = random.nextInt(width);
                int y = random.nextInt(height);
                yield image.getSubimage(x, y, 1 + random.nextInt(width - x), 1 + random.nextInt(height - y));
            }
            case 2 -> new Elsewhere(image);
            default -> image;
        };
    }

    /** An image of any type, with noise in all its bits. */
    public static BufferedImage buffered(Random random) {
        int width = 1 + random.nextInt(random.nextInt(10) == 0 ? 300 : 40);
        int height = 1 + random.nextInt(20);
        BufferedImage image = random.nextBoolean() ? named(width, height, random) : unnamed(width, height, random);
        DataBuffer data = image.getRaster().getDataBuffer();
        int limit = image.getColorModel() instanceof IndexColorModel index && index.getPixelSize() == 8
                ? index.getMapSize() : Integer.MAX_VALUE;
        for (int bank = 0; bank < data.getNumBanks(); bank++) {
            for (int i = 0; i < data.getSize(); i++) {
                data.setElem(bank, i, random.nextInt(limit));
            }
        }
        return image;
    }

    private static BufferedImage named(int width, int height, Random random) {
        return new BufferedImage(width, height, 1 + random.nextInt(BufferedImage.TYPE_BYTE_INDEXED));
    }

    private static BufferedImage unnamed(int width, int height, Random random) {
        return switch (random.nextInt(8)) {
            case 0, 1 -> indexed(width, height, random);
            case 2, 3 -> interleaved(DataBuffer.TYPE_BYTE, width, height, random);
            case 4 -> interleaved(DataBuffer.TYPE_USHORT, width, height, random);
            case 5 -> {
                int bands = 1 + random.nextInt(4);
                yield image(new BandedSampleModel(DataBuffer.TYPE_BYTE, width, height, bands),
                        components(DataBuffer.TYPE_BYTE, bands));
            }
            default -> packed(width, height, random);
        };
    }

    /** Of 1, 2, 4 or 8 bits in memory, with a palette of any length. */
    private static BufferedImage indexed(int width, int height, Random random) {
        int bits = 1 << random.nextInt(4);
        int entries = bits == 8 ? 1 + random.nextInt(256) : 1 << bits;
        int[] palette = random.ints(entries).toArray();
        IndexColorModel colours = new IndexColorModel(bits == 8 && random.nextBoolean() ? bitsFor(entries) : bits,
                entries, palette, 0, random.nextBoolean(), random.nextInt(3) - 1, DataBuffer.TYPE_BYTE);
        SampleModel model = bits == 8
                ? new PixelInterleavedSampleModel(
                        DataBuffer.TYPE_BYTE, width, height, 1, width + random.nextInt(2), new int[1])
                : new MultiPixelPackedSampleModel(DataBuffer.TYPE_BYTE, width, height, bits);
        return image(model, colours);
    }

    private static int bitsFor(int entries) {
        return Math.max(1, Integer.SIZE - Integer.numberOfLeadingZeros(entries - 1));
    }

    /** Bands in any order, and sometimes with something between the pixels. */
    private static BufferedImage interleaved(int type, int width, int height, Random random) {
        int bands = 1 + random.nextInt(4);
        int stride = bands + random.nextInt(5) / 4;
        int[] offsets = new int[bands];
        int first = random.nextInt(bands);
        int step = random.nextBoolean() ? 1 : bands - 1;
        for (int i = 0; i < bands; i++) {
            offsets[i] = (first + i * step) % bands + (stride - bands);
        }
        return image(new PixelInterleavedSampleModel(
                type, width, height, stride, width * stride + random.nextInt(3), offsets), components(type, bands));
    }

    private static BufferedImage packed(int width, int height, Random random) {
        int[][] kinds = {{0xff0000, 0xff00, 0xff}, {0xff, 0xff00, 0xff0000}, {0xff00, 0xff0000, 0xff000000},
            {0xffe00000, 0x1ffc00, 0x3ff}, {0x7c00, 0x3e0, 0x1f}, {0xf800, 0x7e0, 0x1f}, {0x1f, 0x3e0, 0x7c00},
            {0x1f, 0x7e0, 0xf800}, {0xf00, 0xf0, 0xf}, {0xe0, 0x1c, 3}, {0xff00, 0xff, 0xff0000}};
        int kind = random.nextInt(kinds.length);
        int[] masks = kinds[kind];
        int all = masks[0] | masks[1] | masks[2];
        int type = all >>> 8 == 0 ? DataBuffer.TYPE_BYTE : all >>> 16 == 0 ? DataBuffer.TYPE_USHORT
                : DataBuffer.TYPE_INT;
        int bits = DataBuffer.getDataTypeSize(type);
        return image(new SinglePixelPackedSampleModel(type, width, height, width + random.nextInt(3), masks),
                new DirectColorModel(Math.min(bits, all >>> 24 == 0 && bits == 32 ? 24 : bits),
                        masks[0], masks[1], masks[2]));
    }

    private static ColorModel components(int type, int bands) {
        boolean hasAlpha = bands % 2 == 0;
        return new ComponentColorModel(
                ColorSpace.getInstance(bands < 3 ? ColorSpace.CS_GRAY : ColorSpace.CS_sRGB), hasAlpha, false,
                hasAlpha ? Transparency.TRANSLUCENT : Transparency.OPAQUE, type);
    }

    private static BufferedImage image(SampleModel model, ColorModel colours) {
        WritableRaster raster = Raster.createWritableRaster(model, new Point());
        return new BufferedImage(colours, raster, false, null);
    }
}
