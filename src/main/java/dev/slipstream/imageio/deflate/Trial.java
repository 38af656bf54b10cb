package dev.slipstream.imageio.deflate;

/** Tells how long bytes would become: searches them, and is asked what came of it. */
public final class Trial {

    private final BlockWriter blocks;
    private Searches searches;

    /** What the last search came to, and what was kept. */
    private Block block = new Block();
    private Block kept = new Block();

    private int matched;

    Trial(Searches searches, BlockWriter blocks) {
        this.searches = searches;
        this.blocks = blocks;
    }

    void use(Searches others) {
        searches = others;
    }

    /**
     * Looks for matches in rows, with nothing before to refer to.
     *
     * @param bytes has eight bytes more than {@code length}, which do not matter
     * @param length at most {@link Block#MOST_LITERALS}
     * @param stride of rows, as {@code bpp} as in {@link ZlibEncoder#setMatching}
     */
    public void search(byte[] bytes, int length, int stride, int bpp, Matching matching) {
        block.clear();
        searches.setRows(0, stride, bpp);
        searches.begin(matching, length);
        block.ensure(length);
        searches.search(bytes, 0, length, length, block);
        searches.leave(length);
        matched = length - block.literalCount;
    }

    /** As {@link #search}, but without looking for matches: all of the bytes are literals. */
    public void takeLiterals(byte[] bytes, int length) {
        block.clear();
        block.ensure(length);
        block.addLiterals(bytes, 0, length);
        matched = 0;
    }

    /** How many of the bytes are in matches. */
    public int matched() {
        return matched;
    }

    /** How many bits the bytes take in one block that is not stored. */
    public long bits() {
        return blocks.measure(block);
    }

    /** About the same, as the entropy of the symbols tells, without making codes for them: much sooner. */
    public long estimatedBits() {
        return blocks.estimate(block);
    }

    /** Keeps what the last search came to, in place of what was kept before. */
    public void keep() {
        Block last = block;
        block = kept;
        kept = last;
    }

    /** What was kept. */
    Block kept() {
        return kept;
    }
}
