package dev.slipstream.imageio.bench.workbench.syscalls;

import dev.slipstream.imageio.bench.workbench.child.JavaLauncher;
import dev.slipstream.imageio.bench.workbench.child.Side;
import dev.slipstream.imageio.bench.workbench.worker.MarkedTasks;
import dev.slipstream.imageio.bench.workbench.worker.Message;
import java.io.IOException;
import java.io.OutputStream;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Runs a child JVM under strace. */
public final class Strace {

    /** So that neither the collector nor the compiler comes between the marks more than it must. */
    static final String[] QUIET = {"-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"};

    private static final String NOWHERE = "/dev/null";

    private final String program;
    private final JavaLauncher launcher;
    private final Duration limit;
    private final int warmRuns;
    private final int measuredRuns;

    /** Each workload is repeated some times before the runs that count. */
    public Strace(String program, JavaLauncher launcher, Duration limit, int warmRuns, int measuredRuns) {
        this.program = program;
        this.launcher = launcher;
        this.limit = limit;
        this.warmRuns = warmRuns;
        this.measuredRuns = measuredRuns;
    }

    public boolean isInstalled() throws IOException {
        try {
            return waitFor(new ProcessBuilder(program, "-V").redirectOutput(Redirect.DISCARD)
                    .redirectError(Redirect.DISCARD).start()) == 0;
        } catch (IOException e) {
            return false;
        }
    }

    /** Whether it is installed and may do its work: in a container it often may not. */
    public boolean canTrace() throws IOException {
        return isInstalled() && waitFor(new ProcessBuilder(program, "-f", "-o", NOWHERE, program, "-V")
                .redirectOutput(Redirect.DISCARD).redirectError(Redirect.DISCARD).start()) == 0;
    }

    /** The runs of every workload, by their numbers; a workload is what the child JVM is to set up. */
    public Map<Integer, List<TracedRun>> trace(Side side, List<List<String>> workloads) throws IOException {
        Path log = launcher.folder().resolve(side.name() + ".strace");
        Path marks = launcher.folder().resolve("no-such-folder");
        List<String> command = new ArrayList<>(List.of(program, "-f", "-qq", "-s", "4096", "-o", log.toString()));
        command.addAll(launcher.command(side, MarkedTasks.class,
                List.of(marks.toString(), Integer.toString(warmRuns), Integer.toString(measuredRuns))));
        run(command, workloads, launcher.folder().resolve(side.name() + ".output"));
        Map<Integer, List<TracedRun>> runs = TraceLog.read(log, marks);
        if (runs.size() != workloads.size()) {
            throw new IOException(side.name() + ": the trace shows marks of " + runs.size() + " workloads, not of "
                    + workloads.size());
        }
        return runs;
    }

    private void run(List<String> command, List<List<String>> workloads, Path output) throws IOException {
        Process process = launcher.start(command, output);
        try (OutputStream in = process.getOutputStream()) {
            for (List<String> setUp : workloads) {
                Message message = new Message(MarkedTasks.PERFORM, setUp);
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
        return JavaLauncher.waitFor(process, program, limit);
    }
}
