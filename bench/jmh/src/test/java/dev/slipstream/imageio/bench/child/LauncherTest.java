package dev.slipstream.imageio.bench.child;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.bench.Bench;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** What a command leaves in the temporary folder when it is stopped. */
@Timeout(120)
@DisabledOnOs(OS.WINDOWS)
class LauncherTest {

    @TempDir
    private Path temporary;

    @Test
    void nothingIsLeftAndNothingFailsWhenTheCommandIsAskedToEnd() throws Exception {
        Process command = startMeasuring();
        new ProcessBuilder("kill", "-TERM", Long.toString(command.pid())).inheritIO().start().waitFor();
        assertTrue(command.waitFor(20, TimeUnit.SECONDS), "still alive");
        String errors = command.errorReader(StandardCharsets.UTF_8).lines()
                .filter(line -> !line.contains(" is left out: ")).collect(Collectors.joining("\n"));
        try (Stream<Path> left = Files.list(temporary)) {
            assertEquals(List.of(), left.filter(path -> path.getFileName().toString().startsWith("slipstream"))
                    .toList());
        }
        assertTrue(!errors.contains("Exception") && !errors.contains("\tat "), errors);
    }

    /** With a folder for children and both children at work. */
    private Process startMeasuring() throws Exception {
        Process command = new ProcessBuilder(ProcessHandle.current().info().command().orElseThrow(),
                "-Djava.io.tmpdir=" + temporary, "-cp", System.getProperty("java.class.path"),
                Bench.class.getName(), "peers", "--kinds", "RGB8_20X20", "--millis", "60000", "--ready", temporary + "")
                .redirectOutput(ProcessBuilder.Redirect.DISCARD).start();
        while (command.children().count() < 2) {
            assertTrue(command.isAlive(), "ended");
            Thread.sleep(10);
        }
        return command;
    }
}
