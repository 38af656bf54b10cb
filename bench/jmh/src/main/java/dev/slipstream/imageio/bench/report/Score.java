package dev.slipstream.imageio.bench.report;

import dev.slipstream.imageio.bench.results.Samples;

/**
 * What one side reached in a row.
 *
 * @param value NaN if it failed
 * @param error of it, as a part of it, with 95 % confidence; NaN if unknown
 * @param bytes allocated for one operation; null if unknown
 * @param failure why there is no value; null if there is one
 */
public record Score(double value, double error, Double bytes, String failure) {

    private static final String NO_TIME = "took no measurable time";

    static Score of(double value, double error, Double bytes) {
        return value > 0 && Double.isFinite(value)
                ? new Score(value, error, bytes, null)
                : new Score(Double.NaN, Double.NaN, bytes, NO_TIME);
    }

    /** What was counted is exact, and may be zero. */
    static Score count(double value) {
        return new Score(value, 0, null, null);
    }

    static Score rate(Samples samples, double unitsPerRep) {
        return samples.isFailure()
                ? failed(samples.failure())
                : of(samples.score(unitsPerRep), samples.error(), samples.bytesPerRep());
    }

    static Score failed(String why) {
        return new Score(Double.NaN, Double.NaN, null, why == null ? "failed" : why);
    }

    public boolean isFailure() {
        return failure != null;
    }
}
