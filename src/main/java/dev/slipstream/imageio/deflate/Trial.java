package dev.slipstream.imageio.deflate;

/** Tells how long bytes would become: searches them, and is asked what came of it. */
public final class Trial {

    private final BlockWriter blocks;
    private MatchFinders finders;

    /** What the last search came to, and what was kept. */
    private Block block = new Block();
    private Block kept = new Block();

    /** Of the blocks before the last one, estimated. */
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
     * Looks for matches in rows, with nothing before to refer to.
     *
     * @param bytes has eight bytes more than {@code length}, which do not matter
     * @param length what comes of at most {@link Block#MOST_LITERALS} is one block, and may be kept
     * @param stride of rows, as {@code bpp} as in {@link ZlibEncoder#setMatching}
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

    /** As {@link #search}, but without looking for matches: all of the bytes are literals. */
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

    /** About the same, as the entropy of the symbols tells, without making codes for them: much sooner. */
    public long estimatedBits() {
        return bitsBefore + blocks.estimate(block);
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
