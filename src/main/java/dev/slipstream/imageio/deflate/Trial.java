package dev.slipstream.imageio.deflate;

/** Tells how long bytes would become: searches them, and is asked what came of it. */
public final class Trial {

    private final Searches searches;
    private final Block block;
    private final BlockWriter blocks;

    private int length;

    /** {@code block}: empty. It is so again when {@link #end} has been called. */
    Trial(Searches searches, Block block, BlockWriter blocks) {
        this.searches = searches;
        this.block = block;
        this.blocks = blocks;
    }

    /**
     * Looks for matches in bytes, with nothing before to refer to.
     *
     * @param bytes has eight bytes more than {@code length}, which do not matter
     * @param length at most {@link Block#MOST_LITERALS}
     */
    public void search(byte[] bytes, int length, Matching matching) {
        this.length = length;
        block.clear();
        searches.begin(matching, length);
        block.ensure(length);
        searches.search(bytes, 0, length, length, block);
        searches.leave(length);
    }

    /** How many of the bytes are in matches. */
    public int matched() {
        return length - block.literalCount;
    }

    /** How many bits the bytes take in one block that is not stored. */
    public long bits() {
        return blocks.measure(block);
    }

    /** About the same, as the entropy of the symbols tells, without making codes for them: much sooner. */
    public long estimatedBits() {
        return blocks.estimate(block);
    }

    /** To be called before the encoder is used again. */
    public void end() {
        block.clear();
    }
}
