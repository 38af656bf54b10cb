package dev.slipstream.imageio.png.write;

import dev.slipstream.imageio.deflate.Candidate;
import dev.slipstream.imageio.deflate.MatchSettings;
import dev.slipstream.imageio.deflate.ZlibEncoder;

/** A strip in one of two forms, its scanlines filtered or not. They are produced only as far as they are searched. */
final class Form {

    static final int QUARTERS = 4;

    /** Small strips need none. */
    private static final long[] NONE = {};

    final Candidate candidate;
    final boolean isFiltered;

    /** How to search for matches. */
    MatchSettings matching = MatchSettings.NONE;

    /** The cost of the first n quarters, by n, and of the first eighth, in bits. */
    private long[] bits = NONE;
    private long eighth;

    private long literalBits = -1;

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

    /** The bytes of the whole strip. */
    int size() {
        return strip.size();
    }

    /** Makes all scanlines, and searches none. */
    Candidate fill() {
        strip.fill(candidate, isFiltered, bpp, size());
        return candidate;
    }

    /** Estimates the cost of the first {@code n} bytes as literals, in bits. */
    long literalBits(int n) {
        strip.fill(candidate, isFiltered, bpp, n);
        return candidate.bitsWithoutMatches(n);
    }

    /** Estimates the cost of all bytes as literals, once. */
    long literalBits() {
        if (literalBits < 0) {
            literalBits = literalBits(size());
        }
        return literalBits;
    }

    /** Searches all bytes, and returns their cost in bits. */
    long search() {
        return searchBytes(size());
    }

    /** Searches all bytes. */
    Form whole() {
        search();
        return this;
    }

    /** As {@link #whole()}, quarter by quarter. */
    void searchByQuarters() {
        for (int quarter = 1; quarter <= QUARTERS; quarter++) {
            search(quarter);
        }
    }

    /** Searches the first quarters of the bytes, and returns their cost in bits. */
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

    /** Searches the first {@code n} bytes, and returns their cost in bits. */
    long searchBytes(int n) {
        strip.fill(candidate, isFiltered, bpp, n + ZlibEncoder.AHEAD);
        candidate.search(matching, n);
        return candidate.bits();
    }

    /** The cost of the first quarters when they were searched, in bits. */
    long bits(int quarters) {
        return bits[quarters];
    }

    /** The cost of the last one of these quarters, or of the second half of the first one. */
    long last(int quarters) {
        return bits[quarters] - (quarters == 1 ? eighth : bits[quarters - 1]);
    }

    /** The cost of what has been searched, in bits. */
    long bits() {
        return candidate.bits();
    }

    /** The cost per byte in bits; all must have been searched. */
    double ratio() {
        return (1.0 + bits()) / size();
    }

    /** Whether it is unfiltered, and a short strip of long matches, which a second search is quick for. */
    boolean isNearlyEmpty() {
        return !isFiltered && size() <= Rules.SHORT && Rules.EMPTY_PARTS * bits() < size();
    }

    /** The smaller one of two forms, both of which have been searched whole. */
    Form better(Form other, ZlibEncoder zlib) {
        boolean isThis = bits() <= other.bits();
        Form better = isThis ? this : other;
        Form worse = isThis ? other : this;
        if (worse.bits() - better.bits() >= Rules.BEHIND * better.bits()) {
            return better;
        }
        long bitsOfWorse = zlib.bits(worse.candidate);
        return bitsOfWorse < zlib.bits(better.candidate) ? worse : better; // the last codes are not made again
    }

    /**
     * Where neither form's sample leads, the first quarters decide which form does.
     *
     * @param estimate the cost of the filtered form by its sample, with which the unfiltered one may win alone
     */
    static Form winner(Form plain, Form filtered, long estimate, ZlibEncoder zlib) {
        if (estimate <= QUARTERS * plain.search(1) && plain.search(1) > filtered.search(1)) {
            return winner(filtered, plain, 2, zlib);
        }
        plain.searchByQuarters();
        return plain.bits() < estimate ? plain : winner(plain, filtered, 1, zlib);
    }

    /** Searches all of the leader, and of the other form at least these quarters. */
    static Form winner(Form leader, Form other, int quarters, ZlibEncoder zlib) {
        leader.searchByQuarters();
        return isBehind(other, leader, quarters) ? leader : leader.better(other, zlib);
    }

    /** The form whose first half is cheaper. */
    static Form half(Form leader, Form other) {
        boolean isBetter = other.search(1) < leader.search(1) && other.search(2) < leader.search(2);
        return (isBetter ? other : leader).whole();
    }

    /** Searches on until the form falls behind the leader; false if it never does. */
    private static boolean isBehind(Form form, Form leader, int quarters) {
        for (int i = quarters; i < QUARTERS; i++) {
            long bits = form.search(i);
            double more = Rules.BEHIND * Math.max(leader.bits(i), leader.bits() * i / QUARTERS);
            if (bits > leader.bits(i) + more && form.last(i) > leader.last(i)) {
                return true;
            }
        }
        form.search(QUARTERS);
        return false;
    }
}
