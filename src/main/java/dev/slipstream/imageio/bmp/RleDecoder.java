package dev.slipstream.imageio.bmp;

import dev.slipstream.imageio.format.DelegatingImageReader;
import java.awt.image.BufferedImage;
import java.io.IOException;
import javax.imageio.stream.ImageInputStream;

/**
 * Decodes run-length coded images (Windows SDK, Bitmap Compression; RLE24: OS/2 Toolkit). The data are pairs of a count
 * and a value. If the count is 0, the value is an escape: 0 ends the row, 1 ends the image, 2 moves the position, and a
 * larger one is the number of pixels that follow, padded to two bytes.
 *
 * <p>Skipped pixels of a row become 0. Skipped rows are left as they are. Pixels beyond the right edge and
 * rows beyond the last one are ignored.
 */
final class RleDecoder {

    private final BmpHeader header;
    private final RleInput input;
    private final RleRow row;
    private final BmpRequest request;
    private final RowDelivery delivery;
    private final BufferedImage image;
    private final DelegatingImageReader events;
    private final int[] bands = new int[1];

    /** The row that is being decoded. It may be beyond the image. */
    private long line;

    /** The destination row for {@link #line}, or -1 if that row is not requested. */
    private int wantedRow;

    /** How many rows have been delivered. */
    private int delivered;

    RleDecoder(BmpHeader header, ImageInputStream stream, BmpRequest request, BufferedImage image,
            RowDelivery delivery, DelegatingImageReader events) throws IOException {
        this.header = header;
        this.input = new RleInput(stream, header.bitsPerPixel(), dataLength(header), isSizeOfPixels(header));
        this.row = RleRow.of(header);
        this.request = request;
        this.image = image;
        this.delivery = delivery;
        this.events = events;
        beginRow(header.isTopDown() ? 0 : header.height() - 1);
        stream.seek(header.start() + header.pixelOffset());
    }

    /** The length of the data according to the header; negative if it is impossible. */
    private static long dataLength(BmpHeader header) {
        return header.imageSize() != 0 ? header.imageSize() : header.fileSize() - header.pixelOffset();
    }

    /** Whether the header has the size of the decoded pixels, with or without padding, for that of the data. */
    private static boolean isSizeOfPixels(BmpHeader header) {
        long size = header.imageSize();
        long height = header.height();
        return size == header.stride() * height || size == header.rowBytes() * height
                || size == header.width() * height;
    }

    /** Reads the image. It stops early if the read is aborted, or after the region if nobody listens to progress. */
    void read() throws IOException {
        if (!decodeToEnd() && !events.isAborted()) {
            endOfData();
        }
        input.leave();
    }

    /** Returns whether the data have an end of the image. */
    private boolean decodeToEnd() throws IOException {
        byte[] data = input.window;
        while (true) {
            int at = row.take(data, input.index, input.end, input.limit);
            input.index = at;
            if (at >= input.end) {
                if (!input.refill() && (isComplete() || !input.goOn())) {
                    return false;
                }
                continue;
            }
            int escape = data[at + 1] & 0xff;
            at += 2;
            if (escape == RleRow.DELTA) {
                if (input.limit - at < 2) {
                    return false;
                }
                move(data[at] & 0xff, data[at + 1] & 0xff);
                at += 2;
                if (isPastRegion()) {
                    input.index = at;
                    return true;
                }
            } else if (endRow(escape)) {
                input.index = at;
                return escape == RleRow.END_OF_IMAGE || isPastRegion();
            }
            input.index = at;
        }
    }

    /** Moves {@code right} pixels to the right, and {@code away} rows on. */
    private void move(int right, int away) {
        int x = row.x + right;
        deliver();
        skipRows(away);
        row.moveTo(x);
    }

    /** Ends the row if it has pixels or an end of its own. Returns whether decoding ends. */
    private boolean endRow(int escape) {
        if (escape == RleRow.END_OF_ROW || row.x > 0) {
            deliver();
            skipRows(1);
        }
        return escape == RleRow.END_OF_IMAGE || events.isAborted() || isPastRegion();
    }

    /** Whether nothing of what follows is requested. Progress depends on all rows. */
    private boolean isPastRegion() {
        boolean isPastRegion = header.isTopDown()
                ? line >= request.source().y + (long) request.source().height : line < request.source().y;
        return isPastRegion && hasLine() && input.isLengthKnown && !events.hasProgressListeners();
    }

    private void deliver() {
        int to = wantedRow;
        if (to >= 0) { // other rows are not filled up: two bytes may end a row of any width
            delivery.deliver(to, row.complete(), 0);
            events.imageUpdate(image, 0, to, request.destination().width, 1, 1, 1, bands);
            delivered++;
        }
        events.imageProgress(100.0F * delivered / request.destination().height);
    }

    private void skipRows(int count) {
        beginRow(header.isTopDown() ? line + count : line - count);
    }

    private void beginRow(long newLine) {
        line = newLine;
        wantedRow = hasLine() ? request.rowFor((int) newLine) : -1;
        row.begin(wantedRow >= 0);
    }

    /** The row that is being decoded, counted as the file has them. */
    private long fileRow() {
        return header.isTopDown() ? line : header.height() - 1 - line;
    }

    /** Whether no pixel of the image is missing. */
    private boolean isComplete() {
        boolean isCut = input.index > input.limit;
        return !hasLine() || (fileRow() == header.height() - 1 && row.x == row.width && !isCut);
    }

    private boolean hasLine() {
        return line >= 0 && line < header.height();
    }

    private void endOfData() throws IOException {
        long fileRow = fileRow();
        boolean isComplete = isComplete();
        if (row.x > 0) {
            endRow(RleRow.END_OF_ROW);
        }
        if (input.isCutOff() && !isComplete) {
            throw header.end("BMP: the file ends within the run-length coded data, in row " + fileRow + " of "
                    + header.height() + " rows, counted as it has them", header.pixelOffset(), null);
        }
    }
}
