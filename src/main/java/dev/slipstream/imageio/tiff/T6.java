package dev.slipstream.imageio.tiff;

import java.util.Arrays;

/**
 * Decodes T.6, the code of fax machines of group 4: each row tells where its colours change, most of these places by
 * those of the row above. A row is made when all of its changes are known.
 */
final class T6 {

    /** So many bytes after the data are set to 0, which begins no code. */
    static final int ZEROS_AFTER = 16;

    /** Modes before this one move a change by -3 to 3; the one after it, the last, has the lengths of two runs. */
    private static final int PASS = 7;
    private static final int MODE_BITS = 7;

    /** By the next bits: the mode, and the length of its code; 0 where no code is. */
    private static final byte[] MODES = modes();

    private final int width;

    /** Where the colours change in the row above, and in this one: to black, to white, and so on. */
    private int[] above;
    private int[] row;

    // The input: bits that have been loaded, of which the last ones have not been used.

    private byte[] data = {};
    private int index;
    private long bits;
    private int loaded;

    T6(int width) {
        this.width = width;
        this.above = new int[width + 4];
        this.row = new int[width + 4];
    }

    private static byte[] modes() {
        byte[] table = new byte[1 << MODE_BITS];
        String[] codes = {"0000010", "000010", "010", "1", "011", "000011", "0000011", "0001", "001"};
        for (int mode = 0; mode < codes.length; mode++) {
            int shift = MODE_BITS - codes[mode].length();
            int first = Integer.parseInt(codes[mode], 2) << shift;
            Arrays.fill(table, first, first + (1 << shift), (byte) (mode << 3 | codes[mode].length()));
        }
        return table;
    }

    /**
     * Whether the rows of a strip are as an encoder writes them. The JDK's reader has its own results if a row ends by
     * passing a change, or changes at each pixel: then it does not find a place for changes of the next row.
     *
     * @param out 0 from {@code from} on, as long as the strip
     */
    boolean decode(byte[] bytes, int length, byte[] out, int from, int rowBytes, int height) {
        Arrays.fill(bytes, length, length + ZEROS_AFTER, (byte) 0);
        Arrays.fill(above, 0, 4, width);
        data = bytes;
        index = 0;
        loaded = 0;
        for (int y = 0; y < height; y++) {
            int changes = decodeRow();
            if (changes < 0 || index - loaded / 8 > length) {
                return false;
            }
            for (int i = 0; i < changes; i += 2) {
                blacken(out, from + y * rowBytes, row[i], row[i + 1]);
            }
            int[] next = above;
            above = row;
            row = next;
        }
        return true;
    }

    /** How many changes the row has, the last one at its end; -1 if something is odd. */
    private int decodeRow() {
        int[] above = this.above;
        int[] row = this.row;
        int n = 0;
        int at = -1; // the last change; at first before the row
        int i = 0;   // the next change above to the same colour
        while (at < width) {
            load();
            int mode = MODES[(int) (bits >>> (loaded - MODE_BITS)) & ((1 << MODE_BITS) - 1)];
            loaded -= mode & 7;
            if (mode == 0) {
                return -1;
            }
            mode >>= 3;
            if (mode < PASS) {
                int change = above[i] + mode - 3;
                if (change <= at || change > width) {
                    return -1;
                }
                at = change;
                row[n++] = at;
                i += mode >= 3 || i == 0 ? 1 : -1;
            } else if (mode == PASS) {
                at = above[i + 1];
                if (at >= width) {
                    return -1;
                }
                i += 2;
            } else {
                boolean isWhite = (n & 1) == 0;
                int first = run(isWhite ? RunCodes.WHITE : RunCodes.BLACK);
                int second = run(isWhite ? RunCodes.BLACK : RunCodes.WHITE);
                int change = Math.max(at, 0) + first;
                if (first < 0 || second < 0 || change + second > width || n + 2 > width) {
                    return -1;
                }
                row[n++] = change;
                at = change + second;
                row[n++] = at;
            }
            while (at < width && above[i] <= at) {
                i += 2;
            }
        }
        if (n > width) {
            return -1;
        }
        Arrays.fill(row, n, n + 4, width);
        return n;
    }

    /** The pixels of a run; -1 if it has no code. */
    private int run(int[] codes) {
        int pixels = 0;
        while (true) {
            load();
            int code = codes[(int) (bits >>> (loaded - RunCodes.LONGEST)) & ((1 << RunCodes.LONGEST) - 1)];
            if (code == 0 || pixels > width) {
                return -1;
            }
            loaded -= code & RunCodes.LENGTH;
            pixels += code >> RunCodes.PIXELS_SHIFT;
            if ((code & RunCodes.CONTINUES) == 0) {
                return pixels;
            }
        }
    }

    private void load() {
        if (loaded < 32) {
            byte[] data = this.data;
            int i = index;
            bits = (bits << 32) | ((data[i] & 0xffL) << 24) | ((data[i + 1] & 0xff) << 16)
                    | ((data[i + 2] & 0xff) << 8) | (data[i + 3] & 0xff);
            index = i + 4;
            loaded += 32;
        }
    }

    private static void blacken(byte[] out, int at, int from, int to) {
        if (from >= to) {
            return;
        }
        int first = at + (from >> 3);
        int last = at + (to >> 3);
        int head = 0xff >> (from & 7);
        int tail = (0xff00 >> (to & 7)) & 0xff;
        if (first == last) {
            out[first] |= (byte) (head & tail);
            return;
        }
        out[first] |= (byte) head;
        for (int i = first + 1; i < last; i++) {
            out[i] = -1;
        }
        if (tail != 0) {
            out[last] |= (byte) tail;
        }
    }
}
