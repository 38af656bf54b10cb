package dev.slipstream.imageio.bench.sizes;

import dev.slipstream.imageio.bench.command.BenchCommand;
import dev.slipstream.imageio.bench.command.Figures;
import dev.slipstream.imageio.bench.command.Progress;
import dev.slipstream.imageio.bench.command.TargetFile;
import dev.slipstream.imageio.bench.jmh.images.RealImages;
import dev.slipstream.imageio.bench.results.Origin;
import dev.slipstream.imageio.bench.results.Result;
import dev.slipstream.imageio.bench.results.Results;
import dev.slipstream.imageio.bench.tables.SizeRows;
import dev.slipstream.imageio.bench.tables.Tables;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import javax.imageio.ImageIO;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "sizes",
        description = "Writes PNGs to memory with the JDK's writer and with Slipstream's, and compares how many bytes"
                + " they have. Exit code 1 if too many are larger than the JDK's, if one is much larger, or if the"
                + " JDK's reader does not find the same in both.")
public final class SizesCommand extends BenchCommand {

    private static final double PERCENT = 100;

    @Parameters(paramLabel = "FOLDER", arity = "0..*",
            description = "Folders whose PNGs and BMPs are written; each folder in them is a class of images.")
    private List<Path> folders = new ArrayList<>();

    @Option(names = "--real", description = "The images of -Dslipstream.images=FOLDER, too.")
    private boolean real;

    @Option(names = "--types", paramLabel = "TYPE", split = ",",
            description = "How the images lie in memory: ${COMPLETION-CANDIDATES}. Default: all")
    private List<ImageType> types = List.of(ImageType.values());

    @Option(names = "--levels", paramLabel = "LEVEL", split = ",", converter = Level.Converter.class,
            defaultValue = "default",
            description = "The settings of the compression, each 0 to 9 as zlib counts, or default, which is that of a"
                    + " writer without parameters. Default: ${DEFAULT-VALUE}")
    private List<Level> levels;

    @Option(names = "--fifths", paramLabel = "WHICH", defaultValue = "ALL",
            description = "Of each class LAST, the 5th, 10th, 15th image and so on by name, OTHERS or ALL. Rules that"
                    + " were found with the others are judged by the last. Default: ${DEFAULT-VALUE}")
    private Fifths fifths;

    @Option(names = "--above", paramLabel = "PERCENT", defaultValue = "1",
            description = "From where on a file counts as larger than the JDK's. Default: ${DEFAULT-VALUE}")
    private double above;

    @Option(names = "--share", paramLabel = "PERCENT", defaultValue = "1",
            description = "How many may be larger. Default: ${DEFAULT-VALUE}")
    private double share;

    @Option(names = "--worst", paramLabel = "PERCENT", defaultValue = "5",
            description = "How much larger any may be. Default: ${DEFAULT-VALUE}")
    private double worst;

    @Option(names = "--times", paramLabel = "N", defaultValue = "0",
            description = "Time each write as well, N times by each side in turns, a small image more often; the least"
                    + " thread CPU time counts. Default: not at all")
    private int times;

    @Option(names = "--warm-up", paramLabel = "SECONDS", defaultValue = "15",
            description = "How long the images are written before their times count. Default: ${DEFAULT-VALUE}")
    private int warmUpSeconds;

    @Option(names = "--csv", paramLabel = "FILE", converter = TargetFile.class,
            description = "Write a line for each write.")
    private Path csv;

    @Option(names = "--json", paramLabel = "FILE", converter = TargetFile.class,
            description = "Write the table's rows as JSON, as JMH does.")
    private Path json;

    @Override
    public Integer call() throws IOException {
        Timing timing = times == 0 ? null : new Timing(positive("--times", times),
                Duration.ofSeconds(warmUpSeconds));
        List<Subject> subjects = subjects();
        ImageIO.setUseCache(false);
        Writing writing = new Writing(types, levels);
        Progress progress = new Progress(err());
        List<Written> all = writing.sizes(subjects, progress);
        if (timing != null) {
            all = timing.of(all, progress);
        }
        List<Result> results = new SizeTotals(all, 1 + above / PERCENT).results(Origin.now(commandLine()));
        List<Written> writes = all;
        TargetFile.write(csv, out -> {
            out.append(Written.HEADINGS);
            for (Written write : writes) {
                out.append(write.line());
            }
        });
        TargetFile.write(json, out -> Results.write(out, results));
        writing.leftOut().forEach(this::tell);
        writing.differences().forEach(this::tell);
        Tables.print("sizes", results, out(), width(), List.of(SizeRows.NAME));
        return isWithinBounds(all) && writing.differences().isEmpty() ? SAME : DIFFERS;
    }

    private List<Subject> subjects() throws IOException {
        List<Path> all = new ArrayList<>(folders);
        if (real) {
            all.add(RealImages.root());
        }
        if (all.isEmpty()) {
            throw wrong("Which images? Name a folder or --real");
        }
        List<Subject> subjects = new ArrayList<>();
        for (Path folder : all) {
            subjects.addAll(Subject.in(folder));
        }
        List<Subject> chosen = fifths.of(subjects);
        if (chosen.isEmpty()) {
            throw new IOException(folders + ": no PNG or BMP in it, or fewer than five of each class");
        }
        return chosen;
    }

    /** Prints all that are larger if they are too many, or one too large. */
    private boolean isWithinBounds(List<Written> all) {
        List<Written> larger = larger(all, above);
        boolean isWithin = larger.size() <= share / PERCENT * all.size() && larger(all, worst).isEmpty();
        if (!isWithin) {
            out().println(Figures.count(larger.size(), "write") + " of " + Figures.count(all.size()) + ", "
                    + Figures.percent((double) larger.size() / all.size()) + ", are larger than the JDK's by more than "
                    + Figures.percent(above / PERCENT) + ":");
            larger(all, Math.min(above, worst)).forEach(write -> out().println(String.format(Locale.ROOT,
                    "%.3f, %,d -> %,d bytes: %s", write.size(), write.jdkBytes(), write.bytes(), write.label())));
            out().flush();
        }
        return isWithin;
    }

    /** The writes that are larger than the JDK's by more than this many per cent, the largest first. */
    private static List<Written> larger(List<Written> all, double percent) {
        return all.stream().filter(write -> write.size() > 1 + percent / PERCENT)
                .sorted(Comparator.comparingDouble(Written::size).reversed()).toList();
    }
}
