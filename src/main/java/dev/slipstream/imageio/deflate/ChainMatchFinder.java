package dev.slipstream.imageio.deflate;

/**
 * Finds matches in data that has many: follows a chain of the positions with the same hash, the latest first, and looks
 * at the next position as well before it takes a match. The figures below are of the images of {@code RealWrites},
 * both writers in turns in one JVM, thread CPU time, JDK 17.
 */
final class ChainMatchFinder {

    private static final long MULTIPLIER = 0x9e3779b97f4a7c15L;

    /**
     * A match at such a distance repeats a few bytes, whose positions all have the same few hashes. In a search by
     * pixels only its end gets into the chains.
     */
    private static final int SHORT_PERIOD = 16;

    /**
     * Of a long match only so many bytes at either end get into the chains, and one of so many between, since the
     * others are there already, at its distance. So real plots take a sixteenth less time for 0.2 % more bytes,
     * screenshots 0.4 % fewer bytes. None between would leave textures a seventh larger.
     */
    private static final int END = 16;

    /**
     * A search as deep as this one is for who wants the smallest file: periodic data took up to 9 % more without, and
     * at a depth of 512 real charts and plots 2 % more.
     */
    private static final int THOROUGH = 512;

    /**
     * So much, in quarters of a byte, the match at the next position has to be better, its distance counted.
     * With 2 or 8, real screenshots, plots, sprites and large icons differ by 0.1 %.
     */
    private static final int LAZY_GAIN = 4;

    /** A chain remembers as many positions as the stream has bytes, up to the window. */
    private static final int LEAST_BITS = 6;
    private static final int MOST_BITS = 15;

    /**
     * The latest position by hash of the first bytes of a match, and by position the one before with the same hash.
     * With half as many hashes, real sprites take a seventh more time.
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

    /** How many bytes of a match are hashed. */
    private int hashed;

    /** Bits of a long that are not hashed. */
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

    /** The distance of the match that {@link #find} has found. */
    private int found;

    int search(byte[] data, int from, int to, int end, int base, int shortest, Block block) {
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
     * The same for rows of {@code stride} bytes: a filter type and pixels of {@code bpp} bytes. Only whole pixels are
     * looked for, which of four bytes are a quarter of the places; a match may begin within the pixel before.
     *
     * @param row where a row begins, as a position, which is an index and {@code base}
     */
    int searchPixels(byte[] data, int from, int to, int end, int base, int shortest, int row, int stride, int bpp,
            Block block) {
        int lastInserted = end - hashed;
        int literal = from;
        int x = Math.floorMod(from + base - row, stride); // in its row
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

    /** Every {@code step}th of those positions. */
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

    /** The longest match that is longer than {@code best}; its distance is in {@link #found}. */
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
        if (longest < hashed || best >= longest) { // bytes behind the end do not matter
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
