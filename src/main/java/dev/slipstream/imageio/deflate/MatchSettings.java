package dev.slipstream.imageio.deflate;

/** How to look for matches. Not a record, whose {@code equals} takes milliseconds to make in a fresh JVM. */
public final class MatchSettings {

    /** Usually; see {@link #edge}. */
    private static final int EDGE = 6;
    private static final int STEP = 64;
    private static final int FAR_STEP = 8;

    /** By pixels, two or three of them. */
    private static final int PIXELS_EDGE = 8;

    /** A match is far from this distance on: bytes that are {@link Symbols#FURTHEST} back are found no more. */
    private static final int FAR = Symbols.FURTHEST / 4;

    /** More positions than any match has. */
    private static final int ALL = 1 << 24;

    /** Looks for no matches: bytes are stored as they are. */
    public static final MatchSettings NONE = new MatchSettings(Symbols.LONGEST_MATCH, 0, 0, 0, 0, 0, 1, 1, false);

    /** The fewest bytes of a match. */
    final int shortest;

    /** How many bytes positions of a chain have in common; for fewer, only the latest position is looked at. */
    final int hashed;

    /** How many earlier positions are looked at; 1 also skips positions after many without a match. */
    final int depth;

    /** How many earlier positions are looked at for a longer match that begins one byte later. */
    final int lazyDepth;

    /** A longer match one byte later is looked for only if a match is shorter than this. */
    final int lazyBelow;

    /**
     * Of a match, so many positions at its start and at its end are remembered, and between them one of so many: the
     * same bytes are known already, at the distance of the match. Between the ends of a far match there are more, since
     * these bytes will soon be known nowhere else. All positions make the chains longer, and a search slower.
     */
    final int edge;
    private final int step;
    private final int farStep;

    /** Whether matches are looked for at whole pixels only. */
    final boolean isOfPixels;

    private MatchSettings(int shortest, int hashed, int depth, int lazyDepth, int lazyBelow, int edge,
            int step, int farStep, boolean isOfPixels) {
        this.shortest = shortest;
        this.hashed = hashed;
        this.depth = depth;
        this.lazyDepth = lazyDepth;
        this.lazyBelow = lazyBelow;
        this.edge = edge;
        this.step = step;
        this.farStep = farStep;
        this.isOfPixels = isOfPixels;
    }

    /**
     * For data with few matches: looks at one earlier position. After many bytes without a match, it skips positions.
     *
     * @param shortest the fewest bytes of a match, at least 3; it should be higher if literals take fewer bits
     */
    public static MatchSettings sparse(int shortest) {
        return new MatchSettings(shortest, 0, 1, 0, 0, 0, 1, 1, false);
    }

    /**
     * For data with many matches.
     *
     * @param shortest the fewest bytes of a match, at least 3
     * @param hashed how many bytes earlier positions must have in common to be looked at, {@code shortest} to 8; of
     *     those that have only {@code shortest} in common, the latest is looked at. More make a search faster
     * @param depth how many earlier positions are looked at, at least 2
     * @param lazyDepth how many earlier positions are looked at for a longer match that begins one byte later
     * @param lazyBelow such a longer match is looked for only if a match is shorter than this; 0 for never
     */
    public static MatchSettings chains(int shortest, int hashed, int depth, int lazyDepth, int lazyBelow) {
        return new MatchSettings(shortest, hashed, depth, lazyDepth, lazyBelow, EDGE, STEP, FAR_STEP, false);
    }

    /**
     * For rows of pixels of several bytes: matches are looked for only where a pixel begins.
     *
     * @param shortest the fewest bytes of a match, at least 3
     * @param depth how many earlier positions are looked at, at least 2
     */
    public static MatchSettings pixels(int shortest, int depth) {
        return new MatchSettings(shortest, shortest, depth, 0, 0, PIXELS_EDGE, ALL, 1, true);
    }

    /**
     * The same, but of long matches other positions are remembered. With more, a search finds more in more time.
     *
     * @param edge how many at its start and at its end
     * @param step between them, one of so many; all if the match is far. With 1, what is not longer is passed over
     */
    public MatchSettings remembering(int edge, int step) {
        return new MatchSettings(shortest, hashed, depth, lazyDepth, lazyBelow, edge, step, 1, isOfPixels);
    }

    /** Between the ends of a match at a distance, one of so many positions is remembered. */
    int step(int distance) {
        return distance > FAR ? farStep : step;
    }

    /** Whether all positions are remembered, but those within matches that repeat few bytes. */
    boolean remembersAll() {
        return step == 1 && !isOfPixels;
    }

    boolean isSparse() {
        return depth == 1;
    }

    @Override
    public String toString() {
        return "shortest " + shortest + ", hashed " + hashed + ", depth " + depth
                + ", lazy " + lazyDepth + " below " + lazyBelow
                + ", of matches " + edge + " and every " + step + ", of far ones " + farStep
                + (isOfPixels ? ", by pixels" : "");
    }
}
