package dev.slipstream.imageio.bench.syscalls;

import dev.slipstream.imageio.bench.compare.JavaLauncher;
import dev.slipstream.imageio.bench.compare.Side;
import dev.slipstream.imageio.bench.worker.MarkedTasks;
import dev.slipstream.imageio.bench.worker.Message;
import java.io.IOException;
import java.io.OutputStream;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** Runs a child JVM under strace. */
final class Strace {

    /** So that neither the collector nor the compiler comes between the marks more than it must. */
    static final String[] QUIET = {"-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"};

    private static final int WARM_RUNS = 30;
    private static final int MEASURED_RUNS = 9;

    private final String program;
    private final JavaLauncher launcher;
    private final long limitSeconds;

    Strace(String program, JavaLauncher launcher, long limitSeconds) {
        this.program = program;
        this.launcher = launcher;
        this.limitSeconds = limitSeconds;
    }

    boolean isInstalled() throws IOException {
        try {
            return waitFor(new ProcessBuilder(program, "-V").redirectOutput(Redirect.DISCARD)
                    .redirectError(Redirect.DISCARD).start()) == 0;
        } catch (IOException e) {
            return false;
        }
    }

    /** The runs of every task, in their order. */
    Map<Integer, List<TracedRun>> trace(Side side, List<TracedTask> tasks) throws IOException {
        Path log = launcher.folder().resolve(side.name() + ".strace");
        Path marks = launcher.folder().resolve("no-such-folder");
        List<String> command = new ArrayList<>(List.of(program, "-f", "-qq", "-s", "4096", "-o", log.toString()));
        command.addAll(launcher.command(side, MarkedTasks.class,
                List.of(marks.toString(), Integer.toString(WARM_RUNS), Integer.toString(MEASURED_RUNS))));
        run(command, tasks, launcher.folder().resolve(side.name() + ".output"));
        Map<Integer, List<TracedRun>> runs = TraceLog.read(log, marks);
        if (runs.size() != tasks.size()) {
            throw new IOException(side.name() + ": the trace shows marks of " + runs.size() + " tasks, not of "
                    + tasks.size());
        }
        return runs;
    }

    private void run(List<String> command, List<TracedTask> tasks, Path output) throws IOException {
        Process process = launcher.start(command, output);
        try (OutputStream in = process.getOutputStream()) {
            for (TracedTask task : tasks) {
                Message message = Message.of(MarkedTasks.PERFORM, task.task().code(),
                        task.file().toAbsolutePath().toString());
                in.write((message.encode() + "\n").getBytes(StandardCharsets.UTF_8));
            }
        }
        int code = waitFor(process);
        if (code != 0) {
            throw new IOException("The traced JVM ended with exit code " + code + ": "
                    + Files.readString(output).strip());
        }
    }

    private int waitFor(Process process) throws IOException {
        try {
            if (process.waitFor(limitSeconds, TimeUnit.SECONDS)) {
                return process.exitValue();
            }
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly();
            throw new IOException(program + " did not end within " + limitSeconds + " s and was ended");
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            process.destroyForcibly();
            throw new IOException("Interrupted while waiting for " + program, e);
        }
    }
}
