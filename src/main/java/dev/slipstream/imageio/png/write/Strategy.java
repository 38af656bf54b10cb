package dev.slipstream.imageio.png.write;

import dev.slipstream.imageio.deflate.MatchSettings;
import dev.slipstream.imageio.deflate.Trial;

/**
 * Chooses what makes scanlines small. Photos are filtered, and have few matches then; drawings are not, and have many.
 * Samples are searched in each way that may be the best, and their bits are estimated. The estimates of all samples of
 * an image are added up, so that an empty strip changes nothing. A small image is its own sample, and its best search
 * is the result.
 *
 * <p>The figures below are of the images of {@code RealWrites}: the ways by turns in one JVM, thread CPU time, JDK 17.
 * Matched bytes lie in matches.
 */
final class Strategy {

    /** For filtered photos: a shorter match takes more bits than its literals, which take few. */
    private static final MatchSettings PHOTO = MatchSettings.sparse(10);

    /** For smooth photos, whose literals take even fewer bits. With palettes, files get a tenth smaller, and sooner. */
    private static final MatchSettings SMOOTH = MatchSettings.sparse(16);

    /** If a filtered byte takes fewer bits than this, a photo may be smooth. */
    private static final int SMOOTH_BITS = 3;

    /** One search for levels 2 to 5, so that no level makes a larger file than the level before. */
    private static final MatchSettings USUAL = MatchSettings.chains(4, 24, 258, 2, 16);

    /**
     * By level, for scanlines that are not filtered. Level 4 makes drawings as small as the JDK's level 4. Matches of
     * three bytes make real screenshots and plots 1 % smaller, in a sixth more time; twice the depth does the same in
     * less time. Only pixels of three bytes get them: these files are 4 % smaller, in 4 to 8 % more time.
     */
    private static final MatchSettings[] DRAWINGS = {
        MatchSettings.NONE,
        MatchSettings.chains(4, 6, 32, 0, 0),
        USUAL,
        USUAL,
        USUAL,
        USUAL,
        MatchSettings.chains(4, 48, 258, 24, 64),
        MatchSettings.chains(4, 128, 258, 64, 128),
        MatchSettings.chains(4, 512, 258, 256, 258),
        MatchSettings.chains(4, 4096, 258, 2560, 258)
    };

    /**
     * The same for pixels of three or four bytes: matches consist of whole pixels. So photos that are not filtered take
     * half the time, and gray ones in three or four bytes are a tenth smaller. Of filtered gray images of 16 bits, a
     * real gradient is 8 % smaller, and a photo that was widened from 8 bits 30 %.
     */
    private static final MatchSettings[] PIXELS = ofPixels(4, 2);

    /**
     * For filtered pixels, whose short matches take more bits than literals: 2 % smaller, in half the time. Real gray
     * images of 16 bits are 2 to 9 % smaller. For filtered photos of which less than {@link #PHOTO_PERCENT} is matched,
     * this saves 0.1 %, but makes the mean of real ones 7 % slower.
     */
    private static final MatchSettings[] FILTERED_PIXELS = ofPixels(8, 2);

    /** For icons, in which often only the alpha of a colour changes. */
    private static final MatchSettings[] ICON_PIXELS = ofPixels(3, 1);

    /** For filtered photos from {@link #DEEP_LEVEL} on: saves a few hundredths, and takes several times as long. */
    private static final MatchSettings[] DEEP = {
        MatchSettings.chains(9, 8, 64, 0, 0),
        MatchSettings.chains(9, 16, 128, 8, 32),
        MatchSettings.chains(9, 64, 258, 32, 64),
        MatchSettings.chains(9, 256, 258, 128, 258)
    };
    private static final int DEEP_LEVEL = 6;

    /**
     * From {@link #DEEP_LEVEL} on, for gray text in three or four bytes a pixel, where single pixels are matched. Pages
     * are a quarter smaller, and a tenth smaller than with the JDK's writer.
     */
    private static final MatchSettings[] SHORT = {
        MatchSettings.chains(3, 48, 258, 24, 64),
        MatchSettings.chains(3, 128, 258, 64, 128),
        MatchSettings.chains(3, 512, 258, 256, 258),
        MatchSettings.chains(3, 4096, 258, 1024, 258)
    };

    /** For estimates: finds enough to tell kinds of images from each other. */
    private static final MatchSettings QUICK = MatchSettings.sparse(4);

    /**
     * If less of a sample is matched, it is a photo, which takes no look at the filtered sample. If less of a filtered
     * sample is matched, no other search finds much more.
     */
    private static final int PHOTO_PERCENT = 10;

    /**
     * The bytes of a gray pixel of 16 bits. In a gradient its lower byte looks like noise, but repeats when filtered.
     * Gray of 8 bits with alpha has as many bytes.
     */
    private static final int WIDE_GRAY = 2;

    /** If more of a sample is matched, it is a drawing, in which matches within pixels are worth a search. */
    private static final int DRAWING_PERCENT = 70;

    /**
     * A search as a drawing, which has the bytes before the sample as well, takes this share of the bits that the quick
     * search estimates, unless hardly anything is matched.
     */
    private static final double QUICK_SHARE = 0.86;

    /**
     * From this percentage on, whole rows are matched, and the share is reduced by these factors, less for gray pixels.
     * Only then are filtered pixels searched for matches within pixels: barcodes get a quarter smaller.
     */
    private static final int LONG_PERCENT = 95;
    private static final double LONG_SHARE = 0.7;
    private static final double LONG_GRAY_SHARE = 0.9;

    /** From this percentage on, a sample of single bytes tells little about a deep search. */
    private static final int ALL_PERCENT = 99;

    /** If filtering seems to take at least this many times the bits, no other search makes it better. */
    private static final double NEAR = 1.1;

    /** A slower search must save at least 1/25 of the bits. */
    private static final int PARTS = 25;

    /** Each sample is 1/8 of the image, within these bounds. */
    private static final int IMAGE_PARTS = 8;
    private static final int LEAST_SAMPLE = 6 * 1024;
    private static final int MOST_SAMPLE = 24 * 1024;

    /** Images of at least {@link #HARDLY_ANY} and at most this many bytes are searched as a whole. */
    private static final int ICON = 24 * 1024;
    private static final int HARDLY_ANY = 8;

    /** If a byte of an icon takes fewer bits than this, the icon is a drawing, and is not tried with filters. */
    private static final int DRAWING_BITS = 1;

    /** From this size on, matches of three bytes are not worth it for icons of one byte a pixel, as with palettes. */
    private static final int TINY = 2 * 1024;

    /** Below this size, all ways are tried, and their true lengths are compared. */
    private static final int FEW = 256;

    private final StripSample sample = new StripSample();
    private final StripSample filteredSample = new StripSample();
    private int bpp;
    private int level;
    private MatchSettings drawing = MatchSettings.NONE;
    private int strips;

    /** The fewest bits for the present sample, the way that takes them, and which sample, unfiltered or filtered. */
    private double least;
    private MatchSettings best = MatchSettings.NONE;
    private StripSample bestSample = sample;

    /** The estimated bits of all samples. */
    private double unfiltered;
    private double filtered;

    private boolean isFiltered;
    private MatchSettings matching = MatchSettings.NONE;

    private static MatchSettings[] ofPixels(int shortest, int parts) {
        MatchSettings[] ofLevels = DRAWINGS.clone();
        for (int i = 1; i < ofLevels.length; i++) {
            ofLevels[i] = DRAWINGS[i].ofPixels(shortest, parts);
        }
        return ofLevels;
    }

    /**
     * Begins an image.
     *
     * @param length about how many bytes the scanlines have
     */
    void begin(int bpp, int level, long length) {
        this.bpp = bpp;
        this.level = level;
        int most = (int) Math.max(LEAST_SAMPLE, Math.min(MOST_SAMPLE, length / IMAGE_PARTS));
        sample.most = most;
        filteredSample.most = most;
        strips = 0;
        unfiltered = 0;
        filtered = 0;
        drawing = bpp == 3 && level > 0 ? DRAWINGS[level].ofShortest(3) : DRAWINGS[level];
        use(false, drawing);
    }

    /** Whether to filter. */
    boolean isFiltered() {
        return isFiltered;
    }

    MatchSettings matching() {
        return matching;
    }

    /** Chooses for a strip: anew at the first, second, third, fifth, ninth and so on, since the samples add up. */
    void choose(Strip strip, Trial trial) {
        int number = strips++;
        if (level == 0 || (number & number - 1) != 0) {
            return;
        }
        sample.take(strip, bpp, false);
        if (sample.length >= FEW) {
            compare(strip, trial);
        }
    }

    private void compare(Strip strip, Trial trial) {
        double quick = search(trial, sample, QUICK);
        int percent = percentMatched(trial, sample);
        boolean isPhoto = percent < PHOTO_PERCENT && level < DEEP_LEVEL;
        if (isPhoto && bpp != WIDE_GRAY) {
            use(true, PHOTO);
            return;
        }
        boolean searchesPixels = searchesPixels(strip, trial, percent);
        MatchSettings ofUnfiltered = searchesPixels ? ofPixels(trial) : isPhoto ? PHOTO : drawing;
        if (wantsAll(strip, percent)) {
            sample.takeAll(strip, bpp, false);
            filteredSample.takeAll(strip, bpp, true);
            unfiltered += search(trial, sample, drawing);
        } else {
            filteredSample.take(strip, bpp, true);
            unfiltered += searchesPixels ? least : quick * quickShare(percent);
        }
        least = Double.MAX_VALUE;
        consider(trial, filteredSample, PHOTO, 0);
        int matched = percentMatched(trial, filteredSample);
        double photo = least;
        if (filtered + photo < unfiltered * NEAR) {
            considerFiltered(strip, trial, matched, searchesPixels);
        }
        filtered += searchesPixels ? least : photo; // other searches seem better for drawings than they are
        boolean isFiltered = filtered < unfiltered;
        use(isFiltered, isFiltered ? best : ofUnfiltered);
    }

    /**
     * Whether to estimate a deep search by all of a strip. A gradient has matching rows far above, which a sample does
     * not show.
     */
    private boolean wantsAll(Strip strip, int percent) {
        return level >= DEEP_LEVEL && bpp == 1 && percent >= ALL_PERCENT && strip.size() <= Strip.MOST;
    }

    /** The share of the quick estimate that a search as a drawing takes, if {@code percent} is matched. */
    private double quickShare(int percent) {
        if (percent < PHOTO_PERCENT) {
            return 1;
        }
        return percent < LONG_PERCENT ? QUICK_SHARE : QUICK_SHARE * (sample.isGray ? LONG_GRAY_SHARE : LONG_SHARE);
    }

    /**
     * Whether to search an unfiltered sample, of which {@code percent} is matched, by pixels. Of gray pixels even noise
     * is matched, but takes more than a bit a byte, which no drawing does.
     */
    private boolean searchesPixels(Strip strip, Trial trial, int percent) {
        if (!hasPixels(strip) || (percent >= DRAWING_PERCENT && !sample.isGray)) {
            return false;
        }
        least = search(trial, sample, PIXELS[level]);
        return least > sample.length;
    }

    /** The best search of an unfiltered sample for which {@link #searchesPixels} is true. */
    private MatchSettings ofPixels(Trial trial) {
        best = PIXELS[level];
        if (level >= DEEP_LEVEL) {
            consider(trial, sample, SHORT[level - DEEP_LEVEL], PARTS);
        }
        return best;
    }

    private boolean hasPixels(Strip strip) {
        return (bpp == 3 || bpp == 4) && strip.passes() == 1;
    }

    /** Looks for a better search of a filtered sample than that for photos, which matched {@code matched} percent. */
    private void considerFiltered(Strip strip, Trial trial, int matched, boolean searchesPixels) {
        if (level >= DEEP_LEVEL) {
            consider(trial, filteredSample, DEEP[level - DEEP_LEVEL], 0);
        } else if (matched < DRAWING_PERCENT && least < (double) SMOOTH_BITS * sample.length) {
            consider(trial, filteredSample, SMOOTH, 0);
        }
        boolean isOfPixels = bpp > 1 && strip.passes() == 1;
        if (isOfPixels && matched >= PHOTO_PERCENT) {
            consider(trial, filteredSample, FILTERED_PIXELS[level], PARTS);
        }
        if (isOfPixels && (bpp == WIDE_GRAY || (sample.isGray && searchesPixels))) {
            consider(trial, filteredSample, PIXELS[level], PARTS);
        }
        if (matched >= (isOfPixels ? LONG_PERCENT : DRAWING_PERCENT)) {
            consider(trial, filteredSample, drawing, PARTS);
        }
    }

    /** Whether to call {@link #searchIcon} for an image of one strip. */
    boolean isIcon(Strip strip) {
        return level > 0 && strip.size() >= HARDLY_ANY && strip.size() <= ICON;
    }

    /**
     * Searches all of an icon, and has the trial keep the best result.
     *
     * @return the scanlines of that result, filtered or not
     */
    StripSample searchIcon(Strip strip, Trial trial) {
        sample.takeAll(strip, bpp, false);
        least = Double.MAX_VALUE;
        boolean hasPixels = hasPixels(strip);
        boolean isThorough = isThorough();
        MatchSettings bytes = bpp > 1 || sample.length < TINY ? drawing.ofShortest(3) : drawing;
        consider(trial, sample, hasPixels ? ICON_PIXELS[level] : bytes, 0);
        boolean isDrawing = least < (double) DRAWING_BITS * sample.length;
        if (hasPixels && (isThorough || isDrawing)) {
            consider(trial, sample, bytes, 0);
        }
        if (!isDrawing || isThorough) {
            filteredSample.takeAll(strip, bpp, true);
            if (isThorough || bpp == 1 || literalBits(trial, filteredSample) < least) { // indexes may have long matches
                considerFilteredIcon(trial, hasPixels, bytes);
            }
        }
        return bestSample;
    }

    private void considerFilteredIcon(Trial trial, boolean hasPixels, MatchSettings bytes) {
        consider(trial, filteredSample, hasPixels ? FILTERED_PIXELS[level] : PHOTO, 0);
        if (isThorough() || (!hasPixels && bestSample.equals(filteredSample))) {
            consider(trial, filteredSample, bytes, 0);
        }
        if (level >= DEEP_LEVEL) {
            consider(trial, filteredSample, DEEP[level - DEEP_LEVEL], 0);
        }
    }

    /** Whether all ways are tried, and compared by their true lengths. */
    private boolean isThorough() {
        return sample.length < FEW || level >= DEEP_LEVEL;
    }

    /** Takes a way if it saves more than 1/{@code parts} of the fewest bits so far, or, if that is 0, any bit. */
    private void consider(Trial trial, StripSample searched, MatchSettings way, int parts) {
        double bits = search(trial, searched, way);
        if (bits < (parts == 0 ? least : least - least / parts)) {
            least = bits;
            best = way;
            bestSample = searched;
            trial.keep();
        }
    }

    /** The bits that a search results in. */
    private double search(Trial trial, StripSample searched, MatchSettings way) {
        trial.search(searched.bytes, searched.length, searched.stride, bpp, way);
        return isThorough() ? trial.bits() : trial.estimatedBits();
    }

    /** About how many bits the sample takes without any match; filtered icons have few matches. */
    private static long literalBits(Trial trial, StripSample searched) {
        trial.takeLiterals(searched.bytes, searched.length);
        return trial.estimatedBits();
    }

    /** How many percent of the sample the last search has matched. */
    private static int percentMatched(Trial trial, StripSample searched) {
        return (int) (100L * trial.matched() / searched.length);
    }

    private void use(boolean isFiltered, MatchSettings matching) {
        this.isFiltered = isFiltered;
        this.matching = matching;
    }
}
