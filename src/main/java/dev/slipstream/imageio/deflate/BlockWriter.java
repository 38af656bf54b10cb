package dev.slipstream.imageio.deflate;

import dev.slipstream.imageio.warmup.WarmUp;
import org.jspecify.annotations.Nullable;

/** Writes each block in its shortest form: stored, with the fixed codes, or with codes of its own. */
final class BlockWriter {

    private static final int STORED = 0;
    private static final int FIXED = 1;
    private static final int DYNAMIC = 2;
    private static final int KIND_BITS = 3;

    /** Literals for each call: the JVM compiles a method that is called often before one that loops often. */
    private static final int STEP = 256;

    /** The most bytes of a stored block. */
    static final int MOST_STORED = 0xffff;

    /** A block with fewer symbols is shorter with the fixed codes: codes of its own cost at least 60 bits. */
    private static final int WORTH_CODES = 8;

    /** Blocks with this few symbols rarely get codes of their own, so their exact length is computed. */
    private static final int FEW_SYMBOLS = 30;

    /** When blocks are compared: up to this many symbols by exact length, above that by an estimate. */
    private static final int SOME_SYMBOLS = 4096;

    /** Made at their first use: the smallest images never need them. */
    private @Nullable DynamicCodes codes;

    /** The block that was measured last, to which the codes belong. Null if it has changed since. */
    private @Nullable Block measured;
    private long bitsMeasured;
    private boolean isDynamicShorter;

    private final SymbolCounts joined = new SymbolCounts();

    /** The length of a block in bits, if it is not stored. */
    long measure(Block block) {
        SymbolCounts counts = counts(block);
        if (block != measured) {
            bitsMeasured = measure(counts, block.symbols());
            measured = block;
        }
        return bitsMeasured;
    }

    private SymbolCounts counts(Block block) {
        if (block.count() && block == measured) {
            measured = null;
        }
        return block.counts;
    }

    private long measure(SymbolCounts counts, int symbols) {
        measured = null;
        long bits = counts.fixedBits();
        isDynamicShorter = false;
        if (symbols >= WORTH_CODES) {
            long dynamic = codes().measure(counts.literals, counts.distances);
            isDynamicShorter = dynamic < bits;
            bits = Math.min(dynamic, bits);
        }
        return KIND_BITS + bits + counts.extraBits();
    }

    /** As {@link #measure}, but faster for many symbols: estimated as if codes could have fractions of bits. */
    long estimate(Block block) {
        return bits(block, block.symbols() <= FEW_SYMBOLS);
    }

    /** As {@link #estimate}, but exact for larger blocks too, which takes longer. */
    long measureOrEstimate(Block block) {
        return bits(block, block.symbols() <= SOME_SYMBOLS);
    }

    /** How many bits are saved by writing two blocks as one; negative if that costs more. */
    long savedByJoining(Block block, Block next) {
        boolean isMeasured = next.symbols() <= SOME_SYMBOLS;
        long apart = bits(block, isMeasured) + bits(next, isMeasured);
        joined.join(block.counts, next.counts);
        return apart - (isMeasured ? measure(joined, block.symbols() + next.symbols()) : joined.estimate());
    }

    private long bits(Block block, boolean isMeasured) {
        return isMeasured ? measure(block) : counts(block).estimate();
    }

    private DynamicCodes codes() {
        DynamicCodes present = codes;
        if (present == null) {
            present = new DynamicCodes();
            codes = present;
        }
        return present;
    }

    /**
     * Writes a block.
     *
     * @param raw the bytes that the block encodes, from {@code from} on, or null if they are not kept any more
     */
    void write(Block block, byte @Nullable [] raw, int from, int length, boolean isLast, BitWriter out) {
        long bits = measure(block);
        if (raw != null && storedBits(length, out.count) <= bits) {
            store(raw, from, length, isLast, out);
            return;
        }
        out.ensure(bits + Long.SIZE);
        out.add((isLast ? 1 : 0) | (isDynamicShorter ? DYNAMIC : FIXED) << 1, KIND_BITS);
        if (isDynamicShorter) {
            DynamicCodes dynamic = codes();
            dynamic.write(out);
            writeSymbols(block, dynamic.literals.codes, dynamic.distances.codes, out);
        } else {
            writeSymbols(block, FixedCodes.LITERALS.codes, FixedCodes.DISTANCES.codes, out);
        }
    }

    /** Writes literals, matches and the end of the block; there must be room. */
    private static void writeSymbols(Block block, int[] literalCodes, int[] distanceCodes, BitWriter out) {
        boolean isWarmingUp = WarmUp.DEFLATE.isUnderWay();
        int next = 0;
        for (int i = 0; i < block.matchCount; i++) {
            int end = next + block.runs[i];
            while (next < end) {
                next = writeLiterals(block.literals, next, end, literalCodes, out);
            }
            writeMatch(block.matches[i], literalCodes, distanceCodes, isWarmingUp, out);
        }
        while (next < block.literalCount) {
            next = writeLiterals(block.literals, next, block.literalCount, literalCodes, out);
        }
        int end = literalCodes[Symbols.END_OF_BLOCK];
        out.add(end >>> PrefixCode.LENGTH_BITS, end & PrefixCode.LENGTH);
    }

    /** Writes at most {@link #STEP} literals; returns the index of the next one. */
    private static int writeLiterals(byte[] literals, int from, int end, int[] codes, BitWriter out) {
        int to = Math.min(end, from + STEP);
        if (WarmUp.DEFLATE.isUnderWay()) {
            for (int i = from; i < to; i++) {
                int code = codes[literals[i] & 0xff];
                out.add(code >>> PrefixCode.LENGTH_BITS, code & PrefixCode.LENGTH);
            }
            return to;
        }
        byte[] bytes = out.bytes;
        int size = out.size;
        long bits = out.bits;
        int count = out.count;
        int i = from;
        for (; i <= to - 4; i += 4) {
            int a = codes[literals[i] & 0xff];
            int b = codes[literals[i + 1] & 0xff];
            int c = codes[literals[i + 2] & 0xff];
            int d = codes[literals[i + 3] & 0xff];
            int ab = (a & PrefixCode.LENGTH) + (b & PrefixCode.LENGTH);
            long first = (a >>> PrefixCode.LENGTH_BITS)
                    | (long) (b >>> PrefixCode.LENGTH_BITS) << (a & PrefixCode.LENGTH);
            long second = (c >>> PrefixCode.LENGTH_BITS)
                    | (long) (d >>> PrefixCode.LENGTH_BITS) << (c & PrefixCode.LENGTH);
            bits |= (first | second << ab) << count;
            count += ab + (c & PrefixCode.LENGTH) + (d & PrefixCode.LENGTH);
            Longs.set(bytes, size, bits);
            size += count >> 3;
            bits >>>= count & ~7;
            count &= 7;
        }
        for (; i < to; i++) {
            int code = codes[literals[i] & 0xff];
            bits |= (long) (code >>> PrefixCode.LENGTH_BITS) << count;
            count += code & PrefixCode.LENGTH;
        }
        Longs.set(bytes, size, bits);
        out.size = size + (count >> 3);
        out.bits = bits >>> (count & ~7);
        out.count = count & 7;
        return to;
    }

    private static void writeMatch(
            int match, int[] literalCodes, int[] distanceCodes, boolean isWarmingUp, BitWriter out) {
        int length = match >>> Block.DISTANCE_BITS;
        int symbol = Symbols.ofLength(length);
        int code = literalCodes[symbol];
        int n = code & PrefixCode.LENGTH;
        long bits = (long) code >>> PrefixCode.LENGTH_BITS;
        int extra = Symbols.extraOfLength(symbol);
        bits |= ((length - Symbols.SHORTEST_MATCH) & ((1L << extra) - 1)) << n;
        n += extra;
        int distance = match & Block.DISTANCE;
        symbol = Symbols.ofDistance(distance);
        code = distanceCodes[symbol];
        bits |= (long) (code >>> PrefixCode.LENGTH_BITS) << n;
        n += code & PrefixCode.LENGTH;
        extra = Symbols.extraOfDistance(symbol);
        bits |= ((distance - 1) & ((1L << extra) - 1)) << n;
        if (isWarmingUp) {
            out.add(bits, n + extra);
        } else {
            out.addWide(bits, n + extra);
        }
    }

    private static long storedBits(int length, int count) {
        long blocks = Math.max(1, (length + MOST_STORED - 1) / MOST_STORED);
        // The first block begins at bit count. The others begin at a byte: each has one whole byte before its lengths.
        return KIND_BITS + (-(count + KIND_BITS) & 7) + 8L * length + 32 * blocks + 8 * (blocks - 1);
    }

    /** Writes bytes as they are, in the fewest blocks that hold them, at least one. */
    void store(byte[] raw, int from, int length, boolean isLast, BitWriter out) {
        out.ensure(storedBits(length, out.count) + Long.SIZE);
        int next = from;
        int end = from + length;
        do {
            int n = Math.min(end - next, MOST_STORED);
            out.add((isLast && next + n == end ? 1 : 0) | STORED << 1, KIND_BITS);
            out.toByte();
            out.add(n | (~n & 0xffffL) << 16, 32);
            out.addBytes(raw, next, n);
            next += n;
        } while (next < end);
    }
}
