package dev.slipstream.imageio.png.write;

import dev.slipstream.imageio.deflate.MatchSettings;

/**
 * Every number that the choice between a strip's two forms rests on, and how each of them is searched. No tuned number
 * of the choice is anywhere else. {@code bench.jar sizes} shows what a change does to the sizes of real images, and
 * {@code RealWrites} what it does to the time. A number whose absence changed less than .1 % of all bytes, and no class
 * of images by 1 %, is not here.
 */
final class Rules {

    // How matches are searched for. MatchSettings says what each column does; a larger maxChain, lazyChain or maxLazy
    // makes files smaller and a search slower.

    /** For the filtered form if it has few matches, and for samples of it: under 10 bytes literals are cheaper. */
    static final MatchSettings FILTERED = MatchSettings.sparse(10);

    /** For a sample of the unfiltered form. */
    static final MatchSettings SAMPLE = MatchSettings.sparse(4);

    /** For the unfiltered form, by level. From level 6 on, the searches find what zlib's find. */
    private static final MatchSettings[] UNFILTERED = {
        MatchSettings.NONE,
        // shortest, hashed, maxChain, lazyChain, maxLazy; then the insertions at the ends of a match, and between them
        MatchSettings.chains(3, 6, 6, 0, 0),
        MatchSettings.chains(3, 6, 8, 2, 16),
        MatchSettings.chains(3, 6, 16, 2, 16),
        MatchSettings.chains(3, 6, 16, 2, 16),
        MatchSettings.chains(3, 5, 32, 8, 16).inserting(18, 4),
        MatchSettings.chains(3, 4, 128, 32, 16).inserting(18, 1),
        MatchSettings.chains(3, 4, 256, 64, 64).inserting(18, 1),
        MatchSettings.chains(3, 4, 512, 128, 258).inserting(18, 1),
        MatchSettings.chains(3, 4, 2048, 512, 258).inserting(18, 1)
    };

    /** For a nearly empty strip, unfiltered, up to level 5: with few insertions, the nearest match is often missed. */
    static final MatchSettings EMPTY_STRIP = MatchSettings.chains(3, 6, 16, 2, 16).inserting(18, 1);

    /** For the filtered form with many matches, and from level 5 on for every one that the JDK would not write. */
    private static final MatchSettings FILTERED_DRAWING = MatchSettings.chains(6, 8, 8, 0, 0);
    private static final MatchSettings DEEP_FILTERED = MatchSettings.chains(9, 8, 16, 8, 32).inserting(10, 16);

    /** For the filtered form by whole pixels of several bytes. */
    static final MatchSettings FILTERED_PIXELS = MatchSettings.pixels(8, 12);

    /**
     * The same if pixels are gray: their three equal bytes are a match. Such images are up to 17 % smaller, and written
     * 6 to 24 % slower, with chains of 16 positions 25 to 44 % (JDK 17, thread CPU time in turns in one JVM).
     */
    static final MatchSettings FILTERED_GRAY = MatchSettings.chains(3, 6, 2, 0, 0);

    /** The highest level with quick searches, which end at half a strip. */
    private static final int QUICK_LEVEL = 2;

    /** The lowest level with deep searches. */
    private static final int DEEP_LEVEL = 5;

    // What a sample or a search shows. Percentages are shares of the searched bytes that are in matches.

    /** A filtered sample with more matches than this has many short ones, too, which a sparse search does not find. */
    static final int SHORT_MATCHES_PERCENT = 10;

    /**
     * With more matches than this, a filtered strip is not searched by pixels (otherwise codes are .5 % larger,
     * {@code bench.jar sizes FOLDER}, JDK 17), and a search of a whole unfiltered strip finds many more matches than
     * its sample shows.
     */
    static final int LONG_MATCHES_PERCENT = 90;

    // Large strips.

    /** A photo, of which only the filtered form is searched: less of its filtered sample than this is matched... */
    static final int PHOTO_PERCENT = 30;

    /**
     * ...and that sample costs less than this share of the unfiltered literals. In a strip of pixels up to
     * {@link #SHORT}, also of the unfiltered sample, because a sample this short misses longer repetitions.
     */
    static final double PHOTO = 0.8;
    static final int SHORT = 128 * 1024;

    /** One form leads if the other one costs this factor; strips are alike if neither costs this factor per byte. */
    static final double CLEARLY_MORE = 1.15;

    /**
     * The same for a sample with long matches. Of a small strip, the filtered form is dropped if its first half costs
     * this factor.
     */
    static final double MUCH_MORE = 1.3;

    /** With this factor, the unfiltered form is not searched at all up to level 5. */
    static final double FAR_LEAD = 2.5;

    /**
     * A form is dropped after a quarter if it is behind the leader by this fraction of the leader's cost so far, or of
     * its average cost if that is more (a nearly empty beginning proves nothing), and its last part was dearer, too.
     * With 0.1, charts are .4 % smaller ({@code bench.jar sizes FOLDER}, JDK 17), but icons of 512 pixels are written
     * 4 % slower (thread CPU time of both in turns in one JVM). If the whole forms are closer, their true lengths are
     * compared instead of estimates.
     */
    static final double BEHIND = 0.02;

    // Small strips, for which samples would cost too much.

    /** The largest one of pixels of three or four bytes, an icon, and the largest other one. */
    static final int ICON = 24 * 1024;
    static final int SMALL = 9 * 1024;

    /**
     * In icons above twice this size, the cost of this many bytes may show a photo. Otherwise those of 64 pixels are
     * .1 % larger ({@code bench.jar sizes FOLDER}, JDK 17) and written 2 % slower (thread CPU time, as above).
     */
    static final int BEGINNING = 2 * 1024;

    /** An icon is not searched further unfiltered at this cost in bits per byte, if the filtered form is cheaper. */
    static final int ICON_PHOTO_BITS = 2;

    /** An icon is a photo, and not searched unfiltered, if this share of its pixels differ from all before them. */
    static final double PHOTO_UNSEEN = 0.8;

    /**
     * An image of one unfiltered strip up to {@link #SHORT} is nearly empty if a byte costs less than this part of a
     * bit. With 8, 14 instead of 12 of 2,324 files are more than 1 % larger than the JDK's, without it 18, up to 20 %;
     * with 1, they are .4 % smaller, but written 8 % slower ({@code bench.jar sizes --real --csv FILE FOLDER}).
     */
    static final int EMPTY_PARTS = 4;

    /** Whether the level is a low one, or a high one. */
    final boolean isQuick;
    final boolean isDeep;

    /** For the unfiltered form, and for the filtered form of a drawing. */
    final MatchSettings unfiltered;
    final MatchSettings filtered;

    /** The searches of a level, for pixels, or for indexes of a palette. */
    Rules(boolean hasPalette, int level) {
        isQuick = level <= QUICK_LEVEL;
        isDeep = level >= DEEP_LEVEL;
        unfiltered = UNFILTERED[level];
        MatchSettings deep = hasPalette ? unfiltered : DEEP_FILTERED; // the JDK filters palettes only
        filtered = isDeep ? deep : FILTERED_DRAWING;
    }
}
