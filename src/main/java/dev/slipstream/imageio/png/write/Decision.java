package dev.slipstream.imageio.png.write;

import dev.slipstream.imageio.deflate.MatchSettings;

/** Which form of a strip to write, as its beginning or samples of it show, before it is searched. */
final class Decision {

    final boolean isFiltered;

    /** How to look for matches in that form. */
    final MatchSettings matching;

    /** About how many bits a byte will take. */
    final double ratio;

    Decision(boolean isFiltered, MatchSettings matching, double ratio) {
        this.isFiltered = isFiltered;
        this.matching = matching;
        this.ratio = ratio;
    }
}
