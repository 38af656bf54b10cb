package dev.slipstream.imageio.png.write;

import dev.slipstream.imageio.deflate.MatchSettings;

/** The form in which a strip will be written, chosen by samples or its beginning before it is searched. */
final class Decision {

    final boolean isFiltered;

    /** How to search that form for matches. */
    final MatchSettings matching;

    /** The estimated bits per byte. */
    final double ratio;

    Decision(boolean isFiltered, MatchSettings matching, double ratio) {
        this.isFiltered = isFiltered;
        this.matching = matching;
        this.ratio = ratio;
    }
}
