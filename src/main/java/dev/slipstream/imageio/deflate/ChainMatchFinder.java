package dev.slipstream.imageio.deflate;

import java.util.Arrays;

/**
 * Finds matches in data with many of them. It follows the chain of positions that begin with the same bytes, the latest
 * first. If that finds nothing, it tries the latest position with the same {@code shortest} bytes. Before it accepts a
 * match, it also searches at the next position.
 *
 * <p>A match that is longer than the best so far has other last bytes. If all positions are entered, and these
 * bytes occur further back than that match, the search continues with their chain, and skips everything nearer.
 */
final class ChainMatchFinder {

    /** A shortest match at a greater distance costs more than its literals. */
    private static final int NEAR = 8 * 1024;

    /** Of a run with a period this short only the end enters the chains; a longer run is found through that. */
    private static final int PERIOD = 16;

    /**
     * After every 2^6 bytes without a match, one more position is skipped at a time, and after 2^10 bytes none again:
     * with the same step all the way, a copy of skipped bytes might never be met.
     */
    private static final int PATIENCE_BITS = 6;
    private static final int PATIENCE = (1 << 10) - 1;

    private static final int NONE = -1;

    /** The match at the next position must be better by more than this, in quarters of a byte; see {@link #gain}. */
    private static final int LAZY_GAIN = 4;

    /** The chains have room for all bytes of the stream, up to the window. */
    private static final int LEAST_BITS = 6;
    private static final int MOST_BITS = 15;
    private static final int MOST_NEAR_BITS = 14;

    /**
     * By hash of the first bytes: the latest position. By position: the previous one with the same hash. Unset
     * entries and entries beyond the window are not filtered out: comparing the bytes rejects them.
     */
    private char[] heads = {};
    private char[] before = {};
    private int shift;
    private int mask;

    /** By hash of the first {@code shortest} bytes: the latest position. */
    private char[] nearest = {};
    private int nearestShift;

    private int hashed;
    private int shortest;

    /** The bits of a long that are not hashed. */
    private int unused;
    private int unusedOfNearest;

    /** Whether all positions are entered, except those within runs. */
    private boolean insertsAll;

    /** The distance of the last match that {@link #find} has found. */
    private int found;

    void begin(MatchSettings matching, int bytes) {
        shortest = matching.shortest;
        hashed = matching.hashed;
        insertsAll = matching.insertsAll();
        unused = Long.SIZE - Byte.SIZE * hashed;
        unusedOfNearest = Long.SIZE - Byte.SIZE * shortest;
        int bits = Math.max(LEAST_BITS, Math.min(MOST_BITS, Integer.SIZE - Integer.numberOfLeadingZeros(bytes)));
        int nearestBits = Math.min(MOST_NEAR_BITS, bits);
        if (before.length < 1 << bits) {
            heads = new char[1 << bits];
            before = new char[1 << bits];
            nearest = new char[1 << nearestBits];
        }
        shift = Long.SIZE - bits;
        nearestShift = Long.SIZE - nearestBits;
        mask = (1 << bits) - 1;
        Arrays.fill(heads, 0, 1 << bits, (char) 0);
        Arrays.fill(nearest, 0, 1 << nearestBits, (char) 0);
    }

    int search(byte[] data, int from, int to, int end, int base, MatchSettings matching, Block block) {
        int literal = from;
        int i = from;
        while (i < to) {
            int length = find(data, i, end, base, shortest - 1, matching.maxChain);
            if (length == 0) {
                i += 1 + ((i - literal & PATIENCE) >> PATIENCE_BITS);
                continue;
            }
            int distance = found;
            int inserted = i + 1;
            while (length < matching.maxLazy && i + 1 < to) {
                int next = find(data, i + 1, end, base, length - 1, matching.lazyChain);
                inserted = i + 2;
                if (next < length || gain(next, found) - gain(length, distance) <= LAZY_GAIN) {
                    break;
                }
                i++;
                length = next;
                distance = found;
            }
            int first = MatchFinders.first(data, Math.max(literal, i + shortest - Symbols.LONGEST_MATCH), i, distance);
            length = Math.min(i - first + length, Symbols.LONGEST_MATCH);
            block.addLiterals(data, literal, first);
            block.addMatch(length, distance);
            i = first + length;
            while (length == Symbols.LONGEST_MATCH && distance <= PERIOD && i < to && !block.isFull()
                    && isRepeated(data, i, distance, end)) {
                block.addMatch(length, distance);
                insert(data, i, i + 1, 1, end, base);
                i += length;
            }
            insertMatch(data, inserted, first, i, distance, end, base, matching);
            literal = i;
            if (block.isFull()) {
                return i;
            }
        }
        i = Math.max(literal, Math.min(i, to));
        block.addLiterals(data, literal, i);
        return i;
    }

    /** Whether a longest match at the same distance follows. */
    private static boolean isRepeated(byte[] data, int i, int distance, int end) {
        return MatchFinders.matchLength(data, i - distance, i, 0, Math.min(end, i + Symbols.LONGEST_MATCH))
                == Symbols.LONGEST_MATCH;
    }

    /**
     * As {@link #search}, for rows of {@code stride} bytes: a filter type and pixels of {@code bpp} bytes. It looks for
     * matches only where a pixel begins: with four bytes, a quarter of all positions.
     *
     * @param row the position, index plus {@code base}, where a row begins
     */
    int searchPixels(byte[] data, int from, int to, int end, int base, MatchSettings matching, int row, int stride,
            int bpp, Block block) {
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
            int length = find(data, i, end, base, shortest - 1, matching.maxChain);
            int stop = i + length;
            if (length > 0) {
                int first = i;
                if (literal < i) {
                    int least = Math.max(literal, i + shortest - Symbols.LONGEST_MATCH);
                    first = MatchFinders.first(data, least, i, found);
                    stop = Math.min(stop, first + Symbols.LONGEST_MATCH);
                }
                block.addLiterals(data, literal, first);
                block.addMatch(stop - first, found);
                literal = stop;
                if (block.isFull()) {
                    return stop;
                }
            }
            // all positions of a match enter, or none between its ends
            int between = matching.insertEvery(found) == 1 ? stop : i + matching.insertEnds;
            int last = stop - matching.insertEnds;
            do {
                i += bpp;
                x += bpp;
                if (x >= stride) {
                    x = 1;
                    i++;
                }
                if (i < stop && (i < between || i >= last) && i <= end - hashed) {
                    enter(data, i, base);
                }
            } while (i < stop);
        }
        block.addLiterals(data, literal, Math.max(literal, to));
        return Math.max(literal, to);
    }

    /** In quarters of a byte; each doubling of the distance costs one. */
    private static int gain(int length, int distance) {
        return 4 * length + Integer.numberOfLeadingZeros(distance);
    }

    /** Enters positions of a match, from {@code from} on; of a run only its end. */
    private void insertMatch(
            byte[] data, int from, int start, int stop, int distance, int end, int base, MatchSettings matching) {
        int between = Math.max(from, start + matching.insertEnds);
        int last = Math.max(from, stop - matching.insertEnds);
        int step = matching.insertEvery(distance);
        int to = Math.min(stop, end - hashed + 1);
        int i = distance <= PERIOD ? last : from;
        while (i < to) {
            enter(data, i, base);
            i = i < between || i >= last ? i + 1 : Math.min(i + step, last);
        }
    }

    /** Enters the last positions before {@code to}: so far, the bytes after them that are hashed were missing. */
    void insertLast(byte[] data, int to, int end, int base) {
        insert(data, Math.max(0, to - hashed + 1), to, 1, end, base);
    }

    /** Enters positions before the bytes to search: the last ones, and as many of the others as of far matches. */
    void insertWindow(byte[] data, int from, int to, int end, int base, MatchSettings matching) {
        int step = matching.insertEvery(Symbols.FURTHEST);
        int last = Math.max(from, to - step);
        insert(data, from, last, step, end, base);
        insert(data, last, to, 1, end, base);
    }

    /**
     * Enters every {@code step}th position, except the last ones, which have too few bytes before {@code end}.
     */
    private void insert(byte[] data, int from, int to, int step, int end, int base) {
        int last = Math.min(to, end - hashed + 1);
        for (int i = from; i < last; i += step) {
            enter(data, i, base);
        }
    }

    private void enter(byte[] data, int i, int base) {
        char position = (char) (i + base);
        long bytes = Longs.get(data, i);
        int hash = (int) (((bytes << unused) * Longs.MULTIPLIER) >>> shift);
        before[position & mask] = heads[hash];
        heads[hash] = position;
        if (shortest < hashed) {
            nearest[(int) (((bytes << unusedOfNearest) * Longs.MULTIPLIER) >>> nearestShift)] = position;
        }
    }

    /** Returns the length of the longest match, or 0 if it is not above {@code best}; sets {@link #found}. */
    private int find(byte[] data, int i, int end, int base, int best, int depth) {
        char[] before = this.before;
        int unused = this.unused;
        long bytes = Longs.get(data, i);
        long first = bytes << unused;
        int hash = (int) ((first * Longs.MULTIPLIER) >>> shift);
        int position = i + base;
        int candidate = heads[hash];
        heads[hash] = (char) position;
        int near = 0;
        if (shortest < hashed) {
            int hashOfNearest = (int) (((bytes << unusedOfNearest) * Longs.MULTIPLIER) >>> nearestShift);
            near = position - nearest[hashOfNearest] & MatchFinders.POSITION;
            nearest[hashOfNearest] = (char) position;
        }
        before[position & mask] = (char) candidate;
        int furthest = Math.min(i, Math.min(mask + 1, Symbols.FURTHEST));
        // One branch, nearly always taken in noise, instead of several that depend on the chance contents of the table.
        int latest = position - candidate & MatchFinders.POSITION;
        int none = ((latest - 1) | (furthest - latest)) >> 31;
        if ((((Longs.get(data, (i - latest) & ~none) << unused) ^ first) | none) != 0) {
            return best < hashed ? findNear(data, i, near, bytes, furthest, longest(i, end), best) : 0;
        }
        int longest = longest(i, end);
        if (best >= longest) {
            return 0;
        }
        int origin = position; // of the bytes whose chain is followed
        if (insertsAll && best >= hashed) {
            int further = further(data, i, position, best, latest);
            if (further != NONE) {
                origin = position + best + 1 - hashed;
                candidate = further;
            }
        }
        int length = best;
        int last = 0;
        int tail = Math.max(0, length - 7);
        int ignored = Math.max(0, 7 - length) << 3;
        long ending = Longs.get(data, i + tail) << ignored;
        for (int left = depth; left > 0; left--) {
            int distance = origin - candidate & MatchFinders.POSITION;
            if (distance > furthest || distance <= last) {
                break;
            }
            last = distance;
            int earlier = i - distance;
            if (Longs.get(data, earlier + tail) << ignored == ending && Longs.get(data, earlier) << unused == first) {
                int n = MatchFinders.matchLength(data, earlier, i, hashed, i + longest);
                if (n > length) {
                    length = n;
                    found = distance;
                    if (n == longest) {
                        break;
                    }
                    tail = Math.max(0, length - 7);
                    ignored = Math.max(0, 7 - length) << 3;
                    ending = Longs.get(data, i + tail) << ignored;
                    int further = insertsAll ? further(data, i, position, n, distance) : NONE;
                    if (further != NONE) {
                        origin = position + n + 1 - hashed;
                        candidate = further;
                        continue;
                    }
                }
            }
            candidate = before[candidate & mask];
        }
        return length > best ? length : 0;
    }

    /**
     * The latest position with the last bytes of a match longer than {@code length}, if that is further back than
     * {@code distance}; otherwise {@link #NONE}. Also none in a run, most of whose positions are not entered.
     */
    private int further(byte[] data, int i, int position, int length, int distance) {
        int offset = length + 1 - hashed;
        long bytes = Longs.get(data, i + offset) << unused;
        int latest = heads[(int) ((bytes * Longs.MULTIPLIER) >>> shift)];
        boolean isRun = (bytes ^ bytes << Byte.SIZE) >>> (unused + Byte.SIZE) == 0;
        return isRun || (position + offset - latest & MatchFinders.POSITION) <= distance ? NONE : latest;
    }

    private static int longest(int i, int end) {
        return Math.min(end - i, Symbols.LONGEST_MATCH);
    }

    /** The length of the match with the latest position that has the same {@code shortest} bytes. */
    private int findNear(byte[] data, int i, int near, long bytes, int furthest, int longest, int best) {
        int none = ((near - 1) | (furthest - near)) >> 31;
        if ((((Longs.get(data, (i - near) & ~none) ^ bytes) << unusedOfNearest) | none) != 0) {
            return 0;
        }
        int length = MatchFinders.matchLength(data, i - near, i, shortest, i + longest);
        if (length <= best || (length == shortest && near > NEAR)) {
            return 0;
        }
        found = near;
        return length;
    }
}
