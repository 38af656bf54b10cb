package dev.slipstream.imageio.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.slipstream.imageio.bench.workbench.command.BenchCommand;
import dev.slipstream.imageio.bench.workbench.results.Result;
import dev.slipstream.imageio.bench.workbench.results.Run;
import dev.slipstream.imageio.bench.workbench.results.RunFile;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(180)
class CheckCommandTest {

    private static final String NO_STRACE = "no-such-strace";
    private static final int FEATURE = Runtime.version().feature();
    private static final String READ_INT = "readInt x 100, File";
    private static final String READ_BMP = "read BMP 20x20, ByteArrayInputStream";

    private static final String REGISTRATION = "fresh JVM, registration";

    @TempDir
    private Path folder;

    private Path bounds;
    private Path coldBounds;

    @BeforeEach
    void name() {
        bounds = folder.resolve("bounds.csv");
        coldBounds = folder.resolve("bounds-cold.csv");
    }

    @Test
    void updateMakesBoundsThatTheNextCheckKeepsTo() throws IOException {
        Path json = folder.resolve("counts.json");
        CommandRun update = check(NO_STRACE, READ_INT, "--update", "--json", json.toString());
        assertEquals(BenchCommand.SAME, update.exitCode(), update.out() + update.err());
        assertTrue(update.err().contains("System calls are not counted: 'no-such-strace'"), update.err());
        assertEquals(List.of("operation,bytes " + FEATURE + ",calls " + FEATURE + ",reason",
                "\"" + READ_INT + "\",0,,"), Files.readAllLines(bounds));
        Run run = RunFile.read(json);
        assertEquals("counts", run.kind());
        assertEquals(List.of(Result.JDK, Result.TWELVEMONKEYS, Result.SLIPSTREAM),
                List.copyOf(run.results().get(0).sides().keySet()));
        CommandRun check = check(NO_STRACE, READ_INT);
        assertEquals(BenchCommand.SAME, check.exitCode(), check.out() + check.err());
    }

    @Test
    void excessIsNamedWithExitCode1() throws IOException {
        Files.writeString(bounds, "operation,bytes 17,calls 17,reason\n\"" + READ_BMP + "\",1000,0,a window\n");
        CommandRun run = check(NO_STRACE, READ_BMP);
        assertEquals(BenchCommand.DIFFERS, run.exitCode(), run.out());
        assertTrue(run.out().contains(READ_BMP + ": allocates "), run.out());
        assertTrue(run.out().contains(" above its bound of 1000"), run.out());
        assertEquals(FEATURE != 17, run.out().contains("There are no bounds for JDK " + FEATURE), run.out());
    }

    @Test
    void boundOfNoOperationFails() throws IOException {
        Files.writeString(bounds, "operation,bytes 17,calls 17,reason\n\"" + READ_INT + "\",0,0,\nold,0,0,\n");
        CommandRun run = check(NO_STRACE, READ_INT);
        assertEquals(BenchCommand.DIFFERS, run.exitCode(), run.out());
        assertTrue(run.out().contains("old: has a bound, but is no operation"), run.out());
    }

    @Test
    void classesOfFreshJvmsHaveBoundsOfTheirOwn() throws IOException {
        CommandRun update = check(NO_STRACE, REGISTRATION, "--update");
        // More than the JDK's, so a reason has to be given by hand.
        assertEquals(BenchCommand.DIFFERS, update.exitCode(), update.out() + update.err());
        assertFalse(Files.exists(bounds));
        List<String> lines = Files.readAllLines(coldBounds);
        assertEquals(String.format("operation,classes %1$d,made %1$d,file bytes %1$d,reason", FEATURE), lines.get(0));
        assertTrue(lines.get(1).matches("\"" + REGISTRATION + "\",\\d+,\\d+,\\d+,"), lines.get(1));
        Files.write(coldBounds, List.of(lines.get(0), lines.get(1) + "classes of its own"));
        CommandRun check = check(NO_STRACE, REGISTRATION);
        assertEquals(BenchCommand.SAME, check.exitCode(), check.out() + check.err());
        Files.write(coldBounds, List.of(lines.get(0), "\"" + REGISTRATION + "\",1,0,0,classes of its own"));
        CommandRun excess = check(NO_STRACE, REGISTRATION);
        assertEquals(BenchCommand.DIFFERS, excess.exitCode(), excess.out() + excess.err());
        assertTrue(excess.out().contains(REGISTRATION + ": loads "), excess.out());
    }

    @Test
    void systemCallsAreCountedWhereThereIsStrace() throws IOException {
        assumeTrue(isInstalled("strace"), "strace is not installed");
        CommandRun run = check("strace", READ_INT, "--update");
        assumeTrue(!run.err().contains("System calls are not counted"), run.err());
        assertEquals(BenchCommand.SAME, run.exitCode(), run.out() + run.err());
        // A call for each int in the JDK, and two for seek; nothing in Slipstream, whose window has them all.
        assertTrue(run.out().lines().anyMatch(line -> line.startsWith(READ_INT)
                && line.matches(".* 0 +0 +0 +0 +102 +0 +0 +0 +ok")), run.out());
    }

    @Test
    void withoutBoundsItSaysHowToMakeThem() {
        CommandRun run = check(NO_STRACE, READ_INT);
        assertEquals(2, run.exitCode());
        assertTrue(run.err().contains("No bounds in " + bounds), run.err());
    }

    @Test
    void unknownOperationIsRefused() throws IOException {
        Files.writeString(bounds, "operation,reason\n");
        CommandRun run = check(NO_STRACE, "no such operation");
        assertEquals(2, run.exitCode());
        assertTrue(run.err().contains("No operation's name contains ^no such operation$"), run.err());
        assertFalse(run.out().contains("Bytes"), run.out());
    }

    private CommandRun check(String strace, String operation, String... more) {
        return CommandRun.of(Stream.concat(Stream.of("check", "--bounds", bounds, "--cold-bounds", coldBounds,
                "--strace", strace,
                "--operations", "^" + operation.replace("[", "\\[") + "$"), Stream.of(more)).toArray());
    }

    private static boolean isInstalled(String program) {
        return Stream.of(System.getenv("PATH").split(File.pathSeparator))
                .anyMatch(path -> Files.isExecutable(Path.of(path, program)));
    }
}
