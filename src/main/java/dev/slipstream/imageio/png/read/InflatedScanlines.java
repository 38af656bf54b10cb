package dev.slipstream.imageio.png.read;

import dev.slipstream.imageio.inflate.Inflate;
import dev.slipstream.imageio.inflate.InflateException;
import dev.slipstream.imageio.inflate.ZlibDecoder;
import dev.slipstream.imageio.png.file.Pass;
import java.io.EOFException;
import java.io.IOException;
import java.util.Arrays;
import java.util.zip.ZipException;
import javax.imageio.IIOException;
import org.jspecify.annotations.Nullable;

/**
 * The filtered scanlines of an image, one after the other: a window over what comes out of inflate. It holds the last
 * 32 KiB, to which the compressed data may refer, and the scanlines that have not been taken.
 */
final class InflatedScanlines {

    /** Bytes after the window's data: inflate's copies write to them, and filters read them. */
    private static final int MARGIN = Inflate.OUT_MARGIN + Unfilter.BEHIND;

    /** What is decoded at least at a time behind the history: more where the decoder has a larger window. */
    private static final int BATCH = 24 * 1024;

    /** Of longer scanlines no more than one is decoded at a time. */
    static final int LONGEST_IN_GROUPS = 64 * 1024;

    /** Input of a few symbols: those behind the last byte of the image that may have been decoded with it. */
    private static final int FEW_SYMBOLS = 24;

    /** What the JDK's reader decodes at a time, unless a scanline is longer. */
    private static final int JDK_BATCH = 8 * 1024;

    private final ImageData data;
    private final ZlibDecoder inflate;

    private final byte[] window;

    /** The first byte of the window that has not been taken, and the end of what has been decoded. */
    private int start;
    private int end;

    /** Bytes of the image that have not been decoded. */
    private long left;

    /** Why there are no more. */
    private @Nullable IOException failure;

    /** Whether it has to be seen if the JDK's reader takes the last scanline, and where it leaves the stream. */
    private boolean isUnsure;

    /** What is wrong behind the image, which the JDK's reader may notice or not. */
    private @Nullable IOException wrongBehind;

    /** Whether what is missing is the end for the JDK's reader, which skips such scanlines. */
    private boolean isEnd;

    /** What has been taken or skipped, as {@link JdkReplay} reads it again; the present one. */
    private final int[] runs = new int[2 * (Pass.LAST + 1)];
    private int run;

    /** {@code total}: bytes of all scanlines, with those that tell the filter; {@code longest}: of the longest one. */
    InflatedScanlines(ImageData data, ZlibDecoder inflate, long total, int longest) {
        this.data = data;
        this.inflate = inflate;
        this.left = total;
        int most = Inflate.HISTORY + batch(longest);
        this.window = inflate.window(Math.addExact((int) Math.min(total, most), MARGIN));
        inflate.reset();
    }

    /** Whole groups of scanlines, unless they are too long: what is unfiltered together has to be there together. */
    private static int batch(int longest) {
        int group = longest <= LONGEST_IN_GROUPS ? PaethRows.MOST * longest : longest;
        return group >= BATCH ? group : (BATCH + group - 1) / group * group;
    }

    /** Bytes of scanlines that have been decoded and not been taken. */
    int atHand() {
        return isUnsure ? end - start - 1 : end - start; // the last scanline may fail
    }

    /** One of those. */
    byte peek(int index) {
        return window[start + index];
    }

    /** Holds the scanline taken last, at its index. */
    byte[] window() {
        return window;
    }

    /** Takes a scanline of so many bytes, with the one that tells the filter; returns the index of that one. */
    int next(int length) throws IOException {
        note(length);
        if (!has(length)) {
            throw asJdk(failure != null ? failure : atEnd());
        }
        int index = start;
        start += length;
        lookBehind();
        return index;
    }

    /** The stream position before which is what has been decoded: the end of the last block. */
    long position() {
        return data.position(data.length());
    }

    /** Takes a scanline that nobody looks at. As in the JDK, there may be too few, if the data properly end there. */
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

    /** If the last scanline has been taken: whether the JDK's reader takes it. */
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

    /** What the JDK's reader throws for wrong data, or data that are missing; null if it has no need of them. */
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
                IOException wrong = new ZipException(e.getMessage()); // of the JDK's class
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

    /** Decodes until there are so many bytes to take, and more if they come easily. */
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
            boolean isStuck = end == from && !inflate.isFinished() && !inflate.needsInput();
            if (isStuck) { // impossible, and no reason to go round for ever
                throw new IIOException("nothing could be decoded before byte " + position());
            }
            more = end - start >= length || (!inflate.isFinished() && hasInput());
        }
        if (left <= 0) {
            finish();
        }
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

    /** Looks at what the JDK's reader may see behind the image: whether it may notice a wrong checksum. */
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
        data.leaveAt(endOfRead);
    }

    /** What to throw at the scanline taken last if there is no such filter type: the data behind may be wrong, too. */
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
