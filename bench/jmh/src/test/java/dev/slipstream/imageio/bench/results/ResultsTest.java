package dev.slipstream.imageio.bench.results;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ResultsTest {

    private static final Origin ORIGIN = new Origin("1234567", "2026-11-23T12:00:00Z", "a machine", "a command");

    @TempDir
    private Path folder;

    @Test
    void comesBackAsItWasWritten() throws IOException {
        Path file = folder.resolve("results.json");
        Result result = Result.of("bench", Map.of(Result.SIDE, Result.JDK, "size", "20"),
                Metric.of("ns/op", List.of(1.0, 2.0, 4.0)), Map.of("bytes", Metric.count("B/op", 5)), ORIGIN);
        Results.write(file, List.of(result, result));
        assertEquals(List.of(result, result), Results.read(file));
        assertEquals(Map.of("size", "20"), result.row());
    }

    /** What is the same for all results of a run is in the first of them only. JMH's readers need none of it. */
    @Test
    void saysOncePerRunWhereItComesFrom() throws IOException {
        Path file = folder.resolve("results.json");
        Origin other = new Origin("1234567", "2026-11-24T12:00:00Z", "a machine", "a command");
        List<Result> results = List.of(result(ORIGIN), result(ORIGIN), result(other), result(other), result(ORIGIN));
        Results.write(file, results);
        assertEquals(results, Results.read(file));
        assertEquals(List.of(true, false, true, false, true), Files.readAllLines(file).stream()
                .filter(line -> line.startsWith("{")).map(line -> line.contains("\"command\":\"a command\"")).toList());
    }

    private static Result result(Origin origin) {
        return Result.of("bench", Map.of(), Metric.count("B/op", 5), Map.of(), origin);
    }

    /** JMH writes no number as text, and much that is not kept. */
    @Test
    void saysWhereJmhsResultsComeFrom() throws IOException {
        Path file = folder.resolve("jmh.json");
        Files.writeString(file, """
                [{"jmhVersion": "1.37", "benchmark": "a.B.c", "mode": "avgt", "threads": 1, "forks": 1,
                "vmVersion": "17.0.15+6", "params": {"side": "JDK"},
                "primaryMetric": {"score": 2.0, "scoreError": "NaN", "scoreUnit": "ns/op", "rawData": [[2.0]],
                "scorePercentiles": {"0.0": 2.0}}, "secondaryMetrics": {}}]
                """);
        Results.stamp(file, ORIGIN);
        Result result = Results.read(file).get(0);
        assertTrue(result.isStamped());
        assertEquals(ORIGIN.commit(), result.commit());
        assertTrue(Double.isNaN(result.primaryMetric().scoreError()));
        assertEquals(List.of(2.0), result.primaryMetric().values());
    }

    /** Of the files of a folder as well, which are metrics beside that of all. */
    @Test
    void hasMediansForScores() {
        Metric metric = Metric.of("ns/op", List.of(1.0, 2.0, 30.0));
        Result result = Result.of("bench", Map.of(Result.SIDE, Result.JDK), metric, Map.of("file", metric), ORIGIN)
                .withMedian();
        assertEquals(2, result.primaryMetric().score());
        assertEquals(2, result.secondaryMetrics().get("file").score());
    }

    @Test
    void tellsWhichFileIsNone() throws IOException {
        for (String text : List.of("", "{\"kind\": 1}", "[{\"benchmark\": \"a\"}]",
                "[{\"benchmark\": \"a\", \"primaryMetric\": {}}]", "[null]")) {
            Path file = Files.writeString(folder.resolve("other.json"), text);
            assertTrue(assertThrows(IOException.class, () -> Results.read(file)).getMessage().contains("other.json"));
        }
    }
}
