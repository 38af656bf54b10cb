package dev.slipstream.imageio.bench.workbench.seeds;

import dev.slipstream.imageio.bench.workbench.j2d.J2dRow;
import dev.slipstream.imageio.bench.workbench.j2d.J2dRows;
import dev.slipstream.imageio.bench.workbench.results.Result;
import dev.slipstream.imageio.bench.workbench.runner.Benchmark;
import dev.slipstream.imageio.bench.workbench.worker.J2dSetup;
import java.io.IOException;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The first document: single values of a stream, and small images, which are little else. */
final class PrimitiveSeed extends Seed {

    static final String PREFIX = "seed1.";

    private static final List<String> SIDES = List.of(Result.JDK, Result.TWELVEMONKEYS, Result.SLIPSTREAM);
    /** J2DBench's own default. */
    private static final String CONTENT = "photo";

    PrimitiveSeed() {
        super(1, "stream primitives and small images (JDK-6347575)");
    }

    @Override
    Duration estimate(Setting setting) {
        return setting.estimate(benchmarks());
    }

    @Override
    List<Result> run(SeedRunner runner) throws IOException {
        return runner.run(benchmarks());
    }

    @Override
    void print(List<Result> results, PrintWriter out) {
        PrimitiveTable.print(results, out);
    }

    static List<Benchmark> benchmarks() {
        List<J2dRow> rows = J2dRows.all(false);
        return PrimitiveFigures.ALL.stream().map(figures -> benchmark(figures, rows)).toList();
    }

    private static Benchmark benchmark(PrimitiveFigures figures, List<J2dRow> rows) {
        J2dRow row = rows.stream().filter(candidate -> isRow(candidate.setup(), figures)).findFirst()
                .orElseThrow(() -> new IllegalStateException("J2DBench has no such row: " + figures));
        Benchmark benchmark = row.benchmark(SIDES);
        Map<String, String> options = new LinkedHashMap<>(benchmark.options());
        options.put("document", figures.percent() + " %"
                + (figures.besides().isEmpty() ? "" : " (" + figures.besides() + ")"));
        return new Benchmark(figures.name(), options, benchmark.unit(), benchmark.unitsPerRep(), benchmark.workloads());
    }

    private static boolean isRow(J2dSetup setup, PrimitiveFigures figures) {
        return setup.test().equals(figures.test()) && setup.place().equals(figures.place())
                && setup.useCache() == figures.useCache() && setup.size() == figures.size()
                && setup.format().equals(figures.format())
                && (setup.format().isEmpty() || setup.content().equals(CONTENT));
    }
}
