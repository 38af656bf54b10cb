package dev.slipstream.imageio.deflate;

/** How to look for matches. Not a record, whose {@code equals} takes milliseconds to make in a fresh JVM. */
public final class MatchSettings {

    /** The usual insertions; see {@link #insertEnds}. */
    private static final int ENDS = 6;
    private static final int EVERY = 64;
    private static final int EVERY_OF_FAR = 8;

    /** For searches by pixels: two or three pixels. */
    private static final int PIXELS_ENDS = 8;

    /** A match is far from this distance on: bytes that are {@link Symbols#FURTHEST} back are found no more. */
    private static final int FAR = Symbols.FURTHEST / 4;

    /** More positions than any match has. */
    private static final int ALL = 1 << 24;

    /** Looks for no matches: bytes are stored as they are. */
    public static final MatchSettings NONE = new MatchSettings(Symbols.LONGEST_MATCH, 0, 0, 0, 0, 0, 1, 1, false);

    /** The fewest bytes of a match. It should be higher if literals are cheap. */
    final int shortest;

    /** How many bytes the positions of a chain have in common. Larger: faster, but shorter matches are not found. */
    final int hashed;

    /** The most earlier positions that are compared. Larger: smaller files, slower. 1 is a sparse search. */
    final int maxChain;

    /** The same, for a longer match that begins one byte later. */
    final int lazyChain;

    /** Such a longer match is looked for only if the match has fewer bytes than this. Larger: smaller files, slower. */
    final int maxLazy;

    /**
     * Within a match, the first and last {@code insertEnds} positions enter the chains, and one in {@code insertEvery}
     * between them: the same bytes are known already, at the distance of the match. Far matches enter more, since these
     * bytes will soon be known nowhere else. More insertions find more, but make the chains longer and a search slower.
     */
    final int insertEnds;
    private final int insertEvery;
    private final int insertEveryOfFar;

    /** Whether matches are looked for at whole pixels only. */
    final boolean isOfPixels;

    private MatchSettings(int shortest, int hashed, int maxChain, int lazyChain, int maxLazy, int insertEnds,
            int insertEvery, int insertEveryOfFar, boolean isOfPixels) {
        this.shortest = shortest;
        this.hashed = hashed;
        this.maxChain = maxChain;
        this.lazyChain = lazyChain;
        this.maxLazy = maxLazy;
        this.insertEnds = insertEnds;
        this.insertEvery = insertEvery;
        this.insertEveryOfFar = insertEveryOfFar;
        this.isOfPixels = isOfPixels;
    }

    /**
     * For data with few matches: looks at one earlier position. After many bytes without a match, it skips positions.
     *
     * @param shortest the fewest bytes of a match, at least 3; it should be higher if literals are cheap
     */
    public static MatchSettings sparse(int shortest) {
        return new MatchSettings(shortest, 0, 1, 0, 0, 0, 1, 1, false);
    }

    /**
     * For data with many matches. The columns are those of zlib's table of levels where it has them.
     *
     * @param shortest the fewest bytes of a match, at least 3
     * @param hashed {@code shortest} to 8; of the positions that have fewer bytes in common, the latest is compared
     * @param maxChain at least 2
     * @param maxLazy 0 for never
     */
    public static MatchSettings chains(int shortest, int hashed, int maxChain, int lazyChain, int maxLazy) {
        return new MatchSettings(shortest, hashed, maxChain, lazyChain, maxLazy, ENDS, EVERY, EVERY_OF_FAR, false);
    }

    /**
     * For rows of pixels of several bytes: matches are looked for only where a pixel begins.
     *
     * @param shortest the fewest bytes of a match, at least 3
     * @param maxChain at least 2
     */
    public static MatchSettings pixels(int shortest, int maxChain) {
        return new MatchSettings(shortest, shortest, maxChain, 0, 0, PIXELS_ENDS, ALL, 1, true);
    }

    /**
     * The same, entering more positions of long matches: smaller files, slower.
     *
     * @param ends how many positions at the start and at the end
     * @param every every how many positions between the ends; far matches enter all. 1 also makes the search skip
     *     chain entries that cannot beat the best match
     */
    public MatchSettings inserting(int ends, int every) {
        return new MatchSettings(shortest, hashed, maxChain, lazyChain, maxLazy, ends, every, 1, isOfPixels);
    }

    /** The step between entered positions of a match at this distance. */
    int insertEvery(int distance) {
        return distance > FAR ? insertEveryOfFar : insertEvery;
    }

    /** Whether all positions enter the chains, except those within matches that repeat few bytes. */
    public boolean insertsAll() {
        return insertEvery == 1 && !isOfPixels;
    }

    boolean isSparse() {
        return maxChain == 1;
    }

    @Override
    public String toString() {
        return "shortest " + shortest + ", hashed " + hashed + ", maxChain " + maxChain
                + ", lazyChain " + lazyChain + ", maxLazy " + maxLazy
                + ", insert " + insertEnds + " and every " + insertEvery + ", far " + insertEveryOfFar
                + (isOfPixels ? ", by pixels" : "");
    }
}
