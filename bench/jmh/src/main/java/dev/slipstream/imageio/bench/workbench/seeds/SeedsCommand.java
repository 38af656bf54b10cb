package dev.slipstream.imageio.bench.workbench.seeds;

import dev.slipstream.imageio.bench.workbench.child.JavaLauncher;
import dev.slipstream.imageio.bench.workbench.child.MeasuringCommand;
import dev.slipstream.imageio.bench.workbench.child.Side;
import dev.slipstream.imageio.bench.workbench.results.Environment;
import dev.slipstream.imageio.bench.workbench.results.Method;
import dev.slipstream.imageio.bench.workbench.results.Result;
import dev.slipstream.imageio.bench.workbench.text.Progress;
import java.io.IOException;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "seeds",
        description = "Makes the tables of the five documents that the library was made from: the same work by the JDK,"
                + " TwelveMonkeys and Slipstream, beside the figures of the documents.")
public final class SeedsCommand extends MeasuringCommand {

    private static final List<Seed> ALL =
            List.of(new PrimitiveSeed(), new CacheSeed(), new LineSeed(), new WindowSeed(), new LargeReadSeed());

    @Parameters(paramLabel = "DOCUMENT", arity = "0..*",
            description = "1: stream primitives and small images; 2: memory caches; 3: lines; 4: window sizes;"
                    + " 5: large reads. Default: all")
    private List<Integer> numbers = new ArrayList<>();

    @Option(names = "--quick", description = "Little of everything, to see that it works: no figures to rely on.")
    private boolean quick;

    @Option(names = "--billion",
            description = "With 5: also a read of 1,000,000,000 bytes, which needs 4 GB of memory and a file of 1 GB.")
    private boolean billion;

    @Option(names = "--forks", paramLabel = "N",
            description = "JVMs of each workload, one after the other. Default: 2, and 1 with --quick")
    private Integer forks;

    @Override
    public Integer call() throws IOException {
        PrintWriter out = out();
        Setting setting = Setting.of(quick, billion, forks == null ? null : positive("--forks", forks));
        List<Seed> seeds = chosen();
        out.println(announcement(seeds, setting));
        out.flush();
        List<Result> results = new ArrayList<>();
        Map<String, Side> sides = children().sidesWithRival();
        Environment environment;
        try (JavaLauncher launcher = children().launcher()) {
            environment = environment(sides, launcher);
            print(environment);
            for (Seed seed : seeds) {
                List<Result> found = run(seed, sides, launcher, setting);
                results.addAll(found);
                show(seed, found, setting, out);
            }
        }
        finished("seeds", "The five documents' tables", environment, method(seeds, setting), results);
        return SAME;
    }

    /** With a progress bar that is gone before anything is printed. */
    private List<Result> run(Seed seed, Map<String, Side> sides, JavaLauncher launcher, Setting setting)
            throws IOException {
        try (Progress progress = new Progress()) {
            return seed.run(new SeedRunner(sides, launcher, progress, setting, limit()));
        }
    }

    private List<Seed> chosen() {
        for (int number : numbers) {
            if (number < 1 || number > ALL.size()) {
                throw wrong("There are documents 1 to " + ALL.size() + ", but no " + number);
            }
        }
        return ALL.stream().filter(seed -> numbers.isEmpty() || numbers.contains(seed.number())).toList();
    }

    private static String announcement(List<Seed> seeds, Setting setting) {
        Duration all = seeds.stream().map(seed -> seed.estimate(setting)).reduce(Duration.ZERO, Duration::plus);
        String parts = seeds.stream().map(seed -> seed.number() + ": " + seed.estimate(setting).toSeconds() + " s")
                .collect(Collectors.joining(", "));
        return "This will take about " + all.toSeconds() + " s" + (seeds.size() > 1 ? " (" + parts + ")" : "");
    }

    private static void show(Seed seed, List<Result> results, Setting setting, PrintWriter out) {
        out.println();
        out.println("== " + seed.number() + ": " + seed.title());
        out.println(seed.method(setting));
        out.println();
        seed.print(results, out);
        out.flush();
    }

    /** The schedule is everybody's but the sweep's, which says so. */
    private static Method method(List<Seed> seeds, Setting setting) {
        return setting.schedule().method(seeds.stream().map(seed -> seed.number() + ": " + seed.method(setting))
                .collect(Collectors.joining("; ")));
    }
}
