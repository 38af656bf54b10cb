package dev.slipstream.imageio.png;

import dev.slipstream.imageio.deflate.Matching;
import dev.slipstream.imageio.deflate.Trial;

/**
 * Chooses what makes scanlines small, and does so soon: photos are filtered, and then have few matches; drawings are
 * not, and have many; some pictures are best filtered and then searched as drawings are. A glance at a sample tells
 * most of them; what is in between is tried in each way.
 */
final class Strategy {

    /** For filtered photos, whatever the level: shorter matches take more bits than the literals, that are short. */
    private static final Matching PHOTO = Matching.sparse(8);

    /** By level. At 4, files of drawings are as small as with the JDK's level 4. */
    private static final Matching[] DRAWINGS = {
        Matching.NONE,
        Matching.chains(4, 4, 32, 0, 0),
        Matching.chains(4, 6, 64, 0, 0),
        Matching.chains(3, 8, 128, 4, 8),
        Matching.chains(3, 12, 258, 6, 32),
        Matching.chains(3, 24, 258, 12, 32),
        Matching.chains(3, 48, 258, 24, 64),
        Matching.chains(3, 128, 258, 64, 128),
        Matching.chains(3, 512, 258, 256, 258),
        Matching.chains(3, 4096, 258, 4096, 258)
    };

    /**
     * How much of a sample, unfiltered, is found in it a second time, tells photos from drawings. In between,
     * everything is tried; and in small samples, which have no time to repeat themselves.
     */
    private static final Matching GLANCE = Matching.sparse(4);
    private static final int PHOTO_PERCENT = 50;
    private static final int DRAWING_PERCENT = 90;
    private static final int SMALL = 2 * 1024;
    private static final int SMALL_PHOTO_PERCENT = 2;
    /** So few bytes are tried at once; and even fewer are not, since nothing helps. */
    private static final int FEW = 256;
    private static final int HARDLY_ANY = 8;

    /** So many parts of all have to be saved by a change, which loses matches, and by a search in what is filtered. */
    private static final int CHANGE_PARTS = 8;
    private static final int SEARCH_PARTS = 50;

    private final int bpp;
    private final int level;
    private final Matching drawing;
    private final Sample sample = new Sample();

    private boolean filters;
    private Matching matching;

    Strategy(int bpp, int level) {
        this.bpp = bpp;
        this.level = level;
        drawing = DRAWINGS[level];
        matching = drawing;
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
            compare(strip, trial);
        } else {
            boolean isSmall = sample.length < SMALL;
            int percent = percentRepeated(trial);
            if (percent < (isSmall ? SMALL_PHOTO_PERCENT : PHOTO_PERCENT)) {
                use(true, PHOTO);
            } else if (percent >= DRAWING_PERCENT && !isSmall) {
                use(false, drawing);
            } else {
                compare(strip, trial);
            }
        }
    }

    private int percentRepeated(Trial trial) {
        return (int) (100L * trial.matched(sample.bytes, sample.length, GLANCE) / sample.length);
    }

    private void compare(Strip strip, Trial trial) {
        boolean isWhole = sample.isWhole(strip);
        long unfiltered = trial.bits(sample.bytes, sample.length, drawing);
        sample.take(strip, bpp, true);
        long photo = trial.bits(sample.bytes, sample.length, PHOTO);
        long searched = trial.bits(sample.bytes, sample.length, drawing);
        long filtered = Math.min(photo, searched);
        long bonus = isWhole ? 0 : filters ? -filtered / CHANGE_PARTS : filtered / CHANGE_PARTS;
        if (unfiltered <= filtered + bonus) {
            use(false, drawing);
        } else if (photo - (isWhole ? 0 : photo / SEARCH_PARTS) <= searched) {
            use(true, PHOTO);
        } else {
            use(true, drawing);
        }
    }

    private void use(boolean filters, Matching matching) {
        this.filters = filters;
        this.matching = matching;
    }
}
