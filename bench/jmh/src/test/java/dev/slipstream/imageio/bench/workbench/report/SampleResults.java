package dev.slipstream.imageio.bench.workbench.report;

import dev.slipstream.imageio.bench.workbench.results.Environment;
import dev.slipstream.imageio.bench.workbench.results.Method;
import dev.slipstream.imageio.bench.workbench.results.Result;
import dev.slipstream.imageio.bench.workbench.results.Run;
import dev.slipstream.imageio.bench.workbench.results.Samples;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.LongStream;

/** Small results in every format that is read. */
public final class SampleResults {

    private SampleResults() {
    }

    /** As JMH 1.37 writes an element of its array; the middle is what differs between modes. */
    static String jmh(String benchmark, String mode, String params, String metric, String secondary) {
        return """
                {"jmhVersion" : "1.37", "benchmark" : "dev.slipstream.imageio.bench.jmh.%s", "mode" : "%s",
                 "threads" : 1, "forks" : 2, "jvm" : "java", "jvmArgs" : ["-XX:+UseSerialGC", "-Xms64m"],
                 "jdkVersion" : "25.0.1", "vmName" : "OpenJDK 64-Bit Server VM", "vmVersion" : "25.0.1+8",
                 "warmupIterations" : 3, "warmupTime" : "300 ms", "warmupBatchSize" : 1, "measurementIterations" : 2,
                 "measurementTime" : "250 ms", "measurementBatchSize" : 1, "params" : {%s},
                 "primaryMetric" : {%s}, "secondaryMetrics" : {%s}}
                """.formatted(benchmark, mode, params, metric, secondary);
    }

    static String meanMetric(double score, String unit, String rawData) {
        return String.format(Locale.ROOT, """
                "score" : %s, "scoreError" : 99.0, "scoreConfidence" : [1.0, 2.0], "scorePercentiles" : {"50.0" : 7.0},
                "scoreUnit" : "%s", "rawData" : %s""", score, unit, rawData);
    }

    static String bytes(double bytes) {
        return String.format(Locale.ROOT, """
                "gc.alloc.rate.norm" : {"score" : %s, "scoreError" : "NaN", "scoreUnit" : "B/op", "rawData" : [[1.0]]},
                "gc.count" : {"score" : 3.0, "scoreError" : "NaN", "scoreUnit" : "counts", "rawData" : [[3.0]]}""",
                bytes);
    }

    /** A result set of J2DBench with one result. */
    static String j2d(String name, String test, int size, long... millis) {
        StringBuilder times = new StringBuilder();
        LongStream.of(millis).forEach(time -> times.append("    <time value=\"").append(time).append("\"/>\n"));
        return """
                <?xml version="1.0" encoding="UTF-8"?>
                <result-set version="0.1" name="%s">
                  <test-desc>null</test-desc>
                  <test-date start="1132531200000" end="1132534800000"/>
                  <sys-prop key="java.runtime.version" value="25.0.1+8"/>
                  <sys-prop key="java.vm.name" value="OpenJDK 64-Bit Server VM"/>
                  <sys-prop key="java.compiler" value="unknown"/>
                  <sys-prop key="os.name" value="Linux"/>
                  <result num-reps="100" num-units="5" name="%s">
                    <option key="imageio.opts.size" value="%d"/>
                    <option key="imageio.input.opts.general.source" value="file"/>
                %s  </result>
                </result-set>
                """.formatted(name, test, size, times);
    }

    static Samples samples(long... nanos) {
        return new Samples(1, LongStream.of(nanos).boxed().toList(), 24.0, null);
    }

    static Map<String, Samples> sides(Object... namesAndSamples) {
        Map<String, Samples> sides = new LinkedHashMap<>();
        for (int i = 0; i < namesAndSamples.length; i += 2) {
            sides.put((String) namesAndSamples[i], (Samples) namesAndSamples[i + 1]);
        }
        return sides;
    }

    public static Run run(String kind, Result... results) {
        return new Run(kind, "Title of " + kind, "java -jar bench.jar " + kind, "2026-11-21T20:15:04Z", 3725,
                new Environment("25.0.1", "OpenJDK 64-Bit Server VM", "Eclipse Adoptium", "Linux 6.8", "amd64",
                        "A processor", 2, 8L << 30, "abc1234", "0.1.0", "3.13.1", List.of("-Xms64m", "-Xmn16m")),
                new Method(2, 5, 400, 150, "interleaved"), List.of(results));
    }

    /** Of as many bytes a repetition as its number says. */
    public static Result result(String name, String source, Map<String, Samples> sides) {
        Map<String, String> options = new LinkedHashMap<>();
        options.put("imageio.input.opts.general.source", source);
        options.put("imageio.opts.size", "20");
        return new Result(name, options, "byte", 1000, sides);
    }
}
