package dev.slipstream.imageio.bench.workbench.seeds;

import dev.slipstream.imageio.bench.workbench.results.Result;
import dev.slipstream.imageio.bench.workbench.runner.Benchmark;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The third document: lines. */
final class LineSeed extends Seed {

    static final String NAME = "seed3.readLine";
    static final String LINES = "lines";
    static final String LINE_END = "line end";

    /** Short enough to be quick, and longer than every buffer. */
    private static final int QUICK_PARTS = 30;
    /** In each fork: whoever asks the system for every byte needs half a second and more for a file of long lines. */
    private static final Duration SLOW_ONES = Duration.ofSeconds(45);
    private static final Duration SLOW_ONES_QUICK = Duration.ofSeconds(2);

    LineSeed() {
        super(3, "lines (From Raw I/O to Smokin' I/O)");
    }

    @Override
    String method(Setting setting) {
        return setting.halved().describeSchedule();
    }

    @Override
    Duration estimate(Setting setting) {
        List<Benchmark> benchmarks =
                files(setting).stream().map(file -> benchmark(file, Path.of(file.name()), 0)).toList();
        Duration slow = setting.quick() ? SLOW_ONES_QUICK : SLOW_ONES;
        Setting halved = setting.halved();
        return halved.estimate(benchmarks).plus(slow.multipliedBy(halved.schedule().forks()));
    }

    @Override
    List<Result> run(SeedRunner runner) throws IOException {
        List<Benchmark> benchmarks = new ArrayList<>();
        for (LineFile file : files(runner.setting())) {
            Path path = file.write(runner.folder());
            benchmarks.add(benchmark(file, path, Files.size(path)));
        }
        return runner.with(runner.setting().halved()).run(benchmarks);
    }

    @Override
    void print(List<Result> results, PrintWriter out) {
        LineTable.print(results, out);
    }

    private static List<LineFile> files(Setting setting) {
        List<LineFile> files = List.of(LineFile.ofLong("\n"), LineFile.ofShort("\n"), LineFile.ofLong("\r\n"),
                LineFile.ofShort("\r\n"));
        return setting.quick() ? files.stream().map(file -> file.shortened(QUICK_PARTS)).toList() : files;
    }

    static Benchmark benchmark(LineFile file, Path path, long bytes) {
        Map<String, String> options = new LinkedHashMap<>();
        options.put(LINES, file.name());
        options.put(LINE_END, file.describeEnd());
        options.put("bytes", Long.toString(bytes));
        options.put("document", "unbuffered 1500-2000 %, buffered 100 %, Reader 43-96 %, own buffer 24-28 %,"
                + " own conversion 10-12 %");
        return new Benchmark(NAME, options, "line", file.lines(),
                Arrays.stream(LineReader.values()).map(reader -> reader.workload(path)).toList());
    }
}
