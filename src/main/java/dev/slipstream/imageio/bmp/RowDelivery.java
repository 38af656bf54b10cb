package dev.slipstream.imageio.bmp;

import dev.slipstream.imageio.reader.PixelPicker;
import dev.slipstream.imageio.reader.RowWriter;

/** Brings the pixels of a row that are wanted into the image. */
final class RowDelivery {

    private final Request request;
    private final RowConverter converter;
    private final RowWriter writer;
    private final PixelPicker picker;

    /** A row of the raster, from the first pixel that is written on. */
    private final Object pixels;

    RowDelivery(BmpHeader header, Request request, RowConverter converter, RowWriter writer) {
        this.request = request;
        this.converter = converter;
        this.writer = writer;
        this.picker = new PixelPicker(
                header.bitsPerPixel(), request.source().x, request.xSubsampling(), request.destination().width);
        this.pixels = writer.newRow(request.destination().width);
    }

    /** Delivers a row as the file has it, whose first byte is at {@code from}; {@code y}: of the destination. */
    void deliver(int y, byte[] row, int from) {
        deliver(y, row, from, request.destination().width);
    }

    /** Delivers only the first pixels of a row, as far as they are wanted: the others do not exist. */
    void deliverPart(int y, byte[] row, int from, int pixelsThere) {
        int count = request.wantedOf(pixelsThere);
        if (count > 0) {
            deliver(y, row, from, count);
        }
    }

    private void deliver(int y, byte[] row, int from, int count) {
        Object ready = picker.isPlain()
                ? converter.convert(row, from + picker.offset(), count, pixels)
                : converter.convert(picker.pick(row, from), 0, count, pixels);
        writer.put(request.destination().x, y, 1, count, ready);
    }
}
