package dev.slipstream.imageio.cost;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.slipstream.imageio.testing.ChildJvm;
import dev.slipstream.imageio.testing.Commands;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/**
 * Bytes that a thread allocates and system calls that it makes, warm, in each operation, with the JDK alone and with
 * Slipstream. What it has counted is in {@code target/counts.json} then, for the tables of bench/RESULTS.md.
 */
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
}
