package dev.slipstream.imageio.bench.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.slipstream.imageio.bench.jmh.images.FileTimes;
import dev.slipstream.imageio.bench.results.Metric;
import dev.slipstream.imageio.bench.results.Origin;
import dev.slipstream.imageio.bench.results.Result;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class RealLossesTest {

    @Test
    void aFileThatIsSlowerOnTheMeanHasTheRatiosOfAll() {
        Jdk newer = jdk(27, times("JDK", 90, 200), times("SLIPSTREAM", 100, 100));
        Jdk older = jdk(25, times("JDK", 96, 200), times("SLIPSTREAM", 100, 100));
        Jdk other = new Jdk(17, Map.of(), Map.of());
        assertEquals(List.of(
                "- JDK 27: of 2 reads and writes of real images 1 are slower by more than 5 %.",
                "- JDK 25: of 2 reads and writes of real images 0 are slower by more than 5 %.",
                "",
                "| slower | JDK 27 | JDK 25 |",
                "| --- | ---: | ---: |",
                "| write icons/a.png | 0.900 | 0.960 |"), RealLosses.lines(List.of(newer, older, other)));
    }

    @Test
    void withoutLossesThereIsNoTable() {
        Jdk jdk = jdk(25, times("JDK", 96, 200), times("SLIPSTREAM", 100, 100));
        assertEquals(1, RealLosses.lines(List.of(jdk)).size());
    }

    @Test
    void aJdkWithFewFilesIsNotWhole() {
        Jdk whole = new Jdk(25, Map.of("real", List.of(), "streams", List.of(), "cold", List.of()), Map.of());
        Jdk half = new Jdk(27, Map.of("real", List.of()), Map.of());
        assertEquals(List.of(whole), Jdk.whole(List.of(half, whole)));
        assertEquals(List.of(half), Jdk.whole(List.of(half)));
    }

    private static Jdk jdk(int feature, Result... results) {
        return new Jdk(feature, Map.of("real", List.of(results)), Map.of());
    }

    private static Result times(String side, double a, double b) {
        return Result.of("RealWrites.write", Map.of(Result.SIDE, side, "folder", "icons"),
                Metric.count("ns/op", a + b), Map.of(FileTimes.FILE + "a.png", Metric.count("ns/op", a),
                        FileTimes.FILE + "b.png", Metric.count("ns/op", b)),
                new Origin("1234567", "2026-11-27T00:00:00Z", "Linux", "bench results"));
    }
}
