package dev.slipstream.imageio.bench.workbench.report;

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

class J2dGroupTest {

    private static final String READ_INT = "imageio.input.stream.tests.readInt";

    @TempDir
    private Path temp;

    @Test
    void firstSetIsTheBaseAndScoresAreTheAnalyzers() throws IOException {
        Group group = J2dGroup.of(List.of(file("base.xml", SampleResults.j2d("base", READ_INT, 20, 40, 50, 90)),
                file("test.xml", SampleResults.j2d("test", READ_INT, 20, 10, 10, 10))));
        assertEquals("test", group.subject());
        assertEquals(List.of("base"), group.rivals());
        Row row = group.rows().get(0);
        assertEquals("input.stream.readInt", row.name());
        assertEquals(new Traits("", "file", "20", Map.of()), row.traits());
        // 100 repetitions of 5 units; of three times the middle one counts
        assertEquals(100.0 * 5 / 50, row.scores().get("base").value(), 1e-9);
        assertEquals(5, row.gain("test", "base").ratio(), 1e-9);
        assertEquals("25.0.1+8, OpenJDK 64-Bit Server VM", group.facts().get("JDK"));
        assertEquals("2005-11-21T00:00:00Z", group.facts().get("Date"));
    }

    @Test
    void setNamedSlipstreamIsOursWhereverItStands() throws IOException {
        Group group = J2dGroup.of(List.of(file("1.xml", SampleResults.j2d("Slipstream", READ_INT, 20, 10, 10)),
                file("2.xml", SampleResults.j2d("TwelveMonkeys", READ_INT, 20, 20, 20)),
                file("3.xml", SampleResults.j2d("JDK", READ_INT, 20, 30, 30))));
        assertEquals("Slipstream", group.subject());
        assertEquals(List.of("JDK", "TwelveMonkeys"), group.rivals());
    }

    @Test
    void otherOptionsAreAnotherRow() throws IOException {
        Group group = J2dGroup.of(List.of(file("1.xml", SampleResults.j2d("base", READ_INT, 20, 10, 10)),
                file("2.xml", SampleResults.j2d("test", READ_INT, 250, 20, 20))));
        assertEquals(List.of("20", "250"), group.rows().stream().map(row -> row.traits().size()).toList());
    }

    @Test
    void setsOfTheSameNameAreToldApart() throws IOException {
        Group group = J2dGroup.of(List.of(file("1.xml", SampleResults.j2d("run", READ_INT, 20, 10, 10)),
                file("2.xml", SampleResults.j2d("run", READ_INT, 20, 20, 20))));
        assertEquals("run (2)", group.subject());
        assertEquals(List.of("run"), group.rivals());
    }

    @Test
    void resultThatWasNotMeasuredFails() throws IOException {
        Group group = J2dGroup.of(List.of(file("1.xml", SampleResults.j2d("base", READ_INT, 20, 10, 10)),
                file("2.xml", SampleResults.j2d("test", READ_INT, 20))));
        assertEquals("was not measured", group.rows().get(0).scores().get("test").failure());
        assertEquals(Verdict.FAILURE, Verdict.of(group.rows().get(0), "test", "base"));
    }

    @Test
    void timeTooShortForMillisecondsIsNoScore() throws IOException {
        Group group = J2dGroup.of(List.of(file("1.xml", SampleResults.j2d("base", READ_INT, 20, 10, 10)),
                file("2.xml", SampleResults.j2d("test", READ_INT, 20, 0, 0))));
        assertEquals("took no measurable time", group.rows().get(0).scores().get("test").failure());
    }

    @Test
    void oneSetAloneIsTold() throws IOException {
        Path file = file("alone.xml", SampleResults.j2d("base", READ_INT, 20, 10));
        IOException e = assertThrows(IOException.class, () -> J2dGroup.of(List.of(file)));
        assertTrue(e.getMessage().contains("alone.xml: one result set alone"), e.getMessage());
    }

    @Test
    void entitiesAreNotRead() throws IOException {
        Path secret = file("secret.txt", "secret");
        Path file = file("evil.xml", "<!DOCTYPE r [<!ENTITY e SYSTEM '" + secret.toUri() + "'>]>"
                + "<result-set version='0.1' name='&e;'></result-set>");
        IOException e = assertThrows(IOException.class, () -> J2dResultReader.read(file));
        assertTrue(e.getMessage().contains("evil.xml"), e.getMessage());
        assertTrue(e.getMessage().contains("a document type is not allowed"), e.getMessage());
    }

    @Test
    void brokenAndForeignXmlIsToldWithItsFile() throws IOException {
        assertMessage("cut.xml", SampleResults.j2d("base", READ_INT, 20, 10).substring(0, 400), "not well-formed XML");
        assertMessage("other.xml", "<project/>", "no result-set of J2DBench");
        assertMessage("word.xml", SampleResults.j2d("base", READ_INT, 20, 10).replace("value=\"10\"", "value=\"ten\""),
                "line 12: value of time is not a number: 'ten'");
        assertMessage("zero.xml", SampleResults.j2d("base", READ_INT, 20, 10).replace("\"100\"", "\"0\""),
                "line 9: a result needs a name, num-reps of at least 1");
    }

    private void assertMessage(String name, String text, String message) throws IOException {
        Path file = file(name, text);
        IOException e = assertThrows(IOException.class, () -> J2dResultReader.read(file));
        assertTrue(e.getMessage().startsWith(file.toString()), e.getMessage());
        assertTrue(e.getMessage().contains(message), e.getMessage());
    }

    private Path file(String name, String text) throws IOException {
        return Files.writeString(temp.resolve(name), text);
    }
}
