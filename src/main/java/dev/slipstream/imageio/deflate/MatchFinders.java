package dev.slipstream.imageio.deflate;

import org.jspecify.annotations.Nullable;

/** Finds earlier occurrences of bytes: the match finders of one encoder, with their tables. */
final class MatchFinders {

    private @Nullable SparseMatchFinder sparse;
    private @Nullable ChainMatchFinder chains;
    private MatchSettings matching = MatchSettings.NONE;

    /**
     * An index plus this is a position. No position comes twice within 2^32 of them, so tables need not be cleared
     * between streams.
     */
    private int base = Symbols.FURTHEST + 1;

    /** The position where a row begins, and the number of bytes of a row and of a pixel. */
    private int row;
    private int stride = 1;
    private int bpp = 1;

    /** Goes to other bytes, whose indexes begin {@code n} lower: no match will refer to the present bytes. */
    void leave(int n) {
        base += n + Symbols.FURTHEST + 1;
    }

    /** From now on, the same bytes have indexes that are {@code n} lower. */
    void move(int n) {
        base += n;
    }

    /** Rows of {@code stride} bytes begin at {@code index}: a filter type and pixels of {@code bpp} bytes. */
    void setRows(int index, int stride, int bpp) {
        row = index + base;
        this.stride = stride;
        this.bpp = bpp;
    }

    /** Begins a search in {@code bytes} bytes; more may follow only if these fill the largest table. */
    void begin(MatchSettings matching, int bytes) {
        this.matching = matching;
        if (matching.isSparse()) {
            sparse().begin(bytes);
        } else {
            chains().begin(matching, bytes);
        }
    }

    /**
     * Makes literals and matches from bytes.
     *
     * @param data a match may refer to all bytes before it, as far as distances go
     * @param from the first byte to code
     * @param to the end of the bytes where a match may begin
     * @param end the end of the bytes that a match may have
     * @return the index after the last coded byte; less than {@code to} only if the block is full
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

    /** How many bytes from two indexes on are equal, up to {@code end}; {@code known} are known to be. */
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
