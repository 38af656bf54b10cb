package dev.slipstream.imageio.bench.workbench.peers;

import dev.slipstream.imageio.bench.images.PngKind;
import dev.slipstream.imageio.bench.workbench.child.JavaLauncher;
import dev.slipstream.imageio.bench.workbench.child.MeasuringCommand;
import dev.slipstream.imageio.bench.workbench.child.Side;
import dev.slipstream.imageio.bench.workbench.child.Sides;
import dev.slipstream.imageio.bench.workbench.command.InputFiles;
import dev.slipstream.imageio.bench.workbench.results.Environment;
import dev.slipstream.imageio.bench.workbench.results.Method;
import dev.slipstream.imageio.bench.workbench.results.Result;
import dev.slipstream.imageio.bench.workbench.results.Samples;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "peers",
        description = "Times decoders of any language on the same PNGs, out of memory, in turns: the JDK's,"
                + " Slipstream's, those that bench/peers has drivers for, if their tools are there, and any other."
                + " With --write the same for encoders, those of Java that are no plugins of ImageIO among them.")
public final class PeersCommand extends MeasuringCommand {

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

    @Option(names = "--rounds", paramLabel = "N", defaultValue = "5",
            description = "How often each takes its turn at an image. Default: ${DEFAULT-VALUE}")
    private int rounds;

    @Option(names = "--millis", paramLabel = "N", defaultValue = "1000",
            description = "How long a turn is; a JVM warms up in the first ones. Default: ${DEFAULT-VALUE}")
    private int millis;

    /** Not those that are others only as files. */
    private static final Set<PngKind> WRITTEN = EnumSet.complementOf(
            EnumSet.of(PngKind.RGB8_JDK_1000X1000, PngKind.RGB8_ADAM7_1000X1000));

    private final List<Peer> peers = new ArrayList<>();

    @Override
    public Integer call() throws IOException {
        positive("--rounds", rounds);
        Duration turn = Duration.ofMillis(positive("--millis", millis));
        try (JavaLauncher launcher = children().launcher("-Xms2g", "-Xmn512m")) {
            try {
                measure(launcher, turn);
            } finally {
                close();
            }
        }
        return SAME;
    }

    private void measure(JavaLauncher launcher, Duration turn) throws IOException {
        Sides sides = children().sides();
        Environment environment = environment(Map.of(sides.jdk().name(), sides.jdk()), launcher);
        print(environment);
        List<PeerImages> rows = images(launcher.folder());
        for (Side side : List.of(sides.jdk(), sides.slipstream())) {
            peers.add(new JvmPeer(side, launcher, limit()));
        }
        addJavaEncoders(launcher);
        addReadyDrivers(launcher.folder());
        for (Map.Entry<String, String> driver : drivers.entrySet()) {
            peers.add(new Driver(driver.getKey(), List.of(driver.getValue().split(" ")), limit()));
        }
        List<Result> results = new ArrayList<>();
        for (PeerImages row : rows) {
            results.add(result(row, turn));
        }
        out().println();
        new PeerTable(results).print(out());
        finished(work().kind(), work().title(), environment, new Method(1, rounds, 0, millis,
                "the shortest pass over the images of a turn, wall time; sides in turns"), results);
    }

    private PeerWork work() {
        return write ? PeerWork.ENCODE : PeerWork.DECODE;
    }

    private List<PeerImages> images(Path folder) throws IOException {
        List<PeerImages> rows = new ArrayList<>();
        if (inputs.isEmpty()) {
            for (PngKind kind : PngKind.values()) {
                if (kinds.matcher(kind.name()).find() && (!write || WRITTEN.contains(kind))) {
                    rows.add(PeerImages.of(kind, folder));
                }
            }
        } else {
            files(InputFiles.IMAGES, inputs).forEach(file -> rows.add(PeerImages.of(file)));
        }
        return rows;
    }

    private void addJavaEncoders(JavaLauncher launcher) throws IOException {
        if (write) {
            for (String name : JavaEncoders.NAMES) {
                peers.add(new Driver(name, JavaEncoders.command(name, launcher.flags()), limit()));
            }
        }
    }

    /** One that cannot be built is left out, with a word. */
    private void addReadyDrivers(Path folder) {
        for (ReadyDriver driver : ReadyDriver.ALL) {
            if (write && !driver.isEncoder()) {
                continue;
            }
            try {
                Path program = driver.build(ready, folder, limit());
                peers.add(new Driver(driver.name(), List.of(program.toString()), limit()));
            } catch (IOException e) {
                err().println(driver.name() + " is left out: " + e.getMessage());
                err().flush();
            }
        }
    }

    /** All take their turns at one image before the next: what disturbs the machine then disturbs them all. */
    private Result result(PeerImages row, Duration turn) {
        Map<String, List<Long>> nanos = new LinkedHashMap<>();
        Map<String, Long> bytes = new LinkedHashMap<>();
        Map<String, String> failures = new LinkedHashMap<>();
        for (int round = 0; round < rounds; round++) {
            for (Peer peer : peers) {
                List<Long> times = nanos.computeIfAbsent(peer.name(), name -> new ArrayList<>());
                try {
                    Turn taken = peer.take(work(), row.files(), turn);
                    times.add(taken.nanos());
                    bytes.put(peer.name(), taken.bytes());
                } catch (IOException e) {
                    failures.put(peer.name(), e.getMessage());
                }
            }
        }
        Map<String, Samples> sides = new LinkedHashMap<>();
        nanos.forEach((name, all) -> {
            Samples samples = failures.containsKey(name)
                    ? Samples.failed(failures.get(name)) : new Samples(1, all, null, null);
            sides.put(name, bytes.get(name) == null ? samples : samples.withWritten(bytes.get(name)));
        });
        return new Result(row.name(), row.size().isEmpty() ? Map.of() : Map.of("size", row.size()), "image", 1, sides);
    }

    private void close() throws IOException {
        for (Peer peer : peers) {
            peer.close();
        }
    }
}
