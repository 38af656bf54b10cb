package dev.slipstream.imageio.jpeg;

import java.io.IOException;
import java.nio.ByteBuffer;

/** The bits of a scan, without the zeros that are stuffed after each byte of ones. */
final class BitReader {

    /** A byte of ones in {@code word} is a byte of zeros in its complement: this finds bytes of zeros. */
    private static final long ONES = 0x0101010101010101L;
    private static final long HIGHS = 0x8080808080808080L;

    private final Blocks in;

    /** Views the bytes of {@link #in}. In the interpreter, it takes less time than a VarHandle, and less to load. */
    private ByteBuffer view;

    /** The index of the next byte that is not in {@link #bits}. */
    int index;

    /** The next bit is the highest one. The bits after the first {@link #count} ones may be anything. */
    long bits;
    int count;

    /** How many of the bits, the last ones, are made up, since there is a marker. */
    private int madeUp;

    BitReader(Blocks in, int index) {
        this.in = in;
        this.index = index;
        view = ByteBuffer.wrap(in.bytes);
    }

    static boolean hasOnes(long word) {
        return ((~word - ONES) & word & HIGHS) != 0;
    }

    /** Returns the next bits, at least 56, after {@code most}. Sets {@link #count}. */
    long refill(long before, int most) throws IOException, Unfit {
        if (index + 8 <= in.length) {
            long word = view.getLong(index);
            if (!hasOnes(word)) {
                index += (63 - most) >>> 3;
                count = most | 56;
                return before | word >>> most;
            }
        }
        return refillBytewise(before, most);
    }

    private long refillBytewise(long before, int most) throws IOException, Unfit {
        if (madeUp > most) {
            throw new Unfit("a scan that ends early"); // which may claim to be a large one
        }
        // Beyond the counted bits there may be some of bytes that have not been taken.
        long filled = most == 0 ? 0 : before & (-1L << (64 - most));
        int free = 56 - most;
        for (; free >= 0; free -= 8) {
            int next = nextByte();
            if (next < 0) {
                madeUp += 8;
            } else {
                filled |= (long) next << free;
            }
        }
        count = 56 - free;
        if (view.capacity() != in.bytes.length) { // the bytes have moved
            view = ByteBuffer.wrap(in.bytes);
        }
        return filled;
    }

    /** Returns -1 at a marker. */
    private int nextByte() throws IOException, Unfit {
        int next = in.u8(index);
        if (next == 0xff) {
            int after = index + 1;
            while (in.u8(after) == 0xff) {
                after++;
            }
            if (in.u8(after) != 0) {
                return -1;
            }
            index = after;
        }
        index++;
        return next;
    }

    /** Fails unless all bytes have been used, and no bit that was made up. */
    void checkEnd() throws Unfit {
        if (madeUp > count || count - madeUp >= 8) {
            throw new Unfit("a scan of another length");
        }
    }

    /** Goes past a restart marker. */
    void restart(int number) throws IOException, Unfit {
        checkEnd();
        while (in.u8(index) == 0xff && in.u8(index + 1) == 0xff) {
            index++;
        }
        if (in.u8(index) != 0xff || in.u8(index + 1) != 0xd0 + number) {
            throw new Unfit("no restart marker");
        }
        index += 2;
        bits = 0;
        count = 0;
        madeUp = 0;
    }

    /** The value of the next {@code size} bits: those that begin with a 0 are negative. */
    static int value(long bits, int size) {
        int raw = (int) (bits >>> (64 - size));
        return raw + ((int) (bits >> 63) + 1) * (1 - (1 << size));
    }
}
