package dev.slipstream.imageio.bench.platform;

import dev.slipstream.imageio.bench.child.Launcher;
import dev.slipstream.imageio.bench.child.Side;
import dev.slipstream.imageio.bench.child.SideOptions;
import dev.slipstream.imageio.bench.command.BenchCommand;
import dev.slipstream.imageio.bench.command.Figures;
import dev.slipstream.imageio.bench.command.TargetFile;
import dev.slipstream.imageio.bench.facts.ImageFiles;
import dev.slipstream.imageio.bench.facts.JdkError;
import dev.slipstream.imageio.bench.platform.worker.Cell;
import dev.slipstream.imageio.bench.platform.worker.Inspector;
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
        description = "Reads images from a File, an InputStream and an array, and writes them as PNG, BMP and GIF to a"
                + " File and to memory: with the JDK alone, with Slipstream in a fresh process, and with Slipstream in"
                + " a process that has read and written much. Slipstream must do what the JDK does, and with --check"
                + " what it did on the platform of the record; what may differ is counted with the reason. Exit code 1"
                + " if anything else differs.")
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
            description = "Write down what every side does on this platform.")
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
        PlatformRecord here = survey(images);
        Differences differences = new Differences();
        for (Cell cell : here.cells().values()) {
            if (!cell.side().equals(JDK)) {
                differences.ofSides(cell, here.cells().get(cell.keyOf(JDK)),
                        JdkError.of(Files.readAllBytes(images.get(cell.subject()))));
            }
        }
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
                List<Path> found = ImageFiles.in(List.of(input));
                for (int i = 0; i < found.size(); i += positive("--every", every)) {
                    Path image = found.get(i).toAbsolutePath().normalize();
                    Path name = above == null ? image : above.relativize(image);
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

    /** All sides at the same time. */
    private PlatformRecord survey(Map<String, Path> images) throws IOException {
        ExecutorService threads = Executors.newCachedThreadPool();
        try (Launcher launcher = options.launcher(FLAGS)) {
            Path list = launcher.folder().resolve("images");
            Files.write(list,
                    images.entrySet().stream().map(image -> image.getKey() + "\t" + image.getValue()).toList());
            List<Future<List<String>>> answers = List.of(
                    threads.submit(() -> survey(launcher, options.jdk(), list, JDK)),
                    threads.submit(() -> survey(launcher, options.slipstream(), list, SLIPSTREAM)),
                    threads.submit(() -> survey(launcher, options.slipstream(), list, WARM, "warm")));
            List<String> lines = new ArrayList<>();
            for (Future<List<String>> answer : answers) {
                List<String> more = answer.get();
                lines.addAll(lines.isEmpty() ? more : more.subList(1, more.size()));
            }
            return PlatformRecord.of(lines);
        } catch (ExecutionException e) {
            throw new IOException(e.getCause().getMessage(), e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException(e);
        } finally {
            threads.shutdownNow();
        }
    }

    private static List<String> survey(Launcher launcher, Side side, Path images, String... arguments)
            throws IOException {
        return launcher.run(launcher.builder(side, Inspector.class, List.of(arguments))
                .redirectInput(images.toFile()));
    }
}
