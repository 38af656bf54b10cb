package dev.slipstream.imageio.bench.images;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/** Valid BMPs without compression: headers, depths, orientations, sizes, palettes, offsets. */
final class BmpGroup {
    private static final int SEED = 3;

    private final List<TestImage> images = new ArrayList<>();

    private BmpGroup() {
    }

    static List<TestImage> images() {
        BmpGroup group = new BmpGroup();
        group.headersAndDepths();
        group.topDown();
        group.sizes();
        group.large();
        group.palettes();
        group.offsets();
        group.otherFields();
        return group.images;
    }

    static Photo photo(int width, int height) {
        return new Photo(SEED, width, height, 4);
    }

    static Picture rgba(int width, int height) {
        return rgba(photo(width, height));
    }

    static Picture rgba(Photo photo) {
        return Picture.of(photo, 8, Photo.RED, Photo.GREEN, Photo.BLUE, Photo.ALPHA);
    }

    private void headersAndDepths() {
        for (BmpHeader header : BmpHeader.values()) {
            int[] depths = header.size() < 40 ? new int[] {1, 4, 8, 24} : new int[] {1, 2, 4, 8, 16, 24, 32};
            for (int depth : depths) {
                add(header, depth, photo(20, 20), false, "");
            }
        }
    }

    private void topDown() {
        for (int depth : new int[] {1, 2, 4, 8, 16, 24, 32}) {
            add(BmpHeader.INFO40, depth, photo(20, 20), true, "-topdown");
        }
        add(BmpHeader.V4_108, 24, photo(20, 20), true, "-topdown");
        add(BmpHeader.V5_124, 8, photo(20, 20), true, "-topdown");
        add(BmpHeader.V5_124, 24, photo(1, 1), true, "-topdown");
    }

    private void sizes() {
        int[][] sizes = {{1, 1}, {2, 2}, {3, 3}, {5, 4}, {7, 1}, {1, 7}, {9, 2}, {16, 16}, {31, 33}, {32, 32}};
        for (int[] size : sizes) {
            for (int depth : new int[] {1, 4, 8, 16, 24}) {
                add(BmpHeader.INFO40, depth, photo(size[0], size[1]), false, "");
            }
        }
        add(BmpHeader.INFO40, 32, photo(1, 1), false, "");
        add(BmpHeader.CORE12, 24, photo(1, 1), false, "");
        add(BmpHeader.CORE12, 8, photo(7, 3), false, "");
    }

    private void large() {
        Photo photo = new Photo(SEED, 250, 250, 0);
        for (int depth : new int[] {1, 4, 8, 24}) {
            add(BmpHeader.INFO40, depth, photo, false, "");
        }
    }

    private void add(BmpHeader header, int depth, Photo photo, boolean topDown, String feature) {
        if (depth <= 8) {
            Palette palette = new Palette(1 << depth);
            Picture indexes = Picture.indexed(photo, depth, 1 << depth);
            BmpPixels pixels = BmpPixels.indexed(indexes, palette, depth, topDown);
            add(header, "pal" + depth + feature, pixels, w -> w.palette(palette, 0).topDown(topDown));
        } else {
            BmpMasks masks = depth == 16 ? BmpMasks.RGB555 : BmpMasks.RGB888;
            BmpPixels pixels = BmpPixels.masked(rgba(photo), masks, depth, topDown, 0);
            add(header, "rgb" + depth + feature, pixels, w -> w.topDown(topDown));
        }
    }

    private void palettes() {
        shortPalette(BmpHeader.INFO40, 1, 1);
        shortPalette(BmpHeader.INFO40, 4, 5);
        shortPalette(BmpHeader.INFO40, 8, 1);
        shortPalette(BmpHeader.INFO40, 8, 2);
        shortPalette(BmpHeader.INFO40, 8, 200);
        shortPalette(BmpHeader.V5_124, 8, 100);
        // OS/2 1.x cannot say how many colours there are; the pixels' offset tells.
        shortPalette(BmpHeader.CORE12, 8, 100);
        shortPalette(BmpHeader.CORE12, 4, 3);
        shortPalette(BmpHeader.INFO40, 8, 256);
        Palette longer = new Palette(300);
        Picture indexes = Picture.indexed(photo(20, 20), 8, 256);
        add(BmpHeader.INFO40, "pal8-300-colours", BmpPixels.indexed(indexes, longer, 8, false),
                w -> w.palette(longer, 300));
        for (int depth : new int[] {16, 24, 32}) {
            BmpPixels pixels = BmpPixels.masked(rgba(20, 20), depth == 16 ? BmpMasks.RGB555
                    : BmpMasks.RGB888, depth, false, 0);
            add(BmpHeader.INFO40, "rgb" + depth + "-suggested-palette", pixels, w -> w.palette(new Palette(16), 16));
        }
    }

    private void shortPalette(BmpHeader header, int depth, int colours) {
        Palette palette = new Palette(colours);
        BmpPixels pixels = BmpPixels.indexed(Picture.indexed(photo(20, 20), depth, colours), palette, depth, false);
        int used = header == BmpHeader.CORE12 ? 0 : colours;
        add(header, "pal" + depth + "-" + colours + "-colours", pixels, w -> w.palette(palette, used));
    }

    private void offsets() {
        for (int gap : new int[] {1, 2, 100, 10_000}) {
            gap(BmpHeader.INFO40, gap);
        }
        gap(BmpHeader.V4_108, 100);
        BmpPixels rgb = BmpPixels.masked(rgba(20, 20), BmpMasks.RGB888, 24, false, 0);
        add(BmpHeader.INFO40, "rgb24-gap-3", rgb, w -> w.gap(3));
        add(BmpHeader.INFO40, "rgb24-bytes-behind", rgb, w -> w.behind(new byte[77]));
    }

    private void gap(BmpHeader header, int bytes) {
        Palette palette = new Palette(256);
        BmpPixels pixels = BmpPixels.indexed(Picture.indexed(photo(20, 20), 8, 256), palette, 8, false);
        add(header, "pal8-gap-" + bytes, pixels, w -> w.palette(palette, 256).gap(bytes));
    }

    private void otherFields() {
        BmpPixels rgb = BmpPixels.masked(rgba(20, 20), BmpMasks.RGB888, 24, false, 0);
        add(BmpHeader.INFO40, "rgb24-resolution", rgb, w -> w.resolution(2835));
        add(BmpHeader.V5_124, "rgb24-resolution", rgb, w -> w.resolution(11811));
        // Spare bits are not alpha: decoders must not look at them.
        BmpPixels spare32 = BmpPixels.masked(rgba(20, 20), BmpMasks.RGB888, 32, false, 0x55000000);
        add(BmpHeader.INFO40, "rgb32-spare-bits", spare32, w -> w);
        BmpPixels spare16 = BmpPixels.masked(rgba(20, 20), BmpMasks.RGB555, 16, false, 0x8000);
        add(BmpHeader.INFO40, "rgb16-spare-bits", spare16, w -> w);
    }

    private void add(BmpHeader header, String feature, BmpPixels pixels, UnaryOperator<BmpWriter> settings) {
        images.add(image(header, feature, pixels, settings));
    }

    /** {@code bmp/info40-pal8-topdown-20x20.bmp}. */
    static TestImage image(BmpHeader header, String feature, BmpPixels pixels, UnaryOperator<BmpWriter> settings) {
        Picture picture = pixels.picture();
        String path = "bmp/" + header.label() + "-" + feature + "-" + picture.width() + "x" + picture.height() + ".bmp";
        return TestImage.of(path, settings.apply(new BmpWriter(header, pixels)).write(), picture);
    }
}
