package dev.slipstream.imageio.bench.workbench.results;

import java.util.List;
import java.util.Map;

/**
 * What {@code compare --json} and {@code probe --json} write.
 *
 * @param sides as they describe themselves
 * @param environment null in files from before it was written
 */
public record ComparisonFile(List<String> sides, Environment environment, List<Image> images, List<Total> totals,
        boolean equal) {

    /** One task with one image; {@code ratio} is null if it was not timed. */
    public record Image(String file, String format, String size, String place, Half jdk, Half slipstream,
            Double ratio, boolean equal, String jdkError, List<String> differences) {
    }

    /** One side of it; {@code micros} is null if it was not timed. */
    public record Half(String outcome, Map<String, String> facts, Double micros, List<Double> microsOfRounds) {
    }

    /** The sums of all images of a format that come from or go to the same place. */
    public record Total(String place, String format, int images, double jdkMicros, double slipstreamMicros,
            double ratio, double geometricMean) {
    }
}
