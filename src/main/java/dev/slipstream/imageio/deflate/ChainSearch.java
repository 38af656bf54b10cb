package dev.slipstream.imageio.deflate;

/**
 * Finds matches in data that has many: follows a chain of the positions with the same hash, the latest first, and looks
 * at the next position as well before it takes a match. The figures below are of the images of {@code RealWrites},
 * both writers in turns in one JVM, thread CPU time, JDK 17.
 */
final class ChainSearch {

    private static final long MULTIPLIER = 0x9e3779b97f4a7c15L;

    /** The fewest bytes that the hash of a chain is of. */
    private static final int HASHED = 4;

    private static final int UNUSED_OF_THREE = Long.SIZE - 3 * Byte.SIZE;

    /** A match of three bytes that is further away takes more bits than three literals. */
    private static final int NEAR = 4096;

    /**
     * A match at such a distance repeats a few bytes. Only its end gets into the chains: all its positions have the
     * same few hashes. So real screenshots and plots take a quarter less time, and 0.1 % fewer bytes.
     */
    private static final int SHORT_PERIOD = 16;

    /** A search as deep as this one is for who wants the smallest file: periodic data took up to 9 % more without. */
    private static final int THOROUGH = 4096;

    /** So much, in quarters of a byte, the match at the next position has to be better, its distance counted. */
    private static final int LAZY_GAIN = 2;

    /**
     * The same of a shallow search for short matches: in pixels of four bytes, one from the second byte of a pixel on
     * is often a bit longer, but what follows is torn, too. With 2, real screenshots written as ARGB are 0.4 % larger,
     * three of 27 by more than 1 % than the JDK's, and take 3 % more time.
     */
    private static final int SHALLOW_GAIN = 8;
    private static final int SHALLOW = 16;

    /** In a shorter stream, the positions within matches are looked for as well. */
    private static final int SHORT_STREAM = 1024;

    /** A chain remembers as many positions as the stream has bytes, up to the window. */
    private static final int LEAST_BITS = 6;
    private static final int MOST_BITS = 15;

    /** The latest position by hash of the first bytes of a match, and by position the one before with the same hash. */
    private int[] heads = {};
    private int[] before = {};
    private int shift;
    private int mask;

    /**
     * The latest position by hash of three bytes, if matches of three are looked for. In the chains, which are of four
     * bytes, they would hide longer ones. Positions within matches are left out of a shallow search, unless the
     * stream is short: real screenshots, plots and large icons take 8 to 16 % less time, and 0.1 to 0.3 % more bytes.
     */
    private int[] threes = {};
    private int shiftOfThrees;
    private boolean hasThrees;
    private boolean insertsThrees;

    private boolean isQuick;
    private int depth;
    private int nice;
    private int lazyDepth;
    private int lazyBelow;
    private int lazyGain;

    /** Bits of a long that are not hashed. */
    private int unused;

    void begin(Matching matching, int bytes) {
        isQuick = matching.depth < THOROUGH;
        depth = matching.depth;
        nice = matching.nice;
        lazyDepth = matching.lazyDepth;
        lazyBelow = matching.lazyBelow;
        hasThrees = matching.shortest < HASHED;
        boolean isShallow = hasThrees && depth <= SHALLOW;
        insertsThrees = hasThrees && (bytes < SHORT_STREAM || !isShallow);
        lazyGain = isShallow ? SHALLOW_GAIN : LAZY_GAIN;
        unused = Long.SIZE - Byte.SIZE * Math.max(HASHED, Math.min(matching.shortest, Long.BYTES));
        int bits = Math.max(LEAST_BITS, Math.min(MOST_BITS, Integer.SIZE - Integer.numberOfLeadingZeros(bytes)));
        if (before.length < 1 << bits) {
            heads = new int[1 << (bits - 1)];
            before = new int[1 << bits];
        }
        int bitsOfThrees = Math.max(LEAST_BITS, bits - 3);
        if (hasThrees && threes.length < 1 << bitsOfThrees) {
            threes = new int[1 << bitsOfThrees];
        }
        shiftOfThrees = Long.SIZE - bitsOfThrees;
        shift = Long.SIZE - bits + 1;
        mask = (1 << bits) - 1;
    }

    /** The distance of the match that {@link #find} has found. */
    private int found;

    int search(byte[] data, int from, int to, int end, int base, int shortest, Block block) {
        int hashed = (Long.SIZE - unused) / Byte.SIZE;
        int lastInserted = end - hashed + 1; // behind it there are not all bytes that are hashed
        int literal = from;
        int i = from;
        while (i < to) {
            int length = find(data, i, end, base, shortest - 1, depth);
            if (length < shortest) {
                i++;
                continue;
            }
            int distance = found;
            int inserted = i + 1;
            while (length < lazyBelow && i + 1 < to) {
                int next = find(data, i + 1, end, base, length - 1, lazyDepth);
                inserted = i + 2;
                if (next < length || 4 * (next - length) + Integer.numberOfLeadingZeros(found)
                        - Integer.numberOfLeadingZeros(distance) <= lazyGain) {
                    break;
                }
                i++;
                length = next;
                distance = found;
            }
            block.addLiterals(data, literal, i);
            block.addMatch(length, distance);
            int next = i + length;
            if (isQuick && distance <= SHORT_PERIOD && length >= 2 * SHORT_PERIOD) {
                inserted = Math.max(inserted, next - SHORT_PERIOD);
            }
            insert(data, inserted, Math.min(next, lastInserted), base);
            i = next;
            literal = i;
            if (block.isFull()) {
                return i;
            }
        }
        block.addLiterals(data, literal, Math.max(literal, i));
        return i;
    }

    /**
     * Makes literals and matches of a whole image, whose rows have {@code stride} bytes: a filter type and pixels of
     * {@code bpp} bytes. Only pixels are looked for, a quarter of the places if they have four bytes; a match may begin
     * within the pixel before. There is room in the block for all.
     */
    void searchPixels(byte[] data, int length, int base, int stride, int bpp, int shortest, Block block) {
        int lastInserted = length - (Long.SIZE - unused) / Byte.SIZE;
        int literal = 0;
        int i = 1;
        int x = 1; // of a pixel in its row
        while (i < length) {
            int end = i + find(data, i, length, base, shortest - 1, depth);
            if (end > i) {
                int first = i;
                while (first > literal && first > found && end - first < Symbols.LONGEST_MATCH
                        && data[first - 1] == data[first - 1 - found]) {
                    first--;
                }
                block.addLiterals(data, literal, first);
                block.addMatch(end - first, found);
                literal = end;
            }
            int dense = found <= SHORT_PERIOD ? end - SHORT_PERIOD : 0;
            do {
                i += bpp;
                x += bpp;
                if (x == stride) {
                    x = 1;
                    i++;
                }
                if (i < end && i >= dense && i <= lastInserted) {
                    insert(data, i, i + 1, base);
                }
            } while (i < end);
        }
        block.addLiterals(data, literal, length);
    }

    private void insert(byte[] data, int from, int to, int base) {
        int[] heads = this.heads;
        int[] before = this.before;
        int shift = this.shift;
        int mask = this.mask;
        int unused = this.unused;
        for (int i = from; i < to; i++) {
            long bytes = Longs.get(data, i);
            int hash = (int) (((bytes << unused) * MULTIPLIER) >>> shift);
            before[i + base & mask] = heads[hash];
            heads[hash] = i + base;
            if (insertsThrees) {
                threes[(int) (((bytes << UNUSED_OF_THREE) * MULTIPLIER) >>> shiftOfThrees)] = i + base;
            }
        }
    }

    /** The longest match that is longer than {@code best}; its distance is in {@link #found}. */
    private int find(byte[] data, int i, int end, int base, int best, int depth) {
        int[] before = this.before;
        int unused = this.unused;
        long bytes = Longs.get(data, i);
        long first = bytes << unused;
        int hash = (int) ((first * MULTIPLIER) >>> shift);
        int position = i + base;
        int candidate = heads[hash];
        heads[hash] = position;
        before[position & mask] = candidate;
        int furthest = Math.min(i, Math.min(mask + 1, Symbols.FURTHEST));
        int longest = Math.min(end - i, Symbols.LONGEST_MATCH);
        int length = hasThrees ? findThree(data, i, bytes, position, Math.min(furthest, NEAR), longest, best) : best;
        if (longest < HASHED || best >= longest) { // bytes behind the end do not matter
            return length > best ? length : 0;
        }
        int last = 0;
        for (int left = depth; left > 0; left--) {
            int distance = position - candidate;
            if (distance > furthest || distance <= last) {
                break;
            }
            last = distance;
            int earlier = i - distance;
            if (data[earlier + length] == data[i + length] && Longs.get(data, earlier) << unused == first) {
                int n = Searches.matchLength(data, earlier, i, HASHED, i + longest);
                if (n > length) {
                    length = n;
                    found = distance;
                    if (n >= nice || n == longest) {
                        break;
                    }
                }
            }
            candidate = before[candidate & mask];
        }
        return length > best ? length : 0;
    }

    /** A match of three bytes, if it is longer than {@code best}, or else that. */
    private int findThree(byte[] data, int i, long bytes, int position, int furthest, int longest, int best) {
        long three = bytes << UNUSED_OF_THREE;
        int hash = (int) ((three * MULTIPLIER) >>> shiftOfThrees);
        int distance = position - threes[hash];
        threes[hash] = position;
        if (best < 3 && longest >= 3 && distance > 0 && distance <= furthest
                && Longs.get(data, i - distance) << UNUSED_OF_THREE == three) {
            found = distance;
            return 3;
        }
        return best;
    }
}
