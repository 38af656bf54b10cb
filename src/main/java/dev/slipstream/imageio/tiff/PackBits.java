package dev.slipstream.imageio.tiff;

import java.util.Arrays;

/** Decodes PackBits: literal bytes and runs, each after a byte that says how many. */
final class PackBits {

    /** How many bytes after the data may be read, whatever they are. */
    static final int MARGIN = 8;

    private PackBits() {}

    /**
     * Whether {@code data} fills {@code out} from {@code from} to {@code end}, and has no code -128, after which the
     * JDK skips a byte. {@code room}: the end of what may be overwritten.
     */
    static boolean decode(byte[] data, int length, byte[] out, int from, int end, int room) {
        int index = 0;
        int at = from;
        while (index < length) {
            int code = data[index++];
            int n = code >= 0 ? code + 1 : 1 - code;
            if (n > end - at || code == Byte.MIN_VALUE || (code >= 0 ? n : 1) > length - index) {
                return false;
            }
            // The first bytes are always eight, since processors cannot predict how many they should be.
            int done = at <= room - MARGIN ? MARGIN : 0;
            if (code >= 0) {
                for (int i = 0; i < MARGIN && done > 0; i++) {
                    out[at + i] = data[index + i];
                }
                if (n > done) {
                    System.arraycopy(data, index + done, out, at + done, n - done);
                }
                index += n;
            } else {
                byte value = data[index++];
                for (int i = 0; i < MARGIN && done > 0; i++) {
                    out[at + i] = value;
                }
                if (n > done) {
                    Arrays.fill(out, at + done, at + n, value);
                }
            }
            at += n;
        }
        return at == end;
    }
}
