package dev.slipstream.imageio.bench.jmh.images;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.profile.InternalProfiler;
import org.openjdk.jmh.results.AggregationPolicy;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.ScalarResult;
import org.openjdk.jmh.util.ListStatistics;

/**
 * The time of each file where a benchmark takes many in turn: a secondary result of JMH's for each, the median of an
 * iteration, and the bytes written for all.
 */
public final class FileTimes implements InternalProfiler {

    /** In front of a file's name. */
    public static final String FILE = "file ";
    /** All files as they are now. */
    public static final String BYTES = "bytes";
    /** The same files as they came. */
    public static final String ORIGINAL_BYTES = "original bytes";

    private static final double MEDIAN = 50;
    private static final Map<String, ListStatistics> NANOS = new LinkedHashMap<>();
    private static final Map<String, Long> BYTE_COUNTS = new LinkedHashMap<>();

    /** JMH makes one by its name. */
    public FileTimes() {
    }

    static void add(String file, long nanos) {
        NANOS.computeIfAbsent(file, name -> new ListStatistics()).addValue(nanos);
    }

    static void count(String what, long bytes) {
        BYTE_COUNTS.put(what, bytes);
    }

    @Override
    public void beforeIteration(BenchmarkParams benchmark, IterationParams iteration) {
        NANOS.clear();
    }

    @Override
    public Collection<? extends Result<?>> afterIteration(BenchmarkParams benchmark, IterationParams iteration,
            IterationResult result) {
        List<ScalarResult> results = new ArrayList<>();
        NANOS.forEach((file, nanos) -> results.add(new ScalarResult(FILE + file, nanos.getPercentile(MEDIAN), "ns/op",
                AggregationPolicy.AVG)));
        BYTE_COUNTS.forEach((what, bytes) -> results.add(new ScalarResult(what, bytes, "B", AggregationPolicy.AVG)));
        return results;
    }

    @Override
    public String getDescription() {
        return "the time of each file";
    }
}
