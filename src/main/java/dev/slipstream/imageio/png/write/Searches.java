package dev.slipstream.imageio.png.write;

import dev.slipstream.imageio.deflate.Candidate;
import dev.slipstream.imageio.deflate.MatchSettings;

/** How matches are looked for in scanlines, filtered or not, at a level. */
final class Searches {

    private final Rules rules;
    final int bpp;

    /** For pixels of {@code bpp} bytes. */
    Searches(Rules rules, int bpp) {
        this.rules = rules;
        this.bpp = bpp;
    }

    /** Looks for short matches, too, if there may be some, and long ones alone take less than {@code bits}. */
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

    /** For unfiltered scanlines, of which a sample was searched. */
    MatchSettings ofUnfiltered(Strip strip, Candidate sample) {
        boolean isOfPixels = !rules.isDeep && hasPixels(strip) && !sample.isMatched(Rules.DRAWING_PERCENT);
        return isOfPixels ? rules.pixels : rules.unfiltered;
    }

    /** For filtered scanlines, of which a sample was searched. */
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
        sample.searchAgain(rules.filteredPixels);
        return sample.bits() < bits ? rules.filteredPixels : Rules.FILTERED;
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
