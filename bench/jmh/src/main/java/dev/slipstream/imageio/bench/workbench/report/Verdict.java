package dev.slipstream.imageio.bench.workbench.report;

import dev.slipstream.imageio.bench.workbench.results.Gain;
import java.util.Locale;

/** Who is better in a row. */
enum Verdict {

    WIN, TIE, LOSS,
    /** There were too few rounds for an error, so that nobody can tell. */
    OPEN,
    /** It does not work, but the rival does. */
    FAILURE,
    /** There is nothing to compare. */
    NONE;

    static Verdict of(Row row, String side, String rival) {
        Gain gain = row.gain(side, rival);
        if (gain.isKnown()) {
            return !gain.isErrorKnown() ? OPEN : gain.isTie() ? TIE : gain.isWin() ? WIN : LOSS;
        }
        return row.isFailure(side, rival) ? FAILURE : NONE;
    }

    /** As the page and tables spell it. */
    String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
