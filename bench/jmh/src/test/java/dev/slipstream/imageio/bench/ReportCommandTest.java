package dev.slipstream.imageio.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.bench.workbench.command.BenchCommand;
import dev.slipstream.imageio.bench.workbench.report.SampleResults;
import dev.slipstream.imageio.bench.workbench.results.RunFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReportCommandTest {

    @TempDir
    private Path temp;

    private Path results;

    @BeforeEach
    void writeResults() throws IOException {
        results = temp.resolve("j2d.json");
        RunFile.write(results, SampleResults.run("j2d"));
    }

    @Test
    void pageAndMarkdownAreWritten() throws IOException {
        Path html = temp.resolve("page.html");
        Path markdown = temp.resolve("page.md");
        CommandRun run =
                CommandRun.of("report", results, "--html", html, "--markdown", markdown, "--title", "My title");
        assertEquals(BenchCommand.SAME, run.exitCode(), run.err());
        assertTrue(Files.readString(html).contains("<title>My title</title>"));
        assertTrue(Files.readString(markdown).startsWith("# My title\n"));
        assertTrue(run.out().contains("0 rows in 1 group"), run.out());
    }

    @Test
    void markdownAloneGoesToStandardOutputAndNothingElse() {
        CommandRun run = CommandRun.of("report", temp, "--markdown", "-");
        assertEquals(BenchCommand.SAME, run.exitCode(), run.err());
        assertTrue(run.out().startsWith("# Slipstream, measured\n"), run.out());
        assertFalse(run.out().contains("rows in"), run.out());
    }

    @Test
    void missingFileGivesExitCodeTwo() {
        CommandRun run = CommandRun.of("report", temp.resolve("missing.json"));
        assertEquals(2, run.exitCode());
        assertTrue(run.err().contains("missing.json: no such file or folder"), run.err());
    }

    @Test
    void folderWithoutResultsGivesExitCodeTwo() throws IOException {
        CommandRun run = CommandRun.of("report", Files.createDirectory(temp.resolve("empty")));
        assertEquals(2, run.exitCode());
        assertTrue(run.err().contains("No .json or .xml in"), run.err());
    }

    @Test
    void malformedFileGivesExitCodeThreeAndAClearMessage() throws IOException {
        Path bad = Files.writeString(temp.resolve("bad.json"), "{\"kind\"");
        CommandRun run = CommandRun.of("report", bad, "--html", temp.resolve("page.html"));
        assertEquals(BenchCommand.FAILED, run.exitCode());
        assertTrue(run.err().startsWith(bad + ": not JSON: "), run.err());
        assertFalse(run.err().contains("\tat "), run.err());
        assertFalse(Files.exists(temp.resolve("page.html")));
    }
}
