package dev.slipstream.imageio.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.bench.command.BenchCommand;
import dev.slipstream.imageio.bench.facts.AlteringPlugin;
import dev.slipstream.imageio.bench.results.Result;
import dev.slipstream.imageio.bench.results.Results;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(180)
class ColdCommandTest {

    private static final String TEST_IMAGES = "../../testimages";

    @TempDir
    private Path folder;

    @Test
    void eachSideIsTimed() throws IOException {
        List<Result> results = run("--cases", "^read PNG 20x20, File$", "--pairs", "2");
        assertEquals(List.of(Result.JDK, Result.SLIPSTREAM), results.stream().map(Result::side).toList());
        for (Result result : results) {
            assertEquals(Map.of("source", "File"), result.row());
            assertEquals(2, result.primaryMetric().rawData().size(), "forks");
            assertEquals(2, result.secondaryMetrics().get("processor time").values().size());
            assertTrue(result.isStamped());
        }
    }

    @Test
    void sequenceHasACurve() throws IOException {
        List<Result> jdk = run("--cases", "first 10 test images, InputStream", "--pairs", "1", "--testimages",
                TEST_IMAGES).stream().filter(result -> result.side().equals(Result.JDK)).toList();
        assertEquals(List.of("", "1", "2", "5", "10"),
                jdk.stream().map(result -> result.params().getOrDefault("after", "")).toList());
        assertTrue(jdk.get(4).primaryMetric().score() > jdk.get(1).primaryMetric().score());
        assertEquals(jdk.get(4).primaryMetric().score(), jdk.get(0).primaryMetric().score());
    }

    @Test
    void everyKindOfCallIsMadeAlike() throws IOException {
        assertEquals(List.of("registration", "read what is no image", "open PNG 20x20", "write BMP 250x250"),
                run("--cases", "^(registration|open.* InputStream|read what.* File|write BMP.* OutputStream)$",
                        "--pairs", "1").stream().map(Result::benchmark).distinct().toList());
    }

    @Test
    void pixelsThatDifferAreToldWithExitCode1() throws IOException {
        Path plugin = AlteringPlugin.writeTo(Files.createDirectory(folder.resolve("plugin")));
        CommandRun run = CommandRun.of("cold", "--cases", "^read BMP 20x20, File$", "--pairs", "1", "--slipstream",
                plugin).ended(BenchCommand.DIFFERS);
        assertTrue(run.err().contains("read BMP 20x20, File: result 1 of 1 on SLIPSTREAM is not that on JDK"),
                run.err());
    }

    @Test
    void unknownCasesAndNoPairsAreRefused() {
        CommandRun unknown = CommandRun.of("cold", "--cases", "no such case").ended(2);
        assertTrue(unknown.err().contains("no such case"), unknown.err());
        assertEquals(2, CommandRun.of("cold", "--pairs", "0").exitCode());
    }

    private List<Result> run(String... arguments) throws IOException {
        Path json = folder.resolve("cold.json");
        CommandRun run =
                CommandRun.of(Stream.concat(Stream.of("cold", "--json", json), Stream.of(arguments)).toArray());
        assertEquals(BenchCommand.SAME, run.exitCode(), run.out() + run.err());
        return Results.read(json);
    }
}
