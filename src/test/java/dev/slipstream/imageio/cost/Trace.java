package dev.slipstream.imageio.cost;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What strace has written about a {@link CountingChild}. */
final class Trace {

    /**
     * The system calls between two marks.
     *
     * @param count those of the working thread, without the JVM's own
     * @param createsFile whether any thread has created one, beside what is written
     */
    record Run(int count, boolean createsFile) {}

    /** Not the second half of an interrupted call, which begins with {@code <...}, nor signals and exits. */
    private static final Pattern CALL = Pattern.compile("^(\\d+)\\s+([a-z_]\\w*)\\((.*)$");
    private static final Pattern QUOTED = Pattern.compile("\"([^\"]*)\"");
    private static final Pattern MARK = Pattern.compile(CountingChild.MARKED + "/(\\d+)-\\d+");
    /** Waking the compiler, growing the C library's heap: none of them is for the sake of a file. */
    private static final Set<String> OF_THE_JVM = Set.of("futex", "madvise", "mprotect", "brk");

    private final List<List<Run>> runs = new ArrayList<>();
    private String workingThread = "";
    private int operation = -1;
    private int count;
    private boolean createsFile;

    private Trace() {}

    /** Of each operation the run in the middle: a safepoint or a collection in one of them does not count. */
    static List<Run> of(Path log) throws IOException {
        Trace trace = new Trace();
        Files.readAllLines(log).stream().map(CALL::matcher).filter(Matcher::matches).forEach(trace::add);
        return trace.runs.stream().map(all -> all.stream().sorted(Comparator.comparingInt(Run::count)).toList())
                .map(sorted -> sorted.get((sorted.size() - 1) / 2)).toList();
    }

    private void add(Matcher call) {
        String name = call.group(2);
        Matcher quoted = QUOTED.matcher(call.group(3));
        String path = quoted.find() ? quoted.group(1) : "";
        Matcher mark = MARK.matcher(path);
        if (mark.matches()) {
            mark(Integer.parseInt(mark.group(1)), call.group(1));
            return;
        }
        if (call.group(1).equals(workingThread) && !OF_THE_JVM.contains(name)) {
            count++;
        }
        boolean creates = name.equals("creat") || (name.startsWith("open") && call.group(3).contains("O_CREAT"));
        createsFile |= creates && !path.endsWith(Operations.WRITTEN);
    }

    /** Ends the run before it, and begins the next one. */
    private void mark(int number, String thread) {
        if (number == operation) {
            runs.get(number).add(new Run(count, createsFile));
        } else {
            runs.add(new ArrayList<>());
        }
        operation = number;
        workingThread = thread;
        count = 0;
        createsFile = false;
    }
}
