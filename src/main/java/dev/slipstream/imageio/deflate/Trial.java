package dev.slipstream.imageio.deflate;

/** Tells how many bits bytes would take: it makes literals and matches from them, and measures these. */
public final class Trial {

    private final BlockWriter blocks;
    private MatchFinders finders;

    /** The result of the last search, and the one that was kept. */
    private Block block = new Block();
    private Block kept = new Block();

    /** The estimated bits of the blocks before the last one. */
    private long bitsBefore;

    private int matched;

    Trial(MatchFinders finders, BlockWriter blocks) {
        this.finders = finders;
        this.blocks = blocks;
    }

    void use(MatchFinders others) {
        finders = others;
    }

    /**
     * Looks for matches in rows. No match refers to bytes before these.
     *
     * @param bytes has at least eight bytes more than {@code length}, of any value
     * @param length at most {@link Block#MOST_LITERALS} bytes become one block, which may be kept
     * @param stride of rows, as in {@link ZlibEncoder#setMatching}, as is {@code bpp}
     */
    public void search(byte[] bytes, int length, int stride, int bpp, MatchSettings matching) {
        block.clear();
        finders.setRows(0, stride, bpp);
        finders.begin(matching, length);
        bitsBefore = 0;
        int literals = 0;
        int next = 0;
        while (next < length) {
            if (block.isFull()) {
                bitsBefore += blocks.estimate(block);
                literals += block.literalCount;
                block.clear();
            }
            int room = Math.min(length - next, block.room());
            block.ensure(room);
            next = finders.search(bytes, next, next + room, length, block);
        }
        finders.leave(length);
        matched = length - literals - block.literalCount;
    }

    /** As {@link #search}, but without looking for matches: all bytes are literals. */
    public void takeLiterals(byte[] bytes, int length) {
        bitsBefore = 0;
        block.clear();
        block.ensure(length);
        block.addLiterals(bytes, 0, length);
        matched = 0;
    }

    /** How many of the bytes are in matches. */
    public int matched() {
        return matched;
    }

    /** How many bits the bytes take if they are one block that is not stored. */
    public long bits() {
        return blocks.measure(block);
    }

    /** Estimates {@link #bits} by the entropy of the symbols: much faster, since no codes are made. */
    public long estimatedBits() {
        return bitsBefore + blocks.estimate(block);
    }

    /** Keeps the result of the last search, in place of the one kept before. */
    public void keep() {
        Block last = block;
        block = kept;
        kept = last;
    }

    /** The result that was kept. */
    Block kept() {
        return kept;
    }
}
