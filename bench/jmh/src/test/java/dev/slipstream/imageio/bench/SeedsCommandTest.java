package dev.slipstream.imageio.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.bench.workbench.command.BenchCommand;
import dev.slipstream.imageio.bench.workbench.results.Result;
import dev.slipstream.imageio.bench.workbench.results.Run;
import dev.slipstream.imageio.bench.workbench.results.RunFile;
import dev.slipstream.imageio.bench.workbench.results.Samples;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

class SeedsCommandTest {

    @TempDir
    private Path temp;

    /** Among the streams is one of more than three blocks; who loses a byte or a line has another digest and fails. */
    @Test
    @Timeout(180)
    void allSidesReadTheSameStreamsAndLines() throws IOException {
        Path json = temp.resolve("seeds.json");
        CommandRun run = CommandRun.of("seeds", "2", "3", "--quick", "--json", json);
        assertEquals(BenchCommand.SAME, run.exitCode(), run.err());
        assertTrue(run.out().startsWith("This will take about "), run.out());
        assertTrue(run.out().contains("== 2: how a memory cache should grow"), run.out());
        assertFalse(run.out().contains("failed"), run.out());
        Run file = RunFile.read(json);
        assertEquals("seeds", file.kind());
        assertEquals("java -jar bench/jmh/target/bench.jar seeds 2 3 --quick --json " + json, file.command());
        assertEquals(List.of("8191", "16385", "32769"), file.results().stream()
                .filter(result -> result.name().equals("seed2.cache"))
                .map(result -> result.options().get("length")).toList());
        assertEquals(List.of("long \\n", "short \\n", "long \\r\\n", "short \\r\\n"), file.results().stream()
                .filter(result -> result.name().equals("seed3.readLine"))
                .map(result -> result.options().get("lines") + " " + result.options().get("line end")).toList());
        for (Result result : file.results()) {
            assertEquals(result.name().equals("seed2.cache") ? 7 : 12, result.sides().size());
            for (Samples samples : result.sides().values()) {
                assertEquals(file.method().forks() * file.method().iterations(), samples.nanos().size());
            }
        }
    }

    @Test
    @Timeout(180)
    void windowsAreSweptOnEverySide() {
        CommandRun run = CommandRun.of("seeds", "4", "--quick");
        assertEquals(BenchCommand.SAME, run.exitCode(), run.err());
        assertTrue(run.out().contains("128 KiB "), run.out());
        assertTrue(run.out().contains("Device: page cache dropped before each read by")
                || run.out().contains("The page cache cannot be dropped here: "), run.out());
    }

    @Test
    @Timeout(180)
    void nativeMemoryIsToldWhereTheSystemKnowsIt() {
        CommandRun run = CommandRun.of("seeds", "5", "--quick");
        assertEquals(BenchCommand.SAME, run.exitCode(), run.err());
        String peak = Files.isWritable(Path.of("/proc/self/clear_refs")) ? "[\\d,]+" : "-";
        String row = "(?s).*\n10,485,760 +10,240 +64" + (" +" + peak).repeat(3) + "\\R.*";
        assertTrue(run.out().matches(row), run.out());
        assertFalse(run.out().contains("failed"), run.out());
    }

    @Test
    void anUnknownDocumentIsRefused() {
        CommandRun run = CommandRun.of("seeds", "6");
        assertEquals(2, run.exitCode());
        assertTrue(run.err().contains("There are documents 1 to 5, but no 6"), run.err());
    }

    @Test
    void noForksAreRefused() {
        CommandRun run = CommandRun.of("seeds", "--forks", "0");
        assertEquals(2, run.exitCode());
        assertTrue(run.err().contains("--forks must be at least 1: 0"), run.err());
    }
}
