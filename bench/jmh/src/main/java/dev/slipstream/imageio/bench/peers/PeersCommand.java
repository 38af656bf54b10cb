package dev.slipstream.imageio.bench.peers;

import dev.slipstream.imageio.bench.child.ChildJvm;
import dev.slipstream.imageio.bench.child.Launcher;
import dev.slipstream.imageio.bench.child.Side;
import dev.slipstream.imageio.bench.child.SideOptions;
import dev.slipstream.imageio.bench.command.BenchCommand;
import dev.slipstream.imageio.bench.command.Progress;
import dev.slipstream.imageio.bench.command.TargetFile;
import dev.slipstream.imageio.bench.compare.ImageFiles;
import dev.slipstream.imageio.bench.images.PngKind;
import dev.slipstream.imageio.bench.jmh.images.RealImages;
import dev.slipstream.imageio.bench.peers.worker.ImageLoop;
import dev.slipstream.imageio.bench.peers.worker.ImageLoop.Turn;
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
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "peers",
        description = "Times decoders of any language on the same PNGs, out of memory, in turns: the JDK's,"
                + " Slipstream's, those that bench/peers has drivers for, if their tools are there, and any other."
                + " With --write the same for encoders, those of Java that are no plugins of ImageIO among them.")
public final class PeersCommand extends BenchCommand {

    /** Not those that are others only as files. */
    private static final Set<PngKind> WRITTEN = EnumSet.complementOf(
            EnumSet.of(PngKind.RGB8_JDK_1000X1000, PngKind.RGB8_ADAM7_1000X1000));

    @Parameters(paramLabel = "FILE OR FOLDER", arity = "0..*",
            description = "Images, or folders that are searched for images. Default: those of the benchmarks")
    private List<Path> inputs = new ArrayList<>();

    @Option(names = "--write",
            description = "Encode what is in the images, into memory; tells the bytes as well.")
    private boolean write;

    @Option(names = "--driver", paramLabel = "NAME=COMMAND",
            description = "A program that is asked as bench/peers/README.md says; may be repeated.")
    private Map<String, String> drivers = new LinkedHashMap<>();

    @Option(names = "--ready", paramLabel = "FOLDER", defaultValue = "bench/peers",
            description = "Where the drivers are that are built. Default: ${DEFAULT-VALUE}")
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

    /** What a peer has failed with, each as a sentence. */
    private final List<String> failures = new ArrayList<>();

    @Override
    public Integer call() throws IOException {
        positive("--rounds", rounds);
        positive("--millis", millis);
        try (Launcher launcher = options.launcher(List.of("-Djava.awt.headless=true", "-XX:+UseSerialGC", "-Xms2g",
                "-Xmn512m"))) {
            List<PeerImages> rows = images(launcher.folder());
            List<Peer> peers = peers(launcher);
            List<Result> results = measure(rows, peers, Origin.now(commandLine()));
            TargetFile.write(json, file -> Results.write(file, results));
            Tables.print(write ? "peers-write" : "peers", results, out(), width(), List.of(PeerRows.SIZE));
            failures.forEach(this::tell);
            return SAME;
        }
    }

    private List<PeerImages> images(Path folder) throws IOException {
        if (real) {
            return PeerImages.ofFolders(RealImages.root());
        }
        List<PeerImages> rows = new ArrayList<>();
        if (inputs.isEmpty()) {
            for (PngKind kind : PngKind.values()) {
                if (kinds.matcher(kind.name()).find() && (!write || WRITTEN.contains(kind))) {
                    rows.add(PeerImages.of(kind, folder));
                }
            }
        } else {
            ImageFiles.in(inputs).images().forEach(file -> rows.add(PeerImages.of(file)));
        }
        return rows;
    }

    private List<Peer> peers(Launcher launcher) throws IOException {
        List<Peer> peers = new ArrayList<>();
        for (Side side : List.of(options.slipstream(), options.jdk())) {
            peers.add(new Peer.OfJava(side.name(), new ChildJvm(side, launcher),
                    (images, writing, time) -> new ImageLoop(new ArrayList<>(images), writing, time)));
        }
        for (String name : write ? JavaEncoder.NAMES : List.<String>of()) {
            peers.add(new Peer.OfJava(name, new ChildJvm(JavaEncoder.side(name), launcher),
                    (images, writing, time) -> new JavaEncoder(name, new ArrayList<>(images), time)));
        }
        for (ReadyDriver driver : ReadyDriver.ALL) {
            if (!write || driver.isEncoder()) {
                addReady(driver, peers, launcher);
            }
        }
        for (Map.Entry<String, String> driver : drivers.entrySet()) {
            peers.add(new Driver(driver.getKey(), List.of(driver.getValue().split(" ")), launcher));
        }
        return peers;
    }

    /** One that cannot be built is left out, with a word. */
    private void addReady(ReadyDriver driver, List<Peer> peers, Launcher launcher) {
        try {
            peers.add(new Driver(driver.name(), List.of(driver.build(ready, launcher).toString()), launcher));
        } catch (IOException e) {
            tell(driver.name() + " is left out: " + e.getMessage());
        }
    }

    private List<Result> measure(List<PeerImages> rows, List<Peer> peers, Origin origin) {
        List<Result> results = new ArrayList<>();
        Progress progress = new Progress(err());
        progress.begin("measure", rows.size());
        for (PeerImages row : rows) {
            measure(row, peers).forEach((peer, turns) -> results.add(result(row, peer, turns, origin)));
            progress.step();
        }
        return results;
    }

    /** All take their turns at one image before the next: what disturbs the machine then disturbs them all. */
    private Map<Peer, List<Turn>> measure(PeerImages row, List<Peer> peers) {
        Map<Peer, List<Turn>> turns = new LinkedHashMap<>();
        peers.forEach(peer -> turns.put(peer, new ArrayList<>()));
        for (int round = 0; round < rounds; round++) {
            for (Peer peer : peers) {
                try {
                    if (turns.containsKey(peer)) {
                        turns.get(peer).add(peer.take(row.files(), write, millis));
                    }
                } catch (IOException e) {
                    failures.add(peer.name() + ", " + row.name() + ": " + e.getMessage());
                    turns.remove(peer);
                }
            }
        }
        return turns;
    }

    private Result result(PeerImages row, Peer peer, List<Turn> turns, Origin origin) {
        Map<String, String> params = new TreeMap<>(Map.of(Result.SIDE, peer.name()));
        if (!row.size().isEmpty()) {
            params.put(PeerRows.SIZE, row.size());
        }
        Metric time = Metric.of("ns/op", turns.stream().map(turn -> (double) turn.nanos()).toList());
        return Result.of(row.name(), params, time,
                write ? Map.of(PeerRows.BYTES, Metric.count("B/op", turns.get(0).bytes())) : Map.of(), origin);
    }
}
