package dev.slipstream.imageio.png.write;

import dev.slipstream.imageio.deflate.Candidate;
import dev.slipstream.imageio.deflate.MatchSettings;

/** How matches are looked for in scanlines, filtered or not, at a level. */
final class Searches {

    /** For samples: of filtered scanlines, where a shorter match takes more bits than its literals, and of others. */
    static final MatchSettings FILTERED_SAMPLE = MatchSettings.sparse(10);
    static final MatchSettings SAMPLE = MatchSettings.sparse(4);

    /** For filtered scanlines with few matches. */
    static final MatchSettings FILTERED = FILTERED_SAMPLE;

    /** Filtered scanlines are searched further if they take less than so many times the unfiltered bits. */
    static final double NEAR = 1.1;

    /** If more of filtered scanlines is matched, in percent, they have many short matches, too. */
    private static final int MATCHED_PERCENT = 10;

    /** Up to this level, fewer earlier positions are looked at; the table of the PNG chapter has the sizes. */
    private static final int QUICK_LEVEL = 2;

    /** For filtered scanlines with many matches: pixels of several bytes, unless nearly all is matched, and others. */
    private static final MatchSettings FILTERED_PIXELS = MatchSettings.pixels(8, 12);
    private static final MatchSettings QUICK_FILTERED_PIXELS = MatchSettings.pixels(8, 4);
    private static final MatchSettings FILTERED_DRAWING = MatchSettings.chains(6, 8, 8, 0, 0);
    private static final MatchSettings QUICK_FILTERED_DRAWING = MatchSettings.chains(6, 8, 4, 0, 0);
    private static final int LONG_PERCENT = 95;

    /** For pixels of three or four bytes that are not filtered, if less of a sample is matched, in percent. */
    private static final MatchSettings THREE_BYTES = MatchSettings.pixels(3, 12);
    private static final MatchSettings FOUR_BYTES = MatchSettings.pixels(4, 12);
    private static final MatchSettings QUICK_THREE_BYTES = MatchSettings.pixels(3, 4);
    private static final MatchSettings QUICK_FOUR_BYTES = MatchSettings.pixels(4, 4);
    private static final int DRAWING_PERCENT = 40;

    /** For other scanlines that are not filtered, by level; from 6 on, they find what zlib finds. */
    private static final MatchSettings[] UNFILTERED = {
        MatchSettings.NONE,
        MatchSettings.chains(3, 6, 6, 0, 0),
        MatchSettings.chains(3, 6, 8, 2, 16),
        MatchSettings.chains(3, 6, 16, 2, 16),
        MatchSettings.chains(3, 6, 16, 2, 16),
        MatchSettings.chains(3, 5, 32, 8, 16).remembering(18, 4),
        MatchSettings.chains(3, 4, 128, 32, 16).remembering(18, 1),
        MatchSettings.chains(3, 4, 256, 64, 64).remembering(18, 1),
        MatchSettings.chains(3, 4, 512, 128, 258).remembering(18, 1),
        MatchSettings.chains(3, 4, 2048, 512, 258).remembering(18, 1)
    };
    private static final int DEEP_LEVEL = 5;

    /** For filtered scanlines that the JDK would not filter, at deep levels. */
    private static final MatchSettings DEEP_FILTERED = MatchSettings.chains(9, 8, 16, 8, 32).remembering(10, 16);

    private final int bpp;

    /** Whether the level is a low one, or a high one. */
    final boolean isQuick;
    final boolean isDeep;

    /** For scanlines of drawings, filtered or not. */
    final MatchSettings unfiltered;
    final MatchSettings filtered;

    private final MatchSettings pixels;

    /** For filtered pixels, of icons at any level. */
    final MatchSettings filteredPixels;

    /**
     * For scanlines of an image.
     *
     * @param bpp bytes of a pixel
     * @param hasPalette whether pixels are indexes of a palette
     * @param level 0 to 9, as for {@link java.util.zip.Deflater}
     */
    Searches(int bpp, boolean hasPalette, int level) {
        this.bpp = bpp;
        isQuick = level <= QUICK_LEVEL;
        isDeep = level >= DEEP_LEVEL;
        unfiltered = UNFILTERED[level];
        if (isDeep) {
            filtered = hasPalette ? unfiltered : DEEP_FILTERED;
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

    /** Looks for short matches, too, if there may be some, and long ones alone take less than {@code bits}. */
    void searchFiltered(Candidate filtered, long bits, MatchSettings matching) {
        filtered.search(FILTERED_SAMPLE, filtered.size());
        if (filtered.bits() < bits && hasShortMatches(filtered)) {
            filtered.searchAgain(matching);
        }
    }

    /** For pieces of a very long scanline. */
    MatchSettings ofPiece(boolean isFiltered) {
        return isFiltered ? FILTERED : unfiltered;
    }

    /** For unfiltered scanlines, of which a sample was searched. */
    MatchSettings ofUnfiltered(Strip strip, Candidate sample) {
        return !isDeep && hasPixels(strip) && !sample.isMatched(DRAWING_PERCENT) ? pixels : unfiltered;
    }

    /** For filtered scanlines, of which a sample was searched. */
    MatchSettings ofFiltered(Strip strip, Candidate sample) {
        if (isDeep) {
            return filtered;
        }
        if (!hasShortMatches(sample)) {
            return FILTERED;
        }
        if (bpp == 1 || strip.passes() > 1 || sample.isMatched(LONG_PERCENT)) {
            return filtered;
        }
        long bits = sample.bits();
        sample.setRows(1 + strip.lengths[0], bpp);
        sample.searchAgain(filteredPixels);
        return sample.bits() < bits ? filteredPixels : FILTERED;
    }

    /** Whether a strip has pixels of several bytes, which are searched by pixels. */
    boolean hasPixels(Strip strip) {
        return (bpp == 3 || bpp == 4) && strip.passes() == 1;
    }

    /** Whether filtered scanlines probably have more matches than the search of a sample finds. */
    boolean hasShortMatches(Candidate filtered) {
        return filtered.isMatched(MATCHED_PERCENT);
    }
}
