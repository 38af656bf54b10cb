package dev.slipstream.imageio.bench.workbench.j2d;

import dev.slipstream.imageio.bench.workbench.child.JavaLauncher;
import dev.slipstream.imageio.bench.workbench.child.MeasuringCommand;
import dev.slipstream.imageio.bench.workbench.child.Side;
import dev.slipstream.imageio.bench.workbench.results.Environment;
import dev.slipstream.imageio.bench.workbench.results.Result;
import dev.slipstream.imageio.bench.workbench.results.Run;
import dev.slipstream.imageio.bench.workbench.results.Samples;
import dev.slipstream.imageio.bench.workbench.runner.Benchmark;
import dev.slipstream.imageio.bench.workbench.runner.Runner;
import dev.slipstream.imageio.bench.workbench.runner.Schedule;
import dev.slipstream.imageio.bench.workbench.text.Figures;
import dev.slipstream.imageio.bench.workbench.text.Progress;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
        name = "j2d",
        description = "Runs J2DBench's Image I/O rows on the JDK, on TwelveMonkeys and on Slipstream, through ImageIO,"
                + " and tells how many times faster Slipstream is; --all prints the rows as well. They take about"
                + " twenty minutes, those of --quick less than three. Exit code 3 if a side could not run a row.")
public final class J2dCommand extends MeasuringCommand {

    /**
     * Large images take new pages of the system otherwise, which costs more than reading them: a BMP of 1000 by 1000
     * pixels took 5.9 ms on every side, and takes 0.45 with these (JDK 25, {@code j2d --tests imageioRead --formats bmp
     * --sizes 1000 --contents photo --sources byteArray --cache false --warm-up 80 --millis 20 --rounds 4}).
     */
    private static final String[] HEAP = {"-Xms512m", "-Xmn192m", "-XX:+AlwaysPreTouch"};

    private static final String KIND = "j2d";
    private static final int FULL_MILLIS = 5;
    private static final int QUICK_MILLIS = 6;
    private static final int FULL_WARM_UP = 6;
    private static final int QUICK_WARM_UP = 12;

    @Mixin
    private J2dSelection selection;

    @Option(names = "--sides", paramLabel = "SIDE", split = ",",
            description = "JDK, TwelveMonkeys, Slipstream. Default: all")
    private List<String> sideNames = new ArrayList<>();

    @Option(names = "--forks", defaultValue = "2", paramLabel = "N",
            description = "JVMs of each side, one after the other. Default: ${DEFAULT-VALUE}")
    private int forks;

    @Option(names = {"--iterations", "--rounds"}, defaultValue = "3", paramLabel = "N",
            description = "Of a row in each of them. Default: ${DEFAULT-VALUE}")
    private int iterations;

    @Option(names = "--millis", paramLabel = "MS",
            description = "Time for an iteration; at least one repetition. Default: " + FULL_MILLIS + ", with --quick "
                    + QUICK_MILLIS)
    private Integer millis;

    @Option(names = "--warm-up", paramLabel = "MS",
            description = "Time for a row before its first iteration in each JVM, and in a rehearsal of all rows."
                    + " Default: " + FULL_WARM_UP + ", with --quick " + QUICK_WARM_UP)
    private Integer warmUp;

    @Option(names = "--xml", paramLabel = "FOLDER",
            description = "Write a result file of J2DBench for each side, which its J2DAnalyzer reads.")
    private Path xml;

    @Option(names = "--all",
            description = "Print every row as J2DBench's analyzer does, and every loss and tie, not only the worst.")
    private boolean all;

    /** Fails if a side could not run a row. The duration goes to standard error, all else to standard output. */
    @Override
    public Integer call() throws IOException {
        List<J2dRow> rows = rows();
        Map<String, Side> sides = sides();
        Schedule schedule = schedule();
        prepareFolder();
        err().println(rows.size() + " rows, " + sides.size() + " sides, " + schedule.forks() + " forks: about "
                + Figures.duration(J2dEstimate.of(rows, sides.size(), schedule)));
        err().flush();
        Run run = run(rows, sides, schedule);
        err().println("It took " + Figures.duration(Duration.ofMillis(Math.round(run.seconds() * 1000))));
        err().flush();
        if (xml != null) {
            ResultXml.write(xml, run);
        }
        if (all) {
            new AnalyzerText(out(), run.results()).print();
            out().println(run.method().note());
            out().println();
        }
        new GainText(out(), width(), all, run.results()).print();
        return run.results().stream().anyMatch(J2dCommand::isAnyFailed) ? FAILED : SAME;
    }

    private Run run(List<J2dRow> rows, Map<String, Side> sides, Schedule schedule) throws IOException {
        List<Benchmark> benchmarks = rows.stream().map(row -> row.benchmark(sides.keySet())).toList();
        try (JavaLauncher launcher = children().launcher(HEAP); Progress progress = new Progress()) {
            Environment environment = environment(sides, launcher);
            return finished(KIND, "J2DBench's Image I/O rows", environment, schedule.method(note()),
                    new Runner(sides, launcher, schedule, limit()).run(benchmarks, progress));
        }
    }

    List<J2dRow> rows() {
        return selection.rows();
    }

    Schedule schedule() {
        boolean quick = selection.isQuick();
        int run = millis != null ? millis : quick ? QUICK_MILLIS : FULL_MILLIS;
        int first = warmUp != null ? warmUp : quick ? QUICK_WARM_UP : FULL_WARM_UP;
        if (first < 0) {
            throw wrong("--warm-up must not be negative: " + first);
        }
        return new Schedule(positive("--forks", forks), Duration.ofMillis(first),
                positive("--iterations", iterations),
                Duration.ofMillis(positive("--millis", run)));
    }

    private String note() {
        return "All streams are made by ImageIO. Scores are units per millisecond."
                + " The reader tests only seek forward and ignore metadata, J2DBench's defaults, and use "
                + (selection.isCoreReaders()
                        ? "the JDK's own reader on all sides."
                        : "the first reader that ImageIO offers on each side, whose format J2DBench calls core-*.")
                + " They use it over and over; the JDK's BMP reader then hands out the metadata of its first image for"
                + " all others and reads none, so that there is no work in its getImageMetadata rows.";
    }

    private void prepareFolder() throws IOException {
        if (xml != null) {
            Files.createDirectories(xml);
        }
    }

    /** In the order of the tables, whatever the order they are named in. */
    private Map<String, Side> sides() throws IOException {
        Map<String, Side> all = children().sidesWithRival();
        for (String name : sideNames) {
            if (!all.containsKey(name)) {
                throw wrong("--sides knows " + all.keySet() + ", not '" + name + "'");
            }
        }
        Map<String, Side> chosen = new LinkedHashMap<>(all);
        if (!sideNames.isEmpty()) {
            chosen.keySet().retainAll(sideNames);
        }
        return chosen;
    }

    static boolean isAnyFailed(Result result) {
        return result.sides().values().stream().anyMatch(Samples::isFailure);
    }
}
