package dev.slipstream.imageio.bench.workbench.cold;

import dev.slipstream.imageio.bench.workbench.child.JavaLauncher;
import dev.slipstream.imageio.bench.workbench.child.MeasuringCommand;
import dev.slipstream.imageio.bench.workbench.child.Side;
import dev.slipstream.imageio.bench.workbench.results.ColdRun;
import dev.slipstream.imageio.bench.workbench.results.Environment;
import dev.slipstream.imageio.bench.workbench.results.Method;
import dev.slipstream.imageio.bench.workbench.results.Result;
import dev.slipstream.imageio.bench.workbench.text.Progress;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

@Command(
        name = "cold",
        description = "Measures the first calls of ImageIO in fresh JVMs with default flags, the sides in turns: time"
                + " of the calls, processor time of the process, classes that are loaded. Exit code 1 if the sides do"
                + " not read or write the same.")
public final class ColdCommand extends MeasuringCommand {

    private static final int PAIRS = 15;
    private static final String NOTE = "Each time in a JVM of its own, the sides in turns: the time of ImageIO's calls"
            + " alone, and the processor time of the process until they are done. Classes are counted in other runs.";

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

    @Option(names = "--rival", description = "Measure TwelveMonkeys as well.")
    private boolean rival;

    @Option(names = "--archive", paramLabel = "KIND", defaultValue = "NONE",
            description = "With an archive of the classes of each case: CDS (-XX:+AutoCreateSharedArchive, from JDK 19"
                    + " on) or AOT (-XX:AOTCache, from JDK 25 on). Default: ${DEFAULT-VALUE}")
    private ClassArchive archive;

    @Override
    public Integer call() throws IOException {
        pairs = positive("--pairs", pairs == null ? (quick ? 1 : PAIRS) : pairs);
        try (JavaLauncher launcher = children().launcherWithoutFlags(); Progress progress = new Progress()) {
            ColdJvm jvm = new ColdJvm(launcher, limit(),
                    new ColdFiles(launcher.folder(), testImages), archive);
            return run(launcher, new ColdMeasurement(jvm, List.copyOf(sides().values()), pairs, progress), progress);
        }
    }

    private int run(JavaLauncher launcher, ColdMeasurement measurement, Progress progress) throws IOException {
        Environment environment = environment(sides(), launcher);
        print(environment);
        measurement.measure(cases());
        progress.close();
        ColdTable.print(measurement.results(), out());
        measurement.differences().forEach(out()::println);
        out().flush();
        finished(ColdRun.KIND, title(), environment, new Method(pairs, 1, 0, 0, NOTE), measurement.results());
        return measurement.differences().isEmpty() ? SAME : DIFFERS;
    }

    private String title() {
        return "The first images of a JVM" + (archive == ClassArchive.NONE ? "" : ", archive of classes: " + archive);
    }

    private Map<String, Side> sides() throws IOException {
        Map<String, Side> sides = children().sidesWithRival();
        if (!rival) {
            sides.remove(Result.TWELVEMONKEYS);
        }
        return sides;
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
