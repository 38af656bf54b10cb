package dev.slipstream.imageio.gif;

import java.io.IOException;
import javax.imageio.stream.ImageOutputStream;

/** Writes the indexes of an image, with the events of the JDK's writer. */
final class ImageData {

    /** How many bits the indexes of an image have at least for the encoder. */
    private static final int FEWEST_BITS = 2;

    /** How many times, at most and roughly, the listeners are told how far the image is. */
    private static final int REPORTS = 20;

    private final IndexRows rows;
    private final GIFImageWriter to;
    private final LzwEncoder encoder;

    /** Listeners are told of every row with a number that is a multiple of this one. */
    private final int period;

    ImageData(IndexRows rows, GIFImageWriter to, ImageOutputStream stream) {
        this.rows = rows;
        this.to = to;
        long pixels = (long) rows.width() * rows.height();
        encoder = new LzwEncoder(stream, Math.max(FEWEST_BITS, rows.bits()), pixels);
        period = Math.max(rows.height() / REPORTS, 1);
    }

    /** Returns false if the write was aborted. Then the data are cut off after a block, as by the JDK's writer. */
    boolean write(boolean isInterlaced) throws IOException {
        boolean isWhole;
        try {
            isWhole = isInterlaced ? writePasses() : writeRows(0, 1, 0);
        } catch (RuntimeException | Error e) {
            encoder.flush();
            throw e;
        }
        if (isWhole) {
            encoder.end();
        } else {
            encoder.flush();
        }
        return isWhole;
    }

    /** The JDK's writer counts the rows before a pass like this, even if the image has fewer. */
    private boolean writePasses() throws IOException {
        int second = rows.height() / 8;
        int third = second + (rows.height() - 4) / 8;
        return writeRows(0, 8, 0) && writeRows(4, 8, second) && writeRows(2, 4, third)
                && writeRows(1, 2, third + (rows.height() - 2) / 4);
    }

    /** Writes every {@code step}th row from {@code first} on, the first of which is counted as {@code number}. */
    private boolean writeRows(int first, int step, int number) throws IOException {
        int height = rows.height();
        for (int y = first, i = number; y < height; y += step, i++) {
            if (i % period == 0) {
                if (to.hasProgressListeners()) {
                    encoder.flush(); // the listeners may look at the stream
                    to.imageProgress(i * 100.0f / height);
                }
                if (to.isAborted()) {
                    return false;
                }
            }
            encoder.encode(rows.row(y), rows.width());
        }
        return true;
    }
}
