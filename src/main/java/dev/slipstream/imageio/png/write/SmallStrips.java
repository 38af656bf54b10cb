package dev.slipstream.imageio.png.write;

import dev.slipstream.imageio.deflate.ZlibEncoder;

/**
 * Chooses the form of a small strip. Samples would cost too much here, so the choice between the forms of pixels rests
 * on a {@link Sketch}, on the cost of the first bytes, or on the entropy of the filtered ones.
 */
final class SmallStrips {

    private final ZlibEncoder zlib;
    private final Rules rules;
    private final Searches searches;

    SmallStrips(ZlibEncoder zlib, Rules rules, Searches searches) {
        this.zlib = zlib;
        this.rules = rules;
        this.searches = searches;
    }

    /** Searches one of the forms of a strip, or both, and returns the better one. */
    Form search(Strip strip, Form plain, Form filtered) {
        int size = plain.size();
        if (!searches.hasPixels(strip)) {
            return searchOther(plain, filtered);
        }
        boolean isLarge = size > 2 * Rules.BEGINNING;
        if (Sketch.isPhoto(strip, searches.bpp) || (isLarge && isPhoto(plain, filtered))) {
            filtered.fill().search(Rules.FILTERED, size);
            if (filtered.bits() < filtered.literalBits()) {
                filtered.candidate.searchAgain(Rules.FILTERED_PIXELS);
            }
            return filtered;
        }
        int half = size / 2;
        if (isLarge && plain.searchBytes(half) >= half && isBehind(filtered.literalBits(half), plain)) {
            return plain;
        }
        long bits = plain.search();
        boolean isDrawing = bits < size; // less than a bit per byte
        if (isDrawing || (!isLarge && filtered.literalBits() > bits)) {
            return plain;
        }
        filtered.matching = Rules.FILTERED_PIXELS;
        filtered.search();
        return plain.better(filtered, zlib);
    }

    /** For pixels of other sizes, and indexes of a palette. */
    private Form searchOther(Form plain, Form filtered) {
        filtered.matching = Rules.FILTERED;
        int half = plain.size() / 2;
        long bits = plain.searchBytes(half);
        boolean leads = filtered.searchBytes(half) < bits && plain.size() > 2 * Rules.BEGINNING;
        if (isBehind(filtered.bits(), plain)) {
            return plain;
        }
        if (leads && searches.hasShortMatches(filtered.candidate) && filtered.candidate.searchAgain(rules.unfiltered)) {
            filtered.matching = rules.unfiltered;
        }
        leads = filtered.search() < 2 * bits && leads; // unless the rest costs more than the beginning
        long most = leads ? Long.MAX_VALUE : plain.search();
        if (filtered.matching != rules.unfiltered) {
            searches.searchFiltered(filtered.candidate, most, rules.unfiltered);
        }
        return leads ? filtered : plain.better(filtered, zlib);
    }

    /**
     * Whether the filtered half is clearly more expensive. Searches the whole unfiltered form to see that its half was
     * not nearly empty: then the whole costs more than twice what the half predicts.
     */
    private static boolean isBehind(long filteredBits, Form plain) {
        long bits = plain.bits();
        return filteredBits > Rules.MUCH_MORE * bits && plain.search() < 2 * 2 * bits;
    }

    /** Whether filtered literals are cheaper, both for the first bytes and, extrapolated, for all. */
    private static boolean isPhoto(Form plain, Form filtered) {
        long bits = plain.searchBytes(Rules.BEGINNING);
        return bits >= (long) Rules.ICON_PHOTO_BITS * Rules.BEGINNING && filtered.literalBits(Rules.BEGINNING) < bits
                && filtered.literalBits() < (double) bits * plain.size() / Rules.BEGINNING;
    }
}
