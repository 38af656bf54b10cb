package dev.slipstream.imageio.bench.workbench.results;

/**
 * What one side gains over another.
 *
 * @param ratio how many times faster; below 1 it is slower
 * @param error of the ratio, as a part of it; NaN if there were too few runs
 */
public record Gain(double ratio, double error) {

    public static Gain of(Samples base, Samples test) {
        return new Gain(base.nanosPerRep() / test.nanosPerRep(), Math.hypot(base.error(), test.error()));
    }

    /** Whether there were enough runs to tell. */
    public boolean isErrorKnown() {
        return !Double.isNaN(error);
    }

    public boolean isKnown() {
        return !Double.isNaN(ratio);
    }

    /** Whether the error is larger than the gain or loss: nobody can tell then who is faster. */
    public boolean isTie() {
        return isKnown() && !(error < Math.abs(Math.log(ratio)));
    }

    public boolean isWin() {
        return isKnown() && !isTie() && ratio > 1;
    }

    public boolean isLoss() {
        return isKnown() && !isTie() && ratio < 1;
    }
}
