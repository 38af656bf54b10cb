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

    /** Whether it is known where the data end. */
    final boolean isLengthKnown;

    /** How many bytes of data come after the window, unless the file ends before. */
    private long left;

    /** Whether the file has ended before the data should. */
    boolean isFileEnd;

    /** Data up to {@link #limit}. At their end, zeros follow, which complete an instruction that is cut off. */
    final byte[] window;

    /** The index of the next byte. */
    int index;

    /** The index after the last byte of data in the window. */
    int limit;

    /** Instructions that begin before this index have all their bytes in the window, and may be taken. */
    int end;

    /** {@code length}: of the data, which begin where the stream stands at the first read; negative if unknown. */
    RleInput(ImageInputStream stream, long length) {
        this.stream = stream;
        this.isLengthKnown = length >= 0;
        this.left = isLengthKnown ? length : Long.MAX_VALUE;
        this.window = new byte[(int) Math.min(WINDOW, left) + LONGEST];
    }

    /** Moves the window on. Returns false if there are no more instructions. */
    boolean refill() throws IOException {
        if (left == 0 || isFileEnd) {
            return false;
        }
        fill();
        if (left > 0 && !isFileEnd) {
            end = limit - LONGEST + 1;
        } else {
            end = limit - 1;
            Arrays.fill(window, limit, limit + LONGEST, (byte) 0);
        }
        return index < end;
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
