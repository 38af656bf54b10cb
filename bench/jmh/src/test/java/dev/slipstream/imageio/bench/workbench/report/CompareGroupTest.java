package dev.slipstream.imageio.bench.workbench.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonParser;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class CompareGroupTest {

    private static final String LINE = """
            {"file": "a/b.png", "format": "png", "size": "20x20", "place": "InputStream",
             "jdk": {"outcome": "DECODED", "facts": {"samples": "x"}, "micros": 80.0,
                     "microsOfRounds": [79.0, 80.0, 81.0]},
             "slipstream": {"outcome": "%s", "facts": {%s}%s},
             "equal": %s, "differences": [%s]}""";
    private static final String TIMED = ", \"micros\": 20.0, \"microsOfRounds\": [19.0, 20.0, 21.0]";

    @Test
    void timesAreComparedAndToldWithTheirErrors() {
        Group group = group(LINE.formatted("DECODED", "\"samples\": \"x\"", TIMED, "true", ""));
        assertEquals("Compared: ImageIO.read", group.title());
        Row row = group.rows().get(0);
        assertEquals("a/b.png", row.name());
        assertEquals(new Traits("png", "InputStream", "20x20", Map.of()), row.traits());
        assertEquals(4, row.gain("Slipstream", "JDK").ratio(), 1e-9);
        // Student's t for 2 degrees of freedom, 4.303, times the standard error 0.577, of 20
        assertEquals(0.1242, row.scores().get("Slipstream").error(), 1e-4);
        assertEquals("3 rounds", group.facts().get("Iterations"));
        assertEquals("17.0.1, OpenJDK 64-Bit Server VM", group.facts().get("JDK"));
    }

    @Test
    void environmentIsToldIfTheFileKnowsIt() {
        String document = """
                {"sides": [], "images": [%s], "environment": {"java": "25", "os": "Linux 6.1", "arch": "amd64",
                 "cpu": "A processor", "cores": 2, "commit": "abc1234", "library": "0.1.0", "jvmFlags": ["-Xmx1g"]}}"""
                .formatted(LINE.formatted("DECODED", "", TIMED, "true", ""));
        Map<String, String> facts = CompareGroup.of("compare.json", JsonParser.parseString(document)).facts();
        assertEquals("25", facts.get("JDK"));
        assertEquals("A processor, 2 cores", facts.get("Machine"));
        assertEquals("0.1.0, commit abc1234", facts.get("Slipstream"));
        assertEquals("-Xmx1g", facts.get("JVM flags"));
    }

    @Test
    void aFormatHasOneNameWhoeverSpellsIt() {
        assertEquals("jpeg", new Traits("JPEG", "", "", Map.of()).format());
        assertEquals("jpeg", Traits.of(Map.of("imageio.input.image.imageio.opts.format", "core-jpg")).format());
    }

    @Test
    void aProbeAndAWriteAreRecognised() {
        assertEquals("Compared: format, width and height",
                group(LINE.formatted("DECODED", "", TIMED, "true", "")).title());
        assertEquals("Compared: ImageIO.write", group(LINE.formatted("WRITTEN", "", TIMED, "true", "")).title());
    }

    @Test
    void whatWasWrittenIsToldInBytesOnceForAllDestinations() {
        String line = """
                {"file": "a.png", "format": "png", "size": "20x20", "place": "%s", "equal": true,
                 "jdk": {"outcome": "WRITTEN", "facts": {"length": "120"}},
                 "slipstream": {"outcome": "WRITTEN", "facts": {"length": "100"}}}""";
        List<Group> groups = CompareGroup.all("compare.json", JsonParser.parseString(
                "{\"sides\": [], \"images\": [" + line.formatted("File") + "," + line.formatted("Memory") + "]}"));
        assertEquals(List.of("Compared: ImageIO.write", "Written sizes"), groups.stream().map(Group::title).toList());
        assertEquals(1, groups.get(1).rows().size());
        assertEquals(1.2, groups.get(1).rows().get(0).gain("Slipstream", "JDK").ratio(), 1e-9);
    }

    @Test
    void aFailureOfSlipstreamAloneIsAFailureAndToldWithItsReason() {
        Row row = group(LINE.formatted("FAILED", "\"error\": \"java.io.EOFException\", \"message\": \"at byte 4\"", "",
                "false", "\"outcome: png 20x20 | java.io.EOFException\"")).rows().get(0);
        assertEquals("java.io.EOFException: at byte 4", row.scores().get("Slipstream").failure());
        assertEquals(Verdict.FAILURE, Verdict.of(row, "Slipstream", "JDK"));
        assertEquals(List.of(), Grid.of(group(LINE.formatted("FAILED", "", "", "false", ""))).cells());
        assertEquals("different=outcome: png 20x20 | java.io.EOFException", row.traits().describeOthers());
    }

    @Test
    void imageWithoutASideIsTold() {
        IllegalArgumentException e = assertThrows(IllegalArgumentException.class,
                () -> group("{\"file\": \"a.png\", \"place\": \"File\"}"));
        assertEquals("image 0 has no file, place or side", e.getMessage());
    }

    private static Group group(String... lines) {
        String document = """
                {"sides": ["JDK        OpenJDK 64-Bit Server VM, Java 17.0.1; File: x, InputStream: y",
                           "Slipstream OpenJDK 64-Bit Server VM, Java 17.0.1; File: z, InputStream: z"],
                 "images": [%s], "totals": [], "equal": true}""".formatted(String.join(",", lines));
        assertTrue(CompareGroup.is(JsonParser.parseString(document)));
        return CompareGroup.of("compare.json", JsonParser.parseString(document));
    }
}
