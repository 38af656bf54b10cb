package dev.slipstream.imageio.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class MainTest {

    /** As a copy of bench.jar alone is. */
    @Test
    void withoutItsLibrariesItSaysInOneSentenceWhatItNeeds() throws IOException, InterruptedException {
        Process process = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-cp",
                Path.of("target", "classes").toString(), Main.class.getName(), "compare").redirectErrorStream(true)
                        .start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(3, process.waitFor(), output);
        assertEquals(List.of("bench.jar needs the folder lib and bench-worker.jar beside it: copy all three from"
                + " bench/jmh/target"), output.lines().toList());
    }

    @Test
    void versionIsThatOfTheBuildAndOfTheJdk() {
        CommandRun run = CommandRun.of("--version");
        assertTrue(run.out().matches("Slipstream \\d+\\.\\d+\\S*(, commit \\w+\\+?)?\\RJDK "
                + Runtime.version().feature() + "[^\\n]+\\R"), run.out());
        assertEquals(run.out(), CommandRun.of("compare", "--version").out());
    }
}
