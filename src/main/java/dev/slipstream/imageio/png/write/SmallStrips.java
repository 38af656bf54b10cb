package dev.slipstream.imageio.png.write;

import dev.slipstream.imageio.deflate.ZlibEncoder;

/**
 * Chooses what makes the scanlines of a small strip small: of an icon, or of a smaller image of other pixels. There is
 * no time for samples: how many bits the first bytes take, or the entropy of filtered ones, tell how to go on.
 */
final class SmallStrips {

    /** The beginning is a half, or a quarter at low levels, unless it is an icon. */
    private static final int HALVES = 2;

    private final ZlibEncoder zlib;
    private final Rules rules;
    private final Searches searches;

    SmallStrips(ZlibEncoder zlib, Rules rules, Searches searches) {
        this.zlib = zlib;
        this.rules = rules;
        this.searches = searches;
    }

    /** Whether a strip is a small one. */
    boolean has(Strip strip) {
        return strip.size() <= (searches.hasPixels(strip) ? Rules.ICON : Rules.SMALL);
    }

    /** Searches one of the forms of a strip, or both, and returns the better one. */
    Form search(Strip strip, Form plain, Form filtered) {
        return searches.hasPixels(strip) ? searchIcon(strip, plain, filtered) : searchOther(plain, filtered);
    }

    private Form searchIcon(Strip strip, Form plain, Form filtered) {
        if (plain.size() > Rules.TINY && Sketch.isPhoto(strip, searches.bpp)) {
            return searchPhoto(filtered);
        }
        boolean isLarge = plain.size() > 2 * Rules.BEGINNING;
        if (isLarge && isSmaller(filtered, plain, Rules.BEGINNING, Rules.ICON_LITERALS)) {
            return searchPhoto(filtered);
        }
        filtered.matching = rules.filteredPixels;
        if (isLarge) {
            int half = plain.size() / HALVES;
            if (isSmaller(filtered, plain, half, 1)) {
                return filtered.whole();
            }
            if (plain.bits() >= half && isBehind(filtered.bitsWithoutMatches(half), plain, HALVES)) {
                return plain;
            }
        }
        long bits = plain.search();
        boolean isDrawing = bits < plain.size(); // not a bit a byte
        boolean isLeft = isDrawing || (!isLarge && filtered.bitsWithoutMatches() > Rules.ICON_NEAR * bits);
        if (isLeft && plain.size() > Rules.TINY) {
            return plain;
        }
        filtered.search();
        return plain.better(filtered, zlib);
    }

    private Form searchPhoto(Form filtered) {
        filtered.fill().search(Rules.FILTERED, filtered.size());
        if (Rules.ICON_NEAR * filtered.bits() < filtered.bitsWithoutMatches()) {
            filtered.candidate.searchAgain(rules.filteredPixels);
        }
        return filtered;
    }

    /** Whether filtered literals take less than a share of the first bytes' bits, and fewer than all like these. */
    private static boolean isSmaller(Form filtered, Form plain, int beginning, double share) {
        long bits = plain.searchBytes(beginning);
        return bits >= (long) Rules.ICON_PHOTO_BITS * beginning && filtered.bitsWithoutMatches(beginning) < share * bits
                && filtered.bitsWithoutMatches() < (double) bits * plain.size() / beginning;
    }

    private Form searchOther(Form plain, Form filtered) {
        filtered.matching = Rules.FILTERED;
        int parts = rules.isQuick ? Form.QUARTERS : HALVES;
        int beginning = plain.size() / parts;
        long bits = plain.searchBytes(beginning);
        long filteredBits = filtered.searchBytes(beginning);
        if (isBehind(filteredBits, plain, parts) && plain.size() > Rules.TINY) {
            return plain;
        }
        boolean leads = filteredBits < bits && plain.size() > 2 * Rules.BEGINNING;
        if (leads && searches.hasShortMatches(filtered.candidate)
                && filtered.candidate.searchAgain(rules.unfiltered)) {
            filtered.matching = rules.unfiltered;
        }
        // it leads no longer if the rest takes more bits than the beginning
        leads = filtered.search() < parts * bits && leads;
        long most = leads ? Long.MAX_VALUE : plain.search();
        if (filtered.matching != rules.unfiltered) {
            searches.searchFiltered(filtered.candidate, most, rules.unfiltered);
        }
        return leads ? filtered : plain.better(filtered, zlib);
    }

    /** Whether the filtered beginning takes clearly more bits, and the unfiltered one, of all then, was not empty. */
    private static boolean isBehind(long filteredBits, Form plain, int parts) {
        long bits = plain.bits();
        return filteredBits > Rules.SMALL_BEHIND * bits && plain.search() < bits * parts * Rules.EMPTY;
    }
}
