package dev.slipstream.imageio.png.write;

import dev.slipstream.imageio.deflate.Candidate;
import dev.slipstream.imageio.deflate.MatchSettings;
import dev.slipstream.imageio.deflate.ZlibEncoder;
import java.io.IOException;

/**
 * Chooses what makes scanlines small, for each strip by itself. Photos are filtered, and have few matches then;
 * drawings are not, and have many. Samples of both, each an eighth of a strip, say which way leads; if hardly anything
 * is repeated and filters help, it is a photo, and nothing else is tried. The leader is searched whole, and of the
 * other way a quarter; it is given up if it takes more bits than the leader there. Either test alone is often wrong,
 * both together hardly ever. If no way leads, both beginnings are searched first. The next strips go the same way as
 * long as they take about as many bits a byte. Icons have no samples: they are searched unfiltered, and filtered if
 * that can be smaller. From level 5 on all searches but those of samples are deep, and a way is given up only at a
 * beginning that is like the rest; a filtered drawing is never written before the other way was looked at.
 */
final class Strategy {

    /** For filtered scanlines: a shorter match takes more bits than its literals, which take few. */
    private static final MatchSettings FILTERED = MatchSettings.sparse(10);

    /**
     * If more of filtered scanlines is matched, in percent, they have many short matches, too. Where unfiltered ones
     * have been searched, these are looked for only if filtered ones take less than so many times their bits.
     */
    private static final int MATCHED_PERCENT = 10;
    private static final double NEAR = 1.1;

    /** The same for pixels of several bytes, unless nearly all is matched. */
    private static final MatchSettings FILTERED_PIXELS = MatchSettings.pixels(8, 12);
    private static final int LONG_PERCENT = 95;

    /** For filtered scanlines with many matches. */
    private static final MatchSettings FILTERED_DRAWING = MatchSettings.chains(6, 8, 8, 0, 0);

    /** For scanlines that are not filtered; at level 1, and above. */
    private static final MatchSettings QUICK_UNFILTERED = MatchSettings.chains(3, 6, 6, 0, 0);
    private static final MatchSettings UNFILTERED = MatchSettings.chains(3, 6, 16, 2, 16);

    /** From this level on, for scanlines as the JDK would write them: as deep as zlib's searches. */
    private static final int DEEP_LEVEL = 5;
    private static final MatchSettings[] DEEP = {
        MatchSettings.chains(3, 5, 32, 8, 16).remembering(18, 4),
        MatchSettings.chains(3, 4, 128, 32, 16).remembering(18, 1),
        MatchSettings.chains(3, 4, 256, 64, 32).remembering(18, 1),
        MatchSettings.chains(3, 4, 1024, 256, 258).remembering(MatchSettings.ALL, 1),
        MatchSettings.chains(3, 4, 4096, 512, 258).remembering(MatchSettings.ALL, 1)
    };

    /** For filtered ones that the JDK would not write. If more is matched, in percent, unfiltered ones are tried. */
    private static final MatchSettings DEEP_FILTERED = MatchSettings.chains(9, 8, 16, 8, 32);
    private static final int REPEATED_PERCENT = 60;

    /** For pixels of three or four bytes, if less of a sample is matched, in percent. */
    private static final MatchSettings PIXELS = MatchSettings.pixels(4, 12);
    private static final int DRAWING_PERCENT = 40;

    /** For samples of unfiltered scanlines. */
    private static final MatchSettings QUICK = MatchSettings.sparse(4);

    /**
     * Up to so many bytes, pixels of three or four bytes are an icon, and other scanlines are searched in both ways.
     */
    private static final int ICON = 24 * 1024;
    private static final int SMALL = 9 * 1024;

    /** Up to this size, icons are searched in both ways, too. */
    private static final int TINY = 256;

    /**
     * If less of a filtered sample is matched, in percent, and filtered scanlines seem to take less than this share of
     * the bits of the unfiltered literals, only they are searched. So if less of an unfiltered sample is matched, and
     * the filtered one takes fewer bits than it and than those literals.
     */
    private static final int PHOTO_PERCENT = 30;
    private static final double PHOTO = 0.8;
    private static final int PLAIN_PHOTO_PERCENT = 20;

    /**
     * Filtered scanlines lead if the unfiltered sample takes more than so many times the bits of the filtered one: the
     * search of the whole strip finds more, most if much of the sample is matched, in percent.
     */
    private static final double LEAD = 1.15;
    private static final double MATCHED_LEAD = 1.5;
    private static final int LEAD_PERCENT = 90;

    /** If unfiltered scanlines take less than this share of what filtered ones seem to take, these are not searched. */
    private static final double DRAWING = 0.95;

    /** How much of a strip is looked at where that has to do: 1/4. */
    private static final int BEGINNING_PARTS = 4;

    /**
     * If unfiltered scanlines take more than so many times the bits of filtered ones at the beginning, they are not
     * searched further, unless they take so many times fewer in its second half than in its first one, or the rest of
     * the filtered ones takes so many times more or fewer than its beginning. From level 5 on, these two exceptions
     * hold wherever a way is given up.
     */
    private static final double CLEAR = 1.1;
    private static final double EVEN = 1.25;

    /** Strips are alike if neither takes more than so many times the bits a byte of the other. */
    private static final double ALIKE = 1.5;

    /** After so many that are alike, a strip is looked at again. */
    private static final int MOST_ALIKE = 16;

    /** True lengths are compared if estimates differ by less than this part, and of the smallest images. */
    private static final int NEAR_PARTS = 16;

    /** Larger strips, which are single scanlines, are written in pieces, in the way that is better for the first. */
    private static final int LARGE = 8 * Strip.MOST;

    private final int bpp;
    private final boolean hasPalette;
    private final int level;

    /** How the last strip that was looked at was written, and the bits that a byte of the last one takes. */
    private boolean isFiltered;
    private double ratio;

    /** How many more strips may go the same way. */
    private int alike;

    private final boolean isDeep;
    private final MatchSettings unfilteredDrawing;
    private final MatchSettings filteredDrawing;

    /** How to search either way. */
    private MatchSettings unfiltered = MatchSettings.NONE;
    private MatchSettings filtered = MatchSettings.NONE;

    /**
     * For scanlines of an image.
     *
     * @param bpp bytes of a pixel
     * @param hasPalette whether pixels are indexes of a palette
     * @param level 0 to 9, as for {@link java.util.zip.Deflater}
     */
    Strategy(int bpp, boolean hasPalette, int level) {
        this.bpp = bpp;
        this.hasPalette = hasPalette;
        this.level = level;
        isDeep = level >= DEEP_LEVEL;
        MatchSettings deep = isDeep ? DEEP[level - DEEP_LEVEL] : MatchSettings.NONE;
        unfilteredDrawing = isDeep ? deep : level == 1 ? QUICK_UNFILTERED : UNFILTERED;
        filteredDrawing = !isDeep ? FILTERED_DRAWING : hasPalette ? deep : DEEP_FILTERED;
    }

    /** The same, for strips that follow none. */
    Strategy anew() {
        return new Strategy(bpp, hasPalette, level);
    }

    /** Gives the scanlines before a strip to a candidate. */
    void fillWindow(Strip strip, Candidate candidate) {
        strip.fillWindow(candidate, bpp);
    }

    /** Encodes a strip. */
    void encode(Strip strip, ZlibEncoder zlib) throws IOException {
        if (strip.size() > LARGE) {
            decide(strip, zlib);
            strip.writePieces(zlib, zlib.first(), piece(strip.isFiltered()), bpp, Strip.MOST);
            return;
        }
        zlib.next();
        if (level == 0) {
            zlib.take(filled(strip, zlib, false));
            return;
        }
        zlib.take(search(strip, zlib));
    }

    private MatchSettings piece(boolean isFiltered) {
        if (level == 0) {
            return MatchSettings.NONE;
        }
        if (isFiltered) {
            return FILTERED;
        }
        return unfilteredDrawing;
    }

    private Candidate search(Strip strip, ZlibEncoder zlib) {
        if (strip.isDecided()) {
            return searchDecided(strip, zlib);
        }
        if (strip.size() <= ICON && hasPixels(strip)) {
            return searchIcon(strip, zlib);
        }
        if (strip.size() <= SMALL) {
            long bits = searchUnfiltered(strip, zlib).bits();
            searchFiltered(filled(strip, zlib, true), bits);
            return better(zlib);
        }
        Candidate chosen = alike > 0 ? keep(strip, zlib) : choose(strip, zlib);
        isFiltered = chosen == zlib.second();
        ratio = ratio(chosen);
        return chosen;
    }

    private Candidate searchDecided(Strip strip, ZlibEncoder zlib) {
        if (!strip.isFiltered()) {
            return searchUnfiltered(strip, zlib);
        }
        Candidate candidate = filled(strip, zlib, true);
        candidate.search(filtered(strip, sample(strip, zlib, true, FILTERED)), strip.size());
        return candidate;
    }

    private boolean hasPixels(Strip strip) {
        return (bpp == 3 || bpp == 4) && strip.passes() == 1;
    }

    private Candidate filled(Strip strip, ZlibEncoder zlib, boolean isFiltered) {
        Candidate candidate = isFiltered ? zlib.second() : zlib.first();
        candidate.setRows(1 + strip.lengths[0], bpp);
        strip.fill(candidate, isFiltered, bpp, 0, strip.rows());
        return candidate;
    }

    /** Looks for short matches only if what is found at first is not much more than the bits of another way. */
    private void searchFiltered(Candidate candidate, long bits) {
        candidate.search(FILTERED, candidate.size());
        boolean isNear = candidate.bits() / NEAR < bits;
        if (isNear && isMatched(candidate, MATCHED_PERCENT)) {
            candidate.searchAgain(candidate.size() <= SMALL ? unfilteredDrawing : filteredDrawing);
        }
    }

    private Candidate searchUnfiltered(Strip strip, ZlibEncoder zlib) {
        Candidate candidate = filled(strip, zlib, false);
        candidate.search(unfilteredDrawing, strip.size());
        return candidate;
    }

    private Candidate searchIcon(Strip strip, ZlibEncoder zlib) {
        int size = strip.size();
        Candidate plain = searchUnfiltered(strip, zlib);
        if (plain.bits() < size && size > TINY) { // not a bit a byte
            return plain;
        }
        Candidate other = filled(strip, zlib, true);
        if (size > TINY && other.bitsWithoutMatches() / NEAR > plain.bits()) {
            return plain;
        }
        other.search(isDeep ? filteredDrawing : FILTERED_PIXELS, size);
        return better(zlib);
    }

    private static boolean isMatched(Candidate candidate, int percent) {
        return 100 * candidate.matched() >= (long) percent * candidate.size();
    }

    private Candidate choose(Strip strip, ZlibEncoder zlib) {
        alike = MOST_ALIKE;
        Candidate plain = filled(strip, zlib, false);
        Candidate sample = sample(strip, zlib, true, FILTERED);
        long bits = estimate(sample, strip);
        boolean mayBePhoto = !isMatched(sample, PHOTO_PERCENT);
        filtered = filtered(strip, sample);
        sample = sample(strip, zlib, false, QUICK);
        long plainBits = estimate(sample, strip);
        boolean isPixels = !isDeep && hasPixels(strip) && !isMatched(sample, DRAWING_PERCENT);
        unfiltered = isPixels ? PIXELS : unfilteredDrawing;
        boolean isNoise = !isMatched(sample, PLAIN_PHOTO_PERCENT) && bits < plainBits;
        long literalBits = mayBePhoto || isNoise ? plain.literalBits() : 0; // a look at all of the strip
        if ((mayBePhoto && bits < PHOTO * literalBits) || (isNoise && bits < literalBits)) {
            plain.drop();
            Candidate photo = filled(strip, zlib, true);
            photo.search(filtered, strip.size());
            return photo;
        }
        if (plainBits > (isMatched(sample, LEAD_PERCENT) ? MATCHED_LEAD : LEAD) * bits) {
            Candidate leader = filled(strip, zlib, true);
            long beginning = searchWhole(leader, filtered);
            return isBehind(plain, unfiltered, beginning, leader) ? leader : better(zlib);
        }
        return compare(plain, bits, strip, zlib);
    }

    /** Where neither sample leads; {@code estimate} is of the filtered one. */
    private Candidate compare(Candidate plain, long estimate, Strip strip, ZlibEncoder zlib) {
        int beginning = plain.size() / BEGINNING_PARTS;
        long half = searched(plain, unfiltered, beginning / 2);
        long bits = searched(plain, unfiltered, beginning);
        if (!isSteady(half, bits) || DRAWING * estimate > BEGINNING_PARTS * bits) {
            plain.search(unfiltered, plain.size());
            boolean isDrawing = DRAWING * estimate > plain.bits();
            return isDrawing || isBehind(filled(strip, zlib, true), filtered, bits, plain) ? plain : better(zlib);
        }
        Candidate other = filled(strip, zlib, true);
        long bitsOfOther = searched(other, filtered, beginning);
        if (CLEAR * bitsOfOther < bits) {
            other.search(filtered, other.size());
            if (isEven(bitsOfOther, other)) {
                return other;
            }
        }
        plain.search(unfiltered, plain.size());
        if (bitsOfOther > bits || DRAWING * estimate > plain.bits()) {
            return plain;
        }
        other.search(filtered, other.size());
        return better(zlib);
    }

    private MatchSettings filtered(Strip strip, Candidate sample) {
        if (isDeep) {
            return filteredDrawing;
        }
        if (!isMatched(sample, MATCHED_PERCENT)) {
            return FILTERED;
        }
        if (bpp == 1 || strip.passes() > 1 || isMatched(sample, LONG_PERCENT)) {
            return FILTERED_DRAWING;
        }
        long bits = sample.bits();
        sample.setRows(1 + strip.lengths[0], bpp);
        sample.searchAgain(FILTERED_PIXELS);
        return sample.bits() < bits ? FILTERED_PIXELS : FILTERED;
    }

    /** Searches a strip in the way of the last one; in the other one, too, if the two are not alike. */
    private Candidate keep(Strip strip, ZlibEncoder zlib) {
        Candidate kept = filled(strip, zlib, isFiltered);
        long beginning = searchWhole(kept, isFiltered ? filtered : unfiltered);
        alike--;
        if (isAlike(kept) && !(isFiltered && isDrawing(kept, strip, zlib))) {
            return kept;
        }
        alike = MOST_ALIKE;
        Candidate other = filled(strip, zlib, !isFiltered);
        return isBehind(other, isFiltered ? unfiltered : filtered, beginning, kept) ? kept : better(zlib);
    }

    private boolean isAlike(Candidate candidate) {
        double now = ratio(candidate);
        return now < ALIKE * ratio && ratio < ALIKE * now;
    }

    private static double ratio(Candidate candidate) {
        return (1.0 + candidate.bits()) / candidate.size();
    }

    /** Whether filtered scanlines with many matches may be smaller unfiltered. */
    private boolean isDrawing(Candidate candidate, Strip strip, ZlibEncoder zlib) {
        if (isDeep) {
            return isMatched(candidate, REPEATED_PERCENT);
        }
        return isMatched(candidate, MATCHED_PERCENT)
                && estimate(sample(strip, zlib, false, QUICK), strip) < candidate.bits();
    }

    /** An eighth of a strip, searched. */
    private Candidate sample(Strip strip, ZlibEncoder zlib, boolean isFiltered, MatchSettings matching) {
        Candidate sample = zlib.sample();
        strip.fillSample(sample, isFiltered, bpp);
        sample.search(matching, sample.size());
        return sample;
    }

    private static long estimate(Candidate sample, Strip strip) {
        return sample.bits() * strip.size() / sample.size();
    }

    /** Returns the bits of the beginning. */
    private static long searchWhole(Candidate candidate, MatchSettings matching) {
        long bits = searched(candidate, matching, candidate.size() / BEGINNING_PARTS);
        candidate.search(matching, candidate.size());
        return bits;
    }

    /** Searches the first {@code size} bytes, and returns their bits. */
    private static long searched(Candidate candidate, MatchSettings matching, int size) {
        candidate.search(matching, size);
        return candidate.bits();
    }

    /** Whether the second half of a beginning does not take far fewer bits than the first. */
    private static boolean isSteady(long half, long bits) {
        return EVEN * (bits - half) > half;
    }

    /** Whether the rest of a strip takes about as many bits a byte as its beginning. */
    private static boolean isEven(long beginning, Candidate whole) {
        double rest = (double) whole.bits() / (BEGINNING_PARTS * beginning);
        return rest < EVEN && EVEN * rest > 1;
    }

    /** Whether its beginning takes more bits than the leader's; if not, or if that may change, all is searched. */
    private boolean isBehind(Candidate candidate, MatchSettings matching, long beginning, Candidate leader) {
        int size = candidate.size() / BEGINNING_PARTS;
        long half = isDeep ? searched(candidate, matching, size / 2) : 0;
        long bits = searched(candidate, matching, size);
        boolean isSure = !isDeep || (isSteady(half, bits) && isEven(beginning, leader));
        if (isSure && bits > beginning) {
            return true;
        }
        candidate.search(matching, candidate.size());
        return false;
    }

    private static Candidate better(ZlibEncoder zlib) {
        Candidate plain = zlib.first();
        Candidate filtered = zlib.second();
        long bits = plain.bits();
        long other = filtered.bits();
        boolean isTiny = plain.size() <= TINY;
        if (isTiny || Math.abs(bits - other) < Math.min(bits, other) / NEAR_PARTS) {
            bits = zlib.bits(plain);
            other = zlib.bits(filtered);
        }
        return bits <= other ? plain : filtered;
    }

    /** Decides how a strip will be written by its beginning. */
    void decide(Strip strip, ZlibEncoder zlib) throws IOException {
        if (level == 0) {
            strip.decide(false);
            return;
        }
        zlib.next();
        Candidate plain = zlib.first();
        Candidate filtered = zlib.second();
        if (strip.rows() == 1) {
            strip.fillBeginning(plain, false, bpp, Strip.MOST);
            strip.fillBeginning(filtered, true, bpp, Strip.MOST);
        } else {
            int rows = (strip.rows() + BEGINNING_PARTS - 1) / BEGINNING_PARTS;
            strip.fill(plain, false, bpp, 0, rows);
            strip.fill(filtered, true, bpp, 0, rows);
        }
        plain.search(unfilteredDrawing, plain.size());
        searchFiltered(filtered, plain.bits());
        strip.decide(filtered.bits() < plain.bits());
        plain.drop();
        filtered.drop();
    }
}
