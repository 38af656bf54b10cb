package dev.slipstream.imageio.png.write;

import dev.slipstream.imageio.format.PixelPicker;
import dev.slipstream.imageio.format.SourceRows;
import dev.slipstream.imageio.png.file.Pass;
import dev.slipstream.imageio.png.file.PngHeader;
import java.awt.image.BufferedImage;
import java.awt.image.ColorModel;
import java.awt.image.RenderedImage;
import org.jspecify.annotations.Nullable;

/** The scanlines of the image to be written, pass by pass, before they are filtered. */
public final class SourceScanlines {

    private final WriteRequest request;
    private final PngHeader header;
    private final SourceRows rows;

    /** For rasters whose pixels lie side by side; otherwise null. */
    private final @Nullable ScanlineConverter converter;

    /** Used if there is no {@link #converter}; otherwise null. */
    private final @Nullable SampleConverter samples;

    /** All pixels of the image between the first and the last that are written. */
    private byte[] scanline = {};

    private Pass pass;
    private int pixels;

    /** Picks the pixels that are written; null if they are all. */
    private @Nullable PixelPicker picker;

    /** {@code palette}: null unless the image has one. */
    public SourceScanlines(RenderedImage image, WriteRequest request, PngHeader header,
            @Nullable WrittenPalette palette) {
        this.request = request;
        this.header = header;
        this.rows = new SourceRows(image, request.x(), request.span(), isOneTile(image, request));
        this.pass = Pass.whole(header);
        ColorModel colours = image.getColorModel();
        this.converter = rows.bitsPerPixel() == 0 || request.bands() != null
                ? null : ScanlineConverter.of(rows.model(), colours, header, palette);
        this.samples = converter != null
                ? null : new SampleConverter(rows.model(), colours, request.bands(), header, palette);
    }

    /** Whether the JDK's writer requests the image's one tile, instead of a copy of each row. */
    private static boolean isOneTile(RenderedImage image, WriteRequest request) {
        return !(image instanceof BufferedImage) && image.getNumXTiles() == 1 && image.getNumYTiles() == 1
                && image.getTileWidth() == request.span() && image.getTileHeight() == request.rows();
    }

    void begin(Pass next) {
        pass = next;
        int period = next.xPeriod() * request.xPeriod();
        pixels = (next.width() - 1) * period + 1;
        picker = period == 1 ? null : new PixelPicker(header.bitsPerPixel(), 0, period, next.width());
        int length = Math.toIntExact(header.rowBytes(pixels));
        if (scanline.length < length) {
            scanline = new byte[length];
        }
    }

    /** A scanline of the pass, from the array's beginning on. The next call overwrites it. */
    byte[] scanline(int line) {
        int x = request.x() + pass.xStart() * request.xPeriod();
        int y = request.y() + (pass.yStart() + line * pass.yPeriod()) * request.yPeriod();
        if (converter != null) {
            converter.convert(rows.elements(x, y, pixels), pixels, scanline);
        } else if (samples != null) {
            samples.convert(rows.samples(x, y, pixels), pixels, scanline);
        }
        return picker == null ? scanline : picker.pick(scanline, 0);
    }
}
