package dev.slipstream.imageio.bench.seeds;

import dev.slipstream.imageio.bench.child.ChildJvmOptions;
import dev.slipstream.imageio.bench.child.JavaLauncher;
import dev.slipstream.imageio.bench.child.Side;
import dev.slipstream.imageio.bench.child.Surroundings;
import dev.slipstream.imageio.bench.command.BenchCommand;
import dev.slipstream.imageio.bench.results.Environment;
import dev.slipstream.imageio.bench.results.Method;
import dev.slipstream.imageio.bench.results.Result;
import dev.slipstream.imageio.bench.results.Run;
import dev.slipstream.imageio.bench.results.RunFile;
import dev.slipstream.imageio.bench.text.Progress;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "seeds",
        description = "Makes the tables of the five documents that the library was made from: the same work by the JDK,"
                + " TwelveMonkeys and Slipstream, beside the figures of the documents.")
public final class SeedsCommand extends BenchCommand {

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

    @Option(names = "--timeout", defaultValue = "300", paramLabel = "SECONDS",
            description = "A child JVM that takes longer for one answer is ended. Default: ${DEFAULT-VALUE}")
    private int timeoutSeconds;

    @Option(names = "--json", paramLabel = "FILE", description = "Write every sample of every row as JSON.")
    private Path json;

    @Mixin
    private ChildJvmOptions children;

    @Override
    public Integer call() throws IOException {
        PrintWriter out = out();
        Setting setting = Setting.of(quick, billion, forks == null ? null : positive("--forks", forks));
        List<Seed> seeds = chosen();
        out.println(announcement(seeds, setting));
        out.flush();
        Instant started = Instant.now();
        List<Result> results = new ArrayList<>();
        Map<String, Side> sides = children.sidesWithRival();
        Environment environment;
        try (JavaLauncher launcher = children.launcher()) {
            environment = Surroundings.of(sides.get(Result.JDK), launcher);
            out.printf("Java %s, %s, %d cores, %s%n", environment.java(), environment.cpu(), environment.cores(),
                    environment.os());
            for (Seed seed : seeds) {
                List<Result> found = run(seed, sides, launcher, setting);
                results.addAll(found);
                show(seed, found, setting, out);
            }
        }
        if (json != null) {
            double seconds = Duration.between(started, Instant.now()).toMillis() / 1000.0;
            RunFile.write(json, new Run("seeds", "The five documents' tables", commandLine(),
                    started.truncatedTo(ChronoUnit.SECONDS).toString(), seconds, environment,
                    method(seeds, setting), results));
        }
        return SAME;
    }

    /** With a progress bar that is gone before anything is printed. */
    private List<Result> run(Seed seed, Map<String, Side> sides, JavaLauncher launcher, Setting setting)
            throws IOException {
        try (Progress progress = new Progress()) {
            Duration limit = Duration.ofSeconds(timeoutSeconds);
            return seed.run(new SeedRunner(sides, launcher, progress, setting, limit));
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
