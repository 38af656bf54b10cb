package dev.slipstream.imageio.deflate;

import java.util.Arrays;

/**
 * The next bytes of a stream in one of several forms, such as filtered scanlines, with the literals and matches that a
 * search has made of them. {@link ZlibEncoder#take} adds those of one candidate to the stream.
 */
public final class Candidate {

    /** How far searches read beyond the last byte. */
    private static final int MARGIN = Long.BYTES;

    /** Of each 256 positions, eight are looked up and every eighth is entered. */
    private static final int GROUP = 256;
    private static final int EACH = 8;

    /** Six bytes must be equal. */
    private static final int UNUSED = Long.SIZE - 6 * Byte.SIZE;

    private static final int PLACES_BITS = 13;

    private final BlockWriter writer;
    private final MatchFinders finders = new MatchFinders();

    /** The best result so far, and a second one to compare it with. */
    private Parse parse = new Parse();
    private Parse other = new Parse();

    /** The bytes written before, as far as matches may refer to them, and from {@link #start} on those to encode. */
    byte[] data = {};
    int start;
    int limit;

    /** The next byte to search. */
    private int next;

    private int[] places = {};
    private final SymbolCounts counts = new SymbolCounts();

    Candidate(BlockWriter writer) {
        this.writer = writer;
    }

    void begin(int expected) {
        finders.begin(expected);
        start = 0;
        drop();
    }

    /** Drops all bytes but those that matches may refer to. */
    void slide() {
        int gone = Math.max(0, limit - Symbols.FURTHEST);
        System.arraycopy(data, gone, data, 0, limit - gone);
        finders.move(gone);
        start = limit - gone;
        drop();
    }

    /** Begins after the bytes of another candidate, which has been taken. */
    void follow(Candidate taken) {
        finders.forget();
        start = taken.start;
        ensure(start);
        System.arraycopy(taken.data, 0, data, 0, start);
        drop();
    }

    /** Forgets the bytes and all results. */
    public void drop() {
        limit = start;
        next = start;
        parse.clear();
    }

    private void ensure(int size) {
        if (data.length < size + MARGIN) {
            data = Arrays.copyOf(data, Math.max(size, Math.min(2 * data.length, size + Symbols.FURTHEST)) + MARGIN);
        }
    }

    /** Adds bytes. */
    public void add(byte[] bytes, int offset, int length) {
        ensure(limit + length);
        System.arraycopy(bytes, offset, data, limit, length);
        limit += length;
    }

    /**
     * The bytes to encode are rows of pixels; for {@link MatchSettings#pixels}.
     *
     * @param stride the bytes of a row, the first of which is its filter type
     */
    public void setRows(int stride, int bpp) {
        finders.setRows(start, stride, bpp);
    }

    /** Estimates the cost of the first {@code n} bytes as literals, in bits. */
    public long bitsWithoutMatches(int n) {
        counts.clear();
        counts.addLiterals(data, start, start + n);
        return Entropy.bits(counts.literals);
    }

    /** How many bytes were added. */
    public int size() {
        return limit - start;
    }

    /** Searches what is left of the first {@code size} bytes. Bytes that are never searched will be stored. */
    public void search(MatchSettings matching, int size) {
        if (matching.maxChain > 0) {
            next = search(matching, next, start + size, parse);
        }
    }

    /** Searches again with other settings, and keeps the better result. Returns whether the new one was better. */
    public boolean searchAgain(MatchSettings matching) {
        other.clear();
        int end = search(matching, start, next, other);
        boolean isBetter = other.bits(writer) < parse.bits(writer);
        if (isBetter) {
            next = end; // the last match may end beyond the searched bytes
            Parse worse = parse;
            parse = other;
            other = worse;
        }
        return isBetter;
    }

    private int search(MatchSettings matching, int from, int to, Parse result) {
        Arrays.fill(data, limit, limit + MARGIN, (byte) 0); // searches must not depend on earlier bytes
        finders.prepare(matching, data, from, limit);
        int next = from;
        while (next < to) {
            Block block = result.last(writer);
            int room = Math.min(to - next, block.room());
            block.ensure(room);
            next = finders.search(data, next, next + room, limit, block);
        }
        return next;
    }

    /** The estimated cost of the searched bytes, in bits. */
    public long bits() {
        return parse.bits(writer);
    }

    /** Whether at least {@code percent} of the searched bytes are in matches. */
    public boolean isMatched(int percent) {
        int searched = next - start;
        return 100 * (searched - parse.literals()) >= (long) percent * searched;
    }

    /**
     * Estimates the cost after a search from a sample of positions, counting matched bytes as free. Ignores short
     * matches.
     */
    public long literalBits() {
        if (places.length == 0) {
            places = new int[1 << PLACES_BITS];
        }
        Arrays.fill(data, limit, limit + MARGIN, (byte) 0);
        Arrays.fill(places, -1);
        counts.clear();
        int looked = 0;
        int found = 0;
        for (int i = start; i <= limit - GROUP; i += GROUP) {
            for (int k = i; k < i + EACH; k++) {
                counts.literals[data[k] & 0xff]++;
                if (isSeen(k)) {
                    found++;
                }
            }
            looked += EACH;
            for (int k = i; k < i + GROUP; k += EACH) {
                places[place(k)] = k;
            }
        }
        return looked == 0 ? 0 : counts.estimate() * size() / looked * (looked - found) / looked;
    }

    private boolean isSeen(int index) {
        int earlier = places[place(index)];
        return earlier >= 0 && Longs.getBytewiseAtFirst(data, earlier) << UNUSED
                == Longs.getBytewiseAtFirst(data, index) << UNUSED;
    }

    private int place(int index) {
        long bytes = Longs.getBytewiseAtFirst(data, index) << UNUSED;
        return (int) ((bytes * Longs.MULTIPLIER) >>> (Long.SIZE - PLACES_BITS));
    }

    Parse parse() {
        return parse;
    }
}
