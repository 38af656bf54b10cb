package dev.slipstream.imageio.png;

import dev.slipstream.imageio.reader.PixelPicker;
import dev.slipstream.imageio.reader.RasterRows;
import dev.slipstream.imageio.reader.ReadEvents;
import dev.slipstream.imageio.reader.UpdatedPixels;
import java.awt.image.BufferedImage;

/** Brings the rows of a pass that are wanted, and of them the pixels that are wanted, into the image. */
final class RowDelivery {

    private final RowConverter converter;
    private final RasterRows raster;
    private final BufferedImage image;
    private final ReadEvents events;
    private final UpdatedPixels x;
    private final UpdatedPixels y;
    private final PixelPicker picker;

    /** A row of the raster, from the first pixel that is written on. */
    private final Object pixels;

    private int delivered;

    RowDelivery(PngHeader header, RowConverter converter, RasterRows raster, BufferedImage image, ReadEvents events,
            UpdatedPixels x, UpdatedPixels y) {
        this.converter = converter;
        this.raster = raster;
        this.image = image;
        this.events = events;
        this.x = x;
        this.y = y;
        this.picker = new PixelPicker(header.bitsPerPixel(), x.passFirst(), x.passPeriod(), x.count());
        this.pixels = raster.newRow(x.count());
    }

    /** Takes an unfiltered row, or leaves it; {@code line} counts those of the pass. */
    void offer(int line, byte[] row) {
        if (delivered == y.count() || line != y.passFirst() + delivered * y.passPeriod()) {
            return;
        }
        if (picker.isPlain()) {
            converter.convert(row, RowFilter.BEFORE + picker.offset(), x.count(), pixels);
        } else {
            converter.convert(picker.pick(row, RowFilter.BEFORE), 0, x.count(), pixels);
        }
        int to = y.first() + delivered * y.period();
        raster.put(x.first(), to, x.period(), x.count(), pixels);
        events.imageUpdate(image, x.first(), to, x.extent(), 1, x.period(), y.period(), null);
        delivered++;
    }
}
