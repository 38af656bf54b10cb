package dev.slipstream.imageio.format;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;

/** Takes every nth pixel of a row, of bits or of whole bytes, from a first one on, and puts them side by side. */
public final class PixelPicker {

    /** Made when the first pixels are picked: most reads pick none. */
    private static final class Pair {

        static final VarHandle BYTES = MethodHandles.byteArrayViewVarHandle(short[].class, ByteOrder.nativeOrder());
    }

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

    // A loop over the bytes of each pixel, within that over the pixels, made reads of BMPs with subsampling slower than
    // the JDK's; byte by byte those of 16 bits were, too.

    private void pickBytes(byte[] row, int from, int size, int count) {
        int at = from + first * size;
        int step = period * size;
        int end = count * size;
        if (size == 1) {
            pick1(row, at, step, end);
        } else if (size == 3) {
            pick3(row, at, step, end);
        } else {
            for (int k = 0; k < size; k += Short.BYTES) {
                pick2(row, at + k, step, k, size, end);
            }
        }
    }

    private void pick1(byte[] row, int from, int step, int end) {
        byte[] picked = this.picked;
        for (int to = 0, at = from; to < end; to++, at += step) {
            picked[to] = row[at];
        }
    }

    /** Two bytes of all pixels. */
    private void pick2(byte[] row, int from, int step, int first, int size, int end) {
        byte[] picked = this.picked;
        for (int to = first, at = from; to < end; to += size, at += step) {
            Pair.BYTES.set(picked, to, (short) Pair.BYTES.get(row, at));
        }
    }

    private void pick3(byte[] row, int from, int step, int end) {
        byte[] picked = this.picked;
        for (int to = 0, at = from; to < end; to += 3, at += step) {
            picked[to] = row[at];
            picked[to + 1] = row[at + 1];
            picked[to + 2] = row[at + 2];
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
