package dev.slipstream.imageio.png;

import dev.slipstream.imageio.deflate.Matching;
import dev.slipstream.imageio.deflate.Trial;

/**
 * Chooses what makes scanlines small: photos are filtered, and then have few matches; drawings are not, and have many;
 * some pictures are best filtered and then searched as drawings are. A quick search estimates what a sample would take
 * in each way. Estimates of all samples of an image are added up, so that an empty strip changes nothing.
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

    /** Finds enough to tell pictures from each other. */
    private static final Matching QUICK = Matching.sparse(4);

    /** If less of a sample is found again, it is a photo, which is told without looking at it filtered. */
    private static final int PHOTO_PERCENT = 10;

    /** A search as a drawing, with the bytes before the sample, takes so much of what the quick one estimates. */
    private static final double QUICK_SHARE = 0.86;

    /**
     * From so many percent on, which are whole rows, that share is so much less. Of gray pixels in three or four bytes,
     * even noise is found again.
     */
    private static final int LONG_PERCENT = 95;
    private static final double LONG_SHARE = 0.7;
    private static final double LONG_GRAY_SHARE = 0.9;

    /** If a filtered sample has more matches, looking for more of them is worth a try. */
    private static final int SEARCHED_PERCENT = 70;

    /** It has to save one of so many parts, for it takes longer. */
    private static final int SEARCH_PARTS = 25;

    /** Images of so few bytes are searched in both ways, and the better search is the result. */
    private static final int ICON = 24 * 1024;
    private static final int HARDLY_ANY = 8;

    /** If so much of an icon is found again as it is, it is not tried filtered, unless it has few bytes. */
    private static final int DRAWING_PERCENT = 88;
    private static final int FEW = 256;

    /** Those of pixels of three or four bytes; matches in what is filtered are worth it from so many bytes on. */
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

    private int strips;

    /** Bits of all samples, estimated. */
    private double unfiltered;
    private double filtered;

    private boolean filters;
    private Matching matching = Matching.NONE;

    private static Matching[] ofPixels(int shortest) {
        Matching[] ofLevels = new Matching[DRAWINGS.length];
        for (int i = 0; i < ofLevels.length; i++) {
            ofLevels[i] = DRAWINGS[i].ofPixels(shortest);
        }
        return ofLevels;
    }

    /** Begins an image. */
    void begin(int bpp, int level) {
        this.bpp = bpp;
        this.level = level;
        strips = 0;
        unfiltered = 0;
        filtered = 0;
        drawing = DRAWINGS[level];
        use(false, drawing);
    }

    /** Whether filters are to be applied. */
    boolean filters() {
        return filters;
    }

    Matching matching() {
        return matching;
    }

    /** Chooses for a strip: anew at the first, second, third, fifth, ninth and so on, since all samples count. */
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

    /** Whether {@link #searchIcon} is to be asked for an image of one strip. */
    boolean isIcon(Strip strip) {
        return level > 0 && strip.size >= HARDLY_ANY && strip.size <= ICON;
    }

    /**
     * Searches all of an icon, and has the trial keep what that comes to.
     *
     * @return the scanlines that were searched so, filtered or not
     */
    Sample searchIcon(Strip strip, Trial trial) {
        least = Long.MAX_VALUE;
        sample.takeAll(strip, bpp, false);
        boolean hasPixels = (bpp == 3 || bpp == 4) && strip.passes == 1 && strip.size >= FEW;
        if (hasPixels) {
            searchByPixels(strip, trial);
        }
        if (!hasPixels || level >= DEEP_LEVEL) {
            searchByBytes(strip, trial);
        }
        return best;
    }

    private void searchByPixels(Strip strip, Trial trial) {
        int stride = 1 + strip.lengths[0];
        if (searchPixels(trial, sample, stride, PIXELS[level]) < DRAWING_PERCENT) {
            filteredSample.takeAll(strip, bpp, true);
            searchPixels(trial, filteredSample, stride, FILTERED_PIXELS[level]);
        } else if (sample.length < SMALL_ICON || least < sample.length) {
            search(trial, sample, drawing);
        }
    }

    private void searchByBytes(Strip strip, Trial trial) {
        boolean isThorough = isThorough();
        if (isThorough) {
            search(trial, sample, QUICK);
        }
        if (search(trial, sample, drawing) < DRAWING_PERCENT || isThorough) {
            filteredSample.takeAll(strip, bpp, true);
            search(trial, filteredSample, PHOTO);
            if (level >= DEEP_LEVEL) {
                search(trial, filteredSample, DEEP[level - DEEP_LEVEL]);
            }
            if (isThorough || best == filteredSample) {
                search(trial, filteredSample, drawing);
            }
        }
    }

    /** Whether any way is tried, and told by its true length. */
    private boolean isThorough() {
        return sample.length < FEW || level >= DEEP_LEVEL;
    }

    private int searchPixels(Trial trial, Sample searched, int stride, Matching matching) {
        trial.searchPixels(searched.bytes, searched.length, stride, bpp, matching);
        return keepBest(trial, searched);
    }

    private int search(Trial trial, Sample searched, Matching matching) {
        trial.search(searched.bytes, searched.length, matching);
        return keepBest(trial, searched);
    }

    /** Returns how much of it is found again, in percent. */
    private int keepBest(Trial trial, Sample searched) {
        int percent = percentMatched(trial, searched);
        long bits = isThorough() ? trial.bits() : trial.estimatedBits();
        if (bits < least) {
            least = bits;
            best = searched;
            trial.keep();
        }
        return percent;
    }

    private void compare(Strip strip, Trial trial) {
        boolean isGray = sample.isGray;
        double quick = estimate(trial, QUICK);
        int percent = percentMatched(trial, sample);
        if (percent < PHOTO_PERCENT && level < DEEP_LEVEL) {
            use(true, PHOTO);
            return;
        }
        unfiltered += quick * QUICK_SHARE * (percent < LONG_PERCENT ? 1 : isGray ? LONG_GRAY_SHARE : LONG_SHARE);
        sample.take(strip, bpp, true);
        double bits = estimate(trial, PHOTO);
        Matching best = PHOTO;
        if (isGray || filtered + bits < unfiltered) {
            Matching other = otherThanPhoto(isGray || percentMatched(trial, sample) >= SEARCHED_PERCENT, bits);
            double others = estimate(trial, other);
            if (others < (other == drawing ? bits - bits / SEARCH_PARTS : bits)) {
                best = other;
                bits = others;
            }
        }
        filtered += bits;
        boolean filters = filtered < unfiltered;
        use(filters, filters ? best : drawing);
    }

    /** Which search may find more in a filtered sample than the one for photos, after which so many bits are left. */
    private Matching otherThanPhoto(boolean hasMatches, double photo) {
        if (hasMatches) {
            return drawing;
        }
        if (level >= DEEP_LEVEL) {
            return DEEP[level - DEEP_LEVEL];
        }
        return photo < (double) SMOOTH_BITS * sample.length ? SMOOTH : PHOTO;
    }

    /** How much of it is found again. */
    private static int percentMatched(Trial trial, Sample searched) {
        return (int) (100L * trial.matched() / searched.length);
    }

    private double estimate(Trial trial, Matching matching) {
        trial.search(sample.bytes, sample.length, matching);
        return trial.estimatedBits();
    }

    private void use(boolean filters, Matching matching) {
        this.filters = filters;
        this.matching = matching;
    }
}
