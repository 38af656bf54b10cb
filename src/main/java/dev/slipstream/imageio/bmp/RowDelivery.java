package dev.slipstream.imageio.bmp;

import dev.slipstream.imageio.format.BlockRows;
import dev.slipstream.imageio.format.DestinationRows;
import dev.slipstream.imageio.format.PixelPicker;
import org.jspecify.annotations.Nullable;

/** Writes the requested pixels of a row into the image. */
final class RowDelivery {

    // Time of a read of 24 bits with BlockRows, divided by that with copies (JDK 17 and 25): rows of 120 bytes 1.00 to
    // 1.29, of 240 0.93 to 1.02, of 480 0.85 to 0.94; images of 48 KB 1.03 to 1.11, of 120 KB 0.89 to 0.98.

    /** Below these sizes (in bytes), creating a raster for each row costs more than it saves. */
    private static final int SHORTEST_BLOCK_ROW = 256;

    private static final int SMALLEST_BLOCK_IMAGE = 128 << 10;

    private final BmpRequest request;
    private final ElementConverter converter;
    private final DestinationRows rows;
    private final PixelPicker picker;

    /** An array for the elements of a row; null until one is needed. */
    private @Nullable Object pixels;

    /** How many pixels of a row are written, which may be more than are requested. */
    private final int count;

    /** Writes rows that are only copied, if they and the image are large enough; otherwise null. */
    private final @Nullable BlockRows blockRows;
    private final long stride;

    RowDelivery(BmpHeader header, BmpRequest request, DestinationRows rows) {
        this.request = request;
        this.converter = ElementConverter.of(header);
        this.rows = rows;
        this.count = count(header, request, rows);
        this.picker = new PixelPicker(header.bitsPerPixel(), request.source().x, request.xSubsampling(), count);
        this.stride = header.stride();
        this.blockRows = blockRows(header);
    }

    private @Nullable BlockRows blockRows(BmpHeader header) {
        long bits = (long) count * header.bitsPerPixel();
        boolean isCopied = converter.isCopy() && picker.isPlain() && bits % Byte.SIZE == 0
                && (long) request.destination().x * header.bitsPerPixel() % Byte.SIZE == 0;
        boolean isLong = bits >= SHORTEST_BLOCK_ROW * Byte.SIZE
                && stride * request.destination().height >= SMALLEST_BLOCK_IMAGE;
        return isCopied && isLong ? rows.blockRows(request.destination().x, (int) (bits / Byte.SIZE)) : null;
    }

    /** How many pixels to write: of a whole uncompressed image all bits of a row's bytes, as the JDK's reader does. */
    private static int count(BmpHeader header, BmpRequest request, DestinationRows rows) {
        int width = request.destination().width;
        boolean hasWholeBytes = request.isWhole() && request.xSubsampling() == 1 && header.bitsPerPixel() < Byte.SIZE
                && !header.isRunLengthCoded() && rows.takesForeignRows();
        return hasWholeBytes ? (int) (header.rowBytes() * Byte.SIZE / header.bitsPerPixel()) : width;
    }

    /** Writes row {@code y} of the destination. The file's row begins at index {@code from}. */
    void deliver(int y, byte[] row, int from) {
        if (blockRows != null && from > 0) {
            blockRows.put(y, row, from + picker.offset(), (int) (from / stride));
        } else {
            deliver(y, row, from, count);
        }
    }

    /** Writes the requested pixels of a row of which the file has only the first ones. */
    void deliverPart(int y, byte[] row, int from, int pixelsThere) {
        int requested = request.requestedOf(pixelsThere);
        if (requested > 0) {
            deliver(y, row, from, requested);
        }
    }

    private void deliver(int y, byte[] row, int from, int requested) {
        boolean isPlain = picker.isPlain();
        byte[] picked = isPlain ? row : picker.pick(row, from);
        int first = isPlain ? from + picker.offset() : 0;
        rows.put(request.destination().x, y, requested, elements(picked, first, requested));
    }

    private Object elements(byte[] row, int from, int requested) {
        if (from == 0 && converter.isCopy() && rows.takesForeignRows()) {
            return row;
        }
        Object to = pixels;
        if (to == null) {
            to = rows.newRow(count);
            pixels = to;
        }
        return converter.convert(row, from, requested, to);
    }
}
