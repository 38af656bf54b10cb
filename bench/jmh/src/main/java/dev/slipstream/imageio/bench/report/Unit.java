package dev.slipstream.imageio.bench.report;

/**
 * What a score is in.
 *
 * @param moreIsBetter as for a rate; less is better for times
 */
record Unit(String name, boolean moreIsBetter) {

    /** Tables show nanoseconds in whatever unit of time suits the row. */
    static final Unit NANOS = new Unit("ns", false);

    boolean isTime() {
        return equals(NANOS);
    }

    static Unit perMilli(String what) {
        return new Unit(what + "s/ms", true);
    }
}
