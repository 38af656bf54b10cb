package dev.slipstream.imageio.png.read;

import dev.slipstream.imageio.format.DelegatingImageReader;
import dev.slipstream.imageio.format.PixelPicker;
import dev.slipstream.imageio.format.RasterRows;
import dev.slipstream.imageio.format.UpdatedPixels;
import dev.slipstream.imageio.png.file.PngHeader;
import dev.slipstream.imageio.png.file.RowConverter;
import java.awt.image.BufferedImage;

/** Brings the requested pixels of the requested rows of a pass into the image. */
final class PassDelivery {

    /** The most pixels converted at a time, so that long rows take little memory; a multiple of 8, for whole bytes. */
    private static final int MOST_AT_A_TIME = 1 << 13;

    private final RowConverter converter;
    private final RasterRows raster;
    private final BufferedImage image;
    private final DelegatingImageReader events;
    private final UpdatedPixels x;
    private final UpdatedPixels y;
    private final PixelPicker picker;

    /** Bytes of a row from one group of pixels, which are converted at a time, to the next group. */
    private final long step;

    /** The converted pixels of a group, as the raster has them. */
    private final Object pixels;

    private int delivered;

    PassDelivery(PngHeader header, RowConverter converter, RasterRows raster, BufferedImage image,
            DelegatingImageReader events, UpdatedPixels x, UpdatedPixels y) {
        this.converter = converter;
        this.raster = raster;
        this.image = image;
        this.events = events;
        this.x = x;
        this.y = y;
        int atATime = Math.min(x.count(), MOST_AT_A_TIME);
        this.picker = new PixelPicker(header.bitsPerPixel(), x.passFirst(), x.passPeriod(), atATime);
        this.step = (long) MOST_AT_A_TIME * x.passPeriod() * header.bitsPerPixel() / Byte.SIZE;
        this.pixels = raster.newRow(atATime);
    }

    /** Delivers an unfiltered row if it is requested; {@code line} is its index in the pass. */
    void offer(int line, byte[] row, int start) {
        if (delivered == y.count() || line != y.passFirst() + delivered * y.passPeriod()) {
            return;
        }
        int to = y.first() + delivered * y.period();
        int from = start;
        for (int first = 0; first < x.count(); from += (int) step) {
            int n = Math.min(x.count() - first, MOST_AT_A_TIME);
            convert(row, from, n);
            raster.put(x.first() + first * x.period(), to, x.period(), n, pixels);
            first += n;
        }
        events.imageUpdate(image, x.first(), to, x.extent(), 1, x.period(), y.period(), null);
        delivered++;
    }

    private void convert(byte[] row, int from, int n) {
        if (picker.isPlain()) {
            converter.convert(row, from + picker.offset(), n, pixels);
        } else {
            converter.convert(picker.pick(row, from, n), 0, n, pixels);
        }
    }
}
