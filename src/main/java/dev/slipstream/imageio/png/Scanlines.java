package dev.slipstream.imageio.png;

import dev.slipstream.imageio.inflate.Inflate;
import dev.slipstream.imageio.inflate.InflateException;
import dev.slipstream.imageio.inflate.ZlibDecoder;
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
final class Scanlines {

    /** Bytes behind the window's data that may be written: inflate's copies, and loads of eight bytes of filters. */
    private static final int MARGIN = 320;

    /** What is decoded at least at a time behind the history: more where the decoder has a larger window. */
    private static final int BATCH = 24 * 1024;

    /** Of longer scanlines no more than one is decoded at a time. */
    static final int LONGEST_IN_GROUPS = 64 * 1024;

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

    /**
     * Bytes behind the image that the JDK's reader has room for when it decodes the last one, if all is in one piece.
     * Else there may be more, at most a batch: how many depends on what each of the pieces before decodes to.
     */
    private final int roomBehind;

    /** Why there are no more. */
    private @Nullable IOException failure;

    /** Whether {@link #failure} is behind the image, and behind more bytes that are right. */
    private boolean isBehindMore;

    /** Bytes of all scanlines, and of those that have been taken. */
    private final long total;
    private long taken;

    /** Bytes as far as the scanline skipped last. */
    private long skipped;

    /** What the JDK's reader has decoded by now, in bytes: to see a scanline a batch at a time, to skip one no more. */
    private long decodedByJdk;

    /** {@code total}: bytes of all scanlines, with those that tell the filter; {@code longest}: of the longest one. */
    Scanlines(ImageData data, ZlibDecoder inflate, long total, int longest) {
        this.data = data;
        this.inflate = inflate;
        this.total = total;
        this.left = total;
        this.roomBehind = JDK_BATCH - 1 - (int) ((total - 1) % JDK_BATCH);
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
        return end - start;
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
        if (!has(length)) {
            throw failure != null ? failure : atEnd();
        }
        int index = start;
        start += length;
        taken += length;
        while (decodedByJdk < taken) {
            decodedByJdk = Math.max(decodedByJdk, taken - length) + JDK_BATCH;
        }
        return index;
    }

    /** The stream position before which is what has been decoded: the end of the last block. */
    long position() {
        return data.position(data.length());
    }

    /**
     * Takes a scanline that nobody looks at. As in the JDK, there may be too few, if the data properly end there; and
     * what is wrong behind the last one is noticed only if that was decoded together with one that somebody looks at.
     */
    void skip(int length) throws IOException {
        if (!has(length) && !inflate.isFinished() && !(isBehindMore && decodedByJdk < total)) {
            throw failure != null ? failure : atEnd();
        }
        start = Math.min(end, start + length);
        taken += length;
        skipped = taken;
    }

    private boolean has(int length) {
        if (end - start < length && failure == null) {
            makeRoom(length);
            try {
                decode(length);
            } catch (InflateException e) {
                failure = new ZipException(e.getMessage()); // of the JDK's class
                if (left <= 0) { // wrong behind the image, where the JDK's reader notices it: the last byte is lost
                    end += (int) left - 1;
                }
            } catch (IOException e) {
                failure = e;
            }
        }
        return end - start >= length;
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

    /** Looks at what the JDK's reader would see behind the image: whether it notices a wrong checksum. */
    private void finish() throws IOException {
        int piece = data.endOfPiece(inflate.used());
        inflate.shortenInput(piece);
        int to = Math.max(end, end + (int) left + (data.isFirstPiece(piece) ? roomBehind : JDK_BATCH));
        int seen = end;
        try {
            seen = inflate.inflate(window, end, Integer.MAX_VALUE, Math.min(to, window.length));
            if (seen == window.length && seen < to) {
                int history = Math.min(seen, Inflate.HISTORY);
                byte[] more = Arrays.copyOfRange(window, seen - history, to);
                inflate.inflate(more, history, Integer.MAX_VALUE, history + to - seen);
            }
        } catch (InflateException e) {
            isBehindMore = seen > end || inflate.decoded() > end;
            throw e;
        }
        data.leaveAt(piece);
    }

    /**
     * What to throw at the scanline taken last, of so many bytes, if there is no such filter type: what is wrong with
     * the data behind, if that is where the JDK's reader has decoded them already.
     */
    IOException wrongFilter(int type, int length) throws IOException {
        IOException behind = failure;
        if (behind != null && data.canRewind() && !JdkInflate.decodes(data, skipped, taken - skipped, length)) {
            return behind;
        }
        return new IIOException("Unknown row filter type (= " + type + ")!"); // the JDK's words
    }

    private static EOFException atEnd() {
        return new EOFException("the image data end before the image does");
    }
}
