package dev.slipstream.imageio.png.write;

import dev.slipstream.imageio.deflate.Candidate;
import dev.slipstream.imageio.deflate.MatchSettings;

/** How matches are looked for in scanlines, filtered or not, at a level. */
final class Searches {

    /** For samples: of filtered scanlines, where a shorter match takes more bits than its literals, and of others. */
    static final MatchSettings FILTERED_SAMPLE = MatchSettings.sparse(10);
    static final MatchSettings SAMPLE = MatchSettings.sparse(4);

    /** For filtered scanlines with few matches. */
    private static final MatchSettings FILTERED = FILTERED_SAMPLE;

    /** Filtered scanlines are searched further if they take less than so many times the unfiltered bits. */
    static final double NEAR = 1.1;

    /** If more of filtered scanlines is matched, in percent, they have many short matches, too. */
    private static final int MATCHED_PERCENT = 10;

    /** For filtered scanlines with many matches: pixels of several bytes, unless nearly all is matched, and others. */
    private static final MatchSettings FILTERED_PIXELS = MatchSettings.pixels(8, 12);
    private static final MatchSettings FILTERED_DRAWING = MatchSettings.chains(6, 8, 8, 0, 0);
    private static final int LONG_PERCENT = 95;

    /** For scanlines that are not filtered; at level 1, and above. */
    private static final MatchSettings QUICK_UNFILTERED = MatchSettings.chains(3, 6, 6, 0, 0);
    private static final MatchSettings UNFILTERED = MatchSettings.chains(3, 6, 16, 2, 16);

    /** The same for pixels of three or four bytes, if less of a sample is matched, in percent. */
    private static final MatchSettings PIXELS = MatchSettings.pixels(4, 12);
    private static final int DRAWING_PERCENT = 40;

    /** From this level on, for scanlines as the JDK would write them: as deep as zlib's searches. */
    private static final int DEEP_LEVEL = 5;
    private static final MatchSettings[] DEEP = {
        MatchSettings.chains(3, 5, 32, 8, 16).remembering(18, 4),
        MatchSettings.chains(3, 4, 128, 32, 16).remembering(18, 1),
        MatchSettings.chains(3, 4, 256, 64, 32).remembering(18, 1),
        MatchSettings.chains(3, 4, 1024, 256, 258).remembering(MatchSettings.ALL, 1),
        MatchSettings.chains(3, 4, 4096, 512, 258).remembering(MatchSettings.ALL, 1)
    };

    /** For filtered ones that the JDK would not write. */
    private static final MatchSettings DEEP_FILTERED = MatchSettings.chains(9, 8, 16, 8, 32);

    private final int bpp;

    /** Whether the level is a high one. */
    final boolean isDeep;

    /** For scanlines of drawings, filtered or not. */
    final MatchSettings unfiltered;
    final MatchSettings filtered;

    /**
     * For scanlines of an image.
     *
     * @param bpp bytes of a pixel
     * @param hasPalette whether pixels are indexes of a palette
     * @param level 1 to 9, as for {@link java.util.zip.Deflater}
     */
    Searches(int bpp, boolean hasPalette, int level) {
        this.bpp = bpp;
        isDeep = level >= DEEP_LEVEL;
        if (isDeep) {
            unfiltered = DEEP[level - DEEP_LEVEL];
            filtered = hasPalette ? unfiltered : DEEP_FILTERED;
        } else {
            unfiltered = level == 1 ? QUICK_UNFILTERED : UNFILTERED;
            filtered = FILTERED_DRAWING;
        }
    }

    /** Looks for short matches, too, if there may be some, and long ones alone take not much more than {@code bits}. */
    void searchFiltered(Candidate filtered, long bits, MatchSettings matching) {
        filtered.search(FILTERED_SAMPLE, filtered.size());
        if (filtered.bits() / NEAR < bits && hasShortMatches(filtered)) {
            filtered.searchAgain(matching);
        }
    }

    /** For pieces of a very long scanline. */
    MatchSettings ofPiece(boolean isFiltered) {
        return isFiltered ? FILTERED : unfiltered;
    }

    /** For filtered pixels of icons. */
    MatchSettings ofIcon() {
        return isDeep ? filtered : FILTERED_PIXELS;
    }

    /** For unfiltered scanlines, of which a sample was searched. */
    MatchSettings ofUnfiltered(Strip strip, Candidate sample) {
        return !isDeep && hasPixels(strip) && !sample.isMatched(DRAWING_PERCENT) ? PIXELS : unfiltered;
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
        sample.searchAgain(FILTERED_PIXELS);
        return sample.bits() < bits ? FILTERED_PIXELS : FILTERED;
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
