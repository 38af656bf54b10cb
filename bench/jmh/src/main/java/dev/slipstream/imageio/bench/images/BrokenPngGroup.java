package dev.slipstream.imageio.bench.images;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.US_ASCII;

import dev.slipstream.imageio.inflate.BitOutput;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** PNGs that break the specification, one rule a file. */
final class BrokenPngGroup {
    private static final int DATA = 41;

    private final Picture picture = PngColour.RGB.picture(PngGroup.photo(20, 20), 8);
    private final byte[] good = new PngWriter(PngColour.RGB, picture).write();
    private final byte[] scanlines = PngScanlines.of(picture, PngPass.PROGRESSIVE, PngFilter.values());
    private final byte[] zlib = ZlibWriter.blocks(50_000, DeflateBlock.DYNAMIC).compress(scanlines);
    private final byte[] header = PngChunks.header(20, 20, 8, 2, 0);
    private final List<TestImage> images = new ArrayList<>();

    private BrokenPngGroup() {
    }

    static List<TestImage> images() {
        BrokenPngGroup group = new BrokenPngGroup();
        group.truncated();
        group.signatures();
        group.headers();
        group.illegalDepths();
        group.palettes();
        group.chunks();
        group.data();
        return group.images;
    }

    private void truncated() {
        int[] ends = {0, 1, 7, 8, 12, 20, 33, 37, DATA, DATA + 1, DATA + 200};
        for (int end : ends) {
            add("truncated-at-" + end, Arrays.copyOf(good, end));
        }
        add("truncated-before-checksum", Arrays.copyOf(good, good.length - 16));
        add("truncated-before-iend", Arrays.copyOf(good, good.length - 12));
        add("truncated-by-a-byte", Arrays.copyOf(good, good.length - 1));
        byte[] interlaced = new PngWriter(PngColour.RGB, picture).interlaced(true).write();
        add("truncated-adam7", Arrays.copyOf(interlaced, interlaced.length / 2));
        byte[] manyChunks = new PngWriter(PngColour.RGB, picture).idats(i -> 100).write();
        add("truncated-between-idats", Arrays.copyOf(manyChunks, 33 + 5 * 112));
    }

    private void signatures() {
        byte[] text = "\u0089PNG\n\u001a\n".getBytes(ISO_8859_1);
        add("signature-line-ends", new PngChunks().raw(text).raw(Arrays.copyOfRange(good, 8, good.length))
                .toByteArray());
        byte[] sevenBits = good.clone();
        sevenBits[0] = 0x09;
        add("signature-seven-bits", sevenBits);
        byte[] lowerCase = good.clone();
        lowerCase[1] = 'p';
        add("signature-lower-case", lowerCase);
    }

    private void headers() {
        add("header-missing", PngChunks.signed().chunk("IDAT", zlib).end().toByteArray());
        add("header-12-bytes", withHeader(Arrays.copyOf(header, 12)));
        add("header-14-bytes", withHeader(Arrays.copyOf(header, 14)));
        add("header-twice", PngChunks.signed().chunk("IHDR", header).chunk("IHDR", header).chunk("IDAT", zlib).end()
                .toByteArray());
        add("header-crc", PngChunks.signed().chunk("IHDR", header, header.length, 1).chunk("IDAT", zlib).end()
                .toByteArray());
        add("width-zero", withHeader(PngChunks.header(0, 20, 8, 2, 0)));
        add("height-zero", withHeader(PngChunks.header(20, 0, 8, 2, 0)));
        add("width-negative", withHeader(PngChunks.header(-20, 20, 8, 2, 0)));
        add("height-negative", withHeader(PngChunks.header(20, Integer.MIN_VALUE, 8, 2, 0)));
        add("size-huge", withHeader(PngChunks.header(Integer.MAX_VALUE, Integer.MAX_VALUE, 8, 2, 0)));
        // Fits an array, but could never come out of so few bytes.
        add("size-unlikely", withHeader(PngChunks.header(5_000, 5_000, 8, 2, 0)));
        add("compression-method-1", withHeader(PngChunks.header(20, 20, 8, 2, 1, 0, 0)));
        add("filter-method-1", withHeader(PngChunks.header(20, 20, 8, 2, 0, 1, 0)));
        add("interlace-method-2", withHeader(PngChunks.header(20, 20, 8, 2, 0, 0, 2)));
    }

    private void illegalDepths() {
        int[][] colourAndDepth =
                {{0, 0}, {0, 3}, {0, 32}, {1, 8}, {2, 1}, {2, 4}, {3, 16}, {4, 4}, {5, 8}, {6, 2}, {7, 8}, {255, 255}};
        for (int[] pair : colourAndDepth) {
            add("colour-type-" + pair[0] + "-depth-" + pair[1],
                    withHeader(PngChunks.header(20, 20, pair[1], pair[0], 0)));
        }
    }

    private void palettes() {
        Picture indexes = PngColour.PALETTE.picture(PngGroup.photo(20, 20), 4);
        byte[] rgb = new Palette(16).bytes();
        add("plte-missing", new PngWriter(PngColour.PALETTE, indexes).palette(PngChunks.NONE).write());
        add("plte-empty", palette(indexes, PngChunks.NONE));
        add("plte-47-bytes", palette(indexes, Arrays.copyOf(rgb, 47)));
        add("plte-17-colours", palette(indexes, new Palette(17).bytes()));
        add("plte-257-colours", palette(indexes, new Palette(257).bytes()));
        add("plte-index-beyond", palette(indexes, new Palette(5).bytes()));
        add("plte-behind-data", new PngWriter(PngColour.PALETTE, indexes).palette(PngChunks.NONE).afterData("PLTE", rgb)
                .write());
        add("plte-in-gray", new PngWriter(PngColour.GRAY, PngColour.GRAY.picture(PngGroup.photo(20, 20), 8))
                .palette(rgb).write());
        add("trns-too-long", new PngWriter(PngColour.PALETTE, indexes).beforeData("tRNS", PngAncillary.alphas(17))
                .write());
        add("trns-before-plte", new PngWriter(PngColour.PALETTE, indexes).beforePalette("tRNS", PngAncillary.alphas(16))
                .write());
        add("trns-in-rgba", new PngWriter(PngColour.RGBA, PngColour.RGBA.picture(PngGroup.photo(20, 20), 8))
            .beforeData("tRNS", PngAncillary.shorts(1, 2, 3)).write());
        add("trns-2-bytes-in-rgb", new PngWriter(PngColour.RGB, picture).beforeData("tRNS", PngAncillary.shorts(1))
                .write());
    }

    private byte[] palette(Picture indexes, byte[] rgb) {
        return new PngWriter(PngColour.PALETTE, indexes).palette(PngChunks.NONE).beforeData("PLTE", rgb).write();
    }

    private void chunks() {
        add("idat-missing", PngChunks.signed().chunk("IHDR", header).end().toByteArray());
        add("idat-empty", withData(PngChunks.NONE));
        add("idat-not-consecutive", PngChunks.signed().chunk("IHDR", header).chunk("IDAT", Arrays.copyOf(zlib, 100))
            .chunk("tEXt", PngAncillary.text("Comment", "in between"))
                    .chunk("IDAT", Arrays.copyOfRange(zlib, 100, zlib.length)).end()
            .toByteArray());
        add("idat-crc", PngChunks.signed().chunk("IHDR", header).chunk("IDAT", zlib, zlib.length, 0x55AA).end()
                .toByteArray());
        add("iend-missing", PngChunks.signed().chunk("IHDR", header).chunk("IDAT", zlib).toByteArray());
        add("chunk-length-huge", lyingLength(Integer.MAX_VALUE));
        add("chunk-length-negative", lyingLength(-1));
        add("chunk-length-min", lyingLength(Integer.MIN_VALUE));
        add("chunk-length-short", lyingLength(3));
        add("idat-length-huge", PngChunks.signed().chunk("IHDR", header).chunk("IDAT", zlib, Integer.MAX_VALUE, 0).end()
                .toByteArray());
        add("idat-length-short", PngChunks.signed().chunk("IHDR", header).chunk("IDAT", zlib, 50, 0).end()
                .toByteArray());
        add("critical-chunk-unknown", PngChunks.signed().chunk("IHDR", header).chunk("SLIP", header).chunk("IDAT", zlib)
                .end().toByteArray());
        add("chunk-type-not-letters", PngChunks.signed().chunk("IHDR", header).chunk("a\0 1", header)
                .chunk("IDAT", zlib).end().toByteArray());
        add("iccp-corrupt", ancillary("iCCP", "name\0\0not a zlib stream".getBytes(US_ASCII)));
        add("ztxt-corrupt", ancillary("zTXt", "Comment\0\0not a zlib stream".getBytes(US_ASCII)));
        add("text-without-keyword", ancillary("tEXt", new byte[100]));
        add("gama-empty", ancillary("gAMA", PngChunks.NONE));
        add("phys-short", ancillary("pHYs", new byte[3]));
        add("time-month-13", ancillary("tIME", new byte[] {7, (byte) 234, 13, 32, 24, 60, 61}));
    }

    private byte[] lyingLength(int length) {
        return PngChunks.signed().chunk("IHDR", header).chunk("tEXt", PngAncillary.text("Title", "short"), length, 0)
                .chunk("IDAT", zlib)
            .end().toByteArray();
    }

    private byte[] ancillary(String type, byte[] data) {
        return PngChunks.signed().chunk("IHDR", header).chunk(type, data).chunk("IDAT", zlib).end().toByteArray();
    }

    private void data() {
        byte[] filtered = scanlines.clone();
        filtered[61 * 7] = 5;
        add("filter-type-5", withScanlines(filtered));
        filtered[61 * 7] = (byte) 255;
        add("filter-type-255", withScanlines(filtered));
        add("data-short-by-a-byte", withScanlines(Arrays.copyOf(scanlines, scanlines.length - 1)));
        add("data-half", withScanlines(Arrays.copyOf(scanlines, scanlines.length / 2)));
        add("data-none", withScanlines(PngChunks.NONE));
        add("data-too-long", withScanlines(Arrays.copyOf(scanlines, scanlines.length + 1000)));
        add("zlib-truncated", withData(Arrays.copyOf(zlib, zlib.length - 50)));
        add("zlib-without-checksum", withData(Arrays.copyOf(zlib, zlib.length - 4)));
        add("zlib-bytes-behind", withData(Arrays.copyOf(zlib, zlib.length + 30)));
        add("zlib-checksum", withData(patched(zlib, zlib.length - 1, 1)));
        add("zlib-method-7", withData(patched(zlib, 0, 0x0F)));
        add("zlib-header-check", withData(patched(zlib, 1, 1)));
        // FDICT set, with a valid header check (0x78BB): a dictionary that PNG does not have.
        add("zlib-dictionary", withData(patched(zlib, 1, zlib[1] ^ 0xBB)));
        add("deflate-block-type-3", withData(new byte[] {0x78, (byte) 0x9C, 7, 0, 0, 0, 0, 0, 0}));
        add("deflate-stored-length",
                withData(new byte[] {0x78, (byte) 0x9C, 1, 10, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10}));
        add("deflate-distance-too-far", withData(distanceTooFar()));
        add("deflate-corrupt", withData(patched(zlib, 300, 0xFF)));
        add("deflate-codes-corrupt", withData(patched(zlib, 5, 0xFF)));
    }

    private static byte[] distanceTooFar() {
        BitOutput bits = new BitOutput();
        bits.bits(0x9C78, 16);
        bits.bits(3, 3);
        // Literal 0, length 3, distance 2: one byte before the start.
        bits.bits(Integer.reverse(0x30) >>> 24, 8);
        bits.bits(Integer.reverse(1) >>> 25, 7);
        bits.bits(Integer.reverse(1) >>> 27, 5);
        return Arrays.copyOf(bits.toByteArray(), 40);
    }

    private static byte[] patched(byte[] data, int offset, int change) {
        byte[] patched = data.clone();
        patched[offset] ^= (byte) change;
        return patched;
    }

    private byte[] withHeader(byte[] header) {
        return PngChunks.signed().chunk("IHDR", header).chunk("IDAT", zlib).end().toByteArray();
    }

    private byte[] withData(byte[] data) {
        return PngChunks.signed().chunk("IHDR", header).chunk("IDAT", data).end().toByteArray();
    }

    private byte[] withScanlines(byte[] rows) {
        return withData(ZlibWriter.blocks(50_000, DeflateBlock.DYNAMIC).compress(rows));
    }

    private void add(String defect, byte[] bytes) {
        images.add(TestImage.of("png/x" + defect + ".png", bytes));
    }
}
