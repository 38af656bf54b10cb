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

    private final ZlibEncoder zlib;
    private final int bpp;
    private final boolean hasPalette;
    private final int level;
    private final Rules rules;
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
        rules = new Rules(bpp, hasPalette, level);
        searches = new Searches(rules, bpp);
        small = new SmallStrips(zlib, rules, searches);
    }

    /** The same, for strips that follow none. */
    Strategy anew(ZlibEncoder zlib) {
        return new Strategy(zlib, bpp, hasPalette, level);
    }

    /** Gives the scanlines before a strip to the encoder, as it was decided for them, and has the strip go that way. */
    void follow(Strip strip, Decision before) {
        strip.fillWindow(zlib.first(), before.isFiltered, bpp);
        isFiltered = before.isFiltered;
        unfilteredMatching = before.isFiltered ? rules.unfiltered : before.matching;
        filteredMatching = before.isFiltered ? before.matching : rules.filtered;
        ratio = before.ratio;
        alike = 1;
    }

    /** Encodes a strip, in the form that was decided if one was. */
    void encode(Strip strip, @Nullable Decision decision) throws IOException {
        if (strip.size() > Rules.LARGE) {
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
            boolean isFirst = ratio == 0;
            Form form = search(strip, plain, new Form(strip, zlib.second(), true, bpp));
            if (isFirst && !rules.insertsAll && form.isNearlyEmpty()) {
                form.candidate.searchAgain(Rules.EMPTY_STRIP);
            }
            zlib.take(form.candidate);
        }
    }

    private Form search(Strip strip, Form plain, Form filtered) {
        plain.matching = rules.unfiltered;
        if (small.has(strip)) {
            return small.search(strip, plain, filtered);
        }
        Form chosen = alike > 0 ? keep(strip, plain, filtered) : choose(strip, plain, filtered);
        isFiltered = chosen.isFiltered;
        ratio = chosen.ratio();
        return chosen;
    }

    private Form choose(Strip strip, Form plain, Form filtered) {
        alike = Rules.MOST_ALIKE;
        Candidate sample = sample(strip, true);
        long bits = estimate(sample, strip);
        boolean mayBePhoto = !sample.isMatched(Rules.PHOTO_PERCENT);
        filteredMatching = searches.ofFiltered(strip, sample);
        filtered.matching = filteredMatching;
        sample = sample(strip, false);
        long plainBits = estimate(sample, strip);
        unfilteredMatching = searches.ofUnfiltered(strip, sample);
        plain.matching = unfilteredMatching;
        boolean isNoise = !sample.isMatched(Rules.NOISE_PERCENT) && bits < plainBits;
        long literalBits = mayBePhoto || isNoise ? plain.fill().literalBits() : 0; // a look at all of the strip
        boolean isPhoto = (mayBePhoto && bits < Rules.PHOTO * literalBits) || (isNoise && bits < literalBits);
        boolean isShort = strip.size() <= Rules.SHORT && searches.hasPixels(strip);
        if (isPhoto && (!isShort || bits < Rules.PHOTO * plainBits)) {
            plain.candidate.drop();
            return filtered.whole();
        }
        boolean findsMore = !rules.isQuick && sample.isMatched(Rules.MATCHED_PERCENT);
        if (plainBits <= (findsMore ? Rules.MATCHED_LEAD : Rules.LEAD) * bits) {
            return compare(plain, filtered, bits);
        }
        if (rules.isQuick && plainBits <= Rules.FAR_LEAD * bits) {
            return betterHalf(filtered, plain);
        }
        filtered.searchByQuarters();
        boolean isFar = level <= Rules.FAR_LEVEL && plainBits > Rules.FAR_LEAD * Math.max(bits, filtered.bits());
        return isFar || isBehind(plain, filtered, 1) ? filtered : plain.better(filtered, zlib);
    }

    /** Where neither sample leads; {@code estimate} is of the filtered one. */
    private Form compare(Form plain, Form filtered, long estimate) {
        long bits = plain.search(1);
        if (rules.isQuick) {
            boolean isDrawing = Rules.DRAWING * estimate > Form.QUARTERS / 2 * plain.search(2);
            return isDrawing ? plain.whole() : betterHalf(plain, filtered);
        }
        boolean mayBeBehind = plain.isSteady() && Rules.DRAWING * estimate <= Form.QUARTERS * bits;
        if (!mayBeBehind || (1 + Rules.CLEARLY_BEHIND) * filtered.search(1) >= bits) {
            boolean isDrawing = Rules.DRAWING * estimate > plain.searchByQuarters();
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
        alike = Rules.MOST_ALIKE;
        return isBehind(isFiltered ? plain : filtered, kept, 1) ? kept : plain.better(filtered, zlib);
    }

    private boolean isAlike(Form form) {
        double now = form.ratio();
        return now < Rules.ALIKE * ratio && (!form.isFiltered || ratio < Rules.ALIKE * now);
    }

    /** Whether filtered scanlines with many matches may be smaller unfiltered. */
    private boolean isDrawing(Form filtered, Strip strip) {
        if (rules.isDeep) {
            return filtered.candidate.isMatched(Rules.REPEATED_PERCENT);
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
        sample.search(isFiltered ? Rules.FILTERED : Rules.SAMPLE, sample.size());
        return sample;
    }

    private static long estimate(Candidate sample, Strip strip) {
        return sample.bits() * strip.size() / sample.size();
    }

    /** Whether it falls behind the leader, from the first {@code quarters} on; if not, all is searched. */
    private boolean isBehind(Form form, Form leader, int quarters) {
        for (int i = quarters; i < Form.QUARTERS; i++) {
            long bits = form.search(i);
            boolean isSure = i > 1 || !rules.isDeep || (form.isSteady() && leader.isEven());
            double part = rules.isDeep && i > 1 ? Rules.CLEARLY_BEHIND : Rules.BEHIND;
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
        Candidate sample = sample(strip, true, Rules.SMALL_SAMPLE_EACH);
        double lead = sample.isMatched(Rules.PHOTO_PERCENT) ? Rules.SURE_LEAD : 1 / Rules.PHOTO;
        double ratio = ratio(sample);
        MatchSettings matching = searches.ofFiltered(strip, sample);
        if (ratio(sample(strip, false, Rules.SMALL_SAMPLE_EACH)) > lead * ratio) {
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
        plain.search(rules.unfiltered, plain.size());
        searches.searchFiltered(filtered, (long) (Rules.AGAIN * plain.bits()), rules.filtered);
        boolean isFiltered = filtered.bits() < plain.bits();
        Decision decision = isFiltered
                ? new Decision(true, searches.ofFiltered(strip, sample(strip, true)), ratio(filtered))
                : new Decision(false, rules.unfiltered, ratio(plain));
        plain.drop();
        filtered.drop();
        return decision;
    }
}
