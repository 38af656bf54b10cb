package dev.slipstream.imageio.deflate;

/** Tells how long bytes would become. */
public final class Trial {

    private final Searches searches;
    private final Block block;
    private final BlockWriter blocks;

    /** {@code block}: empty. It is so again when an answer has been given. */
    Trial(Searches searches, Block block, BlockWriter blocks) {
        this.searches = searches;
        this.block = block;
        this.blocks = blocks;
    }

    /**
     * How many bits the bytes, at most {@link Block#MOST_LITERALS}, would take in one block that is not stored, with
     * nothing before to refer to.
     */
    public long bits(byte[] bytes, int length, Matching matching) {
        search(bytes, length, matching);
        long bits = blocks.measure(block);
        block.clear();
        return bits;
    }

    /** How many of the bytes would be in matches. */
    public int matched(byte[] bytes, int length, Matching matching) {
        search(bytes, length, matching);
        int literals = block.literalCount;
        block.clear();
        return length - literals;
    }

    /** {@code bytes}: has eight bytes more, which do not matter. */
    private void search(byte[] bytes, int length, Matching matching) {
        MatchSearch search = searches.begin(matching, length);
        block.ensure(length);
        search.search(bytes, 0, 0, length, length, searches.base, matching.shortest, block);
        searches.leave(length);
    }
}
