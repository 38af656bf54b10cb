package dev.slipstream.imageio.deflate;

/** Tells how long bytes would become. */
public final class Trial {

    private final Block block = new Block();
    private final BlockWriter blocks = new BlockWriter();
    private final Searches searches = new Searches();
    private int base = Matches.FURTHEST + 1;

    /** How many bits the bytes would take, with nothing before them to refer to. */
    public long bits(byte[] bytes, int length, Matching matching) {
        search(bytes, length, matching);
        return blocks.measure(block);
    }

    /** How many of the bytes would be in matches. */
    public int matched(byte[] bytes, int length, Matching matching) {
        search(bytes, length, matching);
        return length - block.literalCount;
    }

    /** {@code bytes}: has some bytes behind those. */
    private void search(byte[] bytes, int length, Matching matching) {
        MatchSearch search = searches.begin(matching, length);
        block.clear();
        block.ensure(length);
        search.search(bytes, 0, 0, length, length, base, matching.shortest, block);
        base += length + Matches.FURTHEST + 1;
    }
}
