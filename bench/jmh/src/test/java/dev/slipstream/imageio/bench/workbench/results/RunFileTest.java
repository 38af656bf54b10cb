package dev.slipstream.imageio.bench.workbench.results;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RunFileTest {

    @TempDir
    private Path folder;

    @Test
    void readsWhatItWroteAndKeepsTheOrderOfSidesAndOptions() throws IOException {
        Map<String, Samples> sides = new LinkedHashMap<>();
        sides.put(Result.JDK, new Samples(3, List.of(1L, 2L), 40.5, null));
        sides.put(Result.TWELVEMONKEYS, Samples.failed("nobody <serves> \"it\""));
        sides.put(Result.SLIPSTREAM, new Samples(3, List.of(1L, 1L), 0.0, null).withCalls(7));
        Map<String, String> options = new LinkedHashMap<>();
        options.put("size", "20");
        options.put("cache", "true");
        Result result = new Result("a.read", options, "byte", 4, sides);
        Run run = new Run("j2d", "title", "command", "2026-11-21T00:00:00Z", 1.5, new Environment("17.0.1", "vm",
                "vendor", "Linux", "amd64", "cpu", 2, 1L << 34, "abc", "1", "2", List.of("-Xmx1g")),
                new Method(2, 3, 10, 20, "note"), List.of(result, result));
        Path file = folder.resolve("run.json");
        RunFile.write(file, run);
        Run read = RunFile.read(file);
        assertEquals(run, read);
        assertEquals(List.copyOf(sides.keySet()), List.copyOf(read.results().get(0).sides().keySet()));
        assertEquals(List.copyOf(options.keySet()), List.copyOf(read.results().get(1).options().keySet()));
        assertEquals(5, Files.readAllLines(file).size(), "two lines of head, a line a result, an end");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "{}", "[1]", "{\"kind\":\"j2d\"", "no JSON", "{\"kind\":\"j2d\",\"results\":[]}"})
    void whatIsNoRunIsToldWithItsFile(String text) throws IOException {
        Path file = Files.writeString(folder.resolve("other.json"), text);
        IOException told = assertThrows(IOException.class, () -> RunFile.read(file));
        assertTrue(told.getMessage().startsWith(file + ": not a run of measurements"), told.getMessage());
    }
}
