package dev.slipstream.imageio.png.read;

import dev.slipstream.imageio.inflate.BlockStart;
import dev.slipstream.imageio.inflate.Inflate;
import dev.slipstream.imageio.png.file.PngHeader;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Where the next read of a part of an image can begin: where the last one ended, or at one of the points noted while
 * decoding. Belongs to one input, and only to an image that is not interlaced.
 */
// Synchronized, since a reader may be disposed of while another thread reads: two would have one decoder.
public final class Restarts {

    /** The most bytes of memory that all points take, and that the scanlines after the last read take besides. */
    private static final int MOST_MEMORY = 2 << 20;

    /** The least bytes of scanlines from a point to the next one. */
    private static final int SHORTEST_DISTANCE = 1 << 20;

    private final int lineLength;

    /** Bytes from a point to the next one. If memory allows no points, this is larger than the image. */
    private final long distance;

    private final List<RestartPoint> points = new ArrayList<>();

    /** A point whose scanline has not been unfiltered yet. */
    private @Nullable RestartPoint next;

    /** The scanlines after the last read. */
    private @Nullable UnfilteredRows kept;

    private boolean isClosed;

    public Restarts(PngHeader header) {
        lineLength = 1 + (int) header.rowBytes(header.width());
        int memory = Inflate.HISTORY + ImageData.JDK_READ + lineLength;
        long most = MOST_MEMORY / memory;
        distance = most == 0 ? Long.MAX_VALUE : Math.max(SHORTEST_DISTANCE, header.size() / most + 1);
    }

    /** Takes the scanlines after the last read, if they can go on to scanline {@code line}; otherwise null. */
    synchronized @Nullable UnfilteredRows take(int line) {
        UnfilteredRows last = kept;
        kept = null;
        if (last == null) {
            next = null;
            return null;
        }
        RestartPoint point = point(line);
        boolean isNearest = last.nextRow() <= line && (point == null || point.line < last.nextRow());
        if (isNearest && last.lines.goOn()) {
            return last;
        }
        next = null;
        last.lines.close();
        return null;
    }

    /** The last point before scanline {@code line}, or null. */
    synchronized @Nullable RestartPoint point(int line) {
        RestartPoint last = null;
        for (RestartPoint point : points) {
            if (point.line < line) {
                last = point;
            }
        }
        return last;
    }

    /** Keeps scanlines for the next read, or closes them if there is none to come, or they are too long. */
    synchronized void keep(UnfilteredRows used) {
        close(kept);
        kept = null;
        if (isClosed || used.memory() > MOST_MEMORY) {
            used.lines.close();
        } else {
            used.lines.rest();
            kept = used;
        }
    }

    /** The number of decoded bytes after which to note the next point. */
    synchronized long nextPoint() {
        long last = next != null ? next.block.produced() : points.isEmpty() ? 0
                : points.get(points.size() - 1).block.produced();
        return distance == Long.MAX_VALUE ? distance : last + distance;
    }

    /** Notes that a block begins at {@code end} of {@code window}. */
    synchronized void note(BlockStart block, ImageData.Place place, byte[] window, int end) {
        int line = (int) ((block.produced() - 1) / lineLength);
        next = new RestartPoint(block, place, Arrays.copyOfRange(window, end - Inflate.HISTORY, end), line,
                new byte[0]);
    }

    /** Notes an unfiltered scanline, if a point needs it. It begins at index {@code from} of {@code row}. */
    void row(int line, byte[] row, int from) {
        RestartPoint noted = next;
        if (noted != null && noted.line <= line) {
            add(noted, line, row, from);
        }
    }

    private synchronized void add(RestartPoint noted, int line, byte[] row, int from) {
        next = null;
        boolean isLast = points.isEmpty() || points.get(points.size() - 1).line < line;
        if (noted.line == line && isLast && !isClosed) {
            points.add(noted.with(Arrays.copyOfRange(row, from, from + lineLength - 1)));
        }
    }

    /** Forgets all points, since the file is not the same any more. */
    synchronized void forgetPoints() {
        points.clear();
        next = null;
    }

    /** Gives up everything. A read that goes on keeps nothing at its end. */
    public synchronized void close() {
        isClosed = true;
        forgetPoints();
        close(kept);
        kept = null;
    }

    private static void close(@Nullable UnfilteredRows rows) {
        if (rows != null) {
            rows.lines.close();
        }
    }
}
