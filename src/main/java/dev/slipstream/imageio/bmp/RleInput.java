package dev.slipstream.imageio.bmp;

import dev.slipstream.imageio.format.StreamReads;
import java.io.IOException;
import java.util.Arrays;
import javax.imageio.stream.ImageInputStream;

/** The data of a run-length coded image, a window at a time. */
final class RleInput {

    /** The longest instruction: two bytes, 255 pixels of 24 bits and a byte of padding. */
    private static final int LONGEST = 2 + 3 * 255 + 1;

    private static final int WINDOW = 4096;

    private final ImageInputStream stream;

    private final int bitsPerPixel;

    /** Whether it is known where the data end. */
    boolean isLengthKnown;

    /** Whether data may follow after those of the given length. */
    private boolean mayGoOn;

    private boolean hasGoneOn;

    /** How many bytes of data come after the window, unless the file ends before. */
    private long left;

    private boolean isFileEnd;

    /** Data up to {@link #limit}. At their end, zeros follow, which complete an instruction that is cut off. */
    final byte[] window;

    /** The index of the next byte. */
    int index;

    /** The index after the last byte of data in the window. */
    int limit;

    /** Instructions that begin before this index have all their bytes in the window, and may be taken. */
    int end;

    /**
     * Data that begin at the stream's position at the first read.
     *
     * @param length of the data; negative if unknown
     * @param mayGoOn whether the length may be wrong, so that {@link #goOn} can be called
     */
    RleInput(ImageInputStream stream, int bitsPerPixel, long length, boolean mayGoOn) {
        this.stream = stream;
        this.bitsPerPixel = bitsPerPixel;
        this.mayGoOn = mayGoOn;
        this.isLengthKnown = length >= 0;
        this.left = isLengthKnown ? length : Long.MAX_VALUE;
        this.window = new byte[(mayGoOn ? WINDOW : (int) Math.min(WINDOW, left)) + LONGEST];
    }

    /** Moves the window on. Returns false if there are no more instructions. */
    boolean refill() throws IOException {
        if (left == 0 || isFileEnd) {
            return false;
        }
        fill();
        if (left > 0 && !isFileEnd) {
            end = limit - LONGEST + 1;
        } else if (mayGoOn && !isFileEnd) {
            end = endOfInstructions();
        } else {
            end = limit - 1;
            Arrays.fill(window, limit, limit + LONGEST, (byte) 0);
        }
        return index < end;
    }

    /** Where the last instruction ends that is not cut off. No data follow if it ends the image. */
    private int endOfInstructions() {
        int at = index;
        while (at + 1 < limit) {
            int next = at + length(window[at] & 0xff, window[at + 1] & 0xff);
            if (next > limit) {
                return at;
            }
            if (window[at] == 0 && window[at + 1] == RleRow.END_OF_IMAGE) {
                mayGoOn = false;
                return next;
            }
            at = next;
        }
        return at;
    }

    /** The length of an instruction in bytes, by its first two. */
    private int length(int count, int value) {
        if (count > 0) {
            return 1 + Math.max(1, bitsPerPixel / Byte.SIZE);
        }
        int literals = value > RleRow.DELTA ? (value * bitsPerPixel + 15) / 16 * 2 : value == RleRow.DELTA ? 2 : 0;
        return 2 + literals;
    }

    /**
     * Takes what follows after the given length for data, too, if that length may be wrong. Returns false if it is not,
     * or if nothing follows.
     */
    boolean goOn() throws IOException {
        if (!mayGoOn || isFileEnd) {
            return false;
        }
        mayGoOn = false;
        hasGoneOn = true;
        isLengthKnown = false;
        left = Long.MAX_VALUE;
        return refill();
    }

    /** Whether the file has ended before the data should. */
    boolean isCutOff() {
        return isFileEnd && !hasGoneOn;
    }

    private void fill() throws IOException {
        System.arraycopy(window, index, window, 0, limit - index);
        limit -= index;
        index = 0;
        int wanted = (int) Math.min(left, window.length - LONGEST - limit);
        int got = StreamReads.fill(stream, window, limit, wanted);
        limit += got;
        left -= got;
        isFileEnd = got < wanted;
    }

    /** Leaves the stream after the data, where another image may follow. Data of unknown length end at the index. */
    void leave() throws IOException {
        if (!isLengthKnown) {
            stream.seek(stream.getStreamPosition() - Math.max(0, limit - index));
            return;
        }
        while (left > 0 && !isFileEnd) {
            index = limit;
            fill();
        }
    }
}
