package dev.slipstream.imageio.bench.workbench.syscalls;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Takes the marked runs out of a trace. A mark is a look at {@code FOLDER/TASK-RUN}; it ends the run before it and
 * begins the next one of the same task.
 */
public final class TraceLog {

    private final String marks;
    private final Map<Integer, List<TracedRun>> runs = new TreeMap<>();
    private String workingThread = "";
    private int task = -1;
    private TracedRun current = new TracedRun();

    private TraceLog(Path marksFolder) {
        this.marks = marksFolder + "/";
    }

    /** For each task, in the order of their numbers, its runs. */
    static Map<Integer, List<TracedRun>> read(Path log, Path marksFolder) throws IOException {
        TraceLog trace = new TraceLog(marksFolder);
        try (Stream<String> lines = Files.lines(log)) {
            lines.forEach(line -> TraceLine.parse(line).ifPresent(trace::add));
        }
        return trace.runs;
    }

    /** The run in the middle by its number of calls: a safepoint or a collection in one of them does not count. */
    public static TracedRun median(List<TracedRun> runs) {
        return runs.stream().sorted(Comparator.comparingInt(TracedRun::total)).toList().get((runs.size() - 1) / 2);
    }

    private void add(TraceLine line) {
        if (line.path().startsWith(marks)) {
            mark(line);
            return;
        }
        if (line.thread().equals(workingThread)) {
            current.addCall(line.call());
        }
        if (line.createsFile()) {
            current.addCreatedFile(line.path());
        }
    }

    private void mark(TraceLine line) {
        String[] numbers = line.path().substring(marks.length()).split("-", 2);
        int marked = Integer.parseInt(numbers[0]);
        if (marked == task) {
            runs.computeIfAbsent(task, key -> new ArrayList<>()).add(current);
        }
        task = marked;
        workingThread = line.thread();
        current = new TracedRun();
    }
}
