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
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Timeout(120)
class J2dCommandTest {

    @TempDir
    private Path temp;

    @Test
    void everyTestFromEverySourceRunsOnEverySide() throws IOException {
        Path json = temp.resolve("j2d.json");
        CommandRun run = j2d("--sizes", 1, "--contents", "photo", "--json", json);
        assertEquals(BenchCommand.SAME, run.exitCode(), run.out() + run.err());
        assertFalse(run.out().contains("not run"), run.out());
        Run stored = RunFile.read(json);
        assertEquals(180 + (6 + 8 + 8 + 4 + 6) * 4, stored.results().size());
        for (Result result : stored.results()) {
            assertEquals(List.of("JDK", "TwelveMonkeys", "Slipstream"), List.copyOf(result.sides().keySet()));
            for (Samples samples : result.sides().values()) {
                assertEquals(1, samples.nanos().size(), result.toString());
            }
        }
    }

    @Test
    void rowIsTheLineOfTheAnalyzerAndEverySideHasAResultFile() throws IOException {
        CommandRun run = j2d("--tests", "input.stream.tests.readInt$", "--sizes", "20", "--sources", "file",
                "--cache", "false", "--all", "--xml", temp.resolve("xml"), "--json", temp.resolve("a.json"));
        assertEquals(BenchCommand.SAME, run.exitCode(), run.out() + run.err());
        assertTrue(run.out().contains("  testname=imageio.input.stream.tests.readInt"), run.out());
        assertTrue(run.out().lines().anyMatch(
                line -> line.matches("Slipstream: [0-9.]+ \\(var=[0-9.]+%\\) \\([0-9.E]+%\\)")), run.out());
        assertTrue(run.out().contains("1 row: Slipstream is "), run.out());
        assertTrue(run.err().contains("1 rows, 3 sides, 1 forks: about"), run.err());
        assertTrue(run.err().contains("It took "), run.err());
        String few = j2d("--tests", "input.stream.tests.readInt$", "--sizes", "20", "--sources", "file").out();
        assertTrue(few.contains("2 rows: Slipstream is ") && !few.contains("var="), few);
        few.lines().forEach(line -> assertTrue(line.length() <= 100, line));
        try (Stream<Path> files = Files.list(temp.resolve("xml"))) {
            assertEquals(3, files.count());
        }
        Run stored = RunFile.read(temp.resolve("a.json"));
        assertEquals("j2d", stored.kind());
        assertTrue(stored.command().contains("bench.jar j2d --rounds 1"), stored.command());
        assertTrue(stored.command().contains("--tests 'input.stream.tests.readInt$'"), stored.command());
        assertTrue(stored.method().note().contains("the first reader that ImageIO offers"), stored.method().note());
    }

    @Test
    void sidesComeInTheOrderOfTheTables() {
        CommandRun run = j2d("--tests", "stream.tests.construct", "--sizes", 1, "--cache", true, "--sources",
                "byteArray", "--dests", "byteArray", "--sides", "Slipstream,JDK", "--all");
        assertEquals(BenchCommand.SAME, run.exitCode(), run.out() + run.err());
        assertFalse(run.out().contains("TwelveMonkeys"), run.out());
        assertTrue(run.out().indexOf("JDK: ") < run.out().indexOf("Slipstream: "), run.out());
        assertEquals(2, run.out().lines().filter(line -> line.startsWith("JDK: ")).count());
    }

    @Test
    void sideThatCannotRunARowIsToldAndTheOthersGoOn() {
        CommandRun run = j2d("--tests", "imageioWrite", "--sizes", 1, "--contents", "blank", "--formats", "png",
                "--dests", "file", "--cache", true, "--all", "--jvm=-Djava.io.tmpdir=" + temp.resolve("nowhere"));
        assertEquals(BenchCommand.FAILED, run.exitCode(), run.out() + run.err());
        assertEquals(3, run.out().lines().filter(line -> line.contains(": not run: java.io.IOException")).count(),
                run.out());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "--sides Oracle | --sides knows", "--sources pipe | --sources knows", "--dests url | --dests knows",
        "--sizes 4000 | --sizes knows", "--contents sunset | --contents knows", "--formats tif | --formats knows",
        "--tests ( | --tests: Unclosed group", "--tests nothing | No row",
        "--rounds 0 | --iterations must be at least 1",
        "--millis 0 | --millis must be at least 1", "--forks 0 | --forks must be at least 1",
        "--warm-up -1 | --warm-up must not be negative", "--json /no/such/folder/x.json | no such folder"})
    void wrongOptionGivesExitCodeTwoBeforeAnythingStarts(String arguments, String complaint) {
        List<String> all = new ArrayList<>(List.of("j2d"));
        all.addAll(Arrays.asList(arguments.split(" ")));
        CommandRun run = CommandRun.of(all.toArray());
        assertEquals(2, run.exitCode(), run.out() + run.err());
        assertTrue(run.err().contains(complaint), run.err());
        assertFalse(run.err().contains("forks: about"), run.err());
    }

    private static CommandRun j2d(Object... arguments) {
        List<Object> all = new ArrayList<>(List.of("j2d", "--rounds", 1, "--forks", 1, "--millis", 1, "--warm-up", 0));
        all.addAll(Arrays.asList(arguments));
        return CommandRun.of(all.toArray());
    }
}
