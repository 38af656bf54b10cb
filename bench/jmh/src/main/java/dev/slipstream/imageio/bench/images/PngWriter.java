package dev.slipstream.imageio.bench.images;

import java.util.Arrays;
import java.util.List;
import java.util.function.IntUnaryOperator;

/** Writes a valid PNG with every freedom that the format gives. Settings return the writer itself. */
final class PngWriter {
    private final Picture picture;
    private final PngColour colour;
    private final PngChunks head = new PngChunks();
    private final PngChunks middle = new PngChunks();
    private final PngChunks tail = new PngChunks();
    private final PngChunks trailer = new PngChunks();
    private List<PngPass> passes = PngPass.PROGRESSIVE;
    private PngFilter[] filters = PngFilter.values();
    private ZlibWriter zlib = ZlibWriter.blocks(50_000, DeflateBlock.DYNAMIC);
    private IntUnaryOperator idatLength = i -> 1 << 13;
    private byte[] palette;

    PngWriter(PngColour colour, Picture picture) {
        this.colour = colour;
        this.picture = picture;
        this.palette = colour == PngColour.PALETTE ? new Palette(1 << picture.depth()).bytes() : PngChunks.NONE;
    }

    PngWriter interlaced(boolean adam7) {
        passes = adam7 ? PngPass.ADAM7 : PngPass.PROGRESSIVE;
        return this;
    }

    /** Taken in turn, a scanline each; all five are the default. */
    PngWriter filters(PngFilter... inTurn) {
        filters = inTurn;
        return this;
    }

    PngWriter zlib(ZlibWriter writer) {
        zlib = writer;
        return this;
    }

    /** The length of the i-th IDAT chunk, cut where the data ends. */
    PngWriter idats(IntUnaryOperator length) {
        idatLength = length;
        return this;
    }

    /** The PLTE chunk; empty for none. */
    PngWriter palette(byte[] rgb) {
        palette = rgb;
        return this;
    }

    /** A chunk between IHDR and PLTE. */
    PngWriter beforePalette(String type, byte[] data) {
        head.chunk(type, data);
        return this;
    }

    /** A chunk between PLTE and the first IDAT. */
    PngWriter beforeData(String type, byte[] data) {
        middle.chunk(type, data);
        return this;
    }

    /** A chunk between the last IDAT and IEND. */
    PngWriter afterData(String type, byte[] data) {
        tail.chunk(type, data);
        return this;
    }

    /** Bytes behind IEND, which no decoder may look at. */
    PngWriter behindEnd(byte[] bytes) {
        trailer.raw(bytes);
        return this;
    }

    byte[] write() {
        PngChunks file = PngChunks.signed().chunk("IHDR", header()).raw(head.toByteArray());
        if (palette.length > 0) {
            file.chunk("PLTE", palette);
        }
        file.raw(middle.toByteArray());
        writeData(file, zlib.compress(PngScanlines.of(picture, passes, filters)));
        return file.raw(tail.toByteArray()).end().raw(trailer.toByteArray()).toByteArray();
    }

    private byte[] header() {
        int interlace = passes.equals(PngPass.ADAM7) ? 1 : 0;
        return PngChunks.header(picture.width(), picture.height(), picture.depth(), colour.code(), interlace);
    }

    private void writeData(PngChunks file, byte[] data) {
        int from = 0;
        for (int i = 0; from < data.length; i++) {
            int to = Math.min(data.length, from + idatLength.applyAsInt(i));
            file.chunk("IDAT", Arrays.copyOfRange(data, from, to));
            from = to;
        }
    }
}
