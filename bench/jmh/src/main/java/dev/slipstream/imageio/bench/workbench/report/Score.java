package dev.slipstream.imageio.bench.workbench.report;

import dev.slipstream.imageio.bench.workbench.results.Samples;
import java.util.List;
import org.openjdk.jmh.util.ListStatistics;

/**
 * What one side reached in a row.
 *
 * @param value NaN if it failed
 * @param error of it, as a part of it, with 95 % confidence; NaN if unknown
 * @param bytes allocated for one operation; null if unknown
 * @param failure why there is no value; null if there is one
 */
public record Score(double value, double error, Double bytes, String failure) {

    private static final double CONFIDENCE = 0.95;
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

    /** Half of the confidence interval of the mean, as a part of it; NaN for less than three, as JMH has it. */
    static double errorOfMean(List<Double> values) {
        ListStatistics all = new ListStatistics(values.stream().mapToDouble(Double::doubleValue).toArray());
        return all.getMeanErrorAt(CONFIDENCE) / all.getMean();
    }
}
