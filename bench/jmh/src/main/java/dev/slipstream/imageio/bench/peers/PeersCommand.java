package dev.slipstream.imageio.bench.peers;

import dev.slipstream.imageio.bench.child.Launcher;
import dev.slipstream.imageio.bench.child.Side;
import dev.slipstream.imageio.bench.child.SideOptions;
import dev.slipstream.imageio.bench.command.BenchCommand;
import dev.slipstream.imageio.bench.command.Progress;
import dev.slipstream.imageio.bench.command.TargetFile;
import dev.slipstream.imageio.bench.images.PngKind;
import dev.slipstream.imageio.bench.jmh.images.RealImages;
import dev.slipstream.imageio.bench.peers.worker.ImageLoop;
import dev.slipstream.imageio.bench.results.Metric;
import dev.slipstream.imageio.bench.results.Origin;
import dev.slipstream.imageio.bench.results.Result;
import dev.slipstream.imageio.bench.results.Results;
import dev.slipstream.imageio.bench.tables.PeerRows;
import dev.slipstream.imageio.bench.tables.Tables;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
        name = "peers",
        description = "Times decoders of several languages on the same PNGs, from memory, in turns: the JDK's,"
                + " Slipstream's, and those that bench/peers has drivers for, if their tools are there. With --write"
                + " the same for encoders, two of Java that are no plugins of ImageIO among them.")
public final class PeersCommand extends BenchCommand {

    static final List<String> FLAGS =
            List.of("-Djava.awt.headless=true", "-XX:+UseSerialGC", "-Xms2g", "-Xmn512m");
    /** Not those that are others only as files. */
    private static final Set<PngKind> WRITTEN = EnumSet.complementOf(
            EnumSet.of(PngKind.RGB8_JDK_1000X1000, PngKind.RGB8_ADAM7_1000X1000));

    @Option(names = "--write",
            description = "Encode what is in the images, to memory; shows the bytes as well.")
    private boolean write;

    @Option(names = "--ready", paramLabel = "FOLDER", defaultValue = "bench/peers",
            description = "Where the sources of the drivers are. Default: ${DEFAULT-VALUE}")
    private Path ready;

    @Option(names = "--kinds", paramLabel = "PATTERN", defaultValue = "",
            description = "Of the benchmarks' images only those whose names contain this regular expression.")
    private Pattern kinds;

    @Option(names = "--real",
            description = "Measure the PNGs of -Dslipstream.images=FOLDER: each folder in it is one row.")
    private boolean real;

    @Option(names = "--rounds", paramLabel = "N", defaultValue = "5",
            description = "How often each takes its turn at an image. Default: ${DEFAULT-VALUE}")
    private int rounds;

    @Option(names = "--millis", paramLabel = "N", defaultValue = "1000",
            description = "How long a turn is; a JVM warms up in the first ones. Default: ${DEFAULT-VALUE}")
    private int millis;

    @Option(names = "--json", paramLabel = "FILE", converter = TargetFile.class,
            description = "Write all results as JSON, as JMH does.")
    private Path json;

    @Mixin
    private SideOptions options;

    @Override
    public Integer call() throws IOException {
        positive("--rounds", rounds);
        positive("--millis", millis);
        try (Launcher launcher = options.launcher(FLAGS)) {
            List<PeerImages> rows = images(launcher.folder());
            List<Driver> drivers = drivers(launcher);
            List<String> failures = new ArrayList<>();
            List<Result> results = measure(rows, drivers, failures, Origin.now(commandLine()));
            TargetFile.write(json, file -> Results.write(file, results));
            Tables.print(write ? "peers-write" : "peers", results, out(), width(), List.of(PeerRows.SIZE));
            failures.forEach(this::tell);
            return SAME;
        }
    }

    private List<PeerImages> images(Path folder) throws IOException {
        if (real) {
            return PeerImages.in(List.of(RealImages.root()), "png");
        }
        List<PeerImages> rows = new ArrayList<>();
        for (PngKind kind : PngKind.values()) {
            if (kinds.matcher(kind.name()).find() && (!write || WRITTEN.contains(kind))) {
                rows.add(PeerImages.of(kind, folder));
            }
        }
        return rows;
    }

    private List<Driver> drivers(Launcher launcher) throws IOException {
        List<Driver> drivers = new ArrayList<>();
        for (Side side : List.of(options.slipstream(), options.jdk())) {
            drivers.add(ofImageIo(side, launcher));
        }
        for (String name : write ? JavaEncoder.NAMES : List.<String>of()) {
            drivers.add(new Driver(name, launcher.builder(JavaEncoder.side(name), JavaEncoder.class, List.of(name)),
                    launcher));
        }
        for (ReadyDriver driver : ReadyDriver.ALL) {
            if (!write || driver.isEncoder()) {
                addReady(driver, drivers, launcher);
            }
        }
        return drivers;
    }

    static Driver ofImageIo(Side side, Launcher launcher) throws IOException {
        return new Driver(side.name(), launcher.builder(side, ImageLoop.class, List.of()), launcher);
    }

    /** One that cannot be built is left out, with a word. */
    private void addReady(ReadyDriver driver, List<Driver> drivers, Launcher launcher) {
        try {
            drivers.add(new Driver(driver.name(), new ProcessBuilder(driver.build(ready, launcher).toString()),
                    launcher));
        } catch (IOException e) {
            tell(driver.name() + " is left out: " + e.getMessage());
        }
    }

    private List<Result> measure(List<PeerImages> rows, List<Driver> drivers, List<String> failures, Origin origin) {
        List<Result> results = new ArrayList<>();
        Progress progress = new Progress(err());
        progress.begin("measure", rows.size());
        for (PeerImages row : rows) {
            Driver.turns(drivers, row, write, rounds, millis, failures::add)
                    .forEach((driver, turns) -> results.add(result(row, driver, turns, origin)));
            progress.step();
        }
        return results;
    }

    private Result result(PeerImages row, Driver driver, List<Driver.Turn> turns, Origin origin) {
        Map<String, String> params = new TreeMap<>(Map.of(Result.SIDE, driver.name(), PeerRows.SIZE, row.size()));
        Metric time = Metric.of("ns/op", turns.stream().map(turn -> (double) turn.nanos()).toList());
        return Result.of(row.name(), params, time,
                write ? Map.of(PeerRows.BYTES, Metric.count("B/op", turns.get(0).bytes())) : Map.of(), origin);
    }
}
