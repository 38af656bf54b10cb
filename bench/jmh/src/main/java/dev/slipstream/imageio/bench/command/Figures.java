package dev.slipstream.imageio.bench.command;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.time.Duration;
import java.util.Locale;
import java.util.stream.DoubleStream;

/** Numbers for people: no more digits than they deserve, with their units. */
public final class Figures {

    private static final int DIGITS = 3;
    private static final int LARGE = 1000;
    private static final double PERCENT = 100;
    private static final String[] UNITS = {"ns", "us", "ms", "s"};

    private Figures() {
    }

    /** Of those that are numbers; NaN without any. */
    public static double geometricMean(DoubleStream values) {
        return Math.exp(values.filter(Double::isFinite).map(Math::log).average().orElse(Double.NaN));
    }

    /** Three digits, or all before the decimal point; a dash for what is no number. */
    public static String number(double value) {
        if (!Double.isFinite(value)) {
            return "-";
        }
        if (value == 0 || Math.abs(value) >= LARGE) {
            return count(value);
        }
        BigDecimal rounded = BigDecimal.valueOf(value).round(new MathContext(DIGITS, RoundingMode.HALF_UP));
        return rounded.setScale(Math.max(0, DIGITS - rounded.precision() + rounded.scale())).toPlainString();
    }

    /** All digits before the decimal point. */
    public static String count(double value) {
        return String.format(Locale.ROOT, "%,.0f", value);
    }

    /** So many of them, with an s unless there is one. */
    public static String count(long number, String one) {
        return count(number) + " " + one + (number == 1 ? "" : "s");
    }

    /** Whole per cents, and tenths below ten. */
    public static String percent(double part) {
        double percent = part * PERCENT;
        return String.format(Locale.ROOT, percent < 10 ? "%.1f %%" : "%,.0f %%", percent);
    }

    /** With the unit of time that suits it. */
    public static String time(double nanos) {
        int unit = 0;
        double value = nanos;
        while (value >= LARGE && unit < UNITS.length - 1) {
            value /= LARGE;
            unit++;
        }
        return number(value) + " " + UNITS[unit];
    }

    /** As a person would say it. */
    public static String duration(Duration duration) {
        long seconds = Math.max(1, Math.round(duration.toMillis() / 1000.0));
        return seconds < 60 ? seconds + " s" : seconds / 60 + " min " + seconds % 60 + " s";
    }
}
