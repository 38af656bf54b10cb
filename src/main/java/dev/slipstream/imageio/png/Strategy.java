package dev.slipstream.imageio.png;

import dev.slipstream.imageio.deflate.Matching;
import dev.slipstream.imageio.deflate.Trial;

/**
 * Chooses what makes scanlines small, and does so soon: photos are filtered, and then have few matches; drawings are
 * not, and have many; some pictures are best filtered and then searched as drawings are. A glance at a sample tells
 * most of them; what is in between is tried in each way.
 */
final class Strategy {

    /** For filtered photos: shorter matches take more bits than the literals, that are short. */
    private static final Matching PHOTO = Matching.sparse(10);

    /** For smooth ones, whose literals are even shorter: with palettes, files get a tenth smaller, and sooner. */
    private static final Matching SMOOTH = Matching.sparse(16);

    /** If a filtered byte takes fewer bits than that, a photo may be smooth. */
    private static final int SMOOTH_BITS = 3;

    /** For photos from {@link #DEEP_LEVEL} on: saves some hundredths of most, and takes several times as long. */
    private static final Matching[] DEEP = {
        Matching.chains(9, 8, 64, 0, 0),
        Matching.chains(9, 16, 128, 8, 32),
        Matching.chains(9, 64, 258, 32, 64),
        Matching.chains(9, 256, 258, 128, 258)
    };
    private static final int DEEP_LEVEL = 6;

    /** By level. At 4, files of drawings are as small as with the JDK's level 4. */
    private static final Matching[] DRAWINGS = {
        Matching.NONE,
        Matching.chains(3, 4, 32, 0, 0),
        Matching.chains(3, 6, 64, 0, 0),
        Matching.chains(3, 8, 64, 0, 0),
        Matching.chains(3, 12, 128, 4, 16),
        Matching.chains(3, 16, 258, 8, 32),
        Matching.chains(3, 48, 258, 24, 64),
        Matching.chains(3, 128, 258, 64, 128),
        Matching.chains(3, 512, 258, 256, 258),
        Matching.chains(3, 4096, 258, 2560, 258)
    };

    /** Of smaller images, drawings are searched as at the next level, which takes no time. */
    private static final int FREE = 64 * 1024;

    /** Finds enough to tell pictures from each other. */
    private static final Matching GLANCE = Matching.sparse(4);

    /**
     * How much of a sample, unfiltered, is found in it a second time, tells noisy photos from drawings. In between, and
     * in small samples, which have no time to repeat themselves, what becomes of it is estimated.
     */
    private static final int PHOTO_PERCENT = 10;
    private static final int DRAWING_PERCENT = 88;
    private static final int SMALL_PHOTO_PERCENT = 2;

    /** For icons, comparing takes as long as writing them, and saves next to nothing. */
    private static final int ICON = 2 * 1024;
    private static final int ICON_PERCENT = 60;

    /** So few bytes are tried in each way; and even fewer are not, since nothing helps. */
    private static final int FEW = 256;
    private static final int HARDLY_ANY = 8;

    /** Of so few, a glance does not tell photos: the better search saves some bytes of a hundred. */
    private static final int TINY = 512;

    /** What a glance estimates is so much more than what the search for drawings finds, and that it may be off. */
    private static final double GLANCE_SHARE = 0.9;
    private static final double DOUBT = 0.85;

    /** A search for drawings hardly ever makes less of what is filtered than so much of what one for photos makes. */
    private static final double SEARCHED_SHARE = 0.9;

    /** If a filtered sample has more matches, looking for more of them is worth a try. */
    private static final int SEARCHED_PERCENT = 70;

    /** So many parts of all have to be saved by a change, which loses matches, and by a search in what is filtered. */
    private static final int CHANGE_PARTS = 8;
    private static final int SEARCH_PARTS = 25;

    /** An estimate may be too much or too little by such a part. */
    private static final int ERROR_PARTS = 50;

    /** If so many more or fewer percent are found again than before, it is another kind of picture. */
    private static final int OTHER_PERCENT = 10;

    private static final int NONE_COMPARED = -100;

    /**
     * Icons of three or four bytes a pixel are searched by pixels, in both ways, and the better search is the result.
     * Of what is filtered, literals are short, and matches are worth it from so many bytes on.
     */
    private static final int SMALLEST_ICON = 2 * FEW;
    private static final int LARGEST_ICON = 24 * 1024;
    private static final Matching[] PIXELS = ofPixels(3);
    private static final Matching[] FILTERED_PIXELS = ofPixels(8);

    /** Of fewer bytes, or if they are in an eighth of them, the search for drawings takes hardly any time. */
    private static final int SMALL_ICON = 4 * 1024;

    private final Sample sample = new Sample();
    private final Sample filteredSample = new Sample();
    private Sample best = sample;
    private long least;
    private int bpp;
    private int level;
    private Matching drawing = Matching.NONE;

    /** The best for the last sample that was compared, if it is filtered. */
    private Matching filteredMatching = PHOTO;

    private boolean filters;
    private Matching matching = Matching.NONE;

    /** How much of the last strip is found again, if it was compared or was like one that was. */
    private int comparedPercent;

    private static Matching[] ofPixels(int shortest) {
        Matching[] ofLevels = new Matching[DRAWINGS.length];
        for (int i = 0; i < ofLevels.length; i++) {
            ofLevels[i] = DRAWINGS[i].ofPixels(shortest);
        }
        return ofLevels;
    }

    /** Begins an image, whose scanlines are about so many bytes. */
    void begin(int bpp, int level, long length) {
        this.bpp = bpp;
        this.level = level;
        boolean isMore = length < FREE && level > 0 && level + 1 < DRAWINGS.length;
        drawing = DRAWINGS[isMore ? level + 1 : level];
        use(false, drawing);
    }

    /** Whether filters are to be applied. */
    boolean filters() {
        return filters;
    }

    Matching matching() {
        return matching;
    }

    /** Chooses for a strip. */
    void choose(Strip strip, Trial trial) {
        if (level == 0) {
            return;
        }
        sample.take(strip, bpp, false);
        if (sample.length < HARDLY_ANY) {
            use(false, drawing);
        } else if (sample.length < FEW) {
            tryAll(strip, trial);
        } else {
            glance(strip, trial);
        }
    }

    /** Whether {@link #searchIcon} is to be asked for an image of one strip. */
    boolean isIcon(Strip strip) {
        return level > 0 && level < DEEP_LEVEL && (bpp == 3 || bpp == 4) && strip.passes == 1
                && strip.size >= SMALLEST_ICON && strip.size <= LARGEST_ICON;
    }

    /**
     * Searches all of an icon, and has the trial keep what that comes to.
     *
     * @return the scanlines that were searched so, filtered or not
     */
    Sample searchIcon(Strip strip, Trial trial) {
        least = Long.MAX_VALUE;
        sample.takeAll(strip, bpp, false);
        int stride = 1 + strip.lengths[0];
        if (searchPixels(trial, sample, stride, PIXELS[level]) < DRAWING_PERCENT) {
            filteredSample.takeAll(strip, bpp, true);
            searchPixels(trial, filteredSample, stride, FILTERED_PIXELS[level]);
        }
        if (best == sample && (sample.length < SMALL_ICON || least < sample.length)) {
            trial.search(sample.bytes, sample.length, drawing);
            keepBest(trial, sample);
        }
        return best;
    }

    /** Returns how much of it is found again, in percent. */
    private int searchPixels(Trial trial, Sample searched, int stride, Matching matching) {
        trial.searchPixels(searched.bytes, searched.length, stride, bpp, matching);
        int percent = (int) (100L * trial.matched() / searched.length);
        keepBest(trial, searched);
        return percent;
    }

    private void keepBest(Trial trial, Sample searched) {
        long bits = trial.estimatedBits();
        if (bits < least) {
            least = bits;
            best = searched;
            trial.keep();
        }
    }

    private void tryAll(Strip strip, Trial trial) {
        long least = Long.MAX_VALUE;
        for (int i = 0; i < 4; i++) {
            boolean isFiltered = i >= 2;
            if (i % 2 == 0) {
                sample.take(strip, bpp, isFiltered);
            }
            Matching tried = i % 2 == 0 ? drawing : isFiltered ? PHOTO : GLANCE;
            long bits = bits(trial, tried);
            if (bits < least) {
                least = bits;
                use(isFiltered, tried);
            }
        }
    }

    private long bits(Trial trial, Matching matching) {
        trial.search(sample.bytes, sample.length, matching);
        return trial.bits();
    }

    private void glance(Strip strip, Trial trial) {
        boolean isWhole = sample.isWhole(strip);
        trial.search(sample.bytes, sample.length, GLANCE);
        int percent = percentMatched(trial);
        if (sample.length >= TINY && percent < (isWhole ? SMALL_PHOTO_PERCENT : PHOTO_PERCENT)) {
            use(true, level < DEEP_LEVEL ? PHOTO : photoOrDeep(strip, trial));
        } else if (percent >= (isSmall() ? ICON_PERCENT : DRAWING_PERCENT)) {
            use(false, drawing);
        } else if (Math.abs(percent - comparedPercent) > OTHER_PERCENT) {
            boolean isClear = compare(strip, trial);
            comparedPercent = isClear ? percent : NONE_COMPARED;
        }
    }

    /** Pixels of one byte are left out: more of them are best filtered. */
    private boolean isSmall() {
        return sample.length < ICON && bpp > 1;
    }

    private int percentMatched(Trial trial) {
        return (int) (100L * trial.matched() / sample.length);
    }

    /** Estimates what becomes of a sample, after a glance at it; returns whether one way is far better. */
    private boolean compare(Strip strip, Trial trial) {
        boolean isWhole = sample.isWhole(strip);
        double glanced = trial.estimatedBits();
        double unfiltered = GLANCE_SHARE * glanced;
        sample.take(strip, bpp, true);
        double filtered = estimate(trial, PHOTO);
        if (isWhole && glanced <= filtered) {
            use(false, drawing);
            return true;
        }
        filtered = estimateFiltered(trial, filtered, unfiltered, isWhole);
        if (unfiltered > DOUBT * filtered && filtered > DOUBT * unfiltered) {
            sample.take(strip, bpp, false);
            unfiltered = estimate(trial, drawing);
        }
        double bonus = isWhole ? filtered / ERROR_PARTS : (filters ? -filtered : filtered) / CHANGE_PARTS;
        if (unfiltered <= filtered + bonus) {
            use(false, drawing);
        } else {
            use(true, filteredMatching);
        }
        return Math.abs(unfiltered - filtered) > Math.max(unfiltered, filtered) / CHANGE_PARTS;
    }

    /** Finds {@link #filteredMatching}; returns what becomes of a filtered sample, {@code photo} if as a photo. */
    private double estimateFiltered(Trial trial, double photo, double unfiltered, boolean isWhole) {
        double least = photo;
        filteredMatching = PHOTO;
        boolean isMatched = percentMatched(trial) >= SEARCHED_PERCENT;
        if (!isMatched && photo < (double) SMOOTH_BITS * sample.length) {
            least = take(SMOOTH, estimate(trial, SMOOTH), least);
        }
        if ((isWhole || isMatched) && unfiltered > DOUBT * SEARCHED_SHARE * least) {
            double searched = estimate(trial, drawing);
            least = isWhole || searched < least - least / SEARCH_PARTS ? take(drawing, searched, least) : least;
        }
        if (level >= DEEP_LEVEL && filteredMatching == PHOTO) {
            filteredMatching = photoOrDeep(trial, least);
        }
        return least;
    }

    private Matching photoOrDeep(Strip strip, Trial trial) {
        sample.take(strip, bpp, true);
        return photoOrDeep(trial, estimate(trial, PHOTO));
    }

    private Matching photoOrDeep(Trial trial, double photo) {
        Matching deep = DEEP[level - DEEP_LEVEL];
        return estimate(trial, deep) < photo ? deep : PHOTO;
    }

    private double take(Matching matching, double bits, double least) {
        if (bits >= least) {
            return least;
        }
        filteredMatching = matching;
        return bits;
    }

    private double estimate(Trial trial, Matching matching) {
        trial.search(sample.bytes, sample.length, matching);
        return trial.estimatedBits();
    }

    private void use(boolean filters, Matching matching) {
        this.filters = filters;
        this.matching = matching;
        comparedPercent = NONE_COMPARED;
    }
}
