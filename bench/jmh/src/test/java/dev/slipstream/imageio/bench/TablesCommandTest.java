package dev.slipstream.imageio.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.bench.command.BenchCommand;
import dev.slipstream.imageio.bench.results.Metric;
import dev.slipstream.imageio.bench.results.Origin;
import dev.slipstream.imageio.bench.results.Result;
import dev.slipstream.imageio.bench.results.Results;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TablesCommandTest {

    private static final Path ROOT = Path.of("").toAbsolutePath().resolve("../..");
    private static final String MARKED = "before\n<!-- table: calls -->\n<!-- end -->\nafter\n";

    @TempDir
    private Path folder;

    private Path readme;
    private Path counts;

    @BeforeEach
    void store() throws IOException {
        readme = Files.writeString(folder.resolve("README.md"), MARKED);
        counts = Files.createDirectories(folder.resolve("results/jdk-" + Runtime.version().feature()))
                .resolve("counts.json");
        Results.write(counts, List.of(Result.JDK, Result.SLIPSTREAM).stream()
                .map(side -> Result.of("read PNG 20x20, File", Map.of(Result.SIDE, side), Metric.count("B/op", 10),
                        Map.of("calls", Metric.count("calls/op", 6), "temporary file",
                                Metric.count("files/op", side.equals(Result.JDK) ? 1 : 0)), run(side))).toList());
    }

    /** Each side has a run of its own. */
    private static Origin run(String side) {
        return new Origin("1234567", "2026-11-21T00:00:00Z", "Linux", "bench results " + side);
    }

    @Test
    void committedTablesAgreeWithTheStoredResults() {
        String files = Stream.of("README.md", "bench/RESULTS.md",
                "bench/examples/libraries/README.md", "bench/examples/spark/README.md")
                .map(file -> ROOT.resolve(file).toString()).collect(Collectors.joining(","));
        CommandRun.of("tables", "--check", "--file", files, "--results", ROOT.resolve("bench/results"))
                .ended(BenchCommand.SAME);
    }

    @Test
    void tableIsMadeBetweenItsMarkersAndThenAgrees() throws IOException {
        readme("--check").ended(BenchCommand.DIFFERS);
        assertEquals(MARKED, Files.readString(readme), "a check changes nothing");
        readme().ended(BenchCommand.SAME);
        assertEquals("""
                before
                <!-- table: calls -->

                | system calls | JDK %d | with Slipstream |
                | --- | ---: | ---: |
                | read PNG 20x20, File | 6, and a temporary file | 6 |

                Commit 1234567.

                <!-- end -->
                after
                """.formatted(Runtime.version().feature()), Files.readString(readme));
        readme("--check").ended(BenchCommand.SAME);
        assertEquals("", readme().out(), "nothing to do");
    }

    @Test
    void disagreementIsToldLikeADiff() throws IOException {
        readme();
        Files.writeString(readme, Files.readString(readme).replace("file | 6 |", "file | 60 |"));
        CommandRun run = readme("--check").ended(BenchCommand.DIFFERS);
        assertTrue(run.out().contains(":2: table 'calls' is not what the results say"), run.out());
        assertTrue(run.out().contains("- | read PNG 20x20, File | 6, and a temporary file | 60 |"), run.out());
        assertTrue(run.out().contains("+ | read PNG 20x20, File | 6, and a temporary file | 6 |"), run.out());
    }

    @Test
    void eachOfSeveralFilesIsChecked() throws IOException {
        Path results = Files.writeString(folder.resolve("RESULTS.md"), MARKED);
        readme();
        CommandRun run = readme("--check", "--file", results.toString()).ended(BenchCommand.DIFFERS);
        assertTrue(run.out().startsWith(results + ":2: table 'calls'"), run.out());
    }

    @Test
    void wrongMarkersFail() throws IOException {
        String end = "<!-- end -->\n";
        for (String[] each : new String[][] {
            {"<!-- table: call -->\n" + end, "table 'call': unknown, there are [bmp, "},
            {"\n<!-- table: calls -->\n<!-- table: bytes -->\n" + end, "line 2: the table 'calls' has no <!-- end -->"},
            {"text\n" + end, "line 2: an end without a table"}
        }) {
            Files.writeString(readme, each[0]);
            mustFail(each[1]);
        }
    }

    @Test
    void resultsThatDoNotSayTheirOriginFail() throws IOException {
        Files.writeString(counts, Files.readString(counts).replace("\"machine\":\"Linux\"", "\"m\":\"Linux\""));
        mustFail("read PNG 20x20, File does not say its commit, date, machine and command");
    }

    @Test
    void everyMachineAndFileIsNamed() throws IOException {
        Files.writeString(counts.resolveSibling("bytes.json"), Files.readString(counts).replace("Linux", "Mac"));
        Files.writeString(readme, MARKED.replace("calls", "machine"));
        readme();
        String table = Files.readString(readme);
        assertTrue(table.contains("| machine | Mac; Linux |"), table);
        assertTrue(table.contains("- bytes: commit 1234567, 2026-11-21; 1 fork of 1 iteration, no flags\n- counts: "),
                table);
    }

    @Test
    void resultsOfAnotherJdkThanTheirFolderIsOfFail() throws IOException {
        Files.move(counts, Files.createDirectories(folder.resolve("results/jdk-11")).resolve("counts.json"));
        Files.delete(counts.getParent());
        mustFail(", not on 11");
    }

    @Test
    void everyCommitIsNamed() throws IOException {
        Files.writeString(counts, Files.readString(counts).replaceFirst("1234567", "89abcde"));
        readme();
        String table = Files.readString(readme);
        assertTrue(table.contains("Commit 1234567, but 89abcde for read PNG 20x20, File."), table);
        readme("--check").ended(BenchCommand.SAME);
    }

    @Test
    void markersWithoutAnyResultsFail() throws IOException {
        Files.delete(counts);
        Files.delete(counts.getParent());
        mustFail("table 'calls': no results in");
    }

    private void mustFail(String message) {
        CommandRun run = readme("--check").ended(BenchCommand.FAILED);
        assertTrue(run.err().contains(message), run.err());
    }

    private CommandRun readme(String... more) {
        return CommandRun.of(Stream.concat(Stream.of("tables", "--file", readme,
                "--results", folder.resolve("results")), Stream.of(more)).toArray());
    }
}
