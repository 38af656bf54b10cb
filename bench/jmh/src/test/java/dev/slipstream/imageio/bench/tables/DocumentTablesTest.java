package dev.slipstream.imageio.bench.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.slipstream.imageio.bench.results.Metric;
import dev.slipstream.imageio.bench.results.Origin;
import dev.slipstream.imageio.bench.results.Result;
import dev.slipstream.imageio.bench.results.Row;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class DocumentTablesTest {

    private static final Path RESULTS = Path.of("").toAbsolutePath().resolve("../results");

    private final List<Result> stored = new ArrayList<>();

    /** What no table shows need not be measured. */
    @Test
    void everyStoredResultStandsInATable() throws IOException {
        List<Jdk> jdks = Jdk.in(RESULTS);
        for (Jdk jdk : Jdk.whole(jdks)) {
            List<Result> rest = new ArrayList<>(jdk.results().get(DocumentTables.FILE));
            rest.removeAll(shown(jdks, jdk).toList());
            assertEquals(List.of(), rest.stream().map(result -> result.benchmark() + " " + result.params()).toList());
        }
    }

    @Test
    void aJdkOfASummaryIsNotWhole() {
        Jdk whole = new Jdk(25, Map.of("real", List.of(), "streams", List.of(), "cold", List.of()), Map.of());
        Jdk half = new Jdk(27, Map.of("real", List.of()), Map.of());
        assertEquals(List.of(whole), Jdk.whole(List.of(half, whole)));
        assertEquals(List.of(half), Jdk.whole(List.of(half)));
    }

    private static Stream<Result> shown(List<Jdk> jdks, Jdk jdk) {
        return Specifications.ALL.entrySet().stream().filter(table -> table.getKey().startsWith("document-"))
                .flatMap(table -> table.getValue().lines().apply(jdks).stream())
                .map(line -> line.row().apply(jdk)).filter(row -> row != null)
                .map(Row::sides).flatMap(sides -> sides.values().stream());
    }

    @Test
    void cachesHaveTheirBytesAndTheirPace() {
        for (String cache : List.of("memory", "file", "readAllBytes")) {
            store("CacheGrowth.read", "JDK", 2000, "gc.alloc.rate.norm", 17_296.4, "cache", cache, "length", "8191");
        }
        store("CacheGrowth.read", "SLIPSTREAM", 1000, "gc.alloc.rate.norm", 18_000, "cache", "memory", "length",
                "8191");
        assertEquals(List.of(
                "| bytes allocated | 8,191 | 16,383 | 16,383 | 17,296 | 17,296 | 17,296 | - | 18,000 |",
                "| reads a second | 8,191 | 578,064 | 530,964 | 500,000 | 500,000 | 500,000 | - | 1,000,000 |"),
                table(DocumentTables.caches()));
    }

    @Test
    void linesArePartsOfTheBufferedStreamsTime() {
        store("LineReads.read", "JDK", 2000, "", 0, "from", "file", "lines", "long");
        store("LineReads.read", "TWELVEMONKEYS", 80, "", 0, "from", "file", "lines", "long");
        store("LineReads.read", "SLIPSTREAM", 12, "", 0, "from", "file", "lines", "long");
        store("LineReads.read", "JDK", 100, "", 0, "from", "buffered", "lines", "long");
        assertEquals(List.of(
                "| a File's ImageInputStream | long | 1,992 % unbuffered | 2,000 % | 80 % | 12 % |",
                "| buffered DataInputStream | long | 100 % (8 KiB: 99 %) | 100 % | - | - |"),
                table(DocumentTables.lines()));
    }

    @Test
    void windowsHaveAColumnForEachWayToUseThem() {
        store("WindowSweep.readInt", "", 8e6, "", 0, "window", "8192");
        store("WindowSweep.writeInt", "", 4e6, "", 0, "window", "8192");
        assertEquals(List.of("| 8,192 | 1,350 | - | 1,000 | 2,000 |"), table(DocumentTables.windows()));
    }

    @Test
    void largeReadsHaveTheirPaceAndTheirNativeMemory() {
        store("LargeReads.read", "JDK", 1e8, "nativeBytes", 262_144_000, "length", "262144000");
        store("LargeReads.read", "SLIPSTREAM", 5e7, "nativeBytes", 4096, "length", "262144000");
        assertEquals(List.of(
                "| reads a second | 262,144,000 | 10.0 | 14.3 | 19.9 | 10.0 | - | 20.0 |",
                "| native memory | 262,144,000 | 256,000 KiB | 8 KiB | 64 KiB | 256,000 KiB | - | 4 KiB |"),
                table(DocumentTables.largeReads()));
    }

    /** @param params keys and values in turns */
    private void store(String benchmark, String side, double nanos, String metric, double value, String... params) {
        Map<String, String> all = new HashMap<>(Map.of(Result.SIDE, side));
        for (int i = 0; i < params.length; i += 2) {
            all.put(params[i], params[i + 1]);
        }
        stored.add(Result.of("a." + benchmark, all, Metric.count("ns/op", nanos),
                metric.isEmpty() ? Map.of() : Map.of(metric, Metric.count("B", value)),
                new Origin("1234567", "2026-11-26T00:00:00Z", "Linux", "bench results")));
    }

    /** Without its headings and what is below it. */
    private List<String> table(Specification table) {
        List<String> lines = table.markdown(List.of(new Jdk(25, Map.of(DocumentTables.FILE, stored), Map.of())));
        assertEquals(List.of("", "Commit 1234567."), lines.subList(lines.size() - 2, lines.size()));
        return lines.subList(2, lines.size() - 2);
    }
}
