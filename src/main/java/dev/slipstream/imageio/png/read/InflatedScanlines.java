package dev.slipstream.imageio.png.read;

import dev.slipstream.imageio.inflate.BlockStart;
import dev.slipstream.imageio.inflate.Inflate;
import dev.slipstream.imageio.inflate.ZlibDecoder;
import dev.slipstream.imageio.warmup.WarmUp;
import java.io.IOException;
import javax.imageio.IIOException;
import org.jspecify.annotations.Nullable;

/**
 * The filtered scanlines of an image, one after the other: a window over the output of inflate. The window holds the
 * last 32 KiB, to which the compressed data may refer, and the scanlines that have not been taken.
 */
final class InflatedScanlines {

    /** Bytes after the window's data, which inflate may write when it copies, and filters may read. */
    private static final int MARGIN = Inflate.OUT_MARGIN + Unfilter.AFTER;

    /** The least room after the history, in bytes, for what is inflated at a time. A decoder may have more room. */
    private static final int BATCH = 24 * 1024;

    /** Bytes of the longest scanline of which the window has room for several. */
    static final int LONGEST_IN_GROUPS = 64 * 1024;

    final ImageData data;
    private final ZlibDecoder inflate;
    private final JdkEnd jdk;

    private final byte[] window;

    /** The window's index of the first byte that has not been taken, and the index after the last one inflated. */
    private int start;
    private int end;

    /** Bytes of all scanlines. */
    private final long total;

    /** Bytes of the image still to be inflated; less than 0 if bytes after the image have been inflated. */
    private long left;

    /** Bytes of a scanline in which decoding has begun, to be dropped. */
    private int toDrop;

    /** Where places are noted at which decoding can begin; null if they are not. */
    private @Nullable Restarts restarts;

    /**
     * {@code runs}: as for {@link JdkReplay#failure}; {@code total}, {@code longest}: bytes of all scanlines and of the
     * longest one, with their filter types.
     */
    InflatedScanlines(ImageData data, ZlibDecoder inflate, int[] runs, long total, int longest) {
        this.data = data;
        this.inflate = inflate;
        this.jdk = new JdkEnd(data, inflate, runs);
        this.total = total;
        this.left = total;
        int most = Inflate.HISTORY + batch(longest);
        this.window = inflate.window(Math.addExact((int) Math.min(total, most), MARGIN));
        inflate.reset();
    }

    /** Room for whole groups of scanlines, unless they are too long: a group is unfiltered together. */
    private static int batch(int longest) {
        int group = longest <= LONGEST_IN_GROUPS ? PaethRows.MOST * longest : longest;
        return group >= BATCH ? group : (BATCH + group - 1) / group * group;
    }

    /** Notes places in {@code noting} at which decoding can begin, if the decoder can. */
    void noteIn(Restarts noting) {
        restarts = noting;
        inflate.pauseFrom(noting.nextPoint());
    }

    /** Begins at a point. Returns false if that is not possible any more. */
    boolean begin(RestartPoint point, int length) {
        if (!data.goTo(point.place)) {
            return false;
        }
        inflate.begin(point.block, data.block(), data.length(), point.bit());
        System.arraycopy(point.history, 0, window, 0, Inflate.HISTORY);
        start = Inflate.HISTORY;
        end = Inflate.HISTORY;
        left -= point.block.produced();
        jdk.beginAfter(point.line + 1);
        toDrop = (int) ((point.line + 1) * (long) length - point.block.produced());
        return true;
    }

    /** Whether decoding can go on after a rest. If it cannot, it has to begin anew. */
    boolean goOn() {
        return !jdk.hasFailed() && !isOutdated() && data.goOn();
    }

    /** Whether zlib would decode the rest, which is most of the image, though the process has got a faster decoder. */
    private boolean isOutdated() {
        return !inflate.canBegin() && !WarmUp.INFLATE.isUnderWay() && left > total / 2;
    }

    /** To be called if it may take long until decoding goes on. */
    void rest() {
        inflate.rest();
    }

    void close() {
        inflate.close();
    }

    /** Bytes of scanlines that have been inflated and can be taken, but not all of a last scanline that will fail. */
    int atHand() {
        return jdk.hasFailureAtLast() ? end - start - 1 : end - start;
    }

    /** The byte at {@code index} of those at hand. */
    byte peek(int index) {
        return window[start + index];
    }

    /** Holds the scanline taken last, at the index that {@link #next} has returned. */
    byte[] window() {
        return window;
    }

    /** Takes a scanline of {@code length} bytes with its filter type; returns the window's index of the filter type. */
    int next(int length) throws IOException {
        jdk.begin();
        if (toDrop > 0 && has(toDrop)) {
            start += toDrop;
            toDrop = 0;
        }
        if (!has(length)) {
            throw jdk.missing();
        }
        int index = start;
        take(length);
        return index;
    }

    /** Skips a scanline. */
    void skip(int length) throws IOException {
        jdk.begin();
        if (!jdk.isEnd() && !has(length)) {
            jdk.skipMissing();
        }
        take(Math.min(end - start, length));
    }

    IOException wrongFilter(int type) throws IOException {
        return jdk.wrongFilter(type);
    }

    private void take(int length) throws IOException {
        start += length;
        if (start == end) {
            jdk.checkLast();
        }
    }

    private boolean has(int length) {
        if (end - start < length && !jdk.hasFailed()) {
            makeRoom(length);
            try {
                decode(length);
            } catch (IOException e) {
                jdk.fail(e);
            }
            if (left <= 0) {
                finish();
            }
        }
        return end - start >= length;
    }

    private void finish() {
        int decoded = end;
        end += (int) left;
        left = 0;
        inflate.pauseFrom(Long.MAX_VALUE);
        try {
            jdk.finish(window, decoded, end);
        } catch (IOException e) {
            jdk.fail(e); // the stream cannot be moved any more
        }
    }

    private void makeRoom(int length) {
        if (start + length > window.length - MARGIN) {
            int from = Math.max(0, Math.min(start, end - Inflate.HISTORY));
            System.arraycopy(window, from, window, 0, end - from);
            start -= from;
            end -= from;
        }
    }

    /** Inflates until {@code length} bytes can be taken, and more as far as window and present input last. */
    private void decode(int length) throws IOException {
        boolean more = true;
        while (more && end - start < length) {
            int enough = (int) Math.min(window.length - MARGIN, end + left);
            int from = end;
            // Without a replay, only the byte at which inflate stops shows how much the JDK's reader reads.
            boolean isExact = end + left <= window.length && data.isFlushed();
            try {
                inflate.inflate(window, end, enough, isExact ? enough : window.length);
            } finally {
                end = inflate.decoded();
                left -= end - from;
            }
            boolean isPaused = restarts != null && isPaused(restarts);
            boolean isStuck = end == from && !isPaused && !inflate.isFinished() && !inflate.needsInput();
            if (isStuck) { // impossible, but better an error than an endless loop
                throw new IIOException("nothing could be decoded before byte " + data.position());
            }
            more = end - start >= length || (!inflate.isFinished() && hasInput());
        }
    }

    /** Whether the decoder has stopped at a block, where it can begin. */
    private boolean isPaused(Restarts noting) {
        BlockStart block = inflate.pause();
        if (block == null) {
            return false;
        }
        noting.note(block, data.placeOf(block.bit() >> 3), window, end);
        inflate.pauseFrom(noting.nextPoint());
        return true;
    }

    private boolean hasInput() throws IOException {
        if (inflate.needsInput()) {
            if (!data.next()) {
                return false;
            }
            inflate.setInput(data.block(), 0, data.length());
        }
        return true;
    }
}
