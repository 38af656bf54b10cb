package dev.slipstream.imageio.deflate;

/**
 * Finds matches in data with many of them: follows the chain of positions with the same hash, the latest first, and
 * before it takes a match also looks at the next position. The figures below are for the images of {@code RealWrites},
 * both writers in turns in one JVM, thread CPU time, JDK 17.
 */
final class ChainMatchFinder {

    private static final long MULTIPLIER = 0x9e3779b97f4a7c15L;

    /**
     * A match at no greater distance repeats a few bytes, and all its positions share a few hashes. In a search by
     * pixels only the end of such a match enters the chains.
     */
    private static final int SHORT_PERIOD = 16;

    /**
     * Of a long match, this many positions at either end enter the chains, and every 16th between: the chains have the
     * same bytes already, at the distance of the match. So real plots take a sixteenth less time for 0.2 % more bytes,
     * and screenshots 0.4 % fewer bytes. With none between, textures are a seventh larger.
     */
    private static final int END = 16;

    /**
     * From this depth on, which is for the smallest file, all positions of a match enter the chains. Otherwise periodic
     * data took up to 9 % more bytes and, at a depth of 512, real charts and plots 2 % more.
     */
    private static final int THOROUGH = 512;

    /**
     * The match at the next position must be better by more than this, in quarters of a byte. Each doubling of the
     * distance costs one. With 2 or 8, real screenshots, plots, sprites and large icons differ by 0.1 %.
     */
    private static final int LAZY_GAIN = 4;

    /** The chains remember as many positions as the stream has bytes, up to the window. */
    private static final int LEAST_BITS = 6;
    private static final int MOST_BITS = 15;

    /**
     * By hash of the first bytes of a match: the latest position. By position: the one before with the same hash. With
     * half the number of hashes, real sprites take a seventh more time.
     */
    private int[] heads = {};
    private int[] before = {};
    private int shift;
    private int mask;

    private boolean isQuick;
    private int depth;
    private int nice;
    private int lazyDepth;
    private int lazyBelow;

    /** How many of the first bytes of a match are hashed. */
    private int hashed;

    /** The other bits of a long, which are not hashed. */
    private int unused;

    void begin(MatchSettings matching, int bytes) {
        isQuick = matching.depth < THOROUGH;
        depth = matching.depth;
        nice = matching.nice;
        lazyDepth = matching.lazyDepth;
        lazyBelow = matching.lazyBelow;
        hashed = Math.min(matching.shortest, Long.BYTES);
        unused = Long.SIZE - Byte.SIZE * hashed;
        int bits = Math.max(LEAST_BITS, Math.min(MOST_BITS, Integer.SIZE - Integer.numberOfLeadingZeros(bytes)));
        if (before.length < 1 << bits) {
            heads = new int[1 << bits];
            before = new int[1 << bits];
        }
        shift = Long.SIZE - bits;
        mask = (1 << bits) - 1;
    }

    /** The distance of the last match that {@link #find} has found. */
    private int found;

    int search(byte[] data, int from, int to, int end, int base, int shortest, Block block) {
        int lastInserted = end - hashed + 1; // from here on, hashed bytes would lie beyond the end
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
                        - Integer.numberOfLeadingZeros(distance) <= LAZY_GAIN) {
                    break;
                }
                i++;
                length = next;
                distance = found;
            }
            block.addLiterals(data, literal, i);
            block.addMatch(length, distance);
            int next = i + length;
            if (isQuick && length > 2 * END) {
                insert(data, inserted, Math.min(i + END, lastInserted), base, 1);
                insert(data, i + END, Math.min(next - END, lastInserted), base, END);
                inserted = next - END;
            }
            insert(data, inserted, Math.min(next, lastInserted), base, 1);
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
     * As {@link #search}, for rows of {@code stride} bytes: a filter type and pixels of {@code bpp} bytes. It looks for
     * matches only where a pixel begins: with four bytes, a quarter of all positions. A match may then be extended into
     * the bytes before.
     *
     * @param row the position, index plus {@code base}, where a row begins
     */
    int searchPixels(byte[] data, int from, int to, int end, int base, int shortest, int row, int stride, int bpp,
            Block block) {
        int lastInserted = end - hashed;
        int literal = from;
        int x = Math.floorMod(from + base - row, stride); // the index in the row
        int skipped = x == 0 ? 1 : Math.floorMod(1 - x, bpp);
        int i = from + skipped;
        x += skipped;
        if (x >= stride) {
            i += 1 + stride - x;
            x = 1;
        }
        while (i < to) {
            int stop = i + find(data, i, end, base, shortest - 1, depth);
            if (stop > i) {
                int first = i;
                while (first > literal && first > found && stop - first < Symbols.LONGEST_MATCH
                        && data[first - 1] == data[first - 1 - found]) {
                    first--;
                }
                block.addLiterals(data, literal, first);
                block.addMatch(stop - first, found);
                literal = stop;
                if (block.isFull()) {
                    return stop;
                }
            }
            int dense = found <= SHORT_PERIOD ? stop - SHORT_PERIOD : 0;
            do {
                i += bpp;
                x += bpp;
                if (x >= stride) {
                    x = 1;
                    i++;
                }
                if (i < stop && i >= dense && i <= lastInserted) {
                    insert(data, i, i + 1, base, 1);
                }
            } while (i < stop);
        }
        block.addLiterals(data, literal, Math.max(literal, to));
        return Math.max(literal, to);
    }

    /** Enters every {@code step}th position into the chains. */
    private void insert(byte[] data, int from, int to, int base, int step) {
        int[] heads = this.heads;
        int[] before = this.before;
        int shift = this.shift;
        int mask = this.mask;
        int unused = this.unused;
        for (int i = from; i < to; i += step) {
            int hash = (int) (((Longs.get(data, i) << unused) * MULTIPLIER) >>> shift);
            before[i + base & mask] = heads[hash];
            heads[hash] = i + base;
        }
    }

    /** Returns the length of the longest match, or 0 if it is not above {@code best}; sets {@link #found}. */
    private int find(byte[] data, int i, int end, int base, int best, int depth) {
        int[] before = this.before;
        int unused = this.unused;
        long first = Longs.get(data, i) << unused;
        int hash = (int) ((first * MULTIPLIER) >>> shift);
        int position = i + base;
        int candidate = heads[hash];
        heads[hash] = position;
        before[position & mask] = candidate;
        int furthest = Math.min(i, Math.min(mask + 1, Symbols.FURTHEST));
        int longest = Math.min(end - i, Symbols.LONGEST_MATCH);
        int length = best;
        if (longest < hashed || best >= longest) { // hashed bytes after the end do not count
            return 0;
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
                int n = MatchFinders.matchLength(data, earlier, i, hashed, i + longest);
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
}
