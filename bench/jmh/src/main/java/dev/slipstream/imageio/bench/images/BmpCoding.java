package dev.slipstream.imageio.bench.images;

import dev.slipstream.imageio.bench.images.RunLengthEncoder.Style;
import dev.slipstream.imageio.bmp.BmpBuilder;
import java.nio.ByteBuffer;

/** The ways to store pixels in a BMP that benchmarks read, each with the header that is usual for it. */
enum BmpCoding {
    RGB24(24, BmpMasks.RGB888),
    RGB24_TOPDOWN(24, BmpMasks.RGB888) {
        @Override
        boolean topDown() {
            return true;
        }
    },
    RGB32(32, BmpMasks.RGB888),
    RGB555(16, BmpMasks.RGB555),
    RGB565(BmpHeader.INFO40, 16, BmpBuilder.BITFIELDS, BmpMasks.RGB565),
    ARGB8888(BmpHeader.V4_108, 32, BmpBuilder.BITFIELDS, BmpMasks.RGBA8888),
    ARGB4444(BmpHeader.V4_108, 16, BmpBuilder.BITFIELDS, new BmpMasks(0xF00, 0xF0, 0xF, 0xF000)),
    PALETTE8(8, BmpMasks.NONE),
    PALETTE4(4, BmpMasks.NONE),
    PALETTE2(2, BmpMasks.NONE),
    PALETTE1(1, BmpMasks.NONE),
    RLE8(BmpHeader.INFO40, 8, BmpBuilder.RLE8, BmpMasks.NONE),
    RLE4(BmpHeader.INFO40, 4, BmpBuilder.RLE4, BmpMasks.NONE);

    private static final int[] RGB = {Photo.RED, Photo.GREEN, Photo.BLUE};
    private static final int[] RGBA = {Photo.RED, Photo.GREEN, Photo.BLUE, Photo.ALPHA};

    private final BmpHeader header;
    private final int bits;
    private final int compression;
    private final BmpMasks masks;

    BmpCoding(int bits, BmpMasks masks) {
        this(BmpHeader.INFO40, bits, BmpBuilder.RGB, masks);
    }

    BmpCoding(BmpHeader header, int bits, int compression, BmpMasks masks) {
        this.header = header;
        this.bits = bits;
        this.compression = compression;
        this.masks = masks;
    }

    boolean topDown() {
        return false;
    }

    byte[] encode(Scene scene) {
        BmpWriter writer = new BmpWriter(header, bits, scene.width(), scene.height(), data(scene))
            .compression(compression).masks(masks).topDown(topDown());
        return (indexed() ? writer.palette(palette(), 0) : writer).write();
    }

    /** The 8-bit red, green, blue, alpha that one row of the scene is to be decoded to. */
    Picture decodedRow(Scene scene, int y) {
        return pixels(new SceneRow(scene, y)).picture();
    }

    boolean indexed() {
        return masks.equals(BmpMasks.NONE);
    }

    private Palette palette() {
        return new Palette(1 << bits);
    }

    private ByteBuffer data(Scene scene) {
        return compression == BmpBuilder.RLE8 || compression == BmpBuilder.RLE4
            ? RunLengthEncoder.encode(indexes(scene), bits, Style.MIXED, true)
            : rows(scene);
    }

    private ByteBuffer rows(Scene scene) {
        int height = scene.height();
        ByteBuffer rows = ByteBuffer.allocate(BmpPixels.stride(scene.width(), bits) * height);
        for (int i = 0; i < height; i++) {
            int y = topDown() ? i : height - 1 - i;
            rows.put(pixels(new SceneRow(scene, y)).data());
        }
        return rows.flip();
    }

    private BmpPixels pixels(SceneRow row) {
        if (indexed()) {
            return BmpPixels.indexed(indexes(row), palette(), bits, false);
        }
        return BmpPixels.masked(Picture.of(row, 8, masks.alpha() == 0 ? RGB : RGBA), masks, bits, false, 0);
    }

    private Picture indexes(Scene scene) {
        return Picture.indexed(scene, bits, 1 << bits);
    }
}
