package dev.slipstream.imageio.tiff;

/** Decodes PackBits: literal bytes and runs, each after a byte that says how many. */
final class PackBits {

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
            if (code >= 0) {
                System.arraycopy(data, index, out, at, n);
                index += n;
                at += n;
            } else {
                byte value = data[index++];
                for (int end = at + n; at < end; at++) {
                    out[at] = value;
                }
            }
        }
        return at == count;
    }
}
