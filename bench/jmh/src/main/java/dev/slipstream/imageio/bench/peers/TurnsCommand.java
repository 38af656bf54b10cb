package dev.slipstream.imageio.bench.peers;

import dev.slipstream.imageio.bench.child.Launcher;
import dev.slipstream.imageio.bench.child.SideOptions;
import dev.slipstream.imageio.bench.command.BenchCommand;
import dev.slipstream.imageio.bench.command.Figures;
import dev.slipstream.imageio.bench.command.Progress;
import dev.slipstream.imageio.bench.command.Ratio;
import dev.slipstream.imageio.bench.command.Table;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "turns",
        description = "Compares two builds of Slipstream, which take turns in two JVMs: a row for each folder and"
                + " format, with the time of an image, the shortest of each turn, and how many times as fast the new"
                + " build is; ~ if the 95 %% error is larger than the difference.")
public final class TurnsCommand extends BenchCommand {

    /** Those that the JDK has a reader and a writer for. */
    private static final String FORMATS = "png|bmp|gif|jpe?g|tiff?|wbmp";

    @Parameters(index = "0", paramLabel = "OLD", description = "The jar before a change.")
    private Path older;

    @Parameters(index = "1", paramLabel = "NEW", description = "The jar after it.")
    private Path newer;

    @Parameters(index = "2..*", paramLabel = "FILE OR FOLDER", arity = "1..*", description = "Images.")
    private List<Path> inputs;

    @Option(names = "--write", description = "Encode the images to memory instead of decoding them from it.")
    private boolean write;

    @Option(names = "--rounds", paramLabel = "N", defaultValue = "8",
            description = "How many turns each takes; the first is left out. Default: ${DEFAULT-VALUE}")
    private int rounds;

    @Option(names = "--millis", paramLabel = "N", defaultValue = "1000",
            description = "How long a turn is. Default: ${DEFAULT-VALUE}")
    private int millis;

    @Mixin
    private SideOptions options;

    @Override
    public Integer call() throws IOException {
        List<PeerImages> rows = PeerImages.in(inputs, FORMATS);
        Table table = new Table("images", ">files", ">old", ">new", "times as fast", write ? ">bytes" : "");
        Progress progress = new Progress(err());
        int failed = 0;
        progress.begin("measure", rows.size());
        try (Launcher launcher = options.launcher(PeersCommand.FLAGS)) {
            List<Driver> drivers = List.of(PeersCommand.ofImageIo(options.with("old", older), launcher),
                    PeersCommand.ofImageIo(options.with("new", newer), launcher));
            for (PeerImages row : rows) {
                Map<Driver, List<Driver.Turn>> turns = Driver.turns(drivers, row, write,
                        1 + positive("--rounds", rounds), positive("--millis", millis), this::tell);
                if (turns.size() < drivers.size()) {
                    failed++;
                } else {
                    table.add(cells(row, turns.get(drivers.get(0)), turns.get(drivers.get(1))));
                }
                progress.step();
            }
        }
        table.print(out(), width(), List.of(">files"));
        out().flush();
        return failed > 0 || table.isEmpty() ? FAILED : SAME;
    }

    private List<String> cells(PeerImages row, List<Driver.Turn> before, List<Driver.Turn> after) {
        List<Double> old = nanos(before);
        List<Double> now = nanos(after);
        return List.of(row.name(), Integer.toString(row.files().size()), Figures.time(Collections.min(old)),
                Figures.time(Collections.min(now)), Ratio.ofPairs(old, now).toString(),
                write ? Figures.percent((double) after.get(0).bytes() / before.get(0).bytes()) : "");
    }

    /** Without the first turn, in which the JVM warms up. */
    private static List<Double> nanos(List<Driver.Turn> turns) {
        return turns.stream().skip(1).map(turn -> (double) turn.nanos()).toList();
    }
}
