package dev.slipstream.imageio.bench.platform;

import dev.slipstream.imageio.bench.child.Launcher;
import dev.slipstream.imageio.bench.child.SideOptions;
import dev.slipstream.imageio.bench.command.BenchCommand;
import dev.slipstream.imageio.bench.command.Figures;
import dev.slipstream.imageio.bench.command.TargetFile;
import dev.slipstream.imageio.bench.compare.ImageFiles;
import dev.slipstream.imageio.bench.compare.JdkError;
import dev.slipstream.imageio.bench.compare.worker.Outcome;
import dev.slipstream.imageio.bench.compare.worker.Task;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "platform",
        description = "Reads images from a File, an InputStream and an array, writes them as PNG and BMP to a File and"
                + " to memory, tries what else can be done with files that ImageIO has, and counts its temporary files:"
                + " by the JDK alone, by Slipstream from the first image on, and by Slipstream in a process that has"
                + " read and written much. Slipstream must do as the JDK, and with --check as it does on the platform"
                + " of the record; what may differ is counted with the reason. Exit code 1 if anything else differs.")
public final class PlatformCommand extends BenchCommand {

    private static final String JDK = "JDK";
    private static final String SLIPSTREAM = "Slipstream";
    private static final String WARM = "Slipstream, warm";
    /** What runs out of memory must do so everywhere. */
    private static final List<String> FLAGS = List.of("-Djava.awt.headless=true", "-XX:+UseSerialGC", "-Xmx512m");

    @Parameters(paramLabel = "FILE OR FOLDER", defaultValue = "testimages", arity = "0..*",
            description = "Images, or folders that are searched for images. Default: ${DEFAULT-VALUE}")
    private List<Path> inputs;

    @Option(names = "--record", paramLabel = "FILE", converter = TargetFile.class,
            description = "Write down what everybody does on this platform.")
    private Path recorded;

    @Option(names = "--check", paramLabel = "FILE", description = "Compare with what --record wrote on another one.")
    private Path checked;

    @Option(names = "--every", defaultValue = "1", paramLabel = "N",
            description = "Only every Nth image, to take less time. Default: ${DEFAULT-VALUE}")
    private int every;

    @Mixin
    private SideOptions options;

    @Override
    public Integer call() throws IOException {
        if (recorded != null && checked != null) {
            throw wrong("--record and --check exclude each other");
        }
        PlatformRecord there = checked == null ? null : PlatformRecord.read(checked);
        Map<String, Path> images = images();
        Differences differences = new Differences();
        PlatformRecord here = survey(images, differences);
        if (there != null) {
            differences.ofPlatforms(here, there, JDK);
        }
        TargetFile.write(recorded, here::write);
        print(here, there, images.size(), differences);
        return differences.faults().isEmpty() ? SAME : DIFFERS;
    }

    private void print(PlatformRecord here, PlatformRecord there, int images, Differences differences) {
        out().println(here.platform());
        if (there != null) {
            out().println("beside " + there.platform());
        }
        out().println(Figures.count(images, "image") + ", " + Figures.count(here.cells().size(), "cell") + ", "
                + differences.faults().size() + " differ without a reason");
        differences.explained().forEach((reason, count) ->
                out().println(Figures.count(count) + ": " + reason.sentence()));
        differences.faults().forEach(fault -> out().println("- " + fault));
    }

    /** By names that are the same on every platform, wherever the images are. */
    private Map<String, Path> images() throws IOException {
        Map<String, Path> images = new LinkedHashMap<>();
        try {
            for (Path input : inputs) {
                Path above = input.toAbsolutePath().normalize().getParent();
                List<Path> found = ImageFiles.in(List.of(input)).images();
                for (int i = 0; i < found.size(); i += positive("--every", every)) {
                    Path image = found.get(i);
                    Path path = image.toAbsolutePath().normalize();
                    Path name = above == null ? path : above.relativize(path);
                    images.put(name.toString().replace('\\', '/'), image);
                }
            }
        } catch (NoSuchFileException e) {
            throw wrong(e.getMessage());
        }
        if (images.isEmpty()) {
            throw wrong("No images in " + inputs);
        }
        return images;
    }

    private PlatformRecord survey(Map<String, Path> images, Differences differences) throws IOException {
        ExecutorService threads = Executors.newCachedThreadPool();
        try (Launcher launcher = options.launcher(FLAGS);
                Survey jdk = new Survey(JDK, false, options.jdk(), launcher);
                Survey slipstream = new Survey(SLIPSTREAM, false, options.slipstream(), launcher);
                Survey warm = new Survey(WARM, true, options.slipstream(), launcher)) {
            Map<Survey, Future<Map<String, List<Outcome>>>> answers = new LinkedHashMap<>();
            for (Survey survey : List.of(jdk, slipstream, warm)) {
                answers.put(survey, threads.submit(() -> survey.images(images)));
            }
            List<Cell> cells = new ArrayList<>();
            Map<String, List<Outcome>> ofJdk = got(answers.get(jdk));
            for (Survey survey : answers.keySet()) {
                Map<String, List<Outcome>> outcomes = got(answers.get(survey));
                for (Map.Entry<String, Path> image : images.entrySet()) {
                    cells.addAll(cells(survey, image, ofJdk.get(image.getKey()), outcomes.get(image.getKey()),
                            differences));
                }
            }
            cells.addAll(files(List.of(jdk, slipstream), differences));
            return PlatformRecord.of(jdk.platform(), cells);
        } finally {
            threads.shutdownNow();
        }
    }

    private static List<Cell> cells(Survey survey, Map.Entry<String, Path> image, List<Outcome> jdk,
            List<Outcome> outcomes, Differences differences) throws IOException {
        List<Task> tasks = Survey.tasks();
        JdkError error = JdkError.of(Files.readAllBytes(image.getValue()));
        List<Cell> cells = new ArrayList<>();
        for (int i = 0; i < tasks.size(); i++) {
            Cell cell = Cell.of(survey.name(), image.getKey(), Survey.way(tasks.get(i)), outcomes.get(i));
            differences.ofImage(cell, tasks.get(i), error, jdk.get(i), outcomes.get(i));
            cells.add(cell);
        }
        return cells;
    }

    private static List<Cell> files(List<Survey> surveys, Differences differences) throws IOException {
        List<Cell> ofJdk = surveys.get(0).files();
        List<Cell> ofSlipstream = surveys.get(1).files();
        List<Cell> cells = new ArrayList<>(ofJdk);
        for (int i = 0; i < ofJdk.size(); i++) {
            differences.ofFiles(ofSlipstream.get(i), ofJdk.get(i));
        }
        cells.addAll(ofSlipstream);
        return cells;
    }

    private static <T> T got(Future<T> answer) throws IOException {
        try {
            return answer.get();
        } catch (ExecutionException e) {
            throw new IOException(e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException(e);
        }
    }
}
