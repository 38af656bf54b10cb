package dev.slipstream.imageio.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.slipstream.imageio.bench.workbench.command.BenchCommand;
import dev.slipstream.imageio.bench.workbench.results.Environment;
import dev.slipstream.imageio.bench.workbench.results.Method;
import dev.slipstream.imageio.bench.workbench.results.Result;
import dev.slipstream.imageio.bench.workbench.results.Run;
import dev.slipstream.imageio.bench.workbench.results.RunFile;
import dev.slipstream.imageio.bench.workbench.results.Samples;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReadmeCommandTest {

    private static final Path ROOT = Path.of("").toAbsolutePath().resolve("../..");
    private static final String MARKED = "before\n<!-- table: calls -->\n<!-- end -->\nafter\n";

    @TempDir
    private Path folder;

    private Path readme;
    private Path counts;

    @BeforeEach
    void store() throws IOException {
        readme = Files.writeString(folder.resolve("README.md"), MARKED);
        counts = Files.createDirectories(folder.resolve("results/jdk-17")).resolve("counts.json");
        Samples samples = new Samples(1, List.of(1L), 10.0, null).withCalls(6);
        RunFile.write(counts, new Run("counts", "title", "command", "2026-11-21T00:00:00Z", 1,
                new Environment("17.0.1", "vm", "vendor", "Linux", "amd64", "cpu", 2, 1, "", "1", "2", List.of()),
                new Method(1, 9, 0, 0, ""), List.of(new Result("read PNG 20x20, File", Map.of(), "operation", 1,
                        Map.of(Result.JDK, samples, Result.SLIPSTREAM, samples)))));
    }

    @Test
    void committedTablesAgreeWithTheStoredResults() {
        CommandRun run = CommandRun.of("readme", "--check", "--file", ROOT.resolve("README.md"), "--file",
                ROOT.resolve("bench/RESULTS.md"), "--results", ROOT.resolve("bench/results"));
        assertEquals(BenchCommand.SAME, run.exitCode(), run.out() + run.err());
    }

    @Test
    void tableIsMadeBetweenItsMarkersAndThenAgrees() throws IOException {
        assertEquals(BenchCommand.DIFFERS, readme("--check").exitCode());
        assertEquals(MARKED, Files.readString(readme), "a check changes nothing");
        assertEquals(BenchCommand.SAME, readme().exitCode());
        assertEquals("""
                before
                <!-- table: calls -->

                | system calls | JDK 17 | with Slipstream |
                | --- | ---: | ---: |
                | read PNG 20x20, File | 6 | 6 |

                <!-- end -->
                after
                """, Files.readString(readme));
        assertEquals(BenchCommand.SAME, readme("--check").exitCode());
        assertEquals("", readme().out(), "nothing to do");
    }

    @Test
    void disagreementIsToldLikeADiff() throws IOException {
        readme();
        Files.writeString(readme, Files.readString(readme).replace("| 6 | 6 |", "| 60 | 6 |"));
        CommandRun run = readme("--check");
        assertEquals(BenchCommand.DIFFERS, run.exitCode());
        assertTrue(run.out().contains(":2: table 'calls' is not what the results say"), run.out());
        assertTrue(run.out().contains("- | read PNG 20x20, File | 60 | 6 |"), run.out());
        assertTrue(run.out().contains("+ | read PNG 20x20, File | 6 | 6 |"), run.out());
    }

    @Test
    void eachOfSeveralFilesIsChecked() throws IOException {
        Path results = Files.writeString(folder.resolve("RESULTS.md"), MARKED);
        readme();
        CommandRun run = readme("--check", "--file", results.toString());
        assertEquals(BenchCommand.DIFFERS, run.exitCode());
        assertTrue(run.out().startsWith(results + ":2: table 'calls'"), run.out());
    }

    @Test
    void unknownTableFails() throws IOException {
        Files.writeString(readme, "<!-- table: call -->\n<!-- end -->\n");
        mustFail("unknown table 'call'");
    }

    @Test
    void tableWithoutAnEndFails() throws IOException {
        Files.writeString(readme, "text\n<!-- table: calls -->\n<!-- table: bytes -->\n<!-- end -->\n");
        mustFail("line 2: the table 'calls' has no <!-- end -->");
    }

    @Test
    void endWithoutATableFails() throws IOException {
        Files.writeString(readme, "text\n<!-- end -->\n");
        mustFail("line 2: an end without a table");
    }

    @Test
    void resultsWithoutADescribedMachineFail() throws IOException {
        JsonObject run = JsonParser.parseString(Files.readString(counts)).getAsJsonObject();
        run.getAsJsonObject("environment").addProperty("cpu", "");
        Files.writeString(counts, run.toString());
        mustFail("counts.json: the machine is not described");
    }

    @Test
    void resultsOfAnotherJdkThanTheirFolderIsOfFail() throws IOException {
        Files.move(counts, Files.createDirectories(folder.resolve("results/jdk-25")).resolve("counts.json"));
        Files.delete(counts.getParent());
        mustFail("measured on JDK 17.0.1, not on 25");
    }

    @Test
    void markersWithoutAnyResultsFail() throws IOException {
        Files.delete(counts);
        Files.delete(counts.getParent());
        mustFail("table 'calls': no results in");
    }

    @Test
    void textWithoutMarkersNeedsNoResults() throws IOException {
        Files.writeString(readme, "text\n");
        Files.delete(counts);
        Files.delete(counts.getParent());
        assertEquals(BenchCommand.SAME, readme("--check").exitCode());
        assertEquals("text\n", Files.readString(readme));
    }

    private void mustFail(String message) {
        CommandRun run = readme("--check");
        assertEquals(BenchCommand.FAILED, run.exitCode(), run.out());
        assertTrue(run.err().contains(message), run.err());
    }

    private CommandRun readme(String... more) {
        return CommandRun.of(java.util.stream.Stream.concat(java.util.stream.Stream.of("readme", "--file", readme,
                "--results", folder.resolve("results")), java.util.stream.Stream.of(more)).toArray());
    }
}
