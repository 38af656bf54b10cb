package dev.slipstream.imageio.inflate;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;

/**
 * Decodes literals and matches of a block while there is enough input and room for a whole round, so that it need not
 * check for each symbol. It stops before the end of the block or an error, which it leaves to {@link Inflate}.
 *
 * <p>There are two loops, since the processor has too few registers for one: values that are stored and loaded again
 * make each symbol wait longer for the one before. The loop of literals keeps the index of the next byte and the number
 * of bits left. The loop of matches, with up to three entries of literals after each, keeps the position in bits, from
 * which it loads the bits anew. The index of a first look-up is never beyond its table, and is not checked.
 */
final class FastLoop {

    /** Room for what a round writes without a check: nine literals, and a match in steps. */
    static final int OUT_MARGIN = 9 + 258 + 32;

    /** Input of a round of literals: it loads eight bytes and takes at most seven. A match loads eight more. */
    static final int IN_MARGIN = 16;

    /** Input after a match: three entries of literals and one of a subtable, or else two of literals and a match. */
    private static final int IN_MARGIN_OF_MATCHES = 24;

    /** What a round leaves of {@link #IN_MARGIN}: it takes at most nine bytes, two entries of literals and a match. */
    static final int AFTER = 7;

    /** The bits of a larger input do not fit into an int: such input has to come in pieces. */
    private static final int LARGEST_IN = 1 << 28;

    private static final VarHandle LONG = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    private static final VarHandle INT = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);

    /** Bytes of a match that are copied at a time. */
    private static final int STEP = 32;

    /** A match of more bytes is better copied by {@code System.arraycopy}. */
    private static final int LONG_MATCH = 64;

    /** By distance: a factor that repeats its bytes to fill eight, and how many of the eight are whole repeats. */
    private static final long[] REPEATED = {
        0, 0x0101010101010101L, 0x0001000100010001L, 0x0001000001000001L,
        0x0000000100000001L, 0x0000010000000001L, 0x0001000000000001L, 0x0100000000000001L
    };
    private static final int[] PERIODS = {0, 8, 8, 6, 8, 5, 6, 7};

    private FastLoop() {}

    /**
     * Decodes into {@code out} from {@code from} on, until {@code enough} is reached or passed.
     *
     * @param limit the end of the bytes that may be loaded from the input's array. If it is at most {@link #AFTER}
     *     bytes after the end of the input, all symbols that are decoded lie within the input.
     * @param floor the first byte of {@code out} that a match may refer to
     * @param to the end of the bytes of {@code out} that may be written
     * @return the index after the last decoded byte
     */
    static int run(BitInput input, int limit, CodeTable literals, CodeTable distances, byte[] out, int floor,
            int from, int enough, int to) {
        byte[] in = input.bytes;
        int i = input.index;
        int lastIn = limit - IN_MARGIN;
        int count = input.count; // only its lowest six bits are valid
        int o = from;
        int lastOut = Math.min(enough - 1, to - OUT_MARGIN);
        if (i > lastIn || o > lastOut || limit > LARGEST_IN
                || i * Byte.SIZE - count < input.first() * Byte.SIZE) { // bits of an older array
            return o;
        }
        int lastPosition = (limit - IN_MARGIN_OF_MATCHES) * Byte.SIZE;
        int[] literal = literals.entries();
        int[] distance = distances.entries();
        // The bits above count belong to the next byte. Loading that byte again gives the same bits.
        long bits = input.bits | (long) LONG.get(in, i) << count;
        i += 7 - ((count >> 3) & 7);
        count |= 56;
        while (true) {
            int e;
            while (true) {
                // At least 23 bits are left: the first entry need not wait until more are loaded.
                e = literal[(int) bits & (literal.length - 1)];
                bits |= (long) LONG.get(in, i) << count;
                i += 7 - ((count >> 3) & 7);
                count |= 56;
                if ((e & CodeTable.LITERALS) == 0) {
                    break;
                }
                INT.set(out, o, e >>> CodeTable.LITERAL_SHIFT);
                o += (e >>> CodeTable.LITERALS_SHIFT) & 3;
                bits >>>= e;
                count -= e;
                e = literal[(int) bits & (literal.length - 1)];
                if ((e & CodeTable.LITERALS) == 0) {
                    break;
                }
                INT.set(out, o, e >>> CodeTable.LITERAL_SHIFT);
                o += (e >>> CodeTable.LITERALS_SHIFT) & 3;
                bits >>>= e;
                count -= e;
                e = literal[(int) bits & (literal.length - 1)];
                if ((e & CodeTable.LITERALS) == 0) {
                    break;
                }
                INT.set(out, o, e >>> CodeTable.LITERAL_SHIFT);
                o += (e >>> CodeTable.LITERALS_SHIFT) & 3;
                bits >>>= e;
                count -= e;
                if (i > lastIn || o > lastOut) {
                    return end(input, i * Byte.SIZE - (count & 63), o);
                }
            }
            int position = i * Byte.SIZE - (count & 63);
            while (true) {
                int start = position;
                // Of at least 34 bits, a code takes at most 15, its extra bits 5, and the look-up of a distance 8.
                if ((e & (CodeTable.SUBTABLE | CodeTable.STOP)) != 0) {
                    if ((e & CodeTable.STOP) != 0) {
                        return end(input, start, o);
                    }
                    bits >>>= e & CodeTable.BITS;
                    position += e & CodeTable.BITS;
                    e = literals.further()[CodeTable.second(bits, e)];
                    if ((e & CodeTable.LITERALS) != 0) {
                        out[o++] = (byte) (e >>> CodeTable.LITERAL_SHIFT);
                        position += e & CodeTable.BITS;
                        break;
                    }
                    if ((e & CodeTable.STOP) != 0) {
                        return end(input, start, o);
                    }
                }
                int length = (e >>> CodeTable.VALUE_SHIFT) + CodeTable.extra(bits, e);
                position += e & CodeTable.BITS;
                // The eight bits for the look-up of the distance are still there, its extra bits perhaps not.
                e = distance[(int) (bits >>> e) & (distance.length - 1)];
                bits = (long) LONG.get(in, position >>> 3) >>> (position & 7);
                if ((e & (CodeTable.SUBTABLE | CodeTable.STOP)) != 0) {
                    if ((e & CodeTable.STOP) != 0) {
                        return end(input, start, o);
                    }
                    bits >>>= e & CodeTable.BITS;
                    position += e & CodeTable.BITS;
                    e = distances.further()[CodeTable.second(bits, e)];
                    if ((e & CodeTable.STOP) != 0) {
                        return end(input, start, o);
                    }
                }
                int back = (e >>> CodeTable.VALUE_SHIFT) + CodeTable.extra(bits, e);
                if (o - back < floor) {
                    return end(input, start, o);
                }
                bits >>>= e;
                position += e & CodeTable.BITS;
                e = literal[(int) bits & (literal.length - 1)];
                copy(out, o, back, o + length);
                o += length;
                if (position > lastPosition || o > lastOut) {
                    return end(input, position, o);
                }
                bits = (long) LONG.get(in, position >>> 3) >>> (position & 7);
                if ((e & CodeTable.LITERALS) != 0) {
                    INT.set(out, o, e >>> CodeTable.LITERAL_SHIFT);
                    o += (e >>> CodeTable.LITERALS_SHIFT) & 3;
                    bits >>>= e;
                    position += e & CodeTable.BITS;
                    e = literal[(int) bits & (literal.length - 1)];
                    if ((e & CodeTable.LITERALS) != 0) {
                        INT.set(out, o, e >>> CodeTable.LITERAL_SHIFT);
                        o += (e >>> CodeTable.LITERALS_SHIFT) & 3;
                        bits >>>= e;
                        position += e & CodeTable.BITS;
                        e = literal[(int) bits & (literal.length - 1)];
                        if ((e & CodeTable.LITERALS) != 0) {
                            INT.set(out, o, e >>> CodeTable.LITERAL_SHIFT);
                            o += (e >>> CodeTable.LITERALS_SHIFT) & 3;
                            bits >>>= e;
                            position += e & CodeTable.BITS;
                            e = literal[(int) bits & (literal.length - 1)];
                            if ((e & CodeTable.LITERALS) != 0) {
                                break; // the loop of literals looks this one up again
                            }
                            // Three entries and a length code might leave no bits for the distance.
                            bits = (long) LONG.get(in, position >>> 3) >>> (position & 7);
                        }
                    }
                }
            }
            if (position > lastPosition || o > lastOut) {
                return end(input, position, o);
            }
            bits = (long) LONG.get(in, position >>> 3) >>> (position & 7);
            i = (position >>> 3) + 7;
            count = 56 - (position & 7);
        }
    }

    private static int end(BitInput input, int position, int o) {
        input.seek(position);
        return o;
    }

    /** Copies a match, and up to 31 bytes after it. Steps copy eight bytes at a time: distances may be that short. */
    private static void copy(byte[] out, int from, int back, int end) {
        if (back >= Long.BYTES) {
            copyStep(out, from, back);
            if (end - from > STEP) { // most matches are shorter
                copyLong(out, from, back, end);
            }
        } else {
            repeat(out, from, back, end);
        }
    }

    private static void copyStep(byte[] out, int o, int back) {
        LONG.set(out, o, (long) LONG.get(out, o - back));
        LONG.set(out, o + 8, (long) LONG.get(out, o + 8 - back));
        LONG.set(out, o + 16, (long) LONG.get(out, o + 16 - back));
        LONG.set(out, o + 24, (long) LONG.get(out, o + 24 - back));
    }

    /** Copies the rest of a match, after its first step. */
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

    /** Copies a match at a distance of one to seven bytes, which it repeats. */
    private static void repeat(byte[] out, int from, int back, int end) {
        if (back == 1 && end - from > LONG_MATCH) {
            Arrays.fill(out, from, end, out[from - 1]);
            return;
        }
        long last = (long) LONG.get(out, from - back) & ~(-1L << (back * Byte.SIZE));
        long pattern = last * REPEATED[back & 7];
        int period = PERIODS[back & 7];
        int o = from;
        do {
            LONG.set(out, o, pattern);
            LONG.set(out, o + period, pattern);
            LONG.set(out, o + 2 * period, pattern);
            LONG.set(out, o + 3 * period, pattern);
            o += 4 * period;
        } while (o < end);
    }
}
