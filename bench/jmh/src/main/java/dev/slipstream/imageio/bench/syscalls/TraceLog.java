package dev.slipstream.imageio.bench.syscalls;

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
 * Takes the marked reads out of a trace. A mark is a look at {@code FOLDER/IMAGE-READ}; it ends the read before it and
 * begins the next one of the same image.
 */
final class TraceLog {

    private final String marks;
    private final Map<Integer, List<TracedRead>> reads = new TreeMap<>();
    private String readingThread = "";
    private int image = -1;
    private TracedRead current = new TracedRead();

    private TraceLog(Path marksFolder) {
        this.marks = marksFolder + "/";
    }

    /** For each image, in the order of their numbers, its reads. */
    static Map<Integer, List<TracedRead>> read(Path log, Path marksFolder) throws IOException {
        TraceLog trace = new TraceLog(marksFolder);
        try (Stream<String> lines = Files.lines(log)) {
            lines.forEach(line -> TraceLine.parse(line).ifPresent(trace::add));
        }
        return trace.reads;
    }

    /** The read in the middle by its number of calls: a safepoint or a collection in one of them does not count. */
    static TracedRead median(List<TracedRead> reads) {
        return reads.stream().sorted(Comparator.comparingInt(TracedRead::total)).toList().get((reads.size() - 1) / 2);
    }

    private void add(TraceLine line) {
        if (line.path().startsWith(marks)) {
            mark(line);
            return;
        }
        if (line.thread().equals(readingThread)) {
            current.addCall(line.call());
        }
        if (line.createsFile()) {
            current.addCreatedFile(line.path());
        }
    }

    private void mark(TraceLine line) {
        String[] numbers = line.path().substring(marks.length()).split("-", 2);
        int marked = Integer.parseInt(numbers[0]);
        if (marked == image) {
            reads.computeIfAbsent(image, key -> new ArrayList<>()).add(current);
        }
        image = marked;
        readingThread = line.thread();
        current = new TracedRead();
    }
}
