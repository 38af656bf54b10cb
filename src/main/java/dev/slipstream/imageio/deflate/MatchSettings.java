package dev.slipstream.imageio.deflate;

/** How to look for matches. Not a record, whose {@code equals} takes milliseconds to make in a fresh JVM. */
public final class MatchSettings {

    /** Looks for no matches: bytes are stored as they are. */
    public static final MatchSettings NONE = new MatchSettings(Symbols.LONGEST_MATCH, 0, 0, 0, 0, false);

    /** The fewest bytes of a match. */
    final int shortest;

    /** How many earlier positions are looked at; 1 also skips positions after many without a match; 0 stores. */
    final int depth;

    /** From this length on, a match is taken without looking for a longer one. */
    final int nice;

    /** How many earlier positions are looked at for a longer match that begins one byte later. */
    final int lazyDepth;

    /** A longer match one byte later is looked for only if a match is shorter than this. */
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
     * For data with few matches: looks at one earlier position. After many bytes without a match, it skips positions.
     *
     * @param shortest the fewest bytes of a match, at least 3; it should be higher if literals take fewer bits
     */
    public static MatchSettings sparse(int shortest) {
        return new MatchSettings(shortest, 1, 0, 0, 0, false);
    }

    /**
     * For data with many matches.
     *
     * @param shortest the fewest bytes of a match, at least 3
     * @param depth how many earlier positions are looked at, at least 2
     * @param nice from this length on, a match is taken without looking for a longer one
     * @param lazyDepth how many earlier positions are looked at for a longer match that begins one byte later
     * @param lazyBelow such a longer match is looked for only if a match is shorter than this; 0 for never
     */
    public static MatchSettings chains(int shortest, int depth, int nice, int lazyDepth, int lazyBelow) {
        return new MatchSettings(shortest, depth, nice, lazyDepth, lazyBelow, false);
    }

    /**
     * These settings for rows of pixels: matches are looked for only where a pixel begins.
     *
     * @param otherShortest the fewest bytes of a match, at least 3
     * @param parts the depth is divided by this
     */
    public MatchSettings ofPixels(int otherShortest, int parts) {
        return new MatchSettings(otherShortest, Math.max(2, depth / parts), nice, 0, 0, true);
    }

    /** These settings with another shortest match. */
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
