package dev.slipstream.imageio.bench.platform;

import dev.slipstream.imageio.bench.child.ChildJvm;
import dev.slipstream.imageio.bench.child.Launcher;
import dev.slipstream.imageio.bench.child.Side;
import dev.slipstream.imageio.bench.compare.worker.Outcome;
import dev.slipstream.imageio.bench.compare.worker.ReadTask;
import dev.slipstream.imageio.bench.compare.worker.Task;
import dev.slipstream.imageio.bench.compare.worker.WriteTask;
import dev.slipstream.imageio.bench.platform.worker.CacheFiles;
import dev.slipstream.imageio.bench.platform.worker.HeldFile;
import dev.slipstream.imageio.bench.platform.worker.Hold;
import dev.slipstream.imageio.bench.platform.worker.Inspections;
import dev.slipstream.imageio.bench.platform.worker.PlatformName;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** What one side does with images and files, in JVMs of its own. */
final class Survey implements AutoCloseable {

    /** The subjects of cells that are not about an image. */
    private static final String HELD = "held file: ";
    private static final String CACHE = "cache files";
    /** In the ways of cells about writing. */
    static final String TO = " to ";

    private static final List<String> HELD_FORMATS = List.of("png", "bmp", "gif");
    private static final List<String> WRITTEN_FORMATS = List.of("png", "bmp");
    /** So that few bytes make a temporary file. */
    private static final String SMALL_THRESHOLD = "-Ddev.slipstream.imageio.memoryThreshold=1000";

    private final String name;
    private final boolean isWarm;
    private final Side side;
    private final Launcher launcher;
    private final ChildJvm jvm;

    /** @param isWarm see {@link Inspections} */
    Survey(String name, boolean isWarm, Side side, Launcher launcher) {
        this.name = name;
        this.isWarm = isWarm;
        this.side = side;
        this.launcher = launcher;
        this.jvm = new ChildJvm(side, launcher);
    }

    static List<Task> tasks() {
        List<Task> tasks = new ArrayList<>();
        for (ReadTask.Origin origin : ReadTask.Origin.values()) {
            tasks.add(new ReadTask(true, origin));
        }
        tasks.addAll(WriteTask.all(WRITTEN_FORMATS));
        return tasks;
    }

    /** What names a task in a cell. */
    static String way(Task task) {
        return task.format().isEmpty() ? "from " + task.place() : task.format() + TO + task.place();
    }

    /** In the order of {@link #tasks}. */
    List<Outcome> image(Path image) throws IOException {
        List<Task> tasks = tasks();
        try {
            return jvm.ask(new Inspections(isWarm, tasks, image.toAbsolutePath().toFile()));
        } catch (ChildJvm.LostException e) {
            return tasks.stream().map(task -> Outcome.lostJvm(e)).toList();
        }
    }

    /** Locks, and temporary files. */
    List<Cell> files() throws IOException {
        List<Cell> cells = new ArrayList<>();
        for (String format : HELD_FORMATS) {
            for (Hold hold : Hold.values()) {
                cells.add(new Cell(name, HELD + format, hold.name(), jvm.ask(new HeldFile(hold, format))));
            }
        }
        cells.add(new Cell(name, CACHE, "left", left()));
        return cells;
    }

    private Map<String, String> left() throws IOException {
        Path folder = Files.createTempDirectory(launcher.folder(), "cache");
        List<String> printed = launcher.run(launcher.builder(side, List.of(SMALL_THRESHOLD), CacheFiles.class,
                List.of(folder.toString())));
        try (Stream<Path> left = Files.list(folder)) {
            return Map.of("by closed streams", printed.get(0), "by dropped streams", printed.get(1), "by kept streams",
                    Long.toString(left.count()));
        }
    }

    /** Of all images, by their names. */
    Map<String, List<Outcome>> images(Map<String, Path> images) throws IOException {
        Map<String, List<Outcome>> outcomes = new LinkedHashMap<>();
        for (Map.Entry<String, Path> image : images.entrySet()) {
            outcomes.put(image.getKey(), image(image.getValue()));
        }
        return outcomes;
    }

    /** Of its JVM, which need not be of the platform of this one. */
    String platform() throws IOException {
        return jvm.ask(new PlatformName());
    }

    String name() {
        return name;
    }

    @Override
    public void close() {
        jvm.close();
    }
}
