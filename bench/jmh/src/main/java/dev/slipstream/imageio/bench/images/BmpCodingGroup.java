package dev.slipstream.imageio.bench.images;

import dev.slipstream.imageio.bench.images.RunLengthEncoder.Style;
import dev.slipstream.imageio.bmp.BmpBuilder;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Valid BMPs with masks, run lengths, fax coding, or a whole PNG inside. */
final class BmpCodingGroup {
    private static final BmpMasks BGR888 = new BmpMasks(0xFF, 0xFF00, 0xFF0000, 0);
    private static final BmpMasks RGB888_HIGH = new BmpMasks(0xFF000000, 0xFF0000, 0xFF00, 0);
    private static final BmpMasks RGB231 = new BmpMasks(0xC0, 0x700, 0x2000, 0);
    private static final BmpMasks RGB7_13_5 = new BmpMasks(0xFE000000, 0x00FFF800, 0x1F, 0);
    private static final BmpMasks RGB101010 = new BmpMasks(0x3FF00000, 0xFFC00, 0x3FF, 0);
    private static final BmpMasks RGBA1010102 = new BmpMasks(0x3FF00000, 0xFFC00, 0x3FF, 0xC0000000);
    private static final BmpMasks RGBA4444 = new BmpMasks(0xF00, 0xF0, 0xF, 0xF000);
    private static final BmpMasks RGBA5551 = new BmpMasks(0x7C00, 0x3E0, 0x1F, 0x8000);
    private static final BmpMasks ABGR8888 = new BmpMasks(0xFF, 0xFF00, 0xFF0000, 0xFF000000);

    private final List<TestImage> images = new ArrayList<>();

    private BmpCodingGroup() {
    }

    static List<TestImage> images() {
        BmpCodingGroup group = new BmpCodingGroup();
        group.bitfields();
        group.alphaBitfields();
        group.runLengths();
        group.deltas();
        group.rle24();
        group.huffman();
        group.embeddedPng();
        return group.images;
    }

    private void bitfields() {
        for (BmpHeader header
                : List.of(BmpHeader.INFO40, BmpHeader.V2_52, BmpHeader.V3_56, BmpHeader.V4_108, BmpHeader.V5_124)) {
            bitfields(header, "555", BmpMasks.RGB555, 16, false);
            bitfields(header, "565", BmpMasks.RGB565, 16, false);
            bitfields(header, "888", BmpMasks.RGB888, 32, false);
            bitfields(header, "888-bgr", BGR888, 32, false);
            bitfields(header, "10-10-10", RGB101010, 32, false);
        }
        bitfields(BmpHeader.INFO40, "565", BmpMasks.RGB565, 16, true);
        bitfields(BmpHeader.INFO40, "888", BmpMasks.RGB888, 32, true);
        bitfields(BmpHeader.INFO40, "888-high", RGB888_HIGH, 32, false);
        bitfields(BmpHeader.INFO40, "2-3-1", RGB231, 16, false);
        bitfields(BmpHeader.INFO40, "7-13-5", RGB7_13_5, 32, false);
    }

    private void alphaBitfields() {
        for (BmpHeader header : List.of(BmpHeader.V3_56, BmpHeader.V4_108, BmpHeader.V5_124)) {
            bitfields(header, "8888", BmpMasks.RGBA8888, 32, false);
            bitfields(header, "4444", RGBA4444, 16, false);
            bitfields(header, "5551", RGBA5551, 16, false);
            bitfields(header, "10-10-10-2", RGBA1010102, 32, false);
        }
        bitfields(BmpHeader.V5_124, "8888-bgr", ABGR8888, 32, false);
        bitfields(BmpHeader.V5_124, "8888", BmpMasks.RGBA8888, 32, true);
        alphaBitfields("8888", BmpMasks.RGBA8888, 32);
        alphaBitfields("4444", RGBA4444, 16);
    }

    private void bitfields(BmpHeader header, String label, BmpMasks masks, int bits, boolean topDown) {
        BmpPixels pixels = BmpPixels.masked(BmpGroup.rgba(20, 20), masks, bits, topDown, 0);
        images.add(BmpGroup.image(header, "bitfields-" + label + (topDown ? "-topdown" : ""), pixels,
            w -> w.compression(BmpBuilder.BITFIELDS).masks(masks).topDown(topDown)));
    }

    private void alphaBitfields(String label, BmpMasks masks, int bits) {
        BmpPixels pixels = BmpPixels.masked(BmpGroup.rgba(20, 20), masks, bits, false, 0);
        images.add(BmpGroup.image(BmpHeader.INFO40, "alphabitfields-" + label, pixels,
            w -> w.compression(BmpBuilder.ALPHABITFIELDS).masks(masks)));
    }

    private void runLengths() {
        for (int bits : new int[] {4, 8}) {
            for (Style style : Style.values()) {
                runLength(BmpHeader.INFO40, bits, style, BmpGroup.photo(20, 20));
            }
            for (BmpHeader header : List.of(BmpHeader.OS2_64, BmpHeader.V4_108, BmpHeader.V5_124)) {
                runLength(header, bits, Style.MIXED, BmpGroup.photo(20, 20));
            }
            runLength(BmpHeader.INFO40, bits, Style.MIXED, BmpGroup.photo(1, 1));
            runLength(BmpHeader.INFO40, bits, Style.ABSOLUTE, BmpGroup.photo(3, 5));
            runLength(BmpHeader.INFO40, bits, Style.ABSOLUTE, BmpGroup.photo(31, 33));
            runLength(BmpHeader.INFO40, bits, Style.MIXED, new Photo(3, 250, 250, 0));
            // One row needs more than one run of 255.
            runLength(BmpHeader.INFO40, bits, Style.RUNS, new Photo(3, 600, 2, 0));
            runLength(BmpHeader.INFO40, bits, Style.ABSOLUTE, new Photo(3, 600, 2, 0));
            Picture indexes = indexes(BmpGroup.photo(20, 20), bits);
            runLength(BmpHeader.INFO40, "-no-end", indexes, bits, Style.MIXED, false);
        }
    }

    /** Few colours, so that there are runs. */
    private static Picture indexes(Photo photo, int bits) {
        return Picture.indexed(photo, bits, bits == 4 ? 9 : 24);
    }

    private void runLength(BmpHeader header, int bits, Style style, Photo photo) {
        String label = style == Style.MIXED ? "" : "-" + style.name().toLowerCase(Locale.ROOT);
        runLength(header, label, indexes(photo, bits), bits, style, true);
    }

    private void runLength(BmpHeader header, String label, Picture indexes, int bits, Style style, boolean marked) {
        Palette palette = new Palette(1 << bits);
        ByteBuffer data = RunLengthEncoder.encode(indexes, bits, style, marked);
        BmpPixels pixels = new BmpPixels(bits, data, BmpPixels.colours(indexes, palette));
        images.add(BmpGroup.image(header, "rle" + bits + label, pixels,
            w -> w.compression(bits == 4 ? BmpBuilder.RLE4 : BmpBuilder.RLE8).palette(palette, 0)));
    }

    private void deltas() {
        for (int bits : new int[] {4, 8}) {
            Picture holes = indexes(BmpGroup.photo(33, 31), bits);
            clear(holes, 5, 3, 20, 6);
            clear(holes, 0, 12, 33, 4);
            clear(holes, 20, 20, 13, 8);
            runLength(BmpHeader.INFO40, "-delta", holes, bits, Style.MIXED, true);
            Picture cut = indexes(BmpGroup.photo(20, 20), bits);
            clear(cut, 0, 0, 20, 7);
            runLength(BmpHeader.INFO40, "-early-end", cut, bits, Style.MIXED, true);
            Picture narrow = indexes(BmpGroup.photo(20, 20), bits);
            clear(narrow, 9, 0, 11, 20);
            runLength(BmpHeader.INFO40, "-short-lines", narrow, bits, Style.MIXED, true);
        }
    }

    private static void clear(Picture picture, int left, int top, int width, int height) {
        for (int y = top; y < top + height; y++) {
            for (int x = left; x < left + width; x++) {
                picture.set(x, y, 0, Picture.UNDEFINED);
            }
        }
    }

    private void rle24() {
        Photo photo = BmpGroup.photo(20, 20);
        Palette palette = new Palette(24);
        Picture colours = BmpPixels.colours(indexes(photo, 8), palette);
        Picture rgb = new Picture(20, 20, 3, 8);
        for (int y = 0; y < 20; y++) {
            for (int x = 0; x < 20; x++) {
                for (int channel = 0; channel < 3; channel++) {
                    rgb.set(x, y, channel, colours.sample(x, y, channel));
                }
            }
        }
        for (Style style : Style.values()) {
            BmpPixels pixels = new BmpPixels(24, RunLengthEncoder.encode(rgb, 24, style, true), colours);
            images.add(BmpGroup.image(BmpHeader.OS2_64, "rle24-" + style.name().toLowerCase(Locale.ROOT), pixels,
                w -> w.compression(BmpBuilder.RLE24)));
        }
    }

    private void huffman() {
        Picture bits = new Picture(20, 20, 1, 1);
        for (int y = 0; y < 20; y++) {
            for (int x = 0; x < 20; x++) {
                bits.set(x, y, 0, (x + y) / (1 + y % 8) % 2);
            }
        }
        Palette palette = new Palette(2);
        BmpPixels pixels = new BmpPixels(1, Huffman1dEncoder.encode(bits), BmpPixels.colours(bits, palette));
        images.add(BmpGroup.image(BmpHeader.OS2_64, "huffman1d", pixels, w -> w.compression(BmpBuilder.HUFFMAN_1D)
                .palette(palette, 0)));
    }

    private void embeddedPng() {
        Picture rgba = BmpGroup.rgba(20, 20);
        byte[] png = new PngWriter(PngColour.RGBA, rgba).write();
        for (BmpHeader header : List.of(BmpHeader.INFO40, BmpHeader.V5_124)) {
            images.add(BmpGroup.image(header, "png", new BmpPixels(0, ByteBuffer.wrap(png), rgba),
                    w -> w.compression(BmpBuilder.PNG)));
        }
    }
}
