package dev.slipstream.imageio.png.write;

import dev.slipstream.imageio.deflate.Candidate;
import dev.slipstream.imageio.deflate.MatchSettings;

/** How the scanlines of an image are searched for matches, filtered or not. */
final class Searches {

    private final Rules rules;
    final int bpp;

    /** For pixels of {@code bpp} bytes. */
    Searches(Rules rules, int bpp) {
        this.rules = rules;
        this.bpp = bpp;
    }

    /** Searches for long matches, and for short ones if some are likely and the result so far is below {@code bits}. */
    void searchFiltered(Candidate filtered, long bits, MatchSettings matching) {
        filtered.search(Rules.FILTERED, filtered.size());
        if (filtered.bits() < bits && hasShortMatches(filtered)) {
            filtered.searchAgain(matching);
        }
    }

    /** For pieces of a very long scanline. */
    MatchSettings ofPiece(boolean isFiltered) {
        return isFiltered ? Rules.FILTERED : rules.unfiltered;
    }

    /** For filtered scanlines, given a sample of them that was searched. */
    MatchSettings ofFiltered(Strip strip, Candidate sample) {
        if (rules.isDeep) {
            return rules.filtered;
        }
        if (!hasShortMatches(sample)) {
            return Rules.FILTERED;
        }
        if (bpp == 1 || strip.passes() > 1 || sample.isMatched(Rules.LONG_MATCHES_PERCENT)) {
            return rules.filtered;
        }
        long bits = sample.bits();
        sample.setRows(1 + strip.lengths[0], bpp);
        MatchSettings matching =
                hasPixels(strip) && strip.isGray(bpp) ? Rules.FILTERED_GRAY : Rules.FILTERED_PIXELS;
        sample.searchAgain(matching);
        return sample.bits() < bits ? matching : Rules.FILTERED;
    }

    /** Whether a strip has pixels of several bytes, which are searched by pixels. */
    boolean hasPixels(Strip strip) {
        return (bpp == 3 || bpp == 4) && strip.passes() == 1;
    }

    /** Whether filtered scanlines probably have more matches than the search of a sample finds. */
    boolean hasShortMatches(Candidate filtered) {
        return filtered.isMatched(Rules.SHORT_MATCHES_PERCENT);
    }
}
