package dev.slipstream.imageio.deflate;

/** How matches are looked for. Not a record, whose {@code equals} a young JVM takes milliseconds to make. */
public final class MatchSettings {

    /** Stores bytes as they are. */
    public static final MatchSettings NONE = new MatchSettings(Symbols.LONGEST_MATCH, 0, 0, 0, 0, false);

    /** The fewest bytes of a match. */
    final int shortest;

    /** How many earlier places are looked at; 1 skips places where nothing is found for long; 0 stores. */
    final int depth;

    /** The length of a match that is taken without looking for a longer one. */
    final int nice;

    /** How many earlier places are looked at for a longer match that begins a byte later; */
    final int lazyDepth;

    /** this is done for matches that are shorter than that. */
    final int lazyBelow;

    /** Whether matches are looked for at whole pixels only. */
    final boolean isOfPixels;

    private MatchSettings(int shortest, int depth, int nice, int lazyDepth, int lazyBelow, boolean isOfPixels) {
        this.shortest = shortest;
        this.depth = depth;
        this.nice = nice;
        this.lazyDepth = lazyDepth;
        this.lazyBelow = lazyBelow;
        this.isOfPixels = isOfPixels;
    }

    /**
     * For data with few matches: looks at one earlier place, and at none for positions that follow many others where
     * nothing was found.
     *
     * @param shortest the fewest bytes of a match, at least 3: the fewer bits literals take, the more it should be
     */
    public static MatchSettings sparse(int shortest) {
        return new MatchSettings(shortest, 1, 0, 0, 0, false);
    }

    /**
     * For data with many matches.
     *
     * @param shortest the fewest bytes of a match, at least 3
     * @param depth how many earlier places are looked at, at least 2
     * @param nice the length of a match that is taken without looking for a longer one
     * @param lazyDepth how many earlier places are looked at for a longer match that begins a byte later
     * @param lazyBelow only for matches shorter than that; 0 for none
     */
    public static MatchSettings chains(int shortest, int depth, int nice, int lazyDepth, int lazyBelow) {
        return new MatchSettings(shortest, depth, nice, lazyDepth, lazyBelow, false);
    }

    /**
     * The same for rows of pixels, of which only whole ones are looked for.
     *
     * @param otherShortest the fewest bytes of a match, at least 3
     * @param parts at one of so many earlier places
     */
    public MatchSettings ofPixels(int otherShortest, int parts) {
        return new MatchSettings(otherShortest, Math.max(2, depth / parts), nice, 0, 0, true);
    }

    /** The same for matches of so many bytes or more. */
    public MatchSettings ofShortest(int otherShortest) {
        return new MatchSettings(otherShortest, depth, nice, lazyDepth, lazyBelow, isOfPixels);
    }

    boolean isSparse() {
        return depth == 1;
    }

    @Override
    public String toString() {
        return "shortest " + shortest + ", depth " + depth + ", nice " + nice + ", lazy " + lazyDepth
                + " below " + lazyBelow;
    }
}
