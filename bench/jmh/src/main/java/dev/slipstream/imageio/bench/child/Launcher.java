package dev.slipstream.imageio.bench.child;

import java.io.BufferedReader;
import java.io.Closeable;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;

/**
 * Starts processes in a temporary folder of its own, so that nothing that they leave lies beside the user's
 * images, and ends those that are left: when it is closed, and when this JVM is told to end.
 */
public final class Launcher implements Closeable {

    /** Lines of what a process that failed has printed. */
    private static final int SHOWN = 20;
    private static final Duration GOODBYE = Duration.ofSeconds(10);

    private final Path java;
    private final List<String> options;
    private final Duration limit;
    private final Path folder;
    private final Thread atExit = new Thread(this::endAtExit, "end children");
    private final Set<Process> running = new HashSet<>();
    private boolean closed;

    /**
     * @param java null for the one that runs this
     * @param limit a process that takes longer for an answer is ended
     */
    public Launcher(Path java, List<String> options, Duration limit) throws IOException {
        this.java = java == null ? Path.of(System.getProperty("java.home"), "bin", "java") : located(java);
        this.options = List.copyOf(options);
        this.limit = limit;
        this.folder = Files.createTempDirectory("slipstream-bench-");
        Runtime.getRuntime().addShutdownHook(atExit);
    }

    /** A bare name is looked up on the PATH; a path must not depend on the folder that the child works in. */
    private static Path located(Path java) {
        return java.getNameCount() == 1 && !java.isAbsolute() ? java : java.toAbsolutePath();
    }

    public Path folder() {
        return folder;
    }

    /** A JVM of a side. */
    public ProcessBuilder builder(Side side, Class<?> main, List<String> arguments) {
        List<String> command = new ArrayList<>();
        command.add(java.toString());
        // So that the cache files of a child that had to be ended are removed with the folder.
        command.add("-Djava.io.tmpdir=" + folder());
        // Standard output is for answers only.
        command.add("-XX:+DisplayVMOutputToStderr");
        command.addAll(options);
        command.addAll(List.of("-cp", side.classPathArgument(), main.getName()));
        command.addAll(arguments);
        return new ProcessBuilder(command).directory(folder().toFile());
    }

    /** Options that the environment holds for other programs are noise. */
    public synchronized Process start(ProcessBuilder builder) throws IOException {
        requireOpen();
        builder.environment().keySet().removeAll(List.of("JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS"));
        Process process = builder.start();
        running.removeIf(other -> !other.isAlive());
        running.add(process);
        return process;
    }

    /** Returns the lines that a process prints until it ends well; the limit holds for each of them. */
    public List<String> run(ProcessBuilder builder) throws IOException {
        Path complaints = complaints();
        Process process = start(builder.redirectError(complaints.toFile()));
        String name = String.join(" ", builder.command());
        process.getOutputStream().close();
        List<String> lines = new ArrayList<>();
        BufferedReader output = process.inputReader(StandardCharsets.UTF_8);
        for (String line = within(process, name, output::readLine); line != null;
                line = within(process, name, output::readLine)) {
            lines.add(line);
        }
        int exitCode = within(process, name, process::waitFor);
        if (exitCode != 0) {
            throw new IOException(name + " ended with exit code " + exitCode + "; its last words: "
                    + lastWords(lines, complaints));
        }
        return lines;
    }

    private void requireOpen() throws IOException {
        if (closed) {
            throw new IOException("No process is started any more: the workbench is being ended");
        }
    }

    /** A file for what a process complains of; none in the midst of deleting the folder. */
    private synchronized Path complaints() throws IOException {
        requireOpen();
        return Files.createTempFile(folder(), "complaints", ".txt");
    }

    /** Of a process that has ended: what it printed, then what it complained of. */
    private static String lastWords(List<String> printed, Path complaints) throws IOException {
        List<String> lines = new ArrayList<>(printed);
        lines.addAll(new String(Files.readAllBytes(complaints), StandardCharsets.UTF_8).lines().toList());
        return String.join(System.lineSeparator(), lines.subList(Math.max(0, lines.size() - SHOWN), lines.size()));
    }

    /**
     * In a thread of its own: a read from a process cannot be interrupted, only the process ended.
     *
     * @throws IOException if it takes longer than the limit
     */
    public <A> A within(Process process, String name, Callable<A> conversation) throws IOException {
        FutureTask<A> task = new FutureTask<>(conversation);
        Thread thread = new Thread(task, "ask " + name);
        thread.setDaemon(true);
        thread.start();
        try {
            return task.get(limit.toMillis(), TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            end(process);
            throw new IOException(name + " gave no answer within " + limit.toSeconds() + " s and was ended", e);
        } catch (ExecutionException e) {
            throw new IOException(name + ": " + e.getCause(), e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("Interrupted while waiting for " + name, e);
        }
    }

    @Override
    public void close() throws IOException {
        Runtime.getRuntime().removeShutdownHook(atExit);
        end();
    }

    private void endAtExit() {
        try {
            end();
        } catch (IOException e) {
            System.err.println("Left behind: " + folder() + ", " + e);
        }
    }

    private synchronized void end() throws IOException {
        closed = true;
        running.forEach(Launcher::end);
        delete();
    }

    /** If a JVM has crashed, its report is kept. */
    private void delete() throws IOException {
        List<Path> all;
        try (Stream<Path> tree = Files.walk(folder)) {
            all = tree.sorted(Comparator.reverseOrder()).toList();
        }
        if (all.stream().anyMatch(file -> file.getFileName().toString().startsWith("hs_err_"))) {
            System.err.println("A child JVM crashed; its report is in " + folder);
            return;
        }
        for (Path each : all) {
            Files.deleteIfExists(each);
        }
    }

    /** With what it has started; waits until it is gone. */
    public static void end(Process process) {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
        try {
            process.waitFor(GOODBYE.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
