package dev.slipstream.imageio.png.read;

import dev.slipstream.imageio.format.DelegatingImageReader;
import dev.slipstream.imageio.format.RasterRows;
import dev.slipstream.imageio.format.UpdatedPixels;
import dev.slipstream.imageio.inflate.Inflate;
import dev.slipstream.imageio.inflate.JdkZlib;
import dev.slipstream.imageio.inflate.ZlibDecoder;
import dev.slipstream.imageio.png.file.Pass;
import dev.slipstream.imageio.png.file.PngHeader;
import dev.slipstream.imageio.png.file.RowConverter;
import dev.slipstream.imageio.warmup.WarmUp;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.List;
import javax.imageio.stream.ImageInputStream;
import org.jspecify.annotations.Nullable;

/** Decodes an image into a raster, scanline by scanline, and sends the events that the JDK's reader sends. */
public final class ImageDecoder {

    /**
     * The first read of an image stops after the region only if at least these bytes of scanlines, and this fraction of
     * the image, follow: stopping costs a walk over all chunk headers, to find where the stream must be left.
     */
    private static final int LEAST_AFTER = 64 * 1024;
    private static final int FRACTION = 32;

    private final PngHeader header;
    private final ReadRequest request;
    private final BufferedImage image;
    private final RasterRows raster;
    private final RowConverter converter;
    private final DelegatingImageReader events;
    private final List<Pass> passes;
    private final ChunkScan scan;

    /** Pixels of all scanlines that have been begun. */
    private int pixelsDone;

    /** For {@link #place}: null until decoding begins; the number of the pass; the index of its scanline. */
    private @Nullable UnfilteredRows rows;
    private int pass;
    private int line;

    /** Whether decoding has ended after the last requested scanline. */
    private boolean endsEarly;

    public ImageDecoder(PngHeader header, ChunkScan scan, ReadRequest request, BufferedImage image, RasterRows raster,
            RowConverter converter, DelegatingImageReader events) {
        this.header = header;
        this.scan = scan;
        this.request = request;
        this.image = image;
        this.raster = raster;
        this.converter = converter;
        this.events = events;
        this.passes = Pass.of(header, request.maxPass());
    }

    /**
     * Decodes the image; stops early if reading is aborted.
     *
     * @param restarts if a part of the image is read: where that may begin, and what the next read may begin with
     */
    public void decode(ImageInputStream stream, @Nullable Restarts restarts) throws IOException {
        UnfilteredRows begun = restarts == null ? null : begun(stream, restarts);
        UnfilteredRows rows = begun == null ? open(stream, engine()) : begun;
        this.rows = rows;
        boolean isKept = false;
        try {
            if (restarts != null) {
                rows.lines.noteIn(restarts);
            }
            decode(rows, begun != null, restarts);
            if (restarts != null && endsEarly && !events.isAborted()) {
                isKept = true;
                restarts.keep(rows);
            }
        } finally {
            if (!isKept) {
                rows.lines.close();
            }
        }
    }

    /** The scanlines from where a read of a part may begin; null if that is the first one. */
    private @Nullable UnfilteredRows begun(ImageInputStream stream, Restarts restarts) throws IOException {
        int first = yOf(Pass.whole(header)).passFirst();
        UnfilteredRows rows = restarts.take(first);
        RestartPoint point = rows == null ? restarts.point(first) : null;
        if (point != null) {
            rows = open(stream, Inflate.reused());
            rows.begin(header.height(), lineLength(passes.get(0)));
            if (!rows.begin(point)) {
                restarts.forgetPoints();
                rows.lines.close();
                return null;
            }
        }
        return rows;
    }

    private static ZlibDecoder engine() {
        return WarmUp.INFLATE.isUnderWay() ? new JdkZlib() : Inflate.reused();
    }

    private UnfilteredRows open(ImageInputStream stream, ZlibDecoder zlib) throws IOException {
        UnfilteredRows opened = null;
        try {
            ImageData data = new ImageData(stream, scan.dataStart(), scan.dataLength(), zlib);
            int[] runs = new int[2 * passes.size()];
            long total = 0;
            int longest = 0;
            boolean hasRowsAbove = false;
            int i = 0;
            for (Pass pass : passes) {
                int length = lineLength(pass);
                runs[i++] = isSkipped(pass) || xOf(pass).count() == 0 ? -length : length;
                runs[i++] = pass.height();
                hasRowsAbove |= pass.height() > 1;
                longest = Math.max(longest, length);
                total += (long) length * pass.height();
            }
            InflatedScanlines lines = new InflatedScanlines(data, zlib, runs, total, longest);
            opened = new UnfilteredRows(lines, header.bytesPerPixel(), longest, hasRowsAbove);
            return opened;
        } finally {
            if (opened == null) {
                zlib.close();
            }
        }
    }

    private boolean isSkipped(Pass pass) {
        return header.isInterlaced() && pass.number() < request.minPass();
    }

    private void decode(UnfilteredRows rows, boolean isBegun, @Nullable Restarts restarts) throws IOException {
        for (Pass pass : passes) {
            if (!isBegun) {
                rows.begin(pass.height(), lineLength(pass));
            }
            this.pass = pass.number();
            line = -1;
            if (isSkipped(pass)) {
                skip(rows, pass);
            } else {
                decode(rows, pass, restarts);
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
        UnfilteredRows begun = rows;
        return begun == null ? "the image"
                : "scanline " + line + " of pass " + pass + ", before byte " + begun.lines.data.position();
    }

    private void skip(UnfilteredRows rows, Pass pass) throws IOException {
        for (line = 0; line < pass.height(); line++) {
            rows.skip();
        }
    }

    private void decode(UnfilteredRows rows, Pass pass, @Nullable Restarts restarts) throws IOException {
        UpdatedPixels x = xOf(pass);
        UpdatedPixels y = yOf(pass);
        if (x.count() == 0) {
            for (int i = 0; i < pass.height() && begins(pass); i++) {
                rows.skip();
            }
        } else {
            events.passStarted(image, pass.number(), request.minPass(), request.maxPass(),
                    x.first(), y.first(), x.period(), y.period(), null);
            PassDelivery delivery = new PassDelivery(header, converter, raster, image, events, x, y);
            if (decode(rows, pass, lastLine(pass, y, restarts != null), delivery, restarts)) {
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

    /** The scanline after which nothing is decoded: the last requested one, or that of the pass. */
    private int lastLine(Pass pass, UpdatedPixels y, boolean isPart) throws IOException {
        int requested = y.passFirst() + (y.count() - 1) * y.passPeriod();
        int left = pass.height() - 1 - requested;
        boolean isMuch = (long) left * lineLength(pass) >= LEAST_AFTER && left >= pass.height() / FRACTION;
        boolean isWorthwhile = !header.isInterlaced() && (isPart ? left > 0 : isMuch);
        return isWorthwhile && scan.readEnd() != LastPiece.UNKNOWN ? requested : pass.height() - 1;
    }

    private UpdatedPixels xOf(Pass pass) {
        return UpdatedPixels.of(pass.xStart(), pass.xPeriod(), pass.width(),
                request.region().x, request.region().width, request.xSubsampling(), request.offset().x,
                        image.getWidth());
    }

    private UpdatedPixels yOf(Pass pass) {
        return UpdatedPixels.of(pass.yStart(), pass.yPeriod(), pass.height(),
                request.region().y, request.region().height, request.ySubsampling(), request.offset().y,
                        image.getHeight());
    }

    private boolean decode(UnfilteredRows rows, Pass pass, int lastLine, PassDelivery delivery,
            @Nullable Restarts restarts) throws IOException {
        ImageData data = rows.lines.data;
        int first = rows.nextRow();
        int last = lastLine;
        for (int line = 0; line < pass.height(); line++) {
            if (!begins(pass)) {
                return false;
            }
            if (line > last && data.hasShortPieces()) {
                last = pass.height() - 1;
            }
            if (line >= first && line <= last) {
                rows.next();
                delivery.offer(line, rows.row(), rows.from());
                if (restarts != null) {
                    restarts.row(line, rows.row(), rows.from());
                }
            }
        }
        endsEarly = last < pass.height() - 1;
        if (endsEarly) {
            data.leaveAt(scan.readEnd());
        } else if (restarts != null && !data.hasShortPieces()) {
            scan.learnReadEnd();
        }
        return true;
    }
}
