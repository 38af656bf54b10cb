package dev.slipstream.imageio.bench.workbench.j2d;

import dev.slipstream.imageio.bench.workbench.results.Environment;
import dev.slipstream.imageio.bench.workbench.results.Method;
import dev.slipstream.imageio.bench.workbench.results.Result;
import dev.slipstream.imageio.bench.workbench.results.Run;
import dev.slipstream.imageio.bench.workbench.results.Samples;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Results made by hand, whose scores can be worked out in the head. */
final class SampleResults {

    private static final String SOURCE = "imageio.input.opts.general.source";
    private static final String CACHE = "imageio.input.opts.imageio.useCache";
    private static final String SIZE = "imageio.opts.size";

    private SampleResults() {
    }

    /** Nanoseconds of each run, for a thousand repetitions of four bytes. */
    static Samples samples(long... nanos) {
        return new Samples(1000, java.util.Arrays.stream(nanos).boxed().toList(), 0.0, null);
    }

    static Result result(String name, String source, String size, Samples jdk, Samples twelveMonkeys,
            Samples slipstream) {
        Map<String, String> options = new LinkedHashMap<>();
        options.put(SOURCE, source);
        options.put(CACHE, "false");
        options.put(SIZE, size);
        Map<String, Samples> sides = new LinkedHashMap<>();
        sides.put(Result.JDK, jdk);
        sides.put(Result.TWELVEMONKEYS, twelveMonkeys);
        sides.put(Result.SLIPSTREAM, slipstream);
        return new Result("imageio.input.stream.tests." + name, options, "byte", 4, sides);
    }

    /** Not in the order of the analyzer, which has 1000 before 20. */
    static List<Result> three() {
        return List.of(
                result("readInt", "url", "20", samples(4_000_000, 4_000_000, 4_000_000),
                        samples(4_040_000, 4_080_000, 4_040_000), samples(1_000_000, 1_010_000, 990_000)),
                result("readInt", "file", "20", samples(2_000_000, 3_000_000, 1_000_000),
                        samples(1_000_000, 1_000_000, 1_000_000), samples(2_000_000, 2_500_000, 1_600_000)),
                result("readInt", "file", "1000", samples(1_000_000, 1_000_000, 1_000_000),
                        Samples.failed("java.io.IOException: no\nway"), samples(1_250_000, 1_250_000, 1_250_000)));
    }

    static Run run(List<Result> results) {
        return new Run("j2d", "Rows <&>", "bench j2d --tests \"readInt\"", "2026-11-21T10:00:00Z", 12.5,
                new Environment("17.0.1", "Some VM", "Some \"vendor\"", "Linux 6", "amd64", "CPU", 2, 1 << 30, "abc",
                        "0.1", "3.13.1", List.of("-Xmx1g", "-Dx=a\nb")),
                new Method(2, 3, 30, 10, "A note."), results);
    }
}
