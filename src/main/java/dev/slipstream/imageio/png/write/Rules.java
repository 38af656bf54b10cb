package dev.slipstream.imageio.png.write;

import dev.slipstream.imageio.deflate.MatchSettings;

/**
 * Every number that the choice between a strip's two forms rests on, and how matches are looked for in each of them. No
 * tuned number of the choice is anywhere else. {@code bench.jar sizes} shows what a change does to the sizes of real
 * images, and {@code RealWrites} what it does to the time.
 */
final class Rules {

    // How matches are looked for. MatchSettings says what each column does; a larger maxChain, lazyChain or maxLazy
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

    /** For the filtered form with many matches, at levels up to 2, 3 and 4, and from 5 on unless it is the JDK's. */
    private static final MatchSettings QUICK_FILTERED_DRAWING = MatchSettings.chains(6, 8, 4, 0, 0);
    private static final MatchSettings FILTERED_DRAWING = MatchSettings.chains(6, 8, 8, 0, 0);
    private static final MatchSettings DEEP_FILTERED = MatchSettings.chains(9, 8, 16, 8, 32).inserting(10, 16);

    /** For whole pixels of several bytes: shortest, maxChain; the second of each two at levels 1 and 2. */
    private static final MatchSettings FILTERED_PIXELS = MatchSettings.pixels(8, 12);
    private static final MatchSettings QUICK_FILTERED_PIXELS = MatchSettings.pixels(8, 4);
    private static final MatchSettings THREE_BYTES = MatchSettings.pixels(3, 12);
    private static final MatchSettings QUICK_THREE_BYTES = MatchSettings.pixels(3, 4);
    private static final MatchSettings FOUR_BYTES = MatchSettings.pixels(4, 12);
    private static final MatchSettings QUICK_FOUR_BYTES = MatchSettings.pixels(4, 4);

    /** The highest level with quick searches, which end at half a strip, and the lowest one with deep searches. */
    private static final int QUICK_LEVEL = 2;
    private static final int DEEP_LEVEL = 5;

    /** From this level on, the searches of the unfiltered form insert all positions. */
    private static final int INSERTING_LEVEL = 6;

    // What a sample or a search shows. Percentages are shares of the searched bytes that are in matches.

    /** A filtered sample with more matches than this has many short ones, too, which a sparse search does not find. */
    static final int SHORT_MATCHES_PERCENT = 10;

    /** With more matches than this, a filtered strip is not searched by whole pixels. */
    static final int LONG_MATCHES_PERCENT = 95;

    /** With fewer matches than this, an unfiltered strip is searched by whole pixels up to level 4. */
    static final int DRAWING_PERCENT = 40;

    /** A filtered strip is searched again, with short matches, if it costs less than this factor of the unfiltered. */
    static final double AGAIN = 1.1;

    // Photos: only the filtered form is searched.

    /** If less of the filtered sample is matched, it must cost less than {@link #PHOTO} of the unfiltered literals. */
    static final int PHOTO_PERCENT = 30;
    static final double PHOTO = 0.8;

    /**
     * The same applies if less than this of the unfiltered sample is matched and the filtered sample costs less than
     * both the unfiltered sample and its literals.
     */
    static final int NOISE_PERCENT = 20;

    /**
     * Strips of pixels up to this size must also beat the unfiltered sample by {@link #PHOTO}, because a sample this
     * short misses longer repetitions.
     */
    static final int SHORT = 128 * 1024;

    /** A strip that other threads have in their window is filtered without a search if the other sample costs this. */
    static final double SURE_LEAD = 2;

    /** The samples for that are half as large as others, since each batch begins with them. */
    static final int SMALL_SAMPLE_EACH = 2 * Strip.SAMPLE_EACH;

    // Which form of a large strip is searched first, and when the other one is given up.

    /**
     * The filtered form leads if the unfiltered sample costs this factor. A thorough search of the whole strip finds
     * more matches than that of the sample did, so at {@link #MATCHED_PERCENT} matched the factor is
     * {@link #MATCHED_LEAD}.
     */
    static final double LEAD = 1.15;
    static final double MATCHED_LEAD = 1.5;
    static final int MATCHED_PERCENT = 90;

    /** Up to {@link #FAR_LEVEL}, the unfiltered form is not searched if its sample costs this factor. */
    static final double FAR_LEAD = 2.5;
    static final int FAR_LEVEL = 5;

    /** The filtered form is not searched if the unfiltered one costs less than this share of the filtered estimate. */
    static final double DRAWING = 0.95;

    /** From level 5 on, a filtered strip with more matches than this may be a drawing: the other form is tried. */
    static final int REPEATED_PERCENT = 60;

    /**
     * The unfiltered form is given up if its first quarter costs this fraction more, unless its cost is falling within
     * the quarter, or the cost of the filtered form is uneven.
     */
    static final double CLEARLY_BEHIND = 0.1;

    /**
     * A form is given up after a quarter if it is behind the leader by this fraction of the leader's cost so far, or of
     * its average cost if that is more: a nearly empty beginning proves nothing. From level 5 on, the exceptions of
     * {@link #CLEARLY_BEHIND} apply to the first quarter, and its fraction to later ones.
     */
    static final double BEHIND = 0.02;

    /** Two parts are alike if neither costs more than this factor of the other. */
    static final double EVEN = 1.25;

    // Strips after the first.

    /**
     * A strip resembles the last one if its cost per byte is less than this factor of that one's. A filtered strip must
     * not be cheaper by this factor, either: it may be a drawing, which is smaller unfiltered.
     */
    static final double ALIKE = 1.5;

    /** After this many similar strips, both forms are compared again. */
    static final int MOST_ALIKE = 16;

    /** Longer strips, which are single scanlines, are written in pieces, in the form that is better for the first. */
    static final int LARGE = 8 * Strip.MOST;

    // Small strips, for which samples would cost too much.

    /** The largest strip that counts as an icon, with pixels of three or four bytes. */
    static final int ICON = 24 * 1024;

    /** The largest other strip that is searched in both forms. */
    static final int SMALL = 9 * 1024;

    /** Above twice this size the first half may decide; for icons, this many bytes may. */
    static final int BEGINNING = 2 * 1024;

    /** An icon is not searched further unfiltered at this cost in bits per byte, if the filtered form is cheaper. */
    static final int ICON_PHOTO_BITS = 2;

    /** An icon is not searched unfiltered beyond its beginning if filtered literals cost less than this share. */
    static final double ICON_LITERALS = 0.9;

    /** The smallest icons are not filtered if filtered literals cost this factor: a search finds little in them. */
    static final double ICON_NEAR = 1.02;

    /**
     * The filtered form is dropped if its beginning costs this factor, unless that beginning is nearly empty: the whole
     * costs {@link #EMPTY} times what it predicts.
     */
    static final double SMALL_BEHIND = 1.3;
    static final int EMPTY = 2;

    /** An icon is a photo, and not searched unfiltered, if more than these shares of its pixels are new and unseen. */
    static final double PHOTO_FRESH = 0.9;
    static final double PHOTO_UNSEEN = 0.75;

    /** Up to this size, icons are searched in both forms, and true lengths are compared. */
    static final int TINY = 256;

    /** True lengths are also compared if the estimates differ by less than 1/16. */
    static final int NEAR_PARTS = 16;

    /**
     * An image of one unfiltered strip up to {@link #SHORT} is nearly empty if a byte costs less than this part of a
     * bit. Without the second search, such files are up to 20 % larger than the JDK's.
     */
    static final int EMPTY_PARTS = 4;

    /** Whether the level is a low one, or a high one. */
    final boolean isQuick;
    final boolean isDeep;
    final boolean insertsAll;

    /** For the unfiltered form, for the filtered form of a drawing, and by whole pixels. */
    final MatchSettings unfiltered;
    final MatchSettings filtered;
    final MatchSettings pixels;
    final MatchSettings filteredPixels;

    /** The searches of a level, for pixels of {@code bpp} bytes, or for indexes of a palette. */
    Rules(int bpp, boolean hasPalette, int level) {
        isQuick = level <= QUICK_LEVEL;
        isDeep = level >= DEEP_LEVEL;
        insertsAll = level >= INSERTING_LEVEL;
        unfiltered = UNFILTERED[level];
        if (isDeep) {
            filtered = hasPalette ? unfiltered : DEEP_FILTERED; // the JDK filters palettes only
        } else {
            filtered = isQuick ? QUICK_FILTERED_DRAWING : FILTERED_DRAWING;
        }
        if (bpp == 3) {
            pixels = isQuick ? QUICK_THREE_BYTES : THREE_BYTES;
        } else {
            pixels = isQuick ? QUICK_FOUR_BYTES : FOUR_BYTES;
        }
        filteredPixels = isQuick ? QUICK_FILTERED_PIXELS : FILTERED_PIXELS;
    }
}
