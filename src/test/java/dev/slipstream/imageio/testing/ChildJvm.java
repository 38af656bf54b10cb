package dev.slipstream.imageio.testing;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A JVM of the same kind as this one, with a class path, properties and an ImageIO registry of its own. */
public final class ChildJvm {

    private static final long SECONDS_TO_LIVE = 120;

    private Path home = Path.of(System.getProperty("java.home"));
    private Path folder = Path.of("").toAbsolutePath();
    private final List<String> launcher = new ArrayList<>();
    private final List<String> options = new ArrayList<>(List.of("-Djava.awt.headless=true", "-Xshare:auto"));

    /** A JVM whose class path consists of {@code entries} and, after them, the tests' classes. */
    public static ChildJvm withClassPath(List<Path> entries) {
        String path = Stream.concat(entries.stream(), Stream.of(ClassPaths.tests()))
                .map(Path::toString)
                .collect(Collectors.joining(File.pathSeparator));
        return new ChildJvm().option("-cp", path);
    }

    /** A JVM with the library and the tests' classes. */
    public static ChildJvm withSlipstream() {
        return withClassPath(List.of(ClassPaths.slipstream()));
    }

    /** With another Java than this one's, such as what jlink makes. */
    public ChildJvm in(Path javaHome) {
        home = javaHome;
        return this;
    }

    /** Where it works; otherwise where this one does. */
    public ChildJvm inFolder(Path place) {
        folder = place;
        return this;
    }

    /** Started by another program, such as one that watches it. */
    public ChildJvm under(String... command) {
        launcher.addAll(List.of(command));
        return this;
    }

    public ChildJvm option(String... more) {
        options.addAll(List.of(more));
        return this;
    }

    public ChildJvm property(String name, Object value) {
        return option("-D" + name + "=" + value);
    }

    /**
     * Runs a {@code main} to its end.
     *
     * @return the lines it wrote to both its outputs
     * @throws AssertionError if it does not end, or not with exit code 0
     */
    public List<String> run(Class<?> main, Object... arguments) throws IOException, InterruptedException {
        return run(main.getName(), arguments);
    }

    /** As {@link #run(Class, Object...)}, with {@code main} as the launcher takes it: a class's name, or a module's. */
    public List<String> run(String main, Object... arguments) throws IOException, InterruptedException {
        Path output = Files.createTempFile("child", ".txt");
        try {
            Process process = builder(main, arguments).redirectOutput(output.toFile()).start();
            boolean ended = process.waitFor(SECONDS_TO_LIVE, TimeUnit.SECONDS);
            if (!ended) {
                process.destroyForcibly().waitFor();
            }
            if (!ended || process.exitValue() != 0) {
                throw new AssertionError("exit code " + process.exitValue() + (ended ? "" : " (stopped after "
                        + SECONDS_TO_LIVE + " s)") + " of " + main + ":\n" + Files.readString(output));
            }
            return Files.readAllLines(output);
        } finally {
            if (!output.toFile().delete()) {
                output.toFile().deleteOnExit(); // on Windows the child's console may hold it a moment longer
            }
        }
    }

    /** Starts a {@code main} whose outputs the caller reads from the process. */
    public Process start(Class<?> main, Object... arguments) throws IOException {
        return builder(main.getName(), arguments).start();
    }

    private ProcessBuilder builder(String main, Object... arguments) {
        List<String> command = new ArrayList<>(launcher);
        command.add(home.resolve("bin").resolve("java").toString());
        command.addAll(options);
        command.add(main);
        for (Object argument : arguments) {
            command.add(argument.toString());
        }
        return new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true);
    }
}
