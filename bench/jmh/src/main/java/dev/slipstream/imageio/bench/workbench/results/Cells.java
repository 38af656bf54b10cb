package dev.slipstream.imageio.bench.workbench.results;

import dev.slipstream.imageio.bench.workbench.text.Figures;

/** What was measured, as tables show it. */
public final class Cells {

    public static final String NONE = Figures.UNKNOWN;
    public static final String FAILED = "failed";
    /** Behind a gain whose error is larger than what is gained or lost. */
    public static final String TIE = " ~";

    private static final double NANOS_PER_MICRO = 1000;
    private static final double NANOS_PER_MILLI = 1e6;

    private Cells() {
    }

    /** Units per millisecond. */
    public static String score(Result result, String side) {
        Samples samples = result.sides().get(side);
        return samples == null ? NONE : samples.isFailure() ? FAILED : Figures.number(result.score(side));
    }

    public static String micros(Samples samples) {
        return time(samples, NANOS_PER_MICRO);
    }

    public static String millis(Samples samples) {
        return time(samples, NANOS_PER_MILLI);
    }

    private static String time(Samples samples, double nanosPerUnit) {
        return samples == null ? NONE
                : samples.isFailure() ? FAILED : Figures.number(samples.nanosPerRep() / nanosPerUnit);
    }

    /** Allocated for a repetition. */
    public static String bytes(Samples samples) {
        if (samples == null || samples.bytesPerRep() == null) {
            return samples != null && samples.isFailure() ? FAILED : NONE;
        }
        return Figures.count(samples.bytesPerRep());
    }

    /** How many times faster than the JDK. */
    public static String ratio(Result result, String side) {
        Samples base = result.sides().get(Result.JDK);
        Samples test = result.sides().get(side);
        return base == null || test == null || base.isFailure() || test.isFailure() ? "" : ratio(Gain.of(base, test));
    }

    public static String ratio(Gain gain) {
        return Figures.number(gain.ratio()) + (gain.isTie() ? TIE : "");
    }

    /** How many times faster, in per cent. */
    @SuppressWarnings("ReferenceEquality") // a side against itself is no tie
    public static String percent(Samples base, Samples test) {
        if (base == null || test == null) {
            return NONE;
        }
        if (base.isFailure() || test.isFailure()) {
            return FAILED;
        }
        if (base == test) {
            return Figures.percent(1);
        }
        Gain gain = Gain.of(base, test);
        return Figures.percent(gain.ratio()) + (gain.isTie() ? TIE : "");
    }
}
