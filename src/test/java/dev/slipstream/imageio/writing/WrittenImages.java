package dev.slipstream.imageio.writing;

import dev.slipstream.imageio.testing.TiledImage;
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
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** Images of every type and many layouts that have no type, whole, as part of another, or in tiles. */
public final class WrittenImages {

    private static final int MOST_PIXELS_A_SIDE = 70;

    private static final int[][] MASKS = {
        {0xff0000, 0xff00, 0xff, 0xff000000}, {0x3ff00000, 0xffc00, 0x3ff, 0}, {0xf00, 0xf0, 0xf, 0xf000},
        {0xff, 0xff00, 0xff0000, 0}, {0xff000000, 0xff0000, 0xff00, 0xff}, {0x1f, 0x7e0, 0xf800, 0},
        {0xff0000, 0xff00, 0xff, 0}, {0xff00, 0xff0000, 0xff000000, 0}, {0xffe00000, 0x1ffc00, 0x3ff, 0},
        {0x7c00, 0x3e0, 0x1f, 0}, {0xf800, 0x7e0, 0x1f, 0}, {0x1f, 0x3e0, 0x7c00, 0}, {0xf00, 0xf0, 0xf, 0},
        {0xe0, 0x1c, 3, 0}, {0xff00, 0xff, 0xff0000, 0}
    };

    private final Random random;
    private final StringBuilder description = new StringBuilder();

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

    public WrittenImages(Random random) {
        this.random = random;
    }

    public static RenderedImage any(Random random) {
        return new WrittenImages(random).next();
    }

    public static BufferedImage buffered(Random random) {
        return new WrittenImages(random).whole();
    }

    @Override
    public String toString() {
        return description.toString();
    }

    public RenderedImage next() {
        BufferedImage image = whole();
        int width = image.getWidth();
        int height = image.getHeight();
        switch (random.nextInt(5)) {
            case 0 -> {
                Rectangle part = new Rectangle(random.nextInt(width), random.nextInt(height), 1, 1);
                part.width += random.nextInt(width - part.x);
                part.height += random.nextInt(height - part.y);
                description.append(", of it ").append(part);
                return image.getSubimage(part.x, part.y, part.width, part.height);
            }
            case 1 -> {
                int minX = random.nextInt(400) - 200;
                int minY = random.nextInt(400) - 200;
                Rectangle tile = new Rectangle(minX - random.nextInt(30), minY - random.nextInt(30),
                        1 + random.nextInt(80), 1 + random.nextInt(80));
                description.append(", at ").append(minX).append(',').append(minY).append(" in tiles ").append(tile);
                boolean hasTiles = random.nextInt(4) > 0;
                description.append(hasTiles ? "" : ", which it has not");
                return hasTiles ? new TiledImage(image, minX, minY, tile) : new TiledImage(image, minX, minY, tile) {
                    @Override
                    public int getNumXTiles() {
                        return 0;
                    }
                };
            }
            case 2 -> {
                description.append(", elsewhere");
                return new Elsewhere(image);
            }
            default -> {
                return image;
            }
        }
    }

    private BufferedImage whole() {
        int width = 1 + random.nextInt(MOST_PIXELS_A_SIDE);
        int height = 1 + random.nextInt(MOST_PIXELS_A_SIDE);
        description.append(width).append('x').append(height);
        return switch (random.nextInt(6)) {
            case 0 -> packedIndexes(width, height);
            case 1 -> indexes(width, height);
            case 2 -> packed(width, height);
            case 3 -> components(width, height);
            default -> {
                int type = 1 + random.nextInt(BufferedImage.TYPE_BYTE_INDEXED);
                description.append(" type ").append(type);
                yield filled(new BufferedImage(width, height, type));
            }
        };
    }

    private BufferedImage packedIndexes(int width, int height) {
        int bits = 1 << random.nextInt(3);
        description.append(" packed indexes of ").append(bits);
        int offset = random.nextInt(4) > 0 ? 0 : bits * random.nextInt(9);
        SampleModel model = new MultiPixelPackedSampleModel(DataBuffer.TYPE_BYTE, width, height, bits,
                (offset + width * bits + 7) / 8 + random.nextInt(3), offset);
        return of(palette(bits), model);
    }

    private BufferedImage indexes(int width, int height) {
        int type = random.nextInt(8) == 0 ? DataBuffer.TYPE_USHORT : DataBuffer.TYPE_BYTE;
        description.append(" indexes in type ").append(type);
        SampleModel model = random.nextInt(4) == 0 ? new BandedSampleModel(type, width, height, 1)
                : new PixelInterleavedSampleModel(type, width, height, 1, width + random.nextInt(3), new int[1]);
        int bits = type == DataBuffer.TYPE_USHORT ? 16 : random.nextBoolean() ? 8 : 1 + random.nextInt(8);
        return of(palette(bits), model);
    }

    private IndexColorModel palette(int bits) {
        int most = Math.min(1 << bits, 1000);
        int size = random.nextBoolean() ? most : 1 + random.nextInt(most);
        boolean isGray = random.nextInt(3) == 0;
        int transparency = random.nextInt(3);
        description.append(" of ").append(size).append(isGray ? " grays" : " colours").append(" alpha ")
                .append(transparency);
        int[] colours = new int[size];
        for (int i = 0; i < size; i++) {
            int level = (bits > 8 ? i : i * 255 / ((1 << bits) - 1)) & 0xff;
            int alpha = transparency == 0 ? 255 : transparency == 1 ? random.nextInt(4) * 85 : random.nextInt(256);
            colours[i] = alpha << 24 | (isGray ? level * 0x010101 : random.nextInt(1 << 24));
        }
        return new IndexColorModel(bits, size, colours, 0, transparency > 0, -1,
                bits > 8 ? DataBuffer.TYPE_USHORT : DataBuffer.TYPE_BYTE);
    }

    private BufferedImage packed(int width, int height) {
        int[] masks = MASKS[random.nextInt(MASKS.length)];
        int bits = 32 - Integer.numberOfLeadingZeros(masks[0] | masks[1] | masks[2] | masks[3]);
        int type = bits <= 8 ? DataBuffer.TYPE_BYTE : bits <= 16 ? DataBuffer.TYPE_USHORT : DataBuffer.TYPE_INT;
        boolean isPremultiplied = masks[3] != 0 && random.nextInt(3) == 0;
        description.append(" masks ").append(Integer.toHexString(masks[0])).append(" alpha ")
                .append(Integer.toHexString(masks[3])).append(isPremultiplied ? " premultiplied" : "");
        ColorModel colours = new DirectColorModel(ColorSpace.getInstance(ColorSpace.CS_sRGB), bits,
                masks[0], masks[1], masks[2], masks[3], isPremultiplied, type);
        int[] bands = Arrays.copyOf(masks, masks[3] == 0 ? 3 : 4);
        return of(colours, new SinglePixelPackedSampleModel(type, width, height, width + random.nextInt(3), bands));
    }

    private BufferedImage components(int width, int height) {
        int bands = 1 + random.nextInt(4);
        int type = random.nextInt(3) == 0 ? DataBuffer.TYPE_USHORT : DataBuffer.TYPE_BYTE;
        boolean hasAlpha = bands % 2 == 0;
        boolean isPremultiplied = hasAlpha && random.nextInt(3) == 0;
        List<Integer> order = new ArrayList<>();
        for (int i = 0; i < bands; i++) {
            order.add(i);
        }
        if (random.nextBoolean()) {
            Collections.shuffle(order, random);
        }
        description.append(" components ").append(order).append(" in type ").append(type)
                .append(isPremultiplied ? " premultiplied" : "");
        int[] offsets = order.stream().mapToInt(Integer::intValue).toArray();
        int gap = random.nextInt(5) == 0 ? 1 : 0;
        SampleModel model = random.nextInt(5) == 0 ? new BandedSampleModel(type, width, height, bands)
                : new PixelInterleavedSampleModel(type, width, height, bands + gap,
                        width * (bands + gap) + random.nextInt(3), offsets);
        ColorSpace space = ColorSpace.getInstance(bands < 3 ? ColorSpace.CS_GRAY : ColorSpace.CS_sRGB);
        return of(new ComponentColorModel(space, hasAlpha, isPremultiplied,
                hasAlpha ? Transparency.TRANSLUCENT : Transparency.OPAQUE, type), model);
    }

    private BufferedImage of(ColorModel colours, SampleModel model) {
        WritableRaster raster = Raster.createWritableRaster(model, null);
        return filled(new BufferedImage(colours, raster, colours.isAlphaPremultiplied(), null));
    }

    /**
     * With noise, gradients and areas of one colour; of a palette, only seldom with colours that it has not. What is no
     * pixel's is noise, too.
     */
    private BufferedImage filled(BufferedImage image) {
        WritableRaster raster = image.getRaster();
        DataBuffer data = raster.getDataBuffer();
        for (int i = 0; i < data.getSize() * data.getNumBanks(); i++) {
            data.setElem(i / data.getSize(), i % data.getSize(), random.nextInt());
        }
        int[] pixel = new int[raster.getNumBands()];
        int size = image.getColorModel() instanceof IndexColorModel palette && random.nextInt(8) > 0
                ? palette.getMapSize() : Integer.MAX_VALUE;
        for (int y = 0; y < raster.getHeight(); y++) {
            for (int x = 0; x < raster.getWidth(); x++) {
                int kind = (x / 8 + y / 8) % 3;
                for (int band = 0; band < pixel.length; band++) {
                    int most = (1 << raster.getSampleModel().getSampleSize(band)) - 1;
                    int value = kind == 0 ? random.nextInt() : kind == 1 ? x * 5 + y * 3 + band : most;
                    pixel[band] = (value & most) % size;
                }
                raster.setPixel(x, y, pixel);
            }
        }
        return image;
    }
}
