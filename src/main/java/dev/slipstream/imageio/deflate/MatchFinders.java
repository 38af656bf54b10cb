package dev.slipstream.imageio.deflate;

import org.jspecify.annotations.Nullable;

/** Finds earlier occurrences of bytes: the match finders of one candidate, with their tables. */
final class MatchFinders {

    /** Twice the positions that matches refer to. Chars take half the memory of ints, so more stays in the cache. */
    static final int POSITION = Character.MAX_VALUE;

    private @Nullable SparseMatchFinder sparse;
    private @Nullable ChainMatchFinder chains;

    /** About how many bytes the stream has. */
    private int expected;

    /** An index plus this is a position, of which tables have the bits of {@link #POSITION}. */
    private int base;

    /** The last search, and the position where it ended: the tables have positions before it, and none after it. */
    private MatchSettings matching = MatchSettings.NONE;
    private int end;

    /** The position where the bytes of the last search ended. */
    private int limit;

    /** Where a row begins, and the bytes of a row, with its filter type, and of a pixel. */
    private int row;
    private int stride = Integer.MAX_VALUE;
    private int bpp = 1;

    /** The bytes are rows of pixels; only searches by pixels need to know. */
    void setRows(int row, int stride, int bpp) {
        this.row = row;
        this.stride = stride;
        this.bpp = bpp;
    }

    /** Begins a stream of about {@code expected} bytes; a wrong number only costs time, size or memory. */
    void begin(int expected) {
        this.expected = expected;
        forget();
    }

    /** From now on, the same bytes have indexes that are {@code n} lower. */
    void move(int n) {
        base += n;
    }

    /** The searched bytes were replaced by others, so that no match may refer to them. */
    void forget() {
        matching = MatchSettings.NONE;
    }

    /**
     * Prepares a search. If other bytes or settings were searched last, the window before it enters the tables.
     *
     * @param from the first byte to search
     * @param limit the end of all bytes so far
     */
    void prepare(MatchSettings matching, byte[] data, int from, int limit) {
        if (matching != this.matching || from + base != end) {
            this.matching = matching;
            base = 0; // the result must not depend on earlier streams
            insertWindow(data, from, limit);
        } else if (end == this.limit && !matching.isSparse()) {
            chains().insertLast(data, from, limit, base);
        }
        this.limit = limit + base;
    }

    private void insertWindow(byte[] data, int from, int limit) {
        int first = Math.max(0, from - Symbols.FURTHEST);
        if (matching.isSparse()) {
            sparse().begin(expected);
            sparse().insert(data, first, from, base, matching.shortest);
        } else {
            chains().begin(matching, expected);
            chains().insertWindow(data, first, from, limit, base, matching);
        }
    }

    /**
     * Makes literals and matches from bytes.
     *
     * @param data a match may refer to all bytes before it, as far as distances go
     * @param from the first byte to code
     * @param to the end of the bytes where a match may begin
     * @param limit the end of the bytes that a match may have
     * @return the index after the last coded byte; less than {@code to} only if the block is full
     */
    int search(byte[] data, int from, int to, int limit, Block block) {
        int next = next(data, from, to, limit, block);
        end = next + base;
        return next;
    }

    private int next(byte[] data, int from, int to, int limit, Block block) {
        if (matching.isSparse()) {
            return sparse().search(data, from, to, limit, base, matching.shortest, block);
        }
        if (matching.isOfPixels) {
            return chains().searchPixels(data, from, to, limit, base, matching, row + base, stride, bpp, block);
        }
        return chains().search(data, from, to, limit, base, matching, block);
    }

    private SparseMatchFinder sparse() {
        SparseMatchFinder present = sparse;
        if (present == null) {
            present = new SparseMatchFinder();
            sparse = present;
        }
        return present;
    }

    private ChainMatchFinder chains() {
        ChainMatchFinder present = chains;
        if (present == null) {
            present = new ChainMatchFinder();
            chains = present;
        }
        return present;
    }

    /** Where a match found at {@code i} begins, from {@code least} on: positions before it may have been skipped. */
    static int first(byte[] data, int least, int i, int distance) {
        int first = i;
        while (first > least && first > distance && data[first - 1] == data[first - 1 - distance]) {
            first--;
        }
        return first;
    }

    /** The number of equal bytes from two indexes on, up to {@code end}; the first {@code known} are equal. */
    static int matchLength(byte[] data, int earlier, int later, int known, int end) {
        int distance = later - earlier;
        int i = later + known;
        while (i < end) {
            long difference = Longs.get(data, i) ^ Longs.get(data, i - distance);
            if (difference != 0) {
                i += Long.numberOfTrailingZeros(difference) >> 3;
                break;
            }
            i += Long.BYTES;
        }
        return Math.min(i, end) - later;
    }
}
