package dev.slipstream.imageio.png.write;

import dev.slipstream.imageio.deflate.Candidate;
import dev.slipstream.imageio.deflate.MatchSettings;
import dev.slipstream.imageio.deflate.ZlibEncoder;
import java.io.IOException;
import java.io.OutputStream;
import org.jspecify.annotations.Nullable;

/**
 * Chooses what makes scanlines small, for each strip by itself. Photos are filtered, and have few matches then;
 * drawings are not, and have many. Samples of both, each an eighth of a strip, say which way leads; if hardly anything
 * is repeated and filters help, it is a photo, and nothing else is tried. The leader is searched whole, and of the
 * other way a quarter; it is given up where it takes more bits than the leader. If no way leads, both beginnings are
 * searched first. The next strips go the same way as long as they do not take many more bits a byte. At the lowest
 * levels, the first halves of both decide. From level 5 on all searches but those of samples are deep, and a way is
 * given up at a quarter only if that is like the rest; a filtered drawing is never written before the other way was
 * looked at. {@link SmallStrips} are chosen otherwise.
 */
final class Strategy {

    /**
     * If less of a filtered sample is matched, in percent, and filtered scanlines seem to take less than this share of
     * the bits of the unfiltered literals, only they are searched. So if less of an unfiltered sample is matched, and
     * the filtered one takes fewer bits than it and than those literals. Of up to {@link #SHORT} bytes of pixels, the
     * filtered sample must take less than that share of the unfiltered one's bits, too: it is too short to have what
     * is repeated further on.
     */
    private static final int PHOTO_PERCENT = 30;
    private static final double PHOTO = 0.8;
    private static final int PLAIN_PHOTO_PERCENT = 20;
    private static final int SHORT = 128 * 1024;

    /**
     * Filtered scanlines lead if the unfiltered sample takes more than so many times the bits of the filtered one: the
     * search of the whole strip finds more, most if much of the sample is matched, in percent, unless it is a quick
     * one. Up to {@link #FAR_LEVEL}, unfiltered ones are not searched if their sample takes more than {@link #FAR_LEAD}
     * times the bits, those of the whole filtered strip if they are more.
     */
    private static final double LEAD = 1.15;
    private static final double MATCHED_LEAD = 1.5;
    private static final int LEAD_PERCENT = 90;
    private static final double FAR_LEAD = 2.5;
    private static final int FAR_LEVEL = 5;

    /** A strip is filtered without a search of its beginning if the unfiltered sample costs this much more. */
    private static final double SURE_LEAD = 2;

    /** These samples are half as large as others: each batch begins with them. */
    private static final int SMALL_SAMPLE_EACH = 2 * Strip.SAMPLE_EACH;

    /** If unfiltered scanlines take less than this share of what filtered ones seem to take, these are not searched. */
    private static final double DRAWING = 0.95;

    /** If more of filtered scanlines is matched, in percent, from level 5 on, unfiltered ones are tried. */
    private static final int REPEATED_PERCENT = 60;

    /**
     * If unfiltered scanlines take more bits than filtered ones in the first quarter, by such a part, they are not
     * searched further, unless they take far fewer in its second half, or the others are uneven.
     */
    private static final double CLEAR = 0.1;

    /**
     * A way is given up after some quarters if it takes more bits there than the leader, by such a part of what these
     * take, or would take if the leader was even: which of two empty beginnings is smaller does not tell. From level 5
     * on, the exceptions of {@link #CLEAR} hold after one quarter, and its part after more.
     */
    private static final double MORE = 0.02;

    /**
     * A strip is like the last one if it takes less than so many times its bits a byte. Filtered strips must not take
     * so many times fewer, either: they may be drawings, which are smaller unfiltered.
     */
    private static final double ALIKE = 1.5;

    /** After so many that are alike, a strip is looked at again. */
    private static final int MOST_ALIKE = 16;

    /** Larger strips, which are single scanlines, are written in pieces, in the way that is better for the first. */
    private static final int LARGE = 8 * Strip.MOST;

    private final ZlibEncoder zlib;
    private final int bpp;
    private final boolean hasPalette;
    private final int level;
    private final Searches searches;
    private final SmallStrips small;

    /** How the last strip that was looked at was searched in both ways, and which of them was written. */
    private MatchSettings unfilteredMatching = MatchSettings.NONE;
    private MatchSettings filteredMatching = MatchSettings.NONE;
    private boolean isFiltered;

    /** How many bits a byte of the last strip takes, and how many more strips may go the same way. */
    private double ratio;
    private int alike;

    /**
     * For scanlines of an image.
     *
     * @param zlib gets the scanlines
     * @param bpp bytes of a pixel
     * @param hasPalette whether pixels are indexes of a palette
     * @param level 0 to 9, as for {@link java.util.zip.Deflater}
     */
    Strategy(ZlibEncoder zlib, int bpp, boolean hasPalette, int level) {
        this.zlib = zlib;
        this.bpp = bpp;
        this.hasPalette = hasPalette;
        this.level = level;
        searches = new Searches(bpp, hasPalette, level);
        small = new SmallStrips(zlib, searches);
    }

    /** The same, for strips that follow none. */
    Strategy anew(ZlibEncoder zlib) {
        return new Strategy(zlib, bpp, hasPalette, level);
    }

    /** Gives the scanlines before a strip to the encoder, as it was decided for them, and has the strip go that way. */
    void follow(Strip strip, Decision before) {
        strip.fillWindow(zlib.first(), before.isFiltered, bpp);
        isFiltered = before.isFiltered;
        unfilteredMatching = before.isFiltered ? searches.unfiltered : before.matching;
        filteredMatching = before.isFiltered ? before.matching : searches.filtered;
        ratio = before.ratio;
        alike = 1;
    }

    /** Encodes a strip, in the form that was decided if one was. */
    void encode(Strip strip, @Nullable Decision decision) throws IOException {
        if (strip.size() > LARGE) {
            boolean isFiltered = level > 0 && decideByBeginning(strip).isFiltered;
            strip.writePieces(zlib, isFiltered, searches.ofPiece(isFiltered), bpp, Strip.MOST);
            return;
        }
        zlib.next();
        if (decision != null) {
            Form form = new Form(strip, zlib.first(), decision.isFiltered, bpp);
            form.matching = decision.matching;
            zlib.take(form.whole().candidate);
            return;
        }
        Form plain = new Form(strip, zlib.first(), false, bpp);
        if (level == 0) {
            zlib.take(plain.fill());
        } else {
            zlib.take(search(strip, plain, new Form(strip, zlib.second(), true, bpp)).candidate);
        }
    }

    private Form search(Strip strip, Form plain, Form filtered) {
        plain.matching = searches.unfiltered;
        if (small.has(strip)) {
            return small.search(strip, plain, filtered);
        }
        Form chosen = alike > 0 ? keep(strip, plain, filtered) : choose(strip, plain, filtered);
        isFiltered = chosen.isFiltered;
        ratio = chosen.ratio();
        return chosen;
    }

    private Form choose(Strip strip, Form plain, Form filtered) {
        alike = MOST_ALIKE;
        Candidate sample = sample(strip, true);
        long bits = estimate(sample, strip);
        boolean mayBePhoto = !sample.isMatched(PHOTO_PERCENT);
        filteredMatching = searches.ofFiltered(strip, sample);
        filtered.matching = filteredMatching;
        sample = sample(strip, false);
        long plainBits = estimate(sample, strip);
        unfilteredMatching = searches.ofUnfiltered(strip, sample);
        plain.matching = unfilteredMatching;
        boolean isNoise = !sample.isMatched(PLAIN_PHOTO_PERCENT) && bits < plainBits;
        long literalBits = mayBePhoto || isNoise ? plain.fill().literalBits() : 0; // a look at all of the strip
        boolean isPhoto = (mayBePhoto && bits < PHOTO * literalBits) || (isNoise && bits < literalBits);
        boolean isShort = strip.size() <= SHORT && searches.hasPixels(strip);
        if (isPhoto && (!isShort || bits < PHOTO * plainBits)) {
            plain.candidate.drop();
            return filtered.whole();
        }
        boolean findsMore = !searches.isQuick && sample.isMatched(LEAD_PERCENT);
        if (plainBits <= (findsMore ? MATCHED_LEAD : LEAD) * bits) {
            return compare(plain, filtered, bits);
        }
        if (searches.isQuick && plainBits <= FAR_LEAD * bits) {
            return betterHalf(filtered, plain);
        }
        filtered.searchByQuarters();
        boolean isFar = level <= FAR_LEVEL && plainBits > FAR_LEAD * Math.max(bits, filtered.bits());
        return isFar || isBehind(plain, filtered, 1) ? filtered : plain.better(filtered, zlib);
    }

    /** Where neither sample leads; {@code estimate} is of the filtered one. */
    private Form compare(Form plain, Form filtered, long estimate) {
        long bits = plain.search(1);
        if (searches.isQuick) {
            boolean isDrawing = DRAWING * estimate > Form.QUARTERS / 2 * plain.search(2);
            return isDrawing ? plain.whole() : betterHalf(plain, filtered);
        }
        boolean mayBeBehind = plain.isSteady() && DRAWING * estimate <= Form.QUARTERS * bits;
        if (!mayBeBehind || (1 + CLEAR) * filtered.search(1) >= bits) {
            boolean isDrawing = DRAWING * estimate > plain.searchByQuarters();
            return isDrawing || isBehind(filtered, plain, 1) ? plain : plain.better(filtered, zlib);
        }
        filtered.searchByQuarters();
        return filtered.isEven() || isBehind(plain, filtered, 2) ? filtered : plain.better(filtered, zlib);
    }

    /** Of two forms of which one seems to lead, the one whose first half takes fewer bits. */
    private static Form betterHalf(Form leader, Form other) {
        boolean isBetter = other.search(1) < leader.search(1) && other.search(2) < leader.search(2);
        return (isBetter ? other : leader).whole();
    }

    /** Searches a strip in the way of the last one; in the other one, too, if the two are not alike. */
    private Form keep(Strip strip, Form plain, Form filtered) {
        plain.matching = unfilteredMatching;
        filtered.matching = filteredMatching;
        Form kept = isFiltered ? filtered : plain;
        kept.searchByQuarters();
        alike--;
        if (isAlike(kept) && !(isFiltered && isDrawing(kept, strip))) {
            return kept;
        }
        alike = MOST_ALIKE;
        return isBehind(isFiltered ? plain : filtered, kept, 1) ? kept : plain.better(filtered, zlib);
    }

    private boolean isAlike(Form form) {
        double now = form.ratio();
        return now < ALIKE * ratio && (!form.isFiltered || ratio < ALIKE * now);
    }

    /** Whether filtered scanlines with many matches may be smaller unfiltered. */
    private boolean isDrawing(Form filtered, Strip strip) {
        if (searches.isDeep) {
            return filtered.candidate.isMatched(REPEATED_PERCENT);
        }
        return searches.hasShortMatches(filtered.candidate)
                && estimate(sample(strip, false), strip) < filtered.bits();
    }

    /** An eighth of a strip, searched. */
    private Candidate sample(Strip strip, boolean isFiltered) {
        return sample(strip, isFiltered, Strip.SAMPLE_EACH);
    }

    private Candidate sample(Strip strip, boolean isFiltered, int each) {
        Candidate sample = zlib.sample();
        strip.fillSample(sample, isFiltered, bpp, each);
        sample.search(isFiltered ? Searches.FILTERED_SAMPLE : Searches.SAMPLE, sample.size());
        return sample;
    }

    private static long estimate(Candidate sample, Strip strip) {
        return sample.bits() * strip.size() / sample.size();
    }

    /** Whether it falls behind the leader, from the first {@code quarters} on; if not, all is searched. */
    private boolean isBehind(Form form, Form leader, int quarters) {
        for (int i = quarters; i < Form.QUARTERS; i++) {
            long bits = form.search(i);
            boolean isSure = i > 1 || !searches.isDeep || (form.isSteady() && leader.isEven());
            double part = searches.isDeep && i > 1 ? CLEAR : MORE;
            double more = part * Math.max(leader.bits(i), leader.bits() * i / Form.QUARTERS);
            if (isSure && bits > leader.bits(i) + more) {
                return true;
            }
        }
        form.search(Form.QUARTERS);
        return false;
    }

    /** Decides which form of a strip to write, by samples if they show a photo, else by its beginning. */
    Decision decide(Strip strip) throws IOException {
        zlib.begin(OutputStream.nullOutputStream(), Long.MAX_VALUE); // what came before must not matter
        Candidate sample = sample(strip, true, SMALL_SAMPLE_EACH);
        double lead = sample.isMatched(PHOTO_PERCENT) ? SURE_LEAD : 1 / PHOTO;
        double ratio = ratio(sample);
        MatchSettings matching = searches.ofFiltered(strip, sample);
        if (ratio(sample(strip, false, SMALL_SAMPLE_EACH)) > lead * ratio) {
            return new Decision(true, matching, ratio);
        }
        return decideByBeginning(strip);
    }

    private static double ratio(Candidate searched) {
        return (1.0 + searched.bits()) / searched.size();
    }

    private Decision decideByBeginning(Strip strip) throws IOException {
        zlib.next();
        Candidate plain = zlib.first();
        Candidate filtered = zlib.second();
        if (strip.rows() == 1) {
            strip.fillBeginning(plain, false, bpp, Strip.MOST);
            strip.fillBeginning(filtered, true, bpp, Strip.MOST);
        } else {
            strip.fill(plain, false, bpp, strip.size() / Form.QUARTERS);
            strip.fill(filtered, true, bpp, strip.size() / Form.QUARTERS);
        }
        plain.search(searches.unfiltered, plain.size());
        searches.searchFiltered(filtered, (long) (Searches.NEAR * plain.bits()), searches.filtered);
        boolean isFiltered = filtered.bits() < plain.bits();
        Decision decision = isFiltered
                ? new Decision(true, searches.ofFiltered(strip, sample(strip, true)), ratio(filtered))
                : new Decision(false, searches.unfiltered, ratio(plain));
        plain.drop();
        filtered.drop();
        return decision;
    }
}
