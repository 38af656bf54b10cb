package dev.slipstream.imageio.png.write;

import dev.slipstream.imageio.deflate.Candidate;
import dev.slipstream.imageio.deflate.MatchSettings;
import dev.slipstream.imageio.deflate.ZlibEncoder;
import java.io.IOException;
import java.io.OutputStream;
import org.jspecify.annotations.Nullable;

/**
 * Chooses the form of each strip, filtered or not. Filtering helps photos, which then have few matches; drawings are
 * better left unfiltered, where they have many. Samples of both forms, each an eighth of a strip, show which one leads.
 * If hardly anything is repeated and filters help, it is a photo, and only its filtered form is searched. Otherwise the
 * forms are searched by quarters until one falls behind. The next strips keep the form as long as they cost about as
 * much per byte. At the lowest levels, the first halves of both forms decide. {@link SmallStrips} are chosen by other
 * means.
 */
final class Strategy {

    /** Longer strips, which are single scanlines, are written in pieces, in the form that is better for the first. */
    private static final int LARGE = 8 * Strip.MOST;

    private final ZlibEncoder zlib;
    private final int bpp;
    private final boolean hasPalette;
    private final int level;
    private final Rules rules;
    private final Searches searches;
    private final SmallStrips small;

    /** The form in which the last strip was written, and how filtered scanlines are searched since the last sample. */
    private boolean isFiltered;
    private MatchSettings filteredMatching = MatchSettings.NONE;

    /** The cost of the last strip per byte, in bits; 0 before the first one. */
    private double ratio;

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
        rules = new Rules(hasPalette, level);
        searches = new Searches(rules, bpp);
        small = new SmallStrips(zlib, rules, searches);
    }

    /** The same, for strips that follow none. */
    Strategy anew(ZlibEncoder zlib) {
        return new Strategy(zlib, bpp, hasPalette, level);
    }

    /** Gives the scanlines before a strip to the encoder in the form that was decided, which the strip will follow. */
    void follow(Strip strip, Decision before) {
        strip.fillWindow(zlib.first(), before.isFiltered, bpp);
        isFiltered = before.isFiltered;
        filteredMatching = before.isFiltered ? before.matching : rules.filtered;
        ratio = before.ratio;
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
            boolean isFirst = ratio == 0;
            Form form = search(strip, plain, new Form(strip, zlib.second(), true, bpp));
            if (isFirst && !rules.unfiltered.insertsAll() && form.isNearlyEmpty()) {
                form.candidate.searchAgain(Rules.EMPTY_STRIP);
            }
            zlib.take(form.candidate);
        }
    }

    private Form search(Strip strip, Form plain, Form filtered) {
        plain.matching = rules.unfiltered;
        if (strip.size() <= (searches.hasPixels(strip) ? Rules.ICON : Rules.SMALL)) {
            return small.search(strip, plain, filtered);
        }
        Form chosen = ratio > 0 ? keep(strip, plain, filtered) : choose(strip, plain, filtered);
        isFiltered = chosen.isFiltered;
        ratio = chosen.ratio();
        return chosen;
    }

    private Form choose(Strip strip, Form plain, Form filtered) {
        Candidate sample = sample(strip, true);
        long bits = estimate(sample, strip);
        boolean mayBePhoto = !sample.isMatched(Rules.PHOTO_PERCENT);
        filteredMatching = searches.ofFiltered(strip, sample);
        filtered.matching = filteredMatching;
        sample = sample(strip, false);
        long plainBits = estimate(sample, strip);
        boolean isShort = strip.size() <= Rules.SHORT && searches.hasPixels(strip);
        if (mayBePhoto && (!isShort || bits < Rules.PHOTO * plainBits)
                && bits < Rules.PHOTO * plain.fill().literalBits()) { // looks at all of the strip
            plain.candidate.drop();
            return filtered.whole();
        }
        double lead = sample.isMatched(Rules.LONG_MATCHES_PERCENT) ? Rules.MUCH_MORE : Rules.CLEARLY_MORE;
        boolean leads = plainBits > lead * bits;
        if (rules.isQuick && plainBits <= Rules.FAR_LEAD * bits) {
            return leads ? Form.half(filtered, plain) : Form.half(plain, filtered);
        }
        if (!leads) {
            return Form.winner(plain, filtered, bits, zlib);
        }
        filtered.searchByQuarters();
        boolean isFar = !rules.unfiltered.insertsAll() && plainBits > Rules.FAR_LEAD * Math.max(bits, filtered.bits());
        return isFar ? filtered : Form.winner(filtered, plain, 1, zlib);
    }

    /** Searches a strip in the form of the last one, and in the other one, too, if the two strips are not alike. */
    private Form keep(Strip strip, Form plain, Form filtered) {
        filtered.matching = filteredMatching;
        Form kept = isFiltered ? filtered : plain;
        kept.searchByQuarters();
        boolean isSame = isAlike(kept) && !(isFiltered && isDrawing(kept, strip));
        return isSame ? kept : Form.winner(kept, isFiltered ? plain : filtered, 1, zlib);
    }

    /** A filtered strip must not be much cheaper, either: it may be a drawing, which is smaller unfiltered. */
    private boolean isAlike(Form form) {
        double now = form.ratio();
        return now < Rules.CLEARLY_MORE * ratio && (!form.isFiltered || ratio < Rules.CLEARLY_MORE * now);
    }

    /** Whether filtered scanlines with many matches may be smaller unfiltered. */
    private boolean isDrawing(Form filtered, Strip strip) {
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

    /** Decides on the form of a strip, by samples if they show a photo, otherwise by its beginning. */
    Decision decide(Strip strip) throws IOException {
        zlib.begin(OutputStream.nullOutputStream(), Long.MAX_VALUE); // what came before must not matter
        int each = 2 * Strip.SAMPLE_EACH; // smaller samples, since each batch begins with them
        Candidate sample = sample(strip, true, each);
        double lead = sample.isMatched(Rules.PHOTO_PERCENT) ? Rules.FAR_LEAD : 1 / Rules.PHOTO;
        double ratio = ratio(sample);
        MatchSettings matching = searches.ofFiltered(strip, sample);
        if (ratio(sample(strip, false, each)) > lead * ratio) {
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
        searches.searchFiltered(filtered, plain.bits(), rules.filtered);
        boolean isFiltered = filtered.bits() < plain.bits();
        Decision decision = isFiltered
                ? new Decision(true, searches.ofFiltered(strip, sample(strip, true)), ratio(filtered))
                : new Decision(false, rules.unfiltered, ratio(plain));
        plain.drop();
        filtered.drop();
        return decision;
    }
}
