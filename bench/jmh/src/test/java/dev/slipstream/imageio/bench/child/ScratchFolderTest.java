package dev.slipstream.imageio.bench.child;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import dev.slipstream.imageio.bench.Main;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a command leaves in the temporary folder when it is stopped. */
@Timeout(120)
@DisabledOnOs(OS.WINDOWS)
class ScratchFolderTest {

    private static final Path IMAGES = Path.of("../../testimages/png");

    @TempDir
    private Path temporary;

    @ParameterizedTest
    @ValueSource(strings = {"INT", "TERM"})
    void nothingIsLeftAndNothingFailsWhenTheCommandIsAskedToEnd(String signal) throws Exception {
        assumeFalse(signal.equals("INT") && isInterruptIgnored(), "started in the background");
        Process command = startComparing();
        String errors = stop(command, signal);
        assertEquals(List.of(), folders());
        assertTrue(!errors.contains("Exception") && !errors.contains("\tat "), errors);
    }

    /** As a shell has it for what runs in the background, and all that this starts. */
    private static boolean isInterruptIgnored() throws IOException {
        Path status = Path.of("/proc/self/status");
        if (!Files.exists(status)) {
            return false;
        }
        for (String line : Files.readAllLines(status)) {
            if (line.startsWith("SigIgn:")) {
                return (Long.parseUnsignedLong(line.substring("SigIgn:".length()).trim(), 16) & 0x2) != 0;
            }
        }
        return false;
    }

    @Test
    void whatAKilledCommandHasLeftTheNextRemovesWhenItIsADayOld() throws Exception {
        stop(startComparing(), "KILL");
        List<Path> left = folders();
        assertEquals(1, left.size());
        stop(startComparing(), "TERM");
        assertEquals(left, folders(), "removed though it is young");
        Files.setLastModifiedTime(left.get(0), FileTime.from(Instant.now().minus(Duration.ofHours(25))));
        stop(startComparing(), "TERM");
        assertEquals(List.of(), folders());
    }

    /** With a folder for children and both children at work. */
    private Process startComparing() throws IOException {
        Process command = new ProcessBuilder(ProcessHandle.current().info().command().orElseThrow(),
                "-Djava.io.tmpdir=" + temporary, "-cp", System.getProperty("java.class.path"), Main.class.getName(),
                "compare", IMAGES.toString(), "--warm-up", "60")
                .redirectOutput(ProcessBuilder.Redirect.DISCARD).start();
        BufferedReader errors = command.errorReader(StandardCharsets.UTF_8);
        for (String line = errors.readLine(); line != null && !line.contains(" of "); line = errors.readLine()) {
            assertTrue(command.isAlive() || line.contains("about"), line);
        }
        assertTrue(command.children().count() >= 2, "children of " + command);
        return command;
    }

    /** Returns what it still had to say. */
    private static String stop(Process command, String signal) throws Exception {
        new ProcessBuilder("kill", "-" + signal, Long.toString(command.pid())).inheritIO().start().waitFor();
        assertTrue(command.waitFor(20, TimeUnit.SECONDS), "still alive after SIG" + signal);
        return command.errorReader(StandardCharsets.UTF_8).lines().collect(Collectors.joining("\n"));
    }

    private List<Path> folders() throws IOException {
        try (Stream<Path> all = Files.list(temporary)) {
            return all.filter(path -> path.getFileName().toString().startsWith("slipstream")).sorted().toList();
        }
    }
}
