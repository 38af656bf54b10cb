package dev.slipstream.imageio.bench.workbench.report;

import static dev.slipstream.imageio.bench.workbench.report.SampleResults.result;
import static dev.slipstream.imageio.bench.workbench.report.SampleResults.run;
import static dev.slipstream.imageio.bench.workbench.report.SampleResults.samples;
import static dev.slipstream.imageio.bench.workbench.report.SampleResults.sides;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.slipstream.imageio.bench.workbench.results.ColdRun;
import dev.slipstream.imageio.bench.workbench.results.LoadedClasses;
import dev.slipstream.imageio.bench.workbench.results.Result;
import dev.slipstream.imageio.bench.workbench.results.Samples;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class RunGroupsTest {

    @Test
    void scoresAreUnitsPerMillisecondAndNamesAreShortened() {
        Group group = RunGroups.of("j2d.json", run("j2d", result("imageio.input.stream.tests.readInt", "file",
                sides("JDK", samples(1_000_000, 2_000_000), "Slipstream", samples(500_000, 500_000, 500_000))))).get(0);
        assertEquals("Title of j2d", group.title());
        Row row = group.rows().get(0);
        assertEquals("input.stream.readInt", row.name());
        assertEquals(new Traits("", "file", "20", Map.of()), row.traits());
        assertEquals("bytes/ms", row.unit().name());
        assertEquals(2000, row.scores().get("Slipstream").value(), 1e-9);
        assertEquals(24, row.scores().get("Slipstream").bytes());
        assertEquals(3, row.gain("Slipstream", "JDK").ratio(), 1e-9);
    }

    @Test
    void factsDescribeMachineJdkAndMethod() {
        Map<String, String> facts = RunGroups.of("j2d.json", run("j2d")).get(0).facts();
        assertEquals("25.0.1, OpenJDK 64-Bit Server VM, Eclipse Adoptium", facts.get("JDK"));
        assertEquals("A processor, 2 cores, 8.0 GiB of memory", facts.get("Machine"));
        assertEquals("0.1.0, commit abc1234", facts.get("Slipstream"));
        assertEquals("-Xms64m -Xmn16m", facts.get("JVM flags"));
        assertEquals("2", facts.get("Forks"));
        assertEquals("5 of 150 ms, after 400 ms to warm up", facts.get("Iterations"));
        assertEquals("1 h 2 min", facts.get("Duration"));
        assertEquals("java -jar bench.jar j2d", facts.get("Command"));
    }

    @Test
    void documentsAreGroupsAndVariantsMeetTheirLike() {
        List<Group> groups = RunGroups.of("seeds.json", run("seeds",
                result("seed2.cache", "", sides("JDK", samples(4, 4, 4), "JDK file cache", samples(60, 60, 60),
                        "readAllBytes", samples(3, 3, 3), "Slipstream", samples(2, 2, 2),
                        "Slipstream file cache", samples(6, 6, 6))),
                result("seed3.readLine", "", sides("JDK", samples(4, 4, 4), "Slipstream", samples(2, 2, 2)))));
        assertEquals(List.of("Title of seeds: document 2", "Title of seeds: document 3"),
                groups.stream().map(Group::title).toList());
        Group caches = groups.get(0);
        assertEquals("cache", caches.rows().get(0).name());
        assertEquals(List.of("JDK", "readAllBytes"), caches.rivals());
        assertEquals(List.of("", "variant=file cache"),
                caches.rows().stream().map(row -> row.traits().describeOthers()).toList());
        assertEquals(10, caches.rows().get(1).gain("Slipstream", "JDK").ratio(), 1e-9);
    }

    @Test
    void whatWasCountedIsComparedByCountsInsteadOfTimes() {
        Samples jdk = new Samples(1, List.of(10L), 100.0, null).withCalls(4);
        Samples slipstream = new Samples(1, List.of(99L), 50.0, null).withCalls(4);
        List<Group> groups = RunGroups.of("counts.json", run("counts",
                new Result("read", Map.of(), "operation", 1, sides("JDK", jdk, "Slipstream", slipstream))));
        assertEquals(List.of("Counted: bytes allocated", "Counted: system calls"),
                groups.stream().map(Group::title).toList());
        Row bytes = groups.get(0).rows().get(0);
        assertEquals(2, bytes.gain("Slipstream", "JDK").ratio(), 1e-9);
        assertEquals(Verdict.WIN, Verdict.of(bytes, "Slipstream", "JDK"));
        assertEquals(Verdict.TIE, Verdict.of(groups.get(1).rows().get(0), "Slipstream", "JDK"));
    }

    @Test
    void freshJvmsHaveTimesWithCurvesProcessorTimesAndCounts() {
        Map<String, Samples> sides = sides("JDK", new Samples(List.of(40L, 10L, 20L), new LoadedClasses(0, 30, 0)),
                "Slipstream", new Samples(List.of(10L, 10L, 40L), new LoadedClasses(60, 30, 200_000)));
        Map<String, String> after = ColdRun.options("File", ColdRun.TIME);
        after.put(ColdRun.AFTER, "5");
        List<Group> groups = RunGroups.of("cold.json", run(ColdRun.KIND,
                new Result("read", ColdRun.options("File", ColdRun.TIME), "run", 1, sides),
                new Result("read", ColdRun.options("File", ColdRun.PROCESSOR_TIME), "run", 1, sides),
                new Result("read", after, "run", 1, sides)));
        assertEquals(List.of("time", "processor time", "classes of jars", "classes made at run time",
                "bytes of class files"),
                groups.stream().map(group -> group.title().replace("Title of cold: ", "")).toList());
        Row time = groups.get(0).rows().get(0);
        assertEquals(1, groups.get(0).rows().size());
        assertEquals(20, time.scores().get("JDK").value());
        assertEquals(2, time.gain("Slipstream", "JDK").ratio(), 1e-9);
        assertEquals(List.of(5), groups.get(0).curves().stream().map(curve -> curve.points().get(0).images()).toList());
        assertEquals(List.of(), groups.get(1).curves());
        assertEquals(Verdict.TIE, Verdict.of(groups.get(3).rows().get(0), "Slipstream", "JDK"));
    }

    @Test
    void noBytesAtAllIsAWinOverAnyAndATieWithNone() {
        Row row = new Row("read", Traits.of(Map.of()), new Unit("bytes allocated", false),
                Map.of("JDK", Score.count(8), "TwelveMonkeys", Score.count(0), "Slipstream", Score.count(0)));
        assertEquals(Verdict.WIN, Verdict.of(row, "Slipstream", "JDK"));
        assertEquals(Verdict.TIE, Verdict.of(row, "Slipstream", "TwelveMonkeys"));
        assertEquals(Verdict.LOSS, Verdict.of(row, "JDK", "Slipstream"));
    }
}
