package dev.slipstream.imageio.gif;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

/** Builds small GIFs, of 16 colours, whose codes and data blocks are chosen one by one. */
final class GifBuilder {

    /** The clear code and the code for the end, of 5 bits. */
    static final int CLEAR = 16;
    static final int END = 17;

    private static final int CODE_BITS = 5;

    private final ByteArrayOutputStream file = new ByteArrayOutputStream();

    /** A file with a palette of 16 colours. */
    GifBuilder(int width, int height) {
        this(width, height, true);
    }

    /** A file with a palette of 16 colours, or without one. */
    GifBuilder(int width, int height, boolean hasColours) {
        file.writeBytes("GIF89a".getBytes(StandardCharsets.US_ASCII));
        writeShort(width);
        writeShort(height);
        file.write(hasColours ? 0x80 | 7 << 4 | 3 : 7 << 4);
        writeShort(0);
        for (int i = 0; hasColours && i < 16; i++) {
            file.writeBytes(new byte[] {(byte) (i * 10), (byte) i, (byte) (255 - i)});
        }
    }

    private void writeShort(int value) {
        file.write(value);
        file.write(value >> 8);
    }

    /** The image descriptor, and the code size. */
    GifBuilder image(int width, int height, boolean isInterlaced) {
        file.write(0x2c);
        writeShort(0);
        writeShort(0);
        writeShort(width);
        writeShort(height);
        file.write(isInterlaced ? 0x40 : 0);
        file.write(CODE_BITS - 1);
        return this;
    }

    /** Data blocks: the first ones have the lengths that are given, the last one has the rest. */
    GifBuilder data(byte[] data, int... lengths) {
        int at = 0;
        for (int length : lengths) {
            block(data, at, length);
            at += length;
        }
        block(data, at, data.length - at);
        file.write(0);
        return this;
    }

    private void block(byte[] data, int from, int length) {
        file.write(length);
        file.write(data, from, length);
    }

    GifBuilder bytes(int... bytes) {
        for (int value : bytes) {
            file.write(value);
        }
        return this;
    }

    byte[] end() {
        file.write(0x3b);
        return file.toByteArray();
    }

    /** Codes of 5 bits, of which there may be so few that no code needs more. */
    static byte[] codes(int... codes) {
        ByteArrayOutputStream data = new ByteArrayOutputStream();
        int bits = 0;
        int count = 0;
        for (int code : codes) {
            bits |= code << count;
            count += CODE_BITS;
            while (count >= Byte.SIZE) {
                data.write(bits);
                bits >>>= Byte.SIZE;
                count -= Byte.SIZE;
            }
        }
        data.write(bits);
        return data.toByteArray();
    }
}
