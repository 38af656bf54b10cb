package dev.slipstream.imageio.png.read;

import dev.slipstream.imageio.inflate.BlockStart;
import dev.slipstream.imageio.inflate.Inflate;
import dev.slipstream.imageio.inflate.InflateException;
import dev.slipstream.imageio.inflate.ZlibDecoder;
import dev.slipstream.imageio.png.file.Pass;
import dev.slipstream.imageio.warmup.WarmUp;
import java.io.EOFException;
import java.io.IOException;
import java.util.Arrays;
import java.util.zip.ZipException;
import javax.imageio.IIOException;
import org.jspecify.annotations.Nullable;

/**
 * The filtered scanlines of an image, one after the other: a window over the output of inflate. The window holds the
 * last 32 KiB, to which the compressed data may refer, and the scanlines that have not been taken.
 */
final class InflatedScanlines {

    /** Bytes after the window's data, which inflate may write when it copies, and filters may read. */
    private static final int MARGIN = Inflate.OUT_MARGIN + Unfilter.BEHIND;

    /** The least room after the history, in bytes, for what is inflated at a time. A decoder may have more room. */
    private static final int BATCH = 24 * 1024;

    /** Bytes of the longest scanline of which the window has room for several. */
    static final int LONGEST_IN_GROUPS = 64 * 1024;

    /** Input bytes of a few symbols, as inflate may decode them beyond the last byte of the image. */
    private static final int FEW_SYMBOLS = 24;

    /** How many bytes the JDK's reader inflates at a time, unless a scanline is longer. */
    private static final int JDK_BATCH = 8 * 1024;

    private final ImageData data;
    private final ZlibDecoder inflate;

    private final byte[] window;

    /** The window's index of the first byte that has not been taken, and the index after the last one inflated. */
    private int start;
    private int end;

    /** Bytes of the image still to be inflated; less than 0 if bytes after the image have been inflated. */
    private long left;

    /** The error that keeps the rest of the image from being inflated. */
    private @Nullable IOException failure;

    /** Whether a replay has to show if the JDK's reader gets the last scanline, and where it leaves the stream. */
    private boolean isUnsure;

    /** The error in the data after the image, which the JDK's reader may notice or not. */
    private @Nullable IOException wrongBehind;

    /** Whether the JDK's reader takes missing data for the end of the stream, and skips the rest without an error. */
    private boolean isEnd;

    /** Bytes of a scanline in which decoding has begun, to be dropped. */
    private int toDrop;

    /** Where places are noted at which decoding can begin; null if they are not. */
    private @Nullable Restarts restarts;

    /** The scanlines taken or skipped, as for {@link JdkReplay#failure}, and the index of the last run of these. */
    private final int[] runs = new int[2 * (Pass.LAST + 1)];
    private int run;

    /** {@code total}, {@code longest}: bytes of all scanlines and of the longest one, with their filter types. */
    InflatedScanlines(ImageData data, ZlibDecoder inflate, long total, int longest) {
        this.data = data;
        this.inflate = inflate;
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

    /** Notes places in {@code restarts} at which decoding can begin, if the decoder can. */
    void noteIn(Restarts restarts) {
        if (inflate instanceof Inflate own) {
            this.restarts = restarts;
            own.pauseFrom(restarts.nextPoint());
        }
    }

    /** Begins at a point. Returns false if that is not possible any more. */
    boolean begin(RestartPoint point, Inflate own, int length) {
        if (!data.goTo(point.place)) {
            return false;
        }
        own.begin(point.block, data.block(), data.length(), point.bit());
        System.arraycopy(point.history, 0, window, 0, Inflate.HISTORY);
        start = Inflate.HISTORY;
        end = Inflate.HISTORY;
        left -= point.block.produced();
        runs[0] = length;
        runs[1] = point.line + 1;
        toDrop = (int) (runs[1] * (long) length - point.block.produced());
        return true;
    }

    /** Whether decoding can go on after a rest. If it cannot, it has to begin anew. */
    boolean goOn() {
        return failure == null && !isOutdated() && data.goOn();
    }

    /** Whether zlib would decode the rest, which is most of the image, though the process has got a faster decoder. */
    private boolean isOutdated() {
        return !(inflate instanceof Inflate) && !WarmUp.INFLATE.isUnderWay() && left > (long) runs[0] * runs[1];
    }

    /** To be called if it may take long until decoding goes on. */
    void rest() {
        inflate.rest();
    }

    void close() {
        inflate.close();
    }

    /** Bytes of scanlines that have been inflated and not been taken. */
    int atHand() {
        return isUnsure ? end - start - 1 : end - start; // the last scanline may fail: not all of it is at hand
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
        note(length);
        if (toDrop > 0 && has(toDrop)) {
            start += toDrop;
            toDrop = 0;
        }
        if (!has(length)) {
            throw asJdk(failure != null ? failure : atEnd());
        }
        int index = start;
        start += length;
        lookBehind();
        return index;
    }

    /** The stream position after the last block: what has been inflated lies before it. */
    long position() {
        return data.position(data.length());
    }

    /** See {@link ImageData#hasShortPieces}. */
    boolean hasShortPieces() {
        return data.hasShortPieces();
    }

    /** Leaves the stream at {@code position}. */
    void leaveAt(long position) throws IOException {
        data.leaveAt(position);
    }

    /** Skips a scanline. It may be missing if the zlib stream ends properly: the JDK's skipBytes does not fail then. */
    void skip(int length) throws IOException {
        note(-length);
        if (!isEnd && !has(length) && !inflate.isFinished()) {
            IOException thrown = failureOfJdk(failure != null ? failure : atEnd());
            if (thrown != null) {
                throw thrown;
            }
            isEnd = true;
        }
        start = Math.min(end, start + length);
        lookBehind();
    }

    private void note(int length) {
        if (runs[run] != length && runs[run + 1] > 0) {
            run += 2;
        }
        runs[run] = length;
        runs[run + 1]++;
    }

    /** After the last scanline: throws what the JDK's reader throws if it does not get this scanline. */
    private void lookBehind() throws IOException {
        if (isUnsure && start == end) {
            isUnsure = false;
            IOException thrown = data.failureOfJdk(runs, wrongBehind);
            if (thrown != null) {
                throw thrown;
            }
        }
    }

    private IOException asJdk(IOException ours) throws IOException {
        IOException jdk = failureOfJdk(ours);
        return jdk == null ? ours : jdk;
    }

    /** What the JDK's reader throws for wrong or missing data; null if it does not need these data. */
    private @Nullable IOException failureOfJdk(IOException ours) throws IOException {
        boolean isOfData = ours instanceof ZipException || ours instanceof EOFException;
        return isOfData ? data.failureOfJdk(runs, ours) : ours;
    }

    private boolean has(int length) {
        if (end - start < length && failure == null) {
            makeRoom(length);
            try {
                decode(length);
            } catch (InflateException e) {
                IOException wrong = new ZipException(e.getMessage()); // the class that the JDK's streams throw
                if (left <= 0) {
                    wrongBehind = wrong;
                    beUnsure();
                } else {
                    failure = wrong;
                }
            } catch (IOException e) {
                failure = e;
            }
        }
        return end - start >= length;
    }

    private void beUnsure() {
        isUnsure = true;
        end += (int) left;
        left = 0;
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
            try {
                inflate.inflate(window, end, enough, window.length);
            } finally {
                end = inflate.decoded();
                left -= end - from;
            }
            boolean isPaused = restarts != null && isPaused(restarts);
            boolean isStuck = end == from && !isPaused && !inflate.isFinished() && !inflate.needsInput();
            if (isStuck) { // impossible, but better an error than an endless loop
                throw new IIOException("nothing could be decoded before byte " + position());
            }
            more = end - start >= length || (!inflate.isFinished() && hasInput());
        }
        if (left <= 0) {
            if (restarts != null) {
                ((Inflate) inflate).pauseFrom(Long.MAX_VALUE);
            }
            finish();
        }
    }

    /** Whether the decoder has stopped at a block, where it can begin. */
    private boolean isPaused(Restarts noting) {
        Inflate own = (Inflate) inflate;
        BlockStart block = own.pause();
        if (block == null) {
            return false;
        }
        noting.note(block, data.placeOf(block.bit() >> 3), window, end);
        own.pauseFrom(noting.nextPoint());
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

    /** Inflates what the JDK's reader may inflate after the image, since it may notice a wrong checksum there. */
    private void finish() throws IOException {
        int used = inflate.used();
        if (left < 0 && (used - 1) % ImageData.JDK_READ < FEW_SYMBOLS) { // the image may end in the piece before
            beUnsure();
            return;
        }
        int endOfRead = data.endOfJdkRead(used);
        inflate.shortenInput(endOfRead);
        int to = Math.max(end, end + (int) left + JDK_BATCH);
        int seen = inflate.inflate(window, end, Integer.MAX_VALUE, Math.min(to, window.length));
        if (seen == window.length && seen < to) {
            int history = Math.min(seen, Inflate.HISTORY);
            byte[] more = Arrays.copyOfRange(window, seen - history, to);
            inflate.inflate(more, history, Integer.MAX_VALUE, history + to - seen);
        }
        data.leaveAt(data.position(endOfRead));
    }

    /** What to throw for an unknown filter type. The JDK's reader may find an error in the data after it first. */
    IOException wrongFilter(int type) throws IOException {
        IOException unknown = new IIOException("Unknown row filter type (= " + type + ")!"); // the JDK's words
        IOException behind = failure != null ? failure : wrongBehind;
        IOException jdk = data.failureOfJdk(runs, behind);
        return jdk == null ? unknown : jdk;
    }

    private static EOFException atEnd() {
        return new EOFException("the image data end before the image does");
    }
}
