package dev.slipstream.imageio.bench.workbench.text;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.time.Duration;
import java.util.Locale;

/** Numbers for people: no more digits than they deserve, with their units. */
public final class Figures {

    public static final String UNKNOWN = "-";

    private static final int DIGITS = 3;
    private static final int LARGE = 1000;
    private static final double PERCENT = 100;
    private static final double FRACTION_BELOW = 10;

    private Figures() {
    }

    /** Three digits, or all before the decimal point. */
    public static String number(double value) {
        if (!Double.isFinite(value)) {
            return UNKNOWN;
        }
        if (Math.abs(value) >= LARGE) {
            return count(value);
        }
        BigDecimal rounded = BigDecimal.valueOf(value).round(new MathContext(DIGITS, RoundingMode.HALF_UP));
        int beforePoint = rounded.precision() - rounded.scale();
        return value == 0 ? "0" : rounded.setScale(Math.max(0, DIGITS - beforePoint)).toPlainString();
    }

    public static String ratio(double ratio) {
        return Double.isNaN(ratio) ? UNKNOWN : (Double.isInfinite(ratio) ? "\u221e" : number(ratio)) + "x";
    }

    /** Empty if the error is unknown, or if there is none. */
    public static String error(double part) {
        double percent = part * PERCENT;
        return Double.isFinite(part) && part > 0
                ? String.format(Locale.ROOT, percent < FRACTION_BELOW ? "\u00b1%.1f %%" : "\u00b1%.0f %%", percent)
                : "";
    }

    public static String bytes(double bytes) {
        return count(bytes) + " B";
    }

    /** All digits before the decimal point. */
    public static String count(double value) {
        return String.format(Locale.ROOT, "%,.0f", value);
    }

    /** Whole per cents, and tenths below one. */
    public static String percent(double part) {
        double percent = part * PERCENT;
        return Double.isNaN(part) ? UNKNOWN : String.format(Locale.ROOT, percent < 1 ? "%.1f %%" : "%,.0f %%", percent);
    }

    /** 64 KiB, 8 MiB, or what is no round number of those in bytes. */
    public static String size(long bytes) {
        if (bytes > 0 && bytes % (1 << 20) == 0) {
            return (bytes >> 20) + " MiB";
        }
        return bytes > 0 && bytes % (1 << 10) == 0 ? (bytes >> 10) + " KiB" : count(bytes);
    }

    /** With the unit of time that suits it. */
    public static String time(double nanos) {
        TimeScale scale = TimeScale.of(nanos);
        return number(nanos / scale.nanos()) + " " + scale.symbol();
    }

    /** As a person would say it. */
    public static String duration(Duration duration) {
        long seconds = Math.max(1, Math.round(duration.toMillis() / 1000.0));
        return seconds < 60 ? seconds + " s" : seconds / 60 + " min " + seconds % 60 + " s";
    }
}
