package dev.slipstream.imageio.bench.cold;

import dev.slipstream.imageio.bench.child.Launcher;
import dev.slipstream.imageio.bench.child.Side;
import dev.slipstream.imageio.bench.child.SideOptions;
import dev.slipstream.imageio.bench.command.BenchCommand;
import dev.slipstream.imageio.bench.command.Progress;
import dev.slipstream.imageio.bench.command.TargetFile;
import dev.slipstream.imageio.bench.results.Origin;
import dev.slipstream.imageio.bench.results.Results;
import dev.slipstream.imageio.bench.tables.Tables;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
        name = "cold",
        description = "Measures the first calls of ImageIO in fresh JVMs with default flags, the sides in turns: time"
                + " of the calls, and processor time of the process. Exit code 1 if the sides do not read or write the"
                + " same.")
public final class ColdCommand extends BenchCommand {

    private static final int PAIRS = 15;

    @Option(names = "--pairs", paramLabel = "N",
            description = "How often each side is measured. Default: " + PAIRS + ", and 1 with --quick")
    private Integer pairs;

    @Option(names = "--quick",
            description = "A few cases, to see that it works: no figures to rely on.")
    private boolean quick;

    @Option(names = "--cases", paramLabel = "PATTERN", defaultValue = "",
            description = "Only cases whose names, with their source, contain this regular expression.")
    private Pattern pattern;

    @Option(names = "--testimages", paramLabel = "FOLDER", defaultValue = "testimages",
            description = "Where the test images are. Default: ${DEFAULT-VALUE}")
    private Path testImages;

    @Option(names = "--json", paramLabel = "FILE", converter = TargetFile.class,
            description = "Write all results as JSON, as JMH does.")
    private Path json;

    @Mixin
    private SideOptions options;

    @Override
    public Integer call() throws IOException {
        pairs = positive("--pairs", pairs == null ? (quick ? 1 : PAIRS) : pairs);
        List<ColdCase> cases = cases();
        List<Side> sides = List.of(options.jdk(), options.slipstream());
        // With the heap, the collector and everything else that a JVM chooses by default.
        try (Launcher launcher = options.launcher(List.of())) {
            ColdJvm jvm = new ColdJvm(launcher, new ColdFiles(launcher.folder(), testImages));
            ColdMeasurement measurement = new ColdMeasurement(jvm, sides, pairs, Origin.now(commandLine()));
            measurement.measure(cases, new Progress(err()));
            TargetFile.write(json, file -> Results.write(file, measurement.results()));
            Tables.print("cold", measurement.results(), out(), width(),
                    List.of(">of processor time", ">with Slipstream"));
            measurement.differences().forEach(this::tell);
            return measurement.differences().isEmpty() ? SAME : DIFFERS;
        }
    }

    private List<ColdCase> cases() {
        List<ColdCase> all = quick ? ColdCases.quick() : ColdCases.all();
        List<ColdCase> chosen = all.stream().filter(work -> pattern.matcher(work.describe()).find()).toList();
        if (chosen.isEmpty()) {
            throw wrong("No case's name contains " + pattern + "; there are "
                    + all.stream().map(ColdCase::describe).toList());
        }
        return chosen;
    }
}
