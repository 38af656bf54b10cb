package dev.slipstream.imageio.bench.workbench.j2d;

import java.math.BigDecimal;

/** Numbers the way J2DAnalyzer writes them. */
final class AnalyzerNumber {

    private static final int LEAST_CHARACTERS = 11;
    private static final int FRACTION_DIGITS = 5;
    private static final int MOST_DIGITS = 17;

    private AnalyzerNumber() {
    }

    /**
     * A score, cut off at ten digits, or more if there are not five behind the point then. Unlike J2DAnalyzer's own,
     * this knows fractions below a thousandth, which Java writes with an exponent.
     */
    static String score(double value) {
        if (Double.isNaN(value) || Double.isInfinite(value)) {
            return Double.toString(value);
        }
        long whole = (long) value;
        String digits = Long.toString(whole);
        if (digits.length() > MOST_DIGITS) {
            return Double.toString(value);
        }
        String fraction = BigDecimal.valueOf(value - whole).toPlainString();
        String text = digits + fraction.substring(fraction.indexOf('.'));
        int longest = Math.max(LEAST_CHARACTERS, digits.length() + FRACTION_DIGITS + 1);
        return text.length() > longest ? text.substring(0, longest) : text;
    }

    /** Of a whole, in per cent with two decimals at most. */
    static double percent(double part) {
        return Math.rint(part * 10_000) / 100;
    }
}
