package dev.slipstream.imageio.bench.images;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.function.UnaryOperator;

/** Valid PNGs: palettes, transparency, ancillary chunks, and the many ways to cut and compress the data. */
final class PngChunkGroup {
    private final List<TestImage> images = new ArrayList<>();

    private PngChunkGroup() {
    }

    static List<TestImage> images() {
        PngChunkGroup group = new PngChunkGroup();
        group.palettes();
        group.transparency();
        group.backgrounds();
        group.significantBits();
        group.colourSpaces();
        group.texts();
        group.otherChunks();
        group.idats();
        group.deflate();
        group.behindTheEnd();
        return group.images;
    }

    private void palettes() {
        shortPalette(1, 1);
        shortPalette(2, 3);
        shortPalette(4, 5);
        shortPalette(8, 1);
        shortPalette(8, 2);
        shortPalette(8, 200);
        rgb("suggested-plte", w -> w.palette(new Palette(16).bytes()));
        add(PngColour.RGBA, 8, "suggested-plte", w -> w.palette(new Palette(256).bytes()));
    }

    private void shortPalette(int depth, int colours) {
        Picture picture = Picture.indexed(PngGroup.photo(20, 20), depth, colours);
        add(PngColour.PALETTE, picture, colours + "-colours", w -> w.palette(new Palette(colours).bytes()));
    }

    private void transparency() {
        for (int depth : PngColour.PALETTE.depths()) {
            int colours = 1 << depth;
            bothWays(PngColour.PALETTE, depth, "trns", w -> w.beforeData("tRNS", PngAncillary.alphas(colours)));
            add(PngColour.PALETTE, depth, "trns-short",
                    w -> w.beforeData("tRNS", PngAncillary.alphas((colours + 1) / 2)));
            add(PngColour.PALETTE, depth, "trns-one", w -> w.beforeData("tRNS", PngAncillary.alphas(1)));
        }
        for (int depth : PngColour.GRAY.depths()) {
            bothWays(PngColour.GRAY, depth, "trns", w -> w.beforeData("tRNS", middlePixel(PngColour.GRAY, depth)));
        }
        for (int depth : PngColour.RGB.depths()) {
            bothWays(PngColour.RGB, depth, "trns", w -> w.beforeData("tRNS", middlePixel(PngColour.RGB, depth)));
        }
    }

    /** A colour that the picture has, as a key. */
    private static byte[] middlePixel(PngColour colour, int depth) {
        Picture picture = colour.picture(PngGroup.photo(20, 20), depth);
        int[] key = new int[picture.bands()];
        for (int band = 0; band < key.length; band++) {
            key[band] = picture.sample(10, 10, band);
        }
        return PngAncillary.shorts(key);
    }

    private void backgrounds() {
        add(PngColour.GRAY, 4, "bkgd", w -> w.beforeData("bKGD", PngAncillary.shorts(9)));
        add(PngColour.GRAYA, 16, "bkgd", w -> w.beforeData("bKGD", PngAncillary.shorts(0x8000)));
        add(PngColour.RGB, 8, "bkgd", w -> w.beforeData("bKGD", PngAncillary.shorts(255, 128, 0)));
        add(PngColour.RGBA, 16, "bkgd", w -> w.beforeData("bKGD", PngAncillary.shorts(65535, 32768, 0)));
        add(PngColour.PALETTE, 8, "bkgd", w -> w.beforeData("bKGD", PngAncillary.bytes(7)));
    }

    private void significantBits() {
        add(PngColour.GRAY, 16, "sbit", w -> w.beforePalette("sBIT", PngAncillary.bytes(13)));
        add(PngColour.GRAYA, 8, "sbit", w -> w.beforePalette("sBIT", PngAncillary.bytes(5, 3)));
        add(PngColour.RGB, 8, "sbit", w -> w.beforePalette("sBIT", PngAncillary.bytes(5, 6, 5)));
        add(PngColour.RGBA, 8, "sbit", w -> w.beforePalette("sBIT", PngAncillary.bytes(5, 5, 5, 1)));
        add(PngColour.PALETTE, 4, "sbit", w -> w.beforePalette("sBIT", PngAncillary.bytes(4, 4, 4)));
    }

    private void colourSpaces() {
        add(PngColour.GRAY, 8, "gama", w -> w.beforePalette("gAMA", PngAncillary.gamma(100_000)));
        rgb("gama", w -> w.beforePalette("gAMA", PngAncillary.gamma(220_000)));
        rgb("chrm", w -> w.beforePalette("cHRM", PngAncillary.chromaticities()));
        rgb("srgb", w -> w.beforePalette("sRGB", PngAncillary.bytes(1)));
        rgb("iccp", w -> w.beforePalette("iCCP", PngAncillary.iccProfile()));
        add(PngColour.PALETTE, 8, "iccp", w -> w.beforePalette("iCCP", PngAncillary.iccProfile()));
    }

    private void texts() {
        rgb("text", w -> w.beforePalette("tEXt", PngAncillary.text("Title", "Photo"))
            .afterData("tEXt", PngAncillary.text("Comment", "two lines\nand an umlaut: \u00e4")));
        rgb("text-empty", w -> w.beforePalette("tEXt", PngAncillary.text("Title", "")));
        rgb("text-long", w -> w.beforePalette("tEXt", PngAncillary.text("Comment", "many words ".repeat(1000))));
        rgb("ztxt", w -> w.beforePalette("zTXt", PngAncillary.compressedText("Comment", "zipped words ".repeat(1000))));
        rgb("itxt", w -> w.beforePalette("iTXt",
                PngAncillary.internationalText("Title", "ja", "\u984c", "\u5199\u771f", false)));
        rgb("itxt-compressed", w -> w.afterData("iTXt",
            PngAncillary.internationalText("Title", "el", "", "\u03c6\u03c9\u03c4\u03bf ".repeat(100), true)));
    }

    private void otherChunks() {
        rgb("phys", w -> w.beforeData("pHYs", PngAncillary.physicalPixels(2835, 2835, 1)));
        rgb("phys-aspect", w -> w.beforeData("pHYs", PngAncillary.physicalPixels(1, 4, 0)));
        rgb("time", w -> w.afterData("tIME", PngAncillary.time()));
        rgb("splt8", w -> w.beforeData("sPLT", PngAncillary.suggestedPalette(8)));
        rgb("splt16", w -> w.beforeData("sPLT", PngAncillary.suggestedPalette(16)));
        rgb("exif", w -> w.beforeData("eXIf", PngAncillary.exif()));
        add(PngColour.PALETTE, 2, "hist", w -> w.beforeData("hIST", PngAncillary.shorts(100, 150, 149, 1)));
        rgb("private-chunks", w -> w.beforePalette("slPs", PngChunks.NONE).beforeData("slPU", new byte[10_000])
            .afterData("slPs", PngAncillary.bytes(1, 2, 3)));
        rgb("all-chunks", PngChunkGroup::everyChunk);
    }

    private static PngWriter everyChunk(PngWriter w) {
        w.beforePalette("cHRM", PngAncillary.chromaticities()).beforePalette("gAMA", PngAncillary.gamma(45_455))
            .beforePalette("sBIT", PngAncillary.bytes(8, 8, 8)).beforePalette("sRGB", PngAncillary.bytes(0));
        w.palette(new Palette(4).bytes());
        w.beforeData("bKGD", PngAncillary.shorts(1, 2, 3)).beforeData("hIST", PngAncillary.shorts(1, 2, 3, 4))
            .beforeData("tRNS", PngAncillary.shorts(4, 5, 6)).beforeData("pHYs", PngAncillary.physicalPixels(72, 72, 0))
            .beforeData("sPLT", PngAncillary.suggestedPalette(8)).beforeData("eXIf", PngAncillary.exif())
            .beforeData("slPs", PngAncillary.bytes(7));
        return w.afterData("tIME", PngAncillary.time()).afterData("tEXt", PngAncillary.text("Author", "Slipstream"))
            .afterData("zTXt", PngAncillary.compressedText("Comment", "zipped"))
            .afterData("iTXt", PngAncillary.internationalText("Title", "en", "title", "all chunks", false));
    }

    private void idats() {
        idats("1-byte", i -> 1);
        idats("7-bytes", i -> 7);
        idats("growing", i -> i);
        idats("empty-first", i -> i < 3 ? 0 : 1 << 13);
        idats("empty-between", i -> i % 3 == 0 ? 11 : 0);
        idats("header-split", i -> i == 0 ? 1 : 1 << 13);
        // The last chunks hold only the checksum, then nothing.
        rgb("idat-empty-last", w -> w.afterData("IDAT", PngChunks.NONE).afterData("IDAT", PngChunks.NONE));
        add(PngColour.PALETTE, 8, "idat-1-byte", w -> w.idats(i -> 1).interlaced(true));
    }

    private void idats(String feature, IntUnaryOperator lengths) {
        rgb("idat-" + feature, w -> w.idats(lengths));
    }

    private void deflate() {
        deflate("stored", ZlibWriter.blocks(400, DeflateBlock.STORED));
        deflate("fixed", ZlibWriter.blocks(50_000, DeflateBlock.FIXED));
        deflate("dynamic", ZlibWriter.blocks(300, DeflateBlock.DYNAMIC));
        deflate("mixed", ZlibWriter.blocks(100, DeflateBlock.values()));
        deflate("1-byte-blocks", ZlibWriter.blocks(1, DeflateBlock.STORED, DeflateBlock.FIXED));
        deflate("window-256", ZlibWriter.blocks(50_000, DeflateBlock.DYNAMIC).window(8));
        Picture flat = new Picture(200, 200, 3, 8);
        // Long runs: matches of 258 bytes at distance 1.
        add(PngColour.RGB, flat, "deflate-flat", w -> w.filters(PngFilter.NONE));
        Picture bit = PngColour.GRAY.picture(PngGroup.photo(20, 20), 1);
        add(PngColour.GRAY, bit, "deflate-stored", w -> w.zlib(ZlibWriter.blocks(7, DeflateBlock.STORED)));
    }

    private void deflate(String feature, ZlibWriter zlib) {
        rgb("deflate-" + feature, w -> w.zlib(zlib));
    }

    private void behindTheEnd() {
        rgb("behind-end-zero", w -> w.behindEnd(new byte[1]));
        rgb("behind-end-text", w -> w.behindEnd("and then some text".repeat(600).getBytes(US_ASCII)));
        rgb("behind-end-png", w -> w.behindEnd(new PngWriter(PngColour.GRAY, new Picture(1, 1, 1, 8)).write()));
    }

    private void rgb(String feature, UnaryOperator<PngWriter> settings) {
        add(PngColour.RGB, 8, feature, settings);
    }

    private void add(PngColour colour, int depth, String feature, UnaryOperator<PngWriter> settings) {
        add(colour, colour.picture(PngGroup.photo(20, 20), depth), feature, settings);
    }

    private void bothWays(PngColour colour, int depth, String feature, UnaryOperator<PngWriter> settings) {
        add(colour, depth, feature, settings);
        Picture picture = colour.picture(PngGroup.photo(20, 20), depth);
        byte[] interlaced = settings.apply(new PngWriter(colour, picture)).interlaced(true).write();
        images.add(TestImage.of(PngGroup.path(colour, picture, true, feature), interlaced, picture));
    }

    private void add(PngColour colour, Picture picture, String feature, UnaryOperator<PngWriter> settings) {
        byte[] bytes = settings.apply(new PngWriter(colour, picture)).write();
        images.add(TestImage.of(PngGroup.path(colour, picture, false, feature), bytes, picture));
    }
}
