package dev.slipstream.imageio.deflate;

import org.jspecify.annotations.Nullable;

/** Finds earlier occurrences of what comes: the searches that one encoder needs, with their tables. */
final class MatchFinders {

    private @Nullable SparseMatchFinder sparse;
    private @Nullable ChainMatchFinder chains;
    private MatchSettings matching = MatchSettings.NONE;

    /**
     * What to add to an index to have a position, which never comes again as long as there are less than 2^32 of them:
     * tables need not be cleared between streams.
     */
    private int base = Symbols.FURTHEST + 1;

    /** Where a row begins, as a position; and how many bytes a row and a pixel have. */
    private int row;
    private int stride = 1;
    private int bpp = 1;

    /** From now on, indexes begin with {@code n} less, in other bytes: nothing before them can be referred to. */
    void leave(int n) {
        base += n + Symbols.FURTHEST + 1;
    }

    /** From now on, indexes begin with {@code n} less, in the same bytes. */
    void move(int n) {
        base += n;
    }

    /** From an index on there are rows of {@code stride} bytes: a filter type and pixels of {@code bpp} bytes. */
    void setRows(int index, int stride, int bpp) {
        row = index + base;
        this.stride = stride;
        this.bpp = bpp;
    }

    /** Begins a search in so many bytes, or more if they are more than tables are large. */
    void begin(MatchSettings matching, int bytes) {
        this.matching = matching;
        if (matching.isSparse()) {
            sparse().begin(bytes);
        } else {
            chains().begin(matching, bytes);
        }
    }

    /**
     * Makes literals and matches of bytes.
     *
     * @param data a match may refer to all before it, as far as distances go
     * @param from the first byte to code
     * @param to behind the last byte where a match may begin
     * @param end behind the last byte of a match
     * @return the index behind the last byte that is coded; less than {@code to} only if the block is full
     */
    int search(byte[] data, int from, int to, int end, Block block) {
        if (matching.isSparse()) {
            return sparse().search(data, from, to, end, base, matching.shortest, block);
        }
        return matching.isOfPixels
                ? chains().searchPixels(data, from, to, end, base, matching.shortest, row, stride, bpp, block)
                : chains().search(data, from, to, end, base, matching.shortest, block);
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

    /** How many bytes are equal from two indexes on, of which {@code known} are; up to {@code end}. */
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
