package dev.slipstream.imageio.bench.images;

import java.io.ByteArrayOutputStream;
import java.util.List;

/** Packs a picture's samples into filtered scanlines, pass by pass: what goes into the zlib stream. */
final class PngScanlines {
    private final Picture picture;
    private final PngFilter[] filters;
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private int rowsWritten;

    private PngScanlines(Picture picture, PngFilter... filters) {
        this.picture = picture;
        this.filters = filters;
    }

    /** @param filters taken in turn, a scanline each */
    static byte[] of(Picture picture, List<PngPass> passes, PngFilter... filters) {
        PngScanlines scanlines = new PngScanlines(picture, filters);
        passes.forEach(scanlines::pass);
        return scanlines.out.toByteArray();
    }

    private void pass(PngPass pass) {
        int columns = pass.columns(picture.width());
        if (columns == 0) {
            return;
        }
        int pixelBits = picture.bands() * picture.depth();
        int pixelBytes = Math.max(1, pixelBits / 8);
        byte[] above = new byte[(columns * pixelBits + 7) / 8];
        for (int i = 0; i < pass.rows(picture.height()); i++) {
            byte[] row = pack(pass, columns, pass.yStart() + i * pass.yStep(), above.length);
            PngFilter filter = filters[rowsWritten++ % filters.length];
            out.writeBytes(filter.apply(row, above, pixelBytes));
            above = row;
        }
    }

    private byte[] pack(PngPass pass, int columns, int y, int length) {
        byte[] row = new byte[length];
        int bit = 0;
        for (int column = 0; column < columns; column++) {
            int x = pass.xStart() + column * pass.xStep();
            for (int band = 0; band < picture.bands(); band++) {
                put(row, bit, picture.depth(), picture.sample(x, y, band));
                bit += picture.depth();
            }
        }
        return row;
    }

    /** A sample of so many bits, from that bit of the row on. */
    static void put(byte[] row, int bit, int depth, int sample) {
        if (depth == 16) {
            row[bit / 8] = (byte) (sample >> 8);
            row[bit / 8 + 1] = (byte) sample;
        } else {
            row[bit / 8] |= (byte) (sample << (8 - depth - bit % 8));
        }
    }
}
