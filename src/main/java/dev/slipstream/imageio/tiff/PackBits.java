package dev.slipstream.imageio.tiff;

import java.util.Arrays;

/** Decodes PackBits: literal bytes and runs, each after a byte that says how many. */
final class PackBits {

    /** How many bytes are read after the data, or written after the room, whatever they are. */
    static final int MARGIN = 8;

    private PackBits() {}

    /** Whether {@code data} has exactly {@code count} bytes, and no code -128, after which the JDK skips a byte. */
    static boolean decode(byte[] data, int length, byte[] out, int count) {
        int index = 0;
        int at = 0;
        while (index < length) {
            int code = data[index++];
            int n = code >= 0 ? code + 1 : 1 - code;
            if (n > count - at || code == Byte.MIN_VALUE || (code >= 0 ? n : 1) > length - index) {
                return false;
            }
            // The first bytes are always eight, since processors cannot predict how many they should be.
            if (code >= 0) {
                out[at] = data[index];
                out[at + 1] = data[index + 1];
                out[at + 2] = data[index + 2];
                out[at + 3] = data[index + 3];
                out[at + 4] = data[index + 4];
                out[at + 5] = data[index + 5];
                out[at + 6] = data[index + 6];
                out[at + 7] = data[index + 7];
                if (n > MARGIN) {
                    System.arraycopy(data, index + MARGIN, out, at + MARGIN, n - MARGIN);
                }
                index += n;
            } else {
                byte value = data[index++];
                out[at] = value;
                out[at + 1] = value;
                out[at + 2] = value;
                out[at + 3] = value;
                out[at + 4] = value;
                out[at + 5] = value;
                out[at + 6] = value;
                out[at + 7] = value;
                if (n > MARGIN) {
                    Arrays.fill(out, at + MARGIN, at + n, value);
                }
            }
            at += n;
        }
        return at == count;
    }
}
