package dev.slipstream.imageio.inflate;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;

/**
 * Decodes literals and matches of a block as long as there is so much input and so much room that it need not look how
 * much. Whatever else comes, the end of the block or an error, it leaves to {@link Inflate}, before that symbol.
 */
final class FastLoop {

    /** Room for output that is written unasked: six literals, and a match in steps. */
    static final int OUT_MARGIN = 6 + 258 + 32;

    /** Input: a round loads eight bytes twice, and takes at most seven of them each time. */
    static final int IN_MARGIN = 16;

    private static final VarHandle LONG = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    private static final VarHandle SHORT = MethodHandles.byteArrayViewVarHandle(short[].class, ByteOrder.LITTLE_ENDIAN);

    /** Bytes that a match is copied at a time. */
    private static final int STEP = 32;

    /** If it has more bytes, a match is better copied as an array. */
    private static final int LONG_MATCH = 64;

    /** Any byte eight times. */
    private static final long EACH = 0x0101010101010101L;

    private FastLoop() {}

    /**
     * Decodes into {@code out} from {@code from} on, until {@code enough} is reached or passed.
     *
     * @param floor the first byte of {@code out} that may be referred to
     * @param to behind the last byte of {@code out} that may be written
     * @return the index behind the last byte
     */
    static int run(BitInput input, CodeTable literals, CodeTable distances, byte[] out, int floor, int from,
            int enough, int to) {
        byte[] in = input.bytes;
        int i = input.index;
        int lastIn = input.limit - IN_MARGIN;
        long bits = input.bits;
        int count = input.count;
        int[] literal = literals.entries();
        int literalMask = (1 << literals.indexBits()) - 1;
        int[] distance = distances.entries();
        int distanceMask = (1 << distances.indexBits()) - 1;
        int o = from;
        int lastOut = Math.min(enough - 1, to - OUT_MARGIN);
        if (i > lastIn || o > lastOut) {
            return o;
        }
        // Bits above count are those of the next byte, which is loaded again with the same bits.
        bits |= (long) LONG.get(in, i) << count;
        i += (63 - count) >> 3;
        count |= 56;
        // The next entry is always looked up before its round begins: at least 23 bits are left of the round before, so
        // that it need not wait for more of them to be loaded.
        int e = literal[(int) bits & literalMask];
        while (i <= lastIn && o <= lastOut) {
            bits |= (long) LONG.get(in, i) << count;
            i += (63 - count) >> 3;
            count |= 56;
            if ((e & CodeTable.LITERAL) != 0) { // at most 11 bits: three times 11 leave 23
                SHORT.set(out, o, (short) (e >>> CodeTable.VALUE_SHIFT));
                o += 1 + ((e >> CodeTable.TWO_SHIFT) & 1);
                bits >>>= e;
                count -= e & CodeTable.BITS;
                e = literal[(int) bits & literalMask];
                if ((e & CodeTable.LITERAL) != 0) {
                    SHORT.set(out, o, (short) (e >>> CodeTable.VALUE_SHIFT));
                    o += 1 + ((e >> CodeTable.TWO_SHIFT) & 1);
                    bits >>>= e;
                    count -= e & CodeTable.BITS;
                    e = literal[(int) bits & literalMask];
                    if ((e & CodeTable.LITERAL) != 0) {
                        SHORT.set(out, o, (short) (e >>> CodeTable.VALUE_SHIFT));
                        o += 1 + ((e >> CodeTable.TWO_SHIFT) & 1);
                        bits >>>= e;
                        count -= e & CodeTable.BITS;
                        e = literal[(int) bits & literalMask];
                        continue;
                    }
                }
            }
            // A code of at most 15 bits and 5 extra bits, of at least 34.
            long bitsBefore = bits;
            int countBefore = count;
            int iBefore = i;
            if ((e & CodeTable.SUBTABLE) != 0) {
                bits >>>= e & CodeTable.BITS;
                count -= e & CodeTable.BITS;
                e = literal[CodeTable.second(bits, e)];
                if ((e & CodeTable.LITERAL) != 0) {
                    out[o++] = (byte) (e >>> CodeTable.VALUE_SHIFT);
                    bits >>>= e;
                    count -= e & CodeTable.BITS;
                    e = literal[(int) bits & literalMask];
                    continue;
                }
            }
            if ((e & CodeTable.STOP) != 0) {
                bits = bitsBefore;
                count = countBefore;
                break;
            }
            int length = (e >>> CodeTable.VALUE_SHIFT) + CodeTable.extra(bits, e);
            bits >>>= e;
            count -= e & CodeTable.BITS;

            bits |= (long) LONG.get(in, i) << count;
            i += (63 - count) >> 3;
            count |= 56;
            e = distance[(int) bits & distanceMask];
            if ((e & CodeTable.SUBTABLE) != 0) {
                bits >>>= e & CodeTable.BITS;
                count -= e & CodeTable.BITS;
                e = distance[CodeTable.second(bits, e)];
            }
            int back = (e >>> CodeTable.VALUE_SHIFT) + CodeTable.extra(bits, e);
            int source = o - back;
            if ((e & CodeTable.STOP) != 0 || source < floor) {
                bits = bitsBefore;
                count = countBefore;
                i = iBefore;
                break;
            }
            bits >>>= e;
            count -= e & CodeTable.BITS;
            e = literal[(int) bits & literalMask];
            copy(out, o, back, o + length);
            o += length;
        }
        input.bits = bits & ((1L << count) - 1);
        input.count = count;
        input.index = i;
        return o;
    }

    /** A match, with up to 31 bytes behind its end. */
    private static void copy(byte[] out, int from, int back, int end) {
        if (back >= STEP) {
            copyStep(out, from, back);
            if (end - from > STEP) { // most matches are not so long
                copyLong(out, from, back, end);
            }
        } else if (back == 1) {
            repeat(out, from, end);
        } else {
            copyNear(out, from, back, end);
        }
    }

    private static void copyStep(byte[] out, int o, int back) {
        LONG.set(out, o, (long) LONG.get(out, o - back));
        LONG.set(out, o + 8, (long) LONG.get(out, o + 8 - back));
        LONG.set(out, o + 16, (long) LONG.get(out, o + 16 - back));
        LONG.set(out, o + 24, (long) LONG.get(out, o + 24 - back));
    }

    /** Of which the first step has been copied. */
    private static void copyLong(byte[] out, int from, int back, int end) {
        int o = from + STEP;
        if (end - from > LONG_MATCH && back >= end - from) {
            System.arraycopy(out, o - back, out, o, end - o);
            return;
        }
        do {
            copyStep(out, o, back);
            o += STEP;
        } while (o < end);
    }

    private static void repeat(byte[] out, int from, int end) {
        if (end - from > LONG_MATCH) {
            Arrays.fill(out, from, end, out[from - 1]);
            return;
        }
        long pattern = (out[from - 1] & 0xffL) * EACH;
        int o = from;
        do {
            LONG.set(out, o, pattern);
            LONG.set(out, o + 8, pattern);
            LONG.set(out, o + 16, pattern);
            LONG.set(out, o + 24, pattern);
            o += STEP;
        } while (o < end);
    }

    private static void copyNear(byte[] out, int from, int back, int end) {
        int o = from;
        if (back >= Long.BYTES) {
            do {
                LONG.set(out, o, (long) LONG.get(out, o - back));
                o += Long.BYTES;
            } while (o < end);
        } else {
            for (int k = 0; k < Long.BYTES; k++) {
                out[o + k] = out[o + k - back];
            }
            int period = Long.BYTES - Long.BYTES % back;
            long pattern = (long) LONG.get(out, o);
            for (o += period; o < end; o += period) {
                LONG.set(out, o, pattern);
            }
        }
    }
}
