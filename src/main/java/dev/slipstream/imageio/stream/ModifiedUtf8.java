package dev.slipstream.imageio.stream;

import java.io.UTFDataFormatException;

/**
 * Encodes strings as {@link java.io.DataOutput#writeUTF} says: a length of two bytes, then up to three bytes a char.
 */
final class ModifiedUtf8 {

    private static final int LONGEST = 0xffff;

    private ModifiedUtf8() {}

    static byte[] encode(String s) throws UTFDataFormatException {
        long length = 0;
        for (int i = 0; i < s.length(); i++) {
            length += length(s.charAt(i));
        }
        if (length > LONGEST) {
            throw new UTFDataFormatException("writeUTF: a string of " + length + " encoded bytes, at most " + LONGEST
                    + " are possible");
        }
        byte[] bytes = new byte[Short.BYTES + (int) length];
        bytes[0] = (byte) (length >> 8);
        bytes[1] = (byte) length;
        int index = Short.BYTES;
        for (int i = 0; i < s.length(); i++) {
            index = put(s.charAt(i), bytes, index);
        }
        return bytes;
    }

    private static int length(char c) {
        if (c >= 1 && c < 0x80) {
            return 1;
        }
        return c < 0x800 ? 2 : 3;
    }

    /** The index behind its bytes. */
    private static int put(char c, byte[] bytes, int index) {
        int i = index;
        switch (length(c)) {
            case 1 -> bytes[i++] = (byte) c;
            case 2 -> {
                bytes[i++] = (byte) (0xc0 | (c >> 6));
                bytes[i++] = (byte) (0x80 | (c & 0x3f));
            }
            default -> {
                bytes[i++] = (byte) (0xe0 | (c >> 12));
                bytes[i++] = (byte) (0x80 | ((c >> 6) & 0x3f));
                bytes[i++] = (byte) (0x80 | (c & 0x3f));
            }
        }
        return i;
    }
}
