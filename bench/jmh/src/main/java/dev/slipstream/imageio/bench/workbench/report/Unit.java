package dev.slipstream.imageio.bench.workbench.report;

/**
 * What a score is in.
 *
 * @param moreIsBetter as for a rate; less is better for times
 */
public record Unit(String name, boolean moreIsBetter) {

    /** Tables show nanoseconds in whatever unit of time suits the row. */
    public static final Unit NANOS = new Unit("ns", false);

    public boolean isTime() {
        return equals(NANOS);
    }

    public static Unit perMilli(String what) {
        return new Unit(what + "s/ms", true);
    }
}
