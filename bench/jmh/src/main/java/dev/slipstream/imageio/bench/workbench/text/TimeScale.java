package dev.slipstream.imageio.bench.workbench.text;

/** A unit of time and how many nanoseconds it has. */
public enum TimeScale {

    NANOS("ns", 1), MICROS("us", 1e3), MILLIS("ms", 1e6), SECONDS("s", 1e9);

    private final String symbol;
    private final double nanos;

    TimeScale(String symbol, double nanos) {
        this.symbol = symbol;
        this.nanos = nanos;
    }

    /** The largest that this time has one of. */
    public static TimeScale of(double nanos) {
        TimeScale best = NANOS;
        for (TimeScale scale : values()) {
            best = nanos >= scale.nanos ? scale : best;
        }
        return best;
    }

    public String symbol() {
        return symbol;
    }

    public double nanos() {
        return nanos;
    }
}
