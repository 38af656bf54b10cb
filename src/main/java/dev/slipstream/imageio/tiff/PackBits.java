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
                for (int i = 0; i < MARGIN; i++) {
                    out[at + i] = data[index + i];
                }
                if (n > MARGIN) {
                    System.arraycopy(data, index + MARGIN, out, at + MARGIN, n - MARGIN);
                }
                index += n;
            } else {
                byte value = data[index++];
                for (int i = 0; i < MARGIN; i++) {
                    out[at + i] = value;
                }
                if (n > MARGIN) {
                    Arrays.fill(out, at + MARGIN, at + n, value);
                }
            }
            at += n;
        }
        return at == count;
    }
}
