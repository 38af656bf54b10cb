package dev.slipstream.imageio.bmp;

import dev.slipstream.imageio.reader.BlockRows;
import dev.slipstream.imageio.reader.PixelPicker;
import dev.slipstream.imageio.reader.RasterRows;
import dev.slipstream.imageio.reader.RowWriter;
import org.jspecify.annotations.Nullable;

/** Brings the pixels of a row that are wanted into the image. */
final class RowDelivery {

    /**
     * Bytes from which on it is taken to be cheaper to make a raster of a row (60 ns) for every eight blocks or more
     * than to copy it each time; an estimate, not measured.
     */
    private static final int SHORTEST_BLOCK_ROW = 128;

    private static final int SMALLEST_BLOCK_IMAGE = 128 << 10;

    private final Request request;
    private final RowConverter converter;
    private final RowWriter writer;
    private final PixelPicker picker;

    /** A row of the raster, from the first pixel that is written on; null until one is needed. */
    private @Nullable Object pixels;

    /** How many pixels of a row are written. */
    private final int count;

    /** The way for rows that need nothing but to be copied, if there are many; otherwise null. */
    private final @Nullable BlockRows blockRows;
    private final long stride;

    RowDelivery(BmpHeader header, Request request, RowConverter converter, RowWriter writer) {
        this.request = request;
        this.converter = converter;
        this.writer = writer;
        this.count = count(header, request, writer);
        this.picker = new PixelPicker(header.bitsPerPixel(), request.source().x, request.xSubsampling(), count);
        this.stride = header.stride();
        this.blockRows = blockRows(header);
    }

    private @Nullable BlockRows blockRows(BmpHeader header) {
        long bits = (long) count * header.bitsPerPixel();
        boolean isCopied = converter instanceof RawBytes && picker.isPlain() && bits % Byte.SIZE == 0
                && (long) request.destination().x * header.bitsPerPixel() % Byte.SIZE == 0;
        boolean isLong = bits >= SHORTEST_BLOCK_ROW * Byte.SIZE
                && stride * request.destination().height >= SMALLEST_BLOCK_IMAGE;
        return isCopied && isLong && writer instanceof RasterRows raster
                ? new BlockRows(raster, request.destination().x, (int) (bits / Byte.SIZE))
                : null;
    }

    /**
     * Of a whole image without compression, the JDK's reader also takes the bits that are left in the last byte of a
     * row.
     */
    private static int count(BmpHeader header, Request request, RowWriter writer) {
        int width = request.destination().width;
        boolean hasWholeBytes = request.isWhole() && request.xSubsampling() == 1 && header.bitsPerPixel() < Byte.SIZE
                && !header.isRunLengthCoded() && writer instanceof RasterRows;
        return hasWholeBytes ? (int) (header.rowBytes() * Byte.SIZE / header.bitsPerPixel()) : width;
    }

    /** Delivers a row as the file has it, whose first byte is at {@code from}; {@code y}: of the destination. */
    void deliver(int y, byte[] row, int from) {
        if (blockRows != null && from > 0) {
            blockRows.put(y, row, from + picker.offset(), (int) (from / stride));
        } else {
            deliver(y, row, from, count);
        }
    }

    /** Delivers only the first pixels of a row, as far as they are wanted: the others do not exist. */
    void deliverPart(int y, byte[] row, int from, int pixelsThere) {
        int wanted = request.wantedOf(pixelsThere);
        if (wanted > 0) {
            deliver(y, row, from, wanted);
        }
    }

    private void deliver(int y, byte[] row, int from, int wanted) {
        boolean isPlain = picker.isPlain();
        byte[] picked = isPlain ? row : picker.pick(row, from);
        int first = isPlain ? from + picker.offset() : 0;
        writer.put(request.destination().x, y, 1, wanted, elements(picked, first, wanted));
    }

    private Object elements(byte[] row, int from, int wanted) {
        if (from == 0 && converter instanceof RawBytes && writer instanceof RasterRows) {
            return row; // the other writers want rows that they have made
        }
        Object to = pixels;
        if (to == null) {
            to = writer.newRow(count);
            pixels = to;
        }
        return converter.convert(row, from, wanted, to);
    }
}
