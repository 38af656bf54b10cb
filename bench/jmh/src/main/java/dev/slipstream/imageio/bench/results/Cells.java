package dev.slipstream.imageio.bench.seeds;

import dev.slipstream.imageio.bench.results.Gain;
import dev.slipstream.imageio.bench.results.Samples;
import java.util.Locale;

/** Figures as the tables show them. */
final class Cells {

    static final String NONE = "-";
    static final String FAILED = "failed";

    private static final double FEW = 10;
    private static final double NANOS_PER_MICRO = 1000;
    private static final double NANOS_PER_MILLI = 1e6;

    private Cells() {
    }

    /** Three digits or so: 0.12, 1.23, 12.3, 123. */
    static String number(double value) {
        if (Double.isNaN(value)) {
            return NONE;
        }
        String format = value < FEW ? "%.2f" : value < FEW * FEW ? "%.1f" : "%,.0f";
        return String.format(Locale.ROOT, format, value);
    }

    /** Whole ones, and tenths below one. */
    static String percent(double ratio) {
        if (Double.isNaN(ratio)) {
            return NONE;
        }
        double percent = 100 * ratio;
        return String.format(Locale.ROOT, percent < 1 ? "%.1f %%" : "%,.0f %%", percent);
    }

    /** How many times faster, in per cent; {@code ~} where the error is larger than what is gained or lost. */
    static String gain(Samples base, Samples test) {
        if (base == null || test == null) {
            return NONE;
        }
        if (base == test && !base.isFailure()) {
            return percent(1);
        }
        if (base.isFailure() || test.isFailure()) {
            return FAILED;
        }
        Gain gain = Gain.of(base, test);
        return (gain.isTie() ? "~ " : "") + percent(gain.ratio());
    }

    static String micros(Samples samples) {
        return time(samples, NANOS_PER_MICRO);
    }

    static String millis(Samples samples) {
        return time(samples, NANOS_PER_MILLI);
    }

    private static String time(Samples samples, double nanosPerUnit) {
        if (samples == null) {
            return NONE;
        }
        return samples.isFailure() ? FAILED : number(samples.nanosPerRep() / nanosPerUnit);
    }

    static String bytes(Samples samples) {
        if (samples == null || samples.bytesPerRep() == null) {
            return samples != null && samples.isFailure() ? FAILED : NONE;
        }
        return String.format(Locale.ROOT, "%,.0f", samples.bytesPerRep());
    }

    /** 64 KiB, 8 MiB, or what is no round number of those in bytes. */
    static String size(long bytes) {
        if (bytes > 0 && bytes % (1 << 20) == 0) {
            return (bytes >> 20) + " MiB";
        }
        return bytes > 0 && bytes % (1 << 10) == 0 ? (bytes >> 10) + " KiB" : String.format(Locale.ROOT, "%,d", bytes);
    }
}
