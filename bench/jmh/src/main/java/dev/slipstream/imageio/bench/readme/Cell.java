package dev.slipstream.imageio.bench.readme;

import dev.slipstream.imageio.bench.results.Gain;
import dev.slipstream.imageio.bench.results.Result;
import dev.slipstream.imageio.bench.results.Samples;
import dev.slipstream.imageio.bench.text.Figures;
import dev.slipstream.imageio.bench.text.TimeScale;

/** Figures as README shows them. */
final class Cell {

    /** Behind a ratio whose error is larger than what is gained or lost. */
    static final String TIE = " ~";
    static final String FAILED = "failed";

    private static final double NANOS_PER_MICRO = 1000;
    private static final double PER_CENT = 100;

    private Cell() {
    }

    static String score(Result result, String side) {
        Samples samples = result.sides().get(side);
        return samples == null ? "" : samples.isFailure() ? FAILED : Figures.number(result.score(side));
    }

    static String micros(Result result, String side) {
        Samples samples = result.sides().get(side);
        return samples == null ? ""
                : samples.isFailure() ? FAILED : Figures.number(samples.nanosPerRep() / NANOS_PER_MICRO);
    }

    /** With the unit of time that suits it. */
    static String time(double nanos) {
        TimeScale scale = TimeScale.of(nanos);
        return Figures.number(nanos / scale.nanos()) + " " + scale.symbol();
    }

    /** How many times faster than the JDK. */
    static String ratio(Result result, String side) {
        return isKnown(result, side) ? ratio(gain(result, side)) : "";
    }

    static String ratio(Gain gain) {
        return Figures.number(gain.ratio()) + (gain.isTie() ? TIE : "");
    }

    /** The same in per cent. */
    static String percent(Result result, String side) {
        if (!isKnown(result, side)) {
            return "";
        }
        Gain gain = gain(result, side);
        return String.format(java.util.Locale.ROOT, "%,.0f %%", PER_CENT * gain.ratio()) + (gain.isTie() ? TIE : "");
    }

    private static boolean isKnown(Result result, String side) {
        Samples base = result.sides().get(Result.JDK);
        Samples test = result.sides().get(side);
        return base != null && test != null && !base.isFailure() && !test.isFailure();
    }

    private static Gain gain(Result result, String side) {
        return Gain.of(result.sides().get(Result.JDK), result.sides().get(side));
    }
}
