package dev.slipstream.imageio.bench.images;

import dev.slipstream.imageio.bmp.BmpBuilder;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** BMPs that break the format, one rule a file. */
final class BrokenBmpGroup {
    // Offsets of the fields in a file with the 40-byte header.
    private static final int OFF_BITS = 10;
    private static final int HEADER_SIZE = 14;
    private static final int WIDTH = 18;
    private static final int HEIGHT = 22;
    private static final int PLANES = 26;
    private static final int BIT_COUNT = 28;
    private static final int COMPRESSION = 30;
    private static final int COLOURS_USED = 46;
    private static final int MASKS = 54;

    private final Palette palette = new Palette(256);
    private final Picture indexes = Picture.indexed(BmpGroup.photo(20, 20), 8, 24);
    private final byte[] pal8 = new BmpWriter(BmpHeader.INFO40, BmpPixels.indexed(indexes, palette, 8, false))
            .palette(palette, 256).write();
    private final byte[] rgb24 = new BmpWriter(BmpHeader.INFO40,
            BmpPixels.masked(BmpGroup.rgba(20, 20), BmpMasks.RGB888, 24, false, 0)).write();
    private final byte[] rgb565 =
            new BmpWriter(BmpHeader.INFO40, BmpPixels.masked(BmpGroup.rgba(20, 20), BmpMasks.RGB565, 16, false, 0))
        .compression(BmpBuilder.BITFIELDS).masks(BmpMasks.RGB565).write();
    private final List<TestImage> images = new ArrayList<>();

    private BrokenBmpGroup() {
    }

    static List<TestImage> images() {
        BrokenBmpGroup group = new BrokenBmpGroup();
        group.truncated();
        group.fileHeaders();
        group.sizes();
        group.depths();
        group.compressions();
        group.palettes();
        group.masks();
        group.runLengths();
        return group.images;
    }

    private void truncated() {
        for (int end : new int[] {0, 1, 2, 10, 14, 17, 18, 30, 53, 54}) {
            add("truncated-at-" + end, Arrays.copyOf(rgb24, end));
        }
        add("truncated-in-palette", Arrays.copyOf(pal8, 54 + 500));
        add("truncated-in-masks", Arrays.copyOf(rgb565, 60));
        add("truncated-pal8", Arrays.copyOf(pal8, pal8.length - 111));
        add("truncated-rgb24", Arrays.copyOf(rgb24, rgb24.length - 611));
        add("truncated-rgb24-by-a-byte", Arrays.copyOf(rgb24, rgb24.length - 1));
        add("truncated-rgb16", Arrays.copyOf(rgb565, rgb565.length - 333));
    }

    private void fileHeaders() {
        byte[] lowerCase = rgb24.clone();
        lowerCase[0] = 'b';
        add("signature", lowerCase);
        for (int size : new int[] {0, 11, 41, 1000, -1}) {
            add("header-size-" + Integer.toUnsignedString(size), patched(rgb24, HEADER_SIZE, size));
        }
        for (int offset : new int[] {0, 20, 1_000_000, -1, Integer.MIN_VALUE}) {
            add("offset-" + Integer.toUnsignedString(offset), patched(rgb24, OFF_BITS, offset));
        }
        add("offset-in-palette", patched(pal8, OFF_BITS, 60));
        add("planes-0", patchedShort(rgb24, PLANES, 0));
        add("planes-2", patchedShort(rgb24, PLANES, 2));
    }

    private void sizes() {
        add("width-zero", patched(rgb24, WIDTH, 0));
        add("width-negative", patched(rgb24, WIDTH, -20));
        add("width-huge", patched(rgb24, WIDTH, Integer.MAX_VALUE));
        add("height-zero", patched(rgb24, HEIGHT, 0));
        add("height-min", patched(rgb24, HEIGHT, Integer.MIN_VALUE));
        add("height-huge", patched(rgb24, HEIGHT, Integer.MAX_VALUE));
        add("size-huge", patched(patched(rgb24, WIDTH, Integer.MAX_VALUE), HEIGHT, Integer.MAX_VALUE));
        // Fits an array, but the file has a thousandth of it.
        add("size-unlikely", patched(patched(rgb24, WIDTH, 5_000), HEIGHT, 5_000));
    }

    private void depths() {
        for (int depth : new int[] {0, 3, 5, 12, 64, 99, 0xFFFF}) {
            add("depth-" + depth, patchedShort(rgb24, BIT_COUNT, depth));
        }
    }

    private void compressions() {
        for (int compression : new int[] {7, 99, -1}) {
            add("compression-" + Integer.toUnsignedString(compression), patched(rgb24, COMPRESSION, compression));
        }
        add("rle8-of-24-bits", patched(rgb24, COMPRESSION, BmpBuilder.RLE8));
        add("rle4-of-8-bits", patched(pal8, COMPRESSION, BmpBuilder.RLE4));
        add("bitfields-of-24-bits", patched(rgb24, COMPRESSION, BmpBuilder.BITFIELDS));
        add("bitfields-of-8-bits", patched(pal8, COMPRESSION, BmpBuilder.BITFIELDS));
        add("jpeg-without-jpeg", patched(patchedShort(rgb24, BIT_COUNT, 0), COMPRESSION, BmpBuilder.JPEG));
        add("png-without-png", patched(patchedShort(rgb24, BIT_COUNT, 0), COMPRESSION, BmpBuilder.PNG));
    }

    private void palettes() {
        add("palette-huge", patched(pal8, COLOURS_USED, 0x10000000));
        add("palette-negative", patched(pal8, COLOURS_USED, -1));
        add("palette-in-pixels", patched(pal8, COLOURS_USED, 300));
        Palette few = new Palette(5);
        add("index-beyond-palette", new BmpWriter(BmpHeader.INFO40, BmpPixels.indexed(indexes, palette, 8, false))
                .palette(few, 5).write());
    }

    private void masks() {
        add("masks-zero", patched(patched(patched(rgb565, MASKS, 0), MASKS + 4, 0), MASKS + 8, 0));
        add("masks-overlap", patched(rgb565, MASKS + 4, 0xFFFF));
        add("masks-with-holes", patched(rgb565, MASKS, 0xA800));
        add("masks-beyond-pixel", patched(rgb565, MASKS, 0xF80000));
    }

    private void runLengths() {
        byte[] runs = data(RunLengthEncoder.encode(indexes, 8, RunLengthEncoder.Style.MIXED, true));
        rle8("truncated", Arrays.copyOf(runs, runs.length / 2));
        rle8("empty");
        rle8("row-overflow", 40, 7, 0, 0, 10, 9, 0, 1);
        rle8("absolute-overflow", 18, 7, 0, 4, 1, 2, 3, 4, 0, 1);
        rle8("absolute-truncated", 0, 200, 1, 2, 3);
        rle8("too-many-rows", repeated(30, 20, 7, 0, 0));
        rle8("delta-right", 0, 2, 200, 0, 5, 6, 0, 1);
        rle8("delta-up", 0, 2, 0, 200, 5, 6, 0, 1);
        rle8("delta-truncated", 5, 6, 0, 2);
        rle8("zero-bytes", new byte[1000]);
        BmpPixels pixels = new BmpPixels(8, ByteBuffer.wrap(runs), BmpPixels.colours(indexes, palette));
        add("rle8-topdown", new BmpWriter(BmpHeader.INFO40, pixels).compression(BmpBuilder.RLE8).palette(palette, 0)
                .topDown(true).write());
        Palette sixteen = new Palette(16);
        BmpPixels overflow =
                new BmpPixels(4, ByteBuffer.wrap(new byte[] {60, 0x12, 0, 0, 0, 9, 1, 2, 3, 4, 5, 0, 0, 1}), indexes);
        add("rle4-row-overflow", new BmpWriter(BmpHeader.INFO40, overflow).compression(BmpBuilder.RLE4)
                .palette(sixteen, 0).write());
    }

    private void rle8(String defect, int... code) {
        rle8(defect, PngAncillary.bytes(code));
    }

    private void rle8(String defect, byte[] code) {
        BmpPixels pixels = new BmpPixels(8, ByteBuffer.wrap(code), BmpPixels.colours(indexes, palette));
        add("rle8-" + defect, new BmpWriter(BmpHeader.INFO40, pixels).compression(BmpBuilder.RLE8).palette(palette, 0)
                .write());
    }

    private static byte[] repeated(int times, int... code) {
        ByteBuffer data = ByteBuffer.allocate(times * code.length);
        for (int i = 0; i < times; i++) {
            data.put(PngAncillary.bytes(code));
        }
        return data.array();
    }

    private static byte[] data(ByteBuffer buffer) {
        byte[] data = new byte[buffer.remaining()];
        buffer.get(data);
        return data;
    }

    private static byte[] patched(byte[] file, int offset, int value) {
        byte[] patched = file.clone();
        ByteBuffer.wrap(patched).order(ByteOrder.LITTLE_ENDIAN).putInt(offset, value);
        return patched;
    }

    private static byte[] patchedShort(byte[] file, int offset, int value) {
        byte[] patched = file.clone();
        ByteBuffer.wrap(patched).order(ByteOrder.LITTLE_ENDIAN).putShort(offset, (short) value);
        return patched;
    }

    private void add(String defect, byte[] bytes) {
        images.add(TestImage.of("bmp/x" + defect + ".bmp", bytes));
    }
}
