package dev.slipstream.imageio.gif;

import dev.slipstream.imageio.format.UpdatedPixels;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.awt.image.WritableRaster;
import javax.imageio.ImageReadParam;

/** Writes the requested pixels of one image into its destination, row by row, with the events of the JDK's reader. */
final class FrameDelivery {

    /** The first row of each of the four passes of an interlaced image, and the distance to the next one. */
    private static final int[] PASS_START = {0, 4, 2, 1};
    private static final int[] PASS_PERIOD = {8, 8, 4, 2};

    private final GIFImageReader reader;
    private final Frame frame;
    private final BufferedImage image;
    private final WritableRaster raster;
    private final Rectangle source;
    private final Rectangle destination;
    private final int xSubsampling;
    private final int ySubsampling;
    private final int minPass;
    private final int maxPass;

    /** How many pixels of a row of the image are taken, some of which subsampling skips. */
    private final int taken;

    /** The pixels of a row from the first one that is taken on. */
    private final byte[] row;

    /** Of the row that is next: the pass that it belongs to, and its number in the image. */
    private int pass;
    private int y;

    /** The end of the row that was delivered last, in the pixels. */
    private int reached;

    /** {@code source}, {@code destination}: the results of {@code ImageReader.computeRegions}. */
    FrameDelivery(GIFImageReader reader, Frame frame, ImageReadParam param, BufferedImage image, Rectangle source,
            Rectangle destination) {
        this.reader = reader;
        this.frame = frame;
        this.image = image;
        this.raster = image.getWritableTile(0, 0);
        this.source = source;
        this.destination = destination;
        this.xSubsampling = param.getSourceXSubsampling();
        this.ySubsampling = param.getSourceYSubsampling();
        this.minPass = Math.max(param.getSourceMinProgressivePass(), 0);
        this.maxPass = Math.min(param.getSourceMaxProgressivePass(), PASS_START.length - 1);
        this.taken = Math.min(source.width, destination.width * xSubsampling);
        this.row = new byte[frame.width()];
    }

    /** Tells listeners of the first pass. */
    void begin() {
        startPass();
    }

    /**
     * Writes rows until a listener stops the reader.
     *
     * @param pixels those of whole rows, in the order of the file
     */
    void deliver(byte[] pixels, int rows, StringEnds strings) {
        if (minPass > 0) {
            return; // the JDK's reader never gets beyond the first pass
        }
        boolean isWhole = false;
        try {
            isWhole = deliverRows(pixels, rows, strings);
        } finally {
            if (!isWhole) {
                strings.endAt(reached);
            }
        }
    }

    /** False if the reader has been aborted. A listener or an unsuitable destination may also throw anything. */
    private boolean deliverRows(byte[] pixels, int rows, StringEnds strings) {
        int width = frame.width();
        for (int i = 0; i < rows && pass <= maxPass; i++) {
            if (reader.isAborted() && strings.endAt(reached) < reached + width) {
                return false;
            }
            reached += width;
            reader.imageProgress(100.0f * (i + 1) / frame.height());
            if (reader.isAborted()) {
                return false;
            }
            if (isRequested()) {
                write(pixels, reached - width);
            }
            advance();
        }
        return !reader.isAborted();
    }

    private boolean isRequested() {
        return y >= source.y && y < source.y + source.height && (y - source.y) % ySubsampling == 0
                && (y - source.y) / ySubsampling < destination.height;
    }

    private void write(byte[] pixels, int from) {
        int x = destination.x;
        int to = destination.y + (y - source.y) / ySubsampling;
        System.arraycopy(pixels, from + source.x, row, 0, frame.width() - source.x);
        if (xSubsampling == 1) {
            raster.setDataElements(x, to, taken, 1, row);
        } else {
            for (int i = 0; i < taken; i += xSubsampling) {
                raster.setSample(x++, to, 0, row[i] & 0xff);
            }
        }
        if (reader.hasUpdateListeners()) {
            // With subsampling, the JDK's reader tells the column after the last one.
            reader.imageUpdate(image, x, to, taken, 1, 1, reader.updatePeriod(), new int[] {0});
        }
    }

    /** To the next row. Passes without rows are skipped: the JDK's reader takes the next row for one of theirs. */
    private void advance() {
        if (!frame.isInterlaced()) {
            y++;
            return;
        }
        y += PASS_PERIOD[pass];
        if (y < frame.height()) {
            return;
        }
        if (reader.hasUpdateListeners()) {
            reader.passComplete(image);
        }
        do {
            pass++;
            if (pass > maxPass) {
                return;
            }
            y = PASS_START[pass];
        } while (y >= frame.height());
        startPass();
    }

    private void startPass() {
        if (!reader.hasUpdateListeners() || !frame.isInterlaced()) {
            return;
        }
        int period = PASS_PERIOD[pass];
        UpdatedPixels rows = UpdatedPixels.of(PASS_START[pass], period, (destination.height + period - 1) / period,
                source.y, source.height, ySubsampling, destination.y, destination.y + destination.height);
        reader.setUpdatePeriod(rows.period());
        reader.passStarted(image, pass, minPass, maxPass, 0, rows.first(), 1, rows.period(), new int[] {0});
    }
}
