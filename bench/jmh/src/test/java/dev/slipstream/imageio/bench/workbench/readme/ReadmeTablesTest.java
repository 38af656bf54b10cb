package dev.slipstream.imageio.bench.workbench.readme;

import static dev.slipstream.imageio.bench.workbench.readme.StoredRuns.nanos;
import static dev.slipstream.imageio.bench.workbench.readme.StoredRuns.result;
import static dev.slipstream.imageio.bench.workbench.readme.StoredRuns.run;
import static dev.slipstream.imageio.bench.workbench.readme.StoredRuns.steady;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.Gson;
import dev.slipstream.imageio.bench.workbench.report.JmhEntry;
import dev.slipstream.imageio.bench.workbench.results.ColdRun;
import dev.slipstream.imageio.bench.workbench.results.Result;
import dev.slipstream.imageio.bench.workbench.results.Run;
import dev.slipstream.imageio.bench.workbench.results.Samples;
import dev.slipstream.imageio.bench.workbench.results.TableFile;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class ReadmeTablesTest {

    private static final Map<String, String> FILE_250 = file("250");

    @Test
    void streamsStandWithTheirScoresForEachJdk() {
        Result readInt = result("imageio.input.stream.tests.readInt", FILE_250, steady(400), steady(100),
                steady(40));
        assertEquals(List.of(
                "| test, size 250 | source | JDK 25 | TwelveMonkeys | Slipstream | ratio | JDK 17 | TwelveMonkeys"
                        + " | Slipstream | ratio |",
                "| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |",
                "| readInt | file | 10,000 | 40,000 | 100,000 | 10.0 | 10,000 | 40,000 | 100,000 | 10.0 |"),
                lines("streams", jdk(25, "j2d", readInt), jdk(17, "j2d", readInt)));
    }

    @Test
    void tieIsMarkedAndFailureTold() {
        Result tie = result("imageio.input.stream.tests.readInt", FILE_250, nanos(400, 300, 500),
                Samples.failed("nobody"), nanos(390, 300, 500));
        assertTrue(lines("streams", jdk(25, "j2d", tie)).get(2).endsWith("| 10,000 | failed | 10,256 | 1.03 ~ |"),
                lines("streams", jdk(25, "j2d", tie)).toString());
    }

    @Test
    void lostRowsAreShownTogetherAndTheOthersAreCounted() {
        Result won = result("imageio.input.stream.tests.read", FILE_250, steady(9), steady(9), steady(3));
        Result lost = result("imageio.input.stream.tests.readInt", FILE_250, steady(90), steady(30),
                steady(60));
        Result lostMore = result("imageio.input.stream.tests.readInt", file("20"), steady(90), steady(30), steady(80));
        Result tied = result("imageio.input.stream.tests.readInt", file("1"), steady(90), steady(60), steady(60));
        List<String> lines = lines("losses", jdk(25, "j2d", won, lost, lostMore, tied));
        assertEquals("- JDK 25: of 4 rows 4 are faster, 0 slower, 0 within the error.", lines.get(0));
        assertEquals("- TwelveMonkeys on JDK 25: of 4 rows 1 are faster, 2 slower, 1 within the error.",
                lines.get(1));
        assertEquals(6, lines.size());
        assertEquals("| TwelveMonkeys, JDK 25 | input stream readInt | file | 2 of 3 | 0.375 to 0.500 |", lines.get(5));
    }

    @Test
    void withoutALossThereIsNoTableOfThem() {
        Result won = result("imageio.input.stream.tests.read", FILE_250, steady(9), steady(9), steady(3));
        assertEquals(2, lines("losses", jdk(25, "j2d", won)).size());
    }

    @Test
    void documentStandsBesideBothJdks() {
        Map<String, String> options = Map.of("imageio.input.opts.general.source", "url",
                "imageio.input.opts.imageio.useCache", "true", "document", "344 %");
        Result readInt = result("seed1.input.readInt", options, steady(400), steady(200), steady(40));
        assertEquals(List.of(
                "| test | source or destination | document | JDK 25: Slipstream | TwelveMonkeys |",
                "| --- | --- | ---: | ---: | ---: |",
                "| input readInt | url, cache file | 344 % | 1,000 % | 200 % |"),
                lines("document", jdk(25, "seeds", readInt)));
    }

    @Test
    void imagesAreInMicroseconds() {
        Result read = result("imageio.input.image.imageio.tests.imageioRead",
                Map.of("imageio.input.opts.general.source", "file", "imageio.input.opts.imageio.useCache", "true",
                        "imageio.input.image.imageio.opts.format", "core-png", "imageio.opts.size", "20",
                        "imageio.opts.content", "photo"), steady(30_100), steady(1), steady(15_100));
        assertEquals("| PNG 20x20 | file | 30.1 | 15.1 | 1.99 |", lines("images", jdk(25, "j2d", read)).get(2));
    }

    @Test
    void summaryTakesItsRowsFromTheOtherTables() {
        Result readInt = new Result("imageio.input.stream.tests.readInt", FILE_250, "byte", 40,
                result("", Map.of(), steady(5040), steady(1), steady(20)).sides());
        assertEquals(List.of(
                "|  | JDK 25 | with Slipstream | times |",
                "| --- | ---: | ---: | ---: |",
                "| readInt(), from a File | 504 ns | 2.00 ns | 252 |"), lines("summary", jdk(25, "j2d", readInt)));
        Result read = result("read BMP 20x20, File", Map.of(), nanos(1).withCalls(1190), nanos(1),
                nanos(1).withCalls(6));
        assertEquals("| system calls for a BMP of 20x20 pixels, from a File | 1,190 | 6 | 198 |",
                lines("summary", jdk(25, "counts", read)).get(2));
        assertEquals("| read a PNG photo of 4000x4000 pixels | 669 ms | 215 ms | 3.11 |",
                lines("summary", new JdkResults(25, Map.of(), List.of(
                        jmh("PngReads", "JDK", "RGB8_4000X4000", 669e6),
                        jmh("PngReads", "SLIPSTREAM", "RGB8_4000X4000", 215e6)), Map.of())).get(2));
    }

    @Test
    void callsTellOfTemporaryFiles() {
        Result read = result("read PNG 20x20, FileInputStream", Map.of("creates a file", "JDK, TwelveMonkeys"),
                nanos(1).withCalls(98), nanos(1), nanos(1).withCalls(8));
        assertEquals("| read PNG 20x20, FileInputStream | 98, and a temporary file | 8 |",
                lines("calls", jdk(25, "counts", read)).get(2));
    }

    @Test
    void storedTableStandsBelowItsCommandForEachJdk() {
        TableFile table = new TableFile("Libraries", "make it", "17.0.15", null, null, null, List.of("job", ">ms"),
                List.of(List.of("thumbnail", "5.1")));
        assertEquals(List.of("JDK 17.0.15, `make it`:", "", "| job | ms |", "| --- | ---: |", "| thumbnail | 5.1 |"),
                new StoredTable("libraries").lines(List.of(jdk(25, "counts"),
                        new JdkResults(17, Map.of(), List.of(), Map.of("libraries", table)))));
    }

    @Test
    void readersStandInTheOrderOfTheirKindsWithTheJdksRefusals() {
        JdkResults jdk = new JdkResults(25, Map.of(), List.of(
                jmh("BmpReads", "JDK", "RGB24_20X20", 3010),
                jmh("BmpReads", "SLIPSTREAM", "PALETTE2_1000X1000", 30_100),
                jmh("BmpReads", "SLIPSTREAM", "RGB24_20X20", 1510), jmh("PngReads", "JDK", "RGB8_1X1", 1)),
                Map.of());
        assertEquals(List.of("| image | JDK 25 | with Slipstream | ratio |", "| --- | ---: | ---: | ---: |",
                "| 20x20, 24 bits | 3.01 us | 1.51 us | 1.99 |",
                "| 1000x1000, palette, 2 bits | rejected | 30.1 us |  |"), lines("bmp", jdk));
    }

    @Test
    void firstCallsStandWithTheRatioOfPairsAndOfProcessorTimes() {
        Result time = result("read PNG 20x20", ColdRun.options("File", ColdRun.TIME), millis(60, 50, 55), millis(1),
                millis(66, 48, 55));
        Result processor = result("read PNG 20x20", ColdRun.options("File", ColdRun.PROCESSOR_TIME),
                millis(80, 90, 100), millis(1), millis(160, 180, 100));
        assertEquals(List.of(
                "| first calls of a JVM | source | JDK 25, ms | with Slipstream | ratio | of processor time |",
                "| --- | --- | ---: | ---: | ---: | ---: |",
                "| read PNG 20x20 | File | 55.0 | 55.0 | 1.00 ~ | 0.500 ~ |"), lines("cold", jdk(25, "cold", time,
                        after(1, 40, 60), processor)));
    }

    @Test
    void breakEvenIsAnImageOrNotReached() {
        assertEquals("| read PNG 20x20 | File | 3 | not within 5 |", lines("break-even",
                jdk(25, "cold", after(1, 40, 60), after(5, 80, 60)), jdk(17, "cold", after(5, 40, 60))).get(2));
    }

    @Test
    void peersStandWithTheirTimesOfOurs() {
        Result photo = result("photo", Map.of("size", "9x9"), nanos(4000, 3000), nanos(500, 700), nanos(1000, 1500));
        Result icon = result("icon", Map.of("size", "2x2"), nanos(1200), Samples.failed("no"), nanos(100));
        assertEquals(List.of(
                "| image | size | JDK 25: Slipstream | JDK | TwelveMonkeys |",
                "| --- | --- | ---: | ---: | ---: |",
                "| photo | 9x9 | 1.00 us | 3.00x | 0.500x |",
                "| icon | 2x2 | 100 ns | 12.0x | failed |",
                "| geometric mean |  |  | 6.00x | 0.500x |"), lines("peers", jdk(25, "peers", photo, icon)));
    }

    @Test
    void machineIsDescribedWithEachRun() {
        List<String> lines = lines("machine", jdk(25, "j2d"));
        assertTrue(lines.contains("| processor | EPYC, 2 cores, 24 GiB |"), lines.toString());
        assertTrue(lines.contains("- JDK 25, j2d: 2026-11-21T00:00:00Z, 2 min, 2 forks of 3 iterations of 20 ms,"
                + " `-Xmx1g`; `bench j2d`"), lines.toString());
    }

    @Test
    void tableWithoutResultsFails() {
        for (String table : List.of("document", "streams", "images", "png", "calls", "cold", "break-even",
                "peers", "losses")) {
            assertThrows(IllegalArgumentException.class, () -> lines(table, jdk(25, "other")), table);
        }
    }

    private static Result after(int images, long jdk, long slipstream) {
        Map<String, String> options = ColdRun.options("File", ColdRun.TIME);
        options.put(ColdRun.AFTER, Integer.toString(images));
        return result("read PNG 20x20", options, millis(jdk), millis(1), millis(slipstream));
    }

    private static Samples millis(long... millis) {
        return nanos(LongStream.of(millis).map(each -> each * 1_000_000).toArray());
    }

    private static Map<String, String> file(String size) {
        return Map.of("imageio.input.opts.general.source", "file", "imageio.input.opts.imageio.useCache", "false",
                "imageio.opts.size", size);
    }

    private static List<String> lines(String table, JdkResults... jdks) {
        return ReadmeTables.ALL.get(table).lines(List.of(jdks));
    }

    private static JdkResults jdk(int feature, String kind, Result... results) {
        Run run = run(kind, feature, "EPYC", results);
        return new JdkResults(feature, Map.of(kind, run), List.of(), Map.of());
    }

    private static JmhEntry jmh(String benchmark, String competitor, String kind, double nanos) {
        return new Gson().fromJson("""
                {"benchmark": "some.%s.read", "mode": "avgt", "forks": 1, "params": {"competitor": "%s", "kind": "%s"},
                 "primaryMetric": {"score": %s, "scoreUnit": "ns/op", "rawData": [[%s, %s, %s]]}}
                """.formatted(benchmark, competitor, kind, nanos, nanos, nanos, nanos), JmhEntry.class);
    }
}
