package dev.slipstream.imageio.tiff;

/**
 * TIFF's LZW: codes of 9 to 12 bits from the left, which become longer one code early. The string of a code is a place
 * in the bytes that have been decoded: it begins where the string before it begins, and is one byte longer.
 */
final class Lzw {

    // There is no VarHandle here: the interpreter takes three times as long with them, and C2 does well without.

    private static final int CLEAR = 256;
    private static final int END = 257;
    private static final int LONGEST = 12;

    /** Shorter strings are copied byte by byte: a call of System.arraycopy would take longer. */
    private static final int SHORT = 24;

    /** The bytes that are copied at a time. */
    private static final int STEP = 4;

    /** Where the string of each code begins; that of code 258 with the first code after a clear code. */
    private final int[] begins = new int[(1 << LONGEST) + 2];

    /**
     * Whether {@code data} fills {@code out} from {@code start} to {@code end}, and all codes are in order. Otherwise
     * the JDK's reader decodes the strip in its own way.
     *
     * @param data {@code length} bytes, with at least four more
     * @param room the end of what may be overwritten
     * @param mayEndOddly whether the last code may be any: the JDK's writer does not know that the end's code may have
     *     become longer with the code before, and its reader writes the pixels of that code after the strip, where they
     *     stay if the image is not new, or if the read is aborted before the next strip
     */
    boolean decode(byte[] data, int length, byte[] out, int start, int end, int room, boolean mayEndOddly) {
        int[] begins = this.begins;
        long bits = 0;      // the last ones are those that have been loaded last
        int loaded = 0;     // how many of them are to be used
        int index = 0;      // of the next byte to load
        int left = length * 8;
        int size = 9;
        int next = CLEAR;   // the code whose string begins at the next byte; END after a clear code
        int at = start;
        int last = Math.min(end, room - STEP);
        if (length < 2 || (data[0] & 0xff) != CLEAR >> 1) {
            return false;
        }
        while (left >= size) {
            if (loaded < size) {
                bits = (bits << 32) | ((data[index] & 0xffL) << 24) | ((data[index + 1] & 0xff) << 16)
                        | ((data[index + 2] & 0xff) << 8) | (data[index + 3] & 0xff);
                index += 4;
                loaded += 32;
            }
            loaded -= size;
            left -= size;
            int code = (int) (bits >>> loaded) & ((1 << size) - 1);
            if (code == CLEAR) {
                if (next == END) {
                    return false;
                }
                size = 9;
                next = END;
                continue;
            }
            if (code == END) {
                break;
            }
            if (at == end) {
                return mayEndOddly && left < size && next < 1 << LONGEST;
            }
            next++;
            if (code >= next || next > 1 << LONGEST) {
                return false;
            }
            begins[next] = at;
            if (code < CLEAR) {
                out[at++] = (byte) code;
            } else {
                int from = begins[code];
                int n = begins[code + 1] - from + 1;
                int to = at;
                at += n;
                if (at > last) {
                    if (at > end) {
                        return false;
                    }
                    for (; to < at; to++) {
                        out[to] = out[from++];
                    }
                } else if (n < SHORT || from + n > to) {
                    do { // most strings have two to four bytes
                        out[to] = out[from];
                        out[to + 1] = out[from + 1];
                        out[to + 2] = out[from + 2];
                        out[to + 3] = out[from + 3];
                        to += STEP;
                        from += STEP;
                    } while (to < at);
                } else {
                    System.arraycopy(out, from, out, to, n);
                }
            }
            if (next + 1 == 1 << size && size < LONGEST) {
                size++;
            }
        }
        return at == end;
    }
}
