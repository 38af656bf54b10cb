package dev.slipstream.imageio.bench.results;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What one side took for one thing: an element of JMH's JSON. Its keys are JMH's; the last four are
 * ours.
 *
 * @param benchmark the method that was measured, or the name of what is none of JMH's
 * @param mode JMH's: avgt, thrpt, sample, ss
 * @param params with {@link #SIDE}, the side that was measured
 * @param secondaryMetrics by name, such as bytes allocated; may be empty
 * @param commit of the library, with a plus after it if files had been changed; empty if unknown
 * @param date ISO 8601, UTC
 * @param machine system, processor and memory
 * @param command makes it again
 */
public record Result(String benchmark, String mode, String jdkVersion, String vmName, String vmVersion,
        List<String> jvmArgs, int forks, int warmupIterations, String warmupTime, int measurementIterations,
        String measurementTime, Map<String, String> params, Metric primaryMetric,
        Map<String, Metric> secondaryMetrics, String commit, String date, String machine, String command) {

    /** The parameter that names the side. */
    public static final String SIDE = "side";
    /** The base of all ratios. */
    public static final String JDK = "JDK";
    /** Ours. */
    public static final String SLIPSTREAM = "SLIPSTREAM";
    /** The rival. */
    public static final String TWELVEMONKEYS = "TWELVEMONKEYS";

    /** Where the real images are on a machine does not matter. */
    private static final String IMAGES = "-Dslipstream.images=";

    public Result {
        jvmArgs = jvmArgs == null ? List.of() : jvmArgs.stream().filter(arg -> !arg.startsWith(IMAGES)).toList();
        params = params == null ? Map.of() : Collections.unmodifiableMap(new TreeMap<>(params));
        secondaryMetrics = secondaryMetrics == null ? Map.of()
                : Collections.unmodifiableMap(new TreeMap<>(secondaryMetrics));
    }

    /** Of what this JVM has measured by other means than JMH, just now: a sample of a single call each. */
    public static Result of(String benchmark, Map<String, String> params, Metric metric, Map<String, Metric> others,
            Origin origin) {
        return new Result(benchmark, "ss", System.getProperty("java.version"), System.getProperty("java.vm.name"),
                System.getProperty("java.vm.version"), List.of(),
                metric.rawData() == null ? 1 : metric.rawData().size(), 0, "", 1, "", params, metric, others,
                origin.commit(), origin.date(), origin.machine(), origin.command());
    }

    public String side() {
        return params.getOrDefault(SIDE, "");
    }

    /** What is the same for all sides of a row. */
    public Map<String, String> row() {
        Map<String, String> row = new TreeMap<>(params);
        row.remove(SIDE);
        return row;
    }

    public boolean isStamped() {
        return commit != null && date != null && machine != null && command != null;
    }

    Origin origin() {
        return new Origin(commit, date, machine, command);
    }

    /** Medians of all iterations for scores, in place of their means. */
    public Result withMedian() {
        Map<String, Metric> medians = new TreeMap<>(secondaryMetrics);
        medians.replaceAll((name, metric) -> metric.withMedian());
        return with(primaryMetric.withMedian(), medians, origin());
    }

    Result stamped(Origin origin) {
        return with(primaryMetric, secondaryMetrics, origin);
    }

    private Result with(Metric primary, Map<String, Metric> secondary, Origin origin) {
        return new Result(benchmark, mode, jdkVersion, vmName, vmVersion, jvmArgs, forks, warmupIterations, warmupTime,
                measurementIterations, measurementTime, params, primary, secondary, origin.commit(),
                origin.date(), origin.machine(), origin.command());
    }
}
