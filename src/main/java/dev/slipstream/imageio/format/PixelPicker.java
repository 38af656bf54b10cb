package dev.slipstream.imageio.format;

import java.util.Arrays;

/** Takes every nth pixel of a row, of bits or of whole bytes, from a first one on, and puts them side by side. */
public final class PixelPicker {

    private final int bitsPerPixel;
    private final int first;
    private final int period;
    private final int count;
    private final byte[] picked;

    /** {@code first}: the index of the first pixel that is taken; {@code period}: the distance to the next one. */
    public PixelPicker(int bitsPerPixel, int first, int period, int count) {
        this.bitsPerPixel = bitsPerPixel;
        this.first = first;
        this.period = period;
        this.count = count;
        this.picked = isPlain() ? new byte[0] : new byte[(int) (((long) count * bitsPerPixel + 7) >> 3)];
    }

    /** Whether the pixels lie side by side already, and begin with a whole byte. */
    public boolean isPlain() {
        return period == 1 && ((((long) first) * bitsPerPixel) & 7) == 0;
    }

    /** If {@link #isPlain}: how many bytes precede the first pixel. */
    public int offset() {
        return (int) (((long) first * bitsPerPixel) >> 3);
    }

    /** If not {@link #isPlain}: the pixels, from index 0 on. The first pixel of the row is at {@code from}. */
    public byte[] pick(byte[] row, int from) {
        return pick(row, from, count);
    }

    /** The same for only the first {@code count} of these pixels. */
    public byte[] pick(byte[] row, int from, int count) {
        if (bitsPerPixel < 8) {
            pickBits(row, from, count);
        } else {
            pickBytes(row, from, bitsPerPixel >> 3, count);
        }
        return picked;
    }

    private void pickBytes(byte[] row, int from, int size, int count) {
        int at = from + first * size;
        int to = 0;
        for (int i = 0; i < count; i++, at += period * size) {
            for (int k = 0; k < size; k++) {
                picked[to++] = row[at + k];
            }
        }
    }

    private void pickBits(byte[] row, int from, int count) {
        Arrays.fill(picked, (byte) 0);
        int mask = (1 << bitsPerPixel) - 1;
        long at = (long) first * bitsPerPixel;
        long to = 0;
        for (int i = 0; i < count; i++, at += (long) period * bitsPerPixel, to += bitsPerPixel) {
            int value = (row[from + (int) (at >> 3)] >> (int) (8 - bitsPerPixel - (at & 7))) & mask;
            picked[(int) (to >> 3)] |= (byte) (value << (int) (8 - bitsPerPixel - (to & 7)));
        }
    }
}
