package dev.slipstream.imageio.png.write;

import dev.slipstream.imageio.deflate.ZlibEncoder;

/**
 * Chooses what makes the scanlines of a small strip small: of an icon, or of a smaller image of other pixels. There is
 * no time for samples: how many bits the first bytes take, or the entropy of filtered ones, tell how to go on.
 */
final class SmallStrips {

    /**
     * Up to so many bytes, pixels of three or four bytes are an icon, and other scanlines are searched in both ways.
     */
    private static final int ICON = 24 * 1024;
    private static final int SMALL = 9 * 1024;

    /** Strips of more than twice this may be filtered for their half alone, and icons already for a beginning. */
    private static final int BEGINNING = 2 * 1024;

    /** An icon is searched no further unfiltered if that takes at least so many bits a byte, and filtered ones less. */
    private static final int PHOTO_BITS = 2;

    /** It is not searched beyond its beginning if filtered literals take less than this share. */
    private static final double FEWER = 0.9;

    /** In the smallest icons a search finds little: they are not filtered if literals take so many times the bits. */
    private static final double NEAR = 1.02;

    /**
     * Scanlines are not filtered if their beginning then takes more than so many times the bits, unless all take
     * {@link #EMPTY} times the bits that the unfiltered beginning makes likely: then it is nearly empty.
     */
    private static final double BEHIND = 1.3;
    private static final int EMPTY = 2;

    /** The beginning is a half, or a quarter at low levels, unless it is an icon. */
    private static final int HALVES = 2;

    private final ZlibEncoder zlib;
    private final Searches searches;

    SmallStrips(ZlibEncoder zlib, Searches searches) {
        this.zlib = zlib;
        this.searches = searches;
    }

    /** Whether a strip is a small one. */
    boolean has(Strip strip) {
        return strip.size() <= (searches.hasPixels(strip) ? ICON : SMALL);
    }

    /** Searches one of the forms of a strip, or both, and returns the better one. */
    Form search(Strip strip, Form plain, Form filtered) {
        return searches.hasPixels(strip) ? searchIcon(plain, filtered) : searchOther(plain, filtered);
    }

    private Form searchIcon(Form plain, Form filtered) {
        boolean isLarge = plain.size() > 2 * BEGINNING;
        if (isLarge && isSmaller(filtered, plain, BEGINNING, FEWER)) {
            filtered.fill().search(Searches.FILTERED_SAMPLE, filtered.size());
            if (Searches.NEAR * filtered.bits() < filtered.bitsWithoutMatches()) {
                filtered.candidate.searchAgain(searches.filteredPixels);
            }
            return filtered;
        }
        filtered.matching = searches.filteredPixels;
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
        boolean isLeft = isDrawing || (!isLarge && filtered.bitsWithoutMatches() > NEAR * bits);
        if (isLeft && plain.size() > Form.TINY) {
            return plain;
        }
        filtered.search();
        return plain.better(filtered, zlib);
    }

    /** Whether filtered literals take less than a share of the first bytes' bits, and fewer than all like these. */
    private static boolean isSmaller(Form filtered, Form plain, int beginning, double share) {
        long bits = plain.searchBytes(beginning);
        return bits >= (long) PHOTO_BITS * beginning && filtered.bitsWithoutMatches(beginning) < share * bits
                && filtered.bitsWithoutMatches() < (double) bits * plain.size() / beginning;
    }

    private Form searchOther(Form plain, Form filtered) {
        filtered.matching = Searches.FILTERED_SAMPLE;
        int parts = searches.isQuick ? Form.QUARTERS : HALVES;
        int beginning = plain.size() / parts;
        long bits = plain.searchBytes(beginning);
        long filteredBits = filtered.searchBytes(beginning);
        if (isBehind(filteredBits, plain, parts) && plain.size() > Form.TINY) {
            return plain;
        }
        boolean leads = filteredBits < bits && plain.size() > 2 * BEGINNING;
        if (leads && searches.hasShortMatches(filtered.candidate)
                && filtered.candidate.searchAgain(searches.unfiltered)) {
            filtered.matching = searches.unfiltered;
        }
        // it leads no longer if the rest takes more bits than the beginning
        leads = filtered.search() < parts * bits && leads;
        long most = leads ? Long.MAX_VALUE : plain.search();
        if (filtered.matching != searches.unfiltered) {
            searches.searchFiltered(filtered.candidate, most, searches.unfiltered);
        }
        return leads ? filtered : plain.better(filtered, zlib);
    }

    /** Whether the filtered beginning takes clearly more bits, and the unfiltered one, of all then, was not empty. */
    private static boolean isBehind(long filteredBits, Form plain, int parts) {
        long bits = plain.bits();
        return filteredBits > BEHIND * bits && plain.search() < bits * parts * EMPTY;
    }
}
