package dev.slipstream.imageio.png.write;

import dev.slipstream.imageio.deflate.Candidate;
import dev.slipstream.imageio.deflate.MatchSettings;
import dev.slipstream.imageio.deflate.ZlibEncoder;

/** A strip in one of two forms, its scanlines filtered or not. Only as many of them are made as are searched. */
final class Form {

    static final int QUARTERS = 4;

    /** Icons need none. */
    private static final long[] NONE = {};

    final Candidate candidate;
    final boolean isFiltered;

    /** How matches are looked for. */
    MatchSettings matching = MatchSettings.NONE;

    /** The bits of so many quarters, and of an eighth. */
    private long[] bits = NONE;
    private long eighth;

    private long bitsWithoutMatches = -1;

    private final Strip strip;
    private final int bpp;

    /**
     * For a strip.
     *
     * @param candidate gets the scanlines; it is empty
     * @param bpp bytes of a pixel
     */
    Form(Strip strip, Candidate candidate, boolean isFiltered, int bpp) {
        this.strip = strip;
        this.candidate = candidate;
        this.isFiltered = isFiltered;
        this.bpp = bpp;
        candidate.setRows(1 + strip.lengths[0], bpp);
    }

    /** How many bytes the whole strip has. */
    int size() {
        return strip.size();
    }

    /** Makes all scanlines, and searches none. */
    Candidate fill() {
        strip.fill(candidate, isFiltered, bpp, size());
        return candidate;
    }

    /** About how many bits the first {@code n} bytes take if none are matched. */
    long bitsWithoutMatches(int n) {
        strip.fill(candidate, isFiltered, bpp, n);
        return candidate.bitsWithoutMatches(n);
    }

    /** About how many bits all bytes take if none are matched. They are counted once. */
    long bitsWithoutMatches() {
        if (bitsWithoutMatches < 0) {
            bitsWithoutMatches = bitsWithoutMatches(size());
        }
        return bitsWithoutMatches;
    }

    /** Searches all bytes, and returns how many bits they take. */
    long search() {
        return searchBytes(size());
    }

    /** Searches all bytes. */
    Form whole() {
        search();
        return this;
    }

    /** As {@link #search()}, quarter by quarter. */
    long searchByQuarters() {
        for (int quarter = 1; quarter <= QUARTERS; quarter++) {
            search(quarter);
        }
        return bits();
    }

    /** Searches the first quarters of the bytes, and returns how many bits they take. */
    long search(int quarters) {
        if (bits.length == 0) {
            bits = new long[QUARTERS + 1];
        }
        if (bits[quarters] == 0) {
            if (quarters == 1) {
                eighth = searchBytes(size() / (2 * QUARTERS));
            }
            bits[quarters] = searchBytes((int) ((long) size() * quarters / QUARTERS));
        }
        return bits[quarters];
    }

    /** Searches the first {@code n} bytes, and returns how many bits they take. */
    long searchBytes(int n) {
        strip.fill(candidate, isFiltered, bpp, n + ZlibEncoder.AHEAD);
        candidate.search(matching, n);
        return candidate.bits();
    }

    /** How many bits the first quarters took when they were searched. */
    long bits(int quarters) {
        return bits[quarters];
    }

    /** Whether the second half of the first quarter does not take far fewer bits than the first. */
    boolean isSteady() {
        return Rules.EVEN * (bits[1] - eighth) > eighth;
    }

    /** Whether all bytes take about as many bits each as those of the first quarter. */
    boolean isEven() {
        double rest = (double) bits() / (QUARTERS * bits[1]);
        return rest < Rules.EVEN && Rules.EVEN * rest > 1;
    }

    /** How many bits what was searched takes. */
    long bits() {
        return candidate.bits();
    }

    /** How many bits a byte takes; all must have been searched. */
    double ratio() {
        return (1.0 + bits()) / size();
    }

    /** Whether it is unfiltered, and a short strip of long matches, which a second search is quick for. */
    boolean isNearlyEmpty() {
        return !isFiltered && size() <= Rules.SHORT && Rules.EMPTY_PARTS * bits() < size();
    }

    /** Which of two forms takes fewer bits; all of both must have been searched. */
    Form better(Form other, ZlibEncoder zlib) {
        boolean isThis = bits() <= other.bits();
        Form better = isThis ? this : other;
        Form worse = isThis ? other : this;
        long bits = better.bits();
        if (size() > Rules.TINY && worse.bits() - bits >= bits / Rules.NEAR_PARTS) {
            return better;
        }
        long bitsOfWorse = zlib.bits(worse.candidate);
        return bitsOfWorse < zlib.bits(better.candidate) ? worse : better; // the last codes are not made again
    }
}
