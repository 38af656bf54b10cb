package dev.slipstream.imageio.bench.workbench.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonParser;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class JmhGroupTest {

    private static final double EXACT = 1e-9;

    @Test
    void sidesOfTheSameWorkMeetInARow() {
        Group group = group(
                mean("PngReads.read", "\"competitor\" : \"JDK\", \"kind\" : \"RGB8_20X10\"", 200),
                mean("PngReads.read", "\"competitor\" : \"SLIPSTREAM\", \"kind\" : \"RGB8_20X10\"", 50),
                mean("PngReads.read", "\"competitor\" : \"JDK\", \"kind\" : \"GRAY16_4X4\"", 9));
        assertEquals("JMH: PngReads", group.title());
        assertEquals("Slipstream", group.subject());
        assertEquals(List.of("JDK"), group.rivals());
        assertEquals(2, group.rows().size());
        Row row = group.rows().get(0);
        assertEquals("PngReads.read", row.name());
        assertEquals(new Traits("png", "", "20x10", Map.of("kind", "rgb8")), row.traits());
        assertEquals(4, row.gain("Slipstream", "JDK").ratio(), EXACT);
    }

    @Test
    void variantsOfACompetitorAreTheSource() {
        Group group = group(
                mean("PrimitiveReads.readInt", "\"competitor\" : \"JDK_FILE_CACHE\"", 10),
                mean("PrimitiveReads.readInt", "\"competitor\" : \"TWELVEMONKEYS_FILE\"", 8),
                mean("PrimitiveReads.readInt", "\"competitor\" : \"SLIPSTREAM_FILE\"", 2));
        assertEquals(List.of("file cache", "file"), group.rows().stream().map(row -> row.traits().source()).toList());
        assertEquals(4, group.rows().get(1).gain("Slipstream", "TwelveMonkeys").ratio(), EXACT);
    }

    @Test
    void errorIsThatOfTheIterationsAtNinetyFivePercent() {
        Score score = group(SampleResults.jmh("A.a", "avgt", "",
                SampleResults.meanMetric(10, "us/op", "[[9.0, 10.0], [10.0, 11.0]]"), "")).rows().get(0).scores()
                .get("measured");
        assertEquals(10_000, score.value(), EXACT);
        // Student's t for 3 degrees of freedom, 3.182, times the standard error 0.408, of 10
        assertEquals(0.1299, score.error(), 1e-4);
        assertNull(score.bytes());
    }

    @Test
    void sampleModeCountsByItsMedianAndTellsTheBytes() {
        String metric = """
                "score" : 5000.0, "scoreError" : "NaN", "scorePercentiles" : {"0.0" : 1.0, "50.0" : 12.5},
                "scoreUnit" : "ns/op",
                "rawDataHistogram" : [[[[10.0, 3], [900.0, 1]], [[12.0, 1], [14.0, 9]]], [[[9.0, 1], [12.0, 4]]]]""";
        Row row = group(SampleResults.jmh("A.a", "sample", "", metric, SampleResults.bytes(4096.5))).rows().get(0);
        Score score = row.scores().get("measured");
        assertEquals(12.5, score.value(), EXACT);
        assertEquals(4096.5, score.bytes(), EXACT);
        // Medians 10, 14 and 12: mean 12, standard error 1.155, Student's t for 2 degrees of freedom 4.303
        assertEquals(1.155 * 4.303 / 12, score.error(), 1e-3);
    }

    @Test
    void moreIsBetterForThroughput() {
        Group group = group(
                SampleResults.jmh("A.a", "thrpt", "\"side\" : \"JDK\"",
                        SampleResults.meanMetric(10, "ops/us", "[[10.0]]"), ""),
                SampleResults.jmh("A.a", "thrpt", "\"side\" : \"SLIPSTREAM\"",
                        SampleResults.meanMetric(30, "ops/us", "[[30.0]]"), ""));
        assertEquals(3, group.rows().get(0).gain("Slipstream", "JDK").ratio(), EXACT);
        assertEquals("ops/us", group.rows().get(0).unit().name());
    }

    @Test
    void factsTellJdkFlagsForksAndIterations() {
        Map<String, String> facts = group(mean("PngReads.read", "\"competitor\" : \"JDK\"", 2)).facts();
        assertEquals("25.0.1, OpenJDK 64-Bit Server VM 25.0.1+8", facts.get("JDK"));
        assertEquals("-XX:+UseSerialGC -Xms64m", facts.get("JVM flags"));
        assertEquals("2", facts.get("Forks"));
        assertEquals("2 of 250 ms, after 3 of 300 ms to warm up", facts.get("Iterations"));
    }

    @Test
    void parametersThatNeverChangeAreToldOnce() {
        Group group = group(
                mean("A.a", "\"competitor\" : \"JDK\", \"order\" : \"BIG_ENDIAN\", \"chunk\" : \"64\"", 2),
                mean("A.a", "\"competitor\" : \"JDK\", \"order\" : \"BIG_ENDIAN\", \"chunk\" : \"8192\"", 2));
        assertEquals("order=BIG_ENDIAN, mode=avgt", group.facts().get("In all rows"));
        assertEquals("chunk=8192", group.rows().get(1).traits().describeOthers());
    }

    @Test
    void elementWithoutAScoreIsTold() {
        IllegalArgumentException e = assertThrows(IllegalArgumentException.class, () -> group(
                mean("A.a", "", 1), "{\"benchmark\" : \"A.b\", \"mode\" : \"avgt\", \"primaryMetric\" : {}}"));
        assertTrue(e.getMessage().contains("element 1 has no"), e.getMessage());
    }

    @Test
    void twoResultsOfTheSameAreTold() {
        IllegalArgumentException e = assertThrows(IllegalArgumentException.class,
                () -> group(mean("A.a", "", 1), mean("A.a", "", 2)));
        assertTrue(e.getMessage().contains("two results of dev.slipstream.imageio.bench.jmh.A.a"), e.getMessage());
    }

    @Test
    void unknownUnitOfTimeIsTold() {
        String metric = SampleResults.meanMetric(1, "fortnights/op", "[[1.0]]");
        String entry = SampleResults.jmh("A.a", "avgt", "", metric, "");
        IllegalArgumentException e = assertThrows(IllegalArgumentException.class, () -> group(entry));
        assertTrue(e.getMessage().contains("fortnights/op"), e.getMessage());
    }

    private static String mean(String benchmark, String params, double score) {
        return SampleResults.jmh(benchmark, "avgt", params,
                SampleResults.meanMetric(score, "ns/op", "[[%s, %s]]".formatted(score, score)), "");
    }

    private static Group group(String... entries) {
        return JmhGroup.of("jmh.json", JsonParser.parseString("[" + String.join(",", entries) + "]").getAsJsonArray());
    }
}
