package dev.slipstream.imageio.bmp;

import java.io.ByteArrayOutputStream;

/** Writes the codes of BMP's run lengths of 4, 8 and 24 bits. The caller decides on their order. */
public final class RleOutput {

    private static final int END_OF_LINE = 0;
    private static final int END_OF_BITMAP = 1;
    private static final int DELTA = 2;

    private final int bits;
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    /** @param bits of a pixel: 4, 8 or 24 */
    public RleOutput(int bits) {
        this.bits = bits;
    }

    /** {@code count} pixels of one value, or, with 4 bits, of two values that alternate. */
    public void encoded(int count, int first, int second) {
        out.write(count);
        if (bits == 4) {
            out.write(first << 4 | second);
        } else {
            pixel(first);
        }
    }

    /**
     * At least three literal pixels.
     *
     * @param spare bits that fill the last byte, and a byte of padding
     */
    public void absolute(int[] pixels, int from, int count, int spare) {
        code(0, count);
        int start = out.size();
        for (int i = 0; i < count; i++) {
            if (bits != 4) {
                pixel(pixels[from + i]);
            } else if (i % 2 == 0) {
                out.write(pixels[from + i] << 4 | (i + 1 < count ? pixels[from + i + 1] : spare & 15));
            }
        }
        if ((out.size() - start) % 2 == 1) {
            out.write(spare);
        }
    }

    /** Skips pixels to the right, and rows in the order of the file. */
    public void delta(int right, int rows) {
        code(0, DELTA);
        code(right, rows);
    }

    public void endOfLine() {
        code(0, END_OF_LINE);
    }

    public void endOfBitmap() {
        code(0, END_OF_BITMAP);
    }

    public byte[] toByteArray() {
        return out.toByteArray();
    }

    private void pixel(int value) {
        for (int shift = 0; shift < bits; shift += Byte.SIZE) {
            out.write(value >> shift);
        }
    }

    private void code(int first, int second) {
        out.write(first);
        out.write(second);
    }
}
