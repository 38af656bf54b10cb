package dev.slipstream.imageio.png.read;

import dev.slipstream.imageio.format.DelegatingImageReader;
import dev.slipstream.imageio.format.RasterRows;
import dev.slipstream.imageio.format.UpdatedPixels;
import dev.slipstream.imageio.inflate.ZlibDecoder;
import dev.slipstream.imageio.png.file.Pass;
import dev.slipstream.imageio.png.file.PngHeader;
import dev.slipstream.imageio.png.file.RowConverter;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Decodes an image into a raster, scanline by scanline, and sends the events that the JDK's reader sends. */
public final class ImageDecoder {

    private final PngHeader header;
    private final ReadRequest request;
    private final BufferedImage image;
    private final RasterRows raster;
    private final RowConverter converter;
    private final DelegatingImageReader events;
    private final List<Pass> passes;

    /** Pixels of all scanlines that have been begun. */
    private int pixelsDone;

    /** For {@link #place}: null until decoding begins; the number of the pass; the index of its scanline. */
    private @Nullable InflatedScanlines scanlines;
    private int pass;
    private int line;

    public ImageDecoder(PngHeader header, ReadRequest request, BufferedImage image, RasterRows raster,
            RowConverter converter, DelegatingImageReader events) {
        this.header = header;
        this.request = request;
        this.image = image;
        this.raster = raster;
        this.converter = converter;
        this.events = events;
        this.passes = Pass.of(header, request.maxPass());
    }

    /** Decodes the image; stops early if reading is aborted. */
    public void decode(ImageData data, ZlibDecoder inflate) throws IOException {
        long total = 0;
        int longest = 0;
        boolean hasRowsAbove = false;
        for (Pass pass : passes) {
            hasRowsAbove |= pass.height() > 1;
            longest = Math.max(longest, lineLength(pass));
            total += (long) lineLength(pass) * pass.height();
        }
        InflatedScanlines lines = new InflatedScanlines(data, inflate, total, longest);
        scanlines = lines;
        UnfilteredRows rows = new UnfilteredRows(lines, header.bytesPerPixel(), longest, hasRowsAbove);
        for (Pass pass : passes) {
            rows.begin(pass, lineLength(pass));
            this.pass = pass.number();
            line = -1;
            if (header.isInterlaced() && pass.number() < request.minPass()) {
                skip(rows, pass);
            } else {
                decode(rows, pass);
            }
            if (events.isAborted()) {
                return;
            }
        }
    }

    private int lineLength(Pass pass) {
        return 1 + (int) header.rowBytes(pass.width());
    }

    /** For error messages: what is being decoded. */
    public String place() {
        InflatedScanlines begun = scanlines;
        return begun == null ? "the image"
                : "scanline " + line + " of pass " + pass + ", before byte " + begun.position();
    }

    private void skip(UnfilteredRows rows, Pass pass) throws IOException {
        for (line = 0; line < pass.height(); line++) {
            rows.skip();
        }
    }

    private void decode(UnfilteredRows rows, Pass pass) throws IOException {
        UpdatedPixels x = UpdatedPixels.of(pass.xStart(), pass.xPeriod(), pass.width(),
                request.region().x, request.region().width, request.xSubsampling(), request.offset().x,
                        image.getWidth());
        UpdatedPixels y = UpdatedPixels.of(pass.yStart(), pass.yPeriod(), pass.height(),
                request.region().y, request.region().height, request.ySubsampling(), request.offset().y,
                        image.getHeight());
        if (x.count() == 0) {
            for (int i = 0; i < pass.height() && begins(pass); i++) {
                rows.skip();
            }
        } else {
            events.passStarted(image, pass.number(), request.minPass(), request.maxPass(),
                    x.first(), y.first(), x.period(), y.period(), null);
            if (decode(rows, pass, new PassDelivery(header, converter, raster, image, events, x, y))) {
                events.passComplete(image);
            }
        }
    }

    /** Begins a scanline; returns false if reading is aborted. */
    private boolean begins(Pass pass) {
        line++;
        pixelsDone += pass.width();
        events.imageProgress(100.0F * pixelsDone / (header.width() * header.height()));
        return !events.isAborted();
    }

    private boolean decode(UnfilteredRows rows, Pass pass, PassDelivery delivery) throws IOException {
        for (int line = 0; line < pass.height(); line++) {
            if (!begins(pass)) {
                return false;
            }
            rows.next();
            delivery.offer(line, rows.row(), rows.from());
        }
        return true;
    }
}
