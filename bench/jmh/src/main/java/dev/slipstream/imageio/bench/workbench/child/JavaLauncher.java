package dev.slipstream.imageio.bench.workbench.child;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * Starts child JVMs. They work in a temporary folder of their own, so that nothing a JVM may leave behind lands beside
 * the user's images; a crash report is kept.
 */
public final class JavaLauncher implements AutoCloseable {

    private static final String CRASH_REPORT = "hs_err_";
    /** A young generation that is used again and again: in a large one the first touch of each page is measured. */
    private static final List<String> FLAGS =
            List.of("-Djava.awt.headless=true", "-XX:+UseSerialGC", "-Xms64m", "-Xmn16m");

    private final Path java;
    private final List<String> flags;
    private final Path folder;

    /** The JVM that runs this tool is used if no other is named. */
    public JavaLauncher(Path java, List<String> options) throws IOException {
        this(FLAGS, java, options);
    }

    private JavaLauncher(List<String> flags, Path java, List<String> options) throws IOException {
        this.java = java == null ? Path.of(System.getProperty("java.home"), "bin", "java") : located(java);
        this.flags = new ArrayList<>(flags);
        this.flags.addAll(options);
        this.folder = Files.createTempDirectory("slipstream-bench-");
    }

    /** With the heap, the collector and whatever else a JVM chooses where nobody tells it. */
    static JavaLauncher withoutFlags(Path java, List<String> options) throws IOException {
        return new JavaLauncher(List.of(), java, options);
    }

    /** A bare name is looked up on the PATH; a path must not depend on the folder that the child works in. */
    private static Path located(Path java) {
        return java.getNameCount() == 1 && !java.isAbsolute() ? java : java.toAbsolutePath();
    }

    public Path folder() {
        return folder;
    }

    public List<String> command(Side side, Class<?> main, List<String> arguments) {
        List<String> command = new ArrayList<>();
        command.add(java.toString());
        // So that the cache files of a child that had to be ended are removed with the folder.
        command.add("-Djava.io.tmpdir=" + folder);
        // Standard output is for answers only.
        command.add("-XX:+DisplayVMOutputToStderr");
        command.addAll(flags);
        command.add("-cp");
        command.add(side.classPathArgument());
        command.add(main.getName());
        command.addAll(arguments);
        return command;
    }

    /** The options that may make a difference to what is measured. */
    public List<String> flags() {
        return List.copyOf(flags);
    }

    /** With pipes for input, output and errors. */
    Process start(List<String> command) throws IOException {
        return builder(command).start();
    }

    /** With a pipe for input; output and errors go to a file. */
    public Process start(List<String> command, Path output) throws IOException {
        return builder(command).redirectErrorStream(true).redirectOutput(output.toFile()).start();
    }

    /** Returns the exit code; a process that takes longer, and what it has started, is ended. */
    public static int waitFor(Process process, String name, Duration limit) throws IOException {
        try {
            if (process.waitFor(limit.toMillis(), TimeUnit.MILLISECONDS)) {
                return process.exitValue();
            }
            throw new IOException(name + " did not end within " + limit.toSeconds() + " s and was ended");
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("Interrupted while waiting for " + name, e);
        } finally {
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly();
        }
    }

    /** Options that the environment holds for other programs would only add noise. */
    private ProcessBuilder builder(List<String> command) {
        ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile());
        builder.environment().keySet().removeAll(List.of("JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS"));
        return builder;
    }

    @Override
    public void close() throws IOException {
        try (Stream<Path> tree = Files.walk(folder)) {
            List<Path> all = tree.sorted(Comparator.reverseOrder()).toList();
            if (all.stream().anyMatch(path -> path.getFileName().toString().startsWith(CRASH_REPORT))) {
                System.err.println("A child JVM crashed; its report is in " + folder);
                return;
            }
            for (Path path : all) {
                Files.delete(path);
            }
        }
    }
}
