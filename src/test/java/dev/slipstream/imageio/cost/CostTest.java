package dev.slipstream.imageio.cost;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.slipstream.imageio.testing.ChildJvm;
import dev.slipstream.imageio.testing.Commands;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/**
 * Bytes that a thread allocates and system calls that it makes, warm, in each operation, with the JDK alone and with
 * Slipstream. What it has counted is in {@code target/counts.json} then, for the tables of bench/RESULTS.md.
 */
@Tag("long")
@EnabledOnOs(value = OS.LINUX, disabledReason = "the bounds were counted on Linux")
class CostTest {

    /**
     * No C2, and so no escape analysis, which leaves out allocations as it pleases; the same heap, and with it the same
     * size of a reference, on every machine; and identity hash codes in sequence instead of at random: ImageIO's
     * registry keeps providers in hash tables by it, so that how many of them it looks at before the right one depends
     * on it.
     */
    private static final String[] SAME_BYTES = {"-XX:TieredStopAtLevel=1", "-Xmx512m",
        "-XX:+UnlockExperimentalVMOptions", "-XX:+IgnoreUnrecognizedVMOptions", "-XX:hashCode=3"};
    /** So that neither the collector nor the compiler comes between the marks more than it must. */
    private static final String[] QUIET = {"-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"};

    private static final Bounds BOUNDS = new Bounds("bounds.csv");
    private static final Counts COUNTS = new Counts();

    @TempDir
    private static Path folder;

    @BeforeAll
    static void writeFiles() throws IOException {
        Operations.writeFiles(folder);
    }

    @AfterAll
    static void keepWhatWasCounted() throws IOException {
        BOUNDS.save();
        COUNTS.writeTo(Path.of("target", "counts.json"));
    }

    @Test
    void everyBoundIsThatOfAnOperation() {
        assertEquals(List.copyOf(Operations.all().keySet()), List.copyOf(BOUNDS.operations()));
    }

    @Test
    void noOperationAllocatesMoreThanItsBound() throws Exception {
        assertWithin("bytes", bytes(ChildJvm.withSlipstream()), bytes(ChildJvm.withClassPath(List.of())));
    }

    private static Map<String, Long> bytes(ChildJvm jvm) throws Exception {
        Map<String, Long> bytes = new LinkedHashMap<>();
        for (String line : jvm.option(SAME_BYTES).inFolder(folder).run(CountingChild.class)) {
            String[] fields = line.split("\t");
            bytes.put(fields[0], Long.valueOf(fields[1]));
        }
        return bytes;
    }

    @Test
    void noOperationMakesMoreSystemCallsThanItsBound() throws Exception {
        assumeTrue(Commands.run("strace", "-f", "-o", "/dev/null", "true"), "no strace, or it may not trace");
        assertWithin("calls", calls(ChildJvm.withSlipstream(), Counts.SLIPSTREAM),
                calls(ChildJvm.withClassPath(List.of()), Counts.JDK));
    }

    private static Map<String, Long> calls(ChildJvm jvm, String side) throws Exception {
        Path log = folder.resolve(side + ".strace");
        jvm.under("strace", "-f", "-qq", "-s", "4096", "-o", log.toString()).option(QUIET).inFolder(folder)
                .run(CountingChild.class, CountingChild.MARKED);
        List<Trace.Run> runs = Trace.of(log);
        List<String> operations = List.copyOf(Operations.all().keySet());
        assertEquals(operations.size(), runs.size(), "operations in the trace");
        Map<String, Long> calls = new LinkedHashMap<>();
        for (int i = 0; i < runs.size(); i++) {
            calls.put(operations.get(i), (long) runs.get(i).count());
            COUNTS.add(operations.get(i), side, "temporary file", runs.get(i).createsFile() ? 1 : 0);
        }
        return calls;
    }

    private static void assertWithin(String count, Map<String, Long> ours, Map<String, Long> jdk) {
        List<String> wrong = new ArrayList<>();
        ours.forEach((operation, value) -> {
            wrong.addAll(BOUNDS.judge(operation, count, value, jdk.get(operation)));
            COUNTS.add(operation, Counts.SLIPSTREAM, count, value);
            COUNTS.add(operation, Counts.JDK, count, jdk.get(operation));
        });
        assertEquals("", String.join("\n", wrong));
    }

    /** What strace has written about a {@link CountingChild}. */
    private static final class Trace {

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
}
