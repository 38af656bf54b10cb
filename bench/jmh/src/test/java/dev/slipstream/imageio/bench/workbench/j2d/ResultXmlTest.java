package dev.slipstream.imageio.bench.workbench.j2d;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.bench.workbench.results.Result;
import dev.slipstream.imageio.bench.workbench.results.Samples;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Element;

class ResultXmlTest {

    @TempDir
    private Path folder;

    /** J2DAnalyzer is no parser: it looks at how a line begins, and for quotation marks. */
    @Test
    void everyLineIsOneThatTheAnalyzerKnows() throws IOException {
        ResultXml.write(folder, SampleResults.run(SampleResults.three()));
        List<String> lines = Files.readAllLines(folder.resolve("slipstream.xml"));
        assertTrue(lines.get(0).startsWith("<?xml version=\"1.0\""), lines.get(0));
        assertEquals("<result-set version=\"0.1\" name=\"Slipstream\">", lines.get(1));
        assertTrue(lines.get(2).matches("  <test-desc>Rows &lt;&amp;&gt;\\. bench j2d .* A note\\. .*</test-desc>"),
                lines.get(2));
        assertEquals("  <test-date start=\"1795255200000\" end=\"1795255212500\"/>", lines.get(3));
        int line = 4;
        while (lines.get(line).startsWith("  <sys-prop")) {
            assertTrue(lines.get(line).matches("  <sys-prop key=\"[^\"]+\" value=\"[^\"]*\"/>"), lines.get(line));
            line++;
        }
        assertTrue(line > 4);
        assertEquals("""
                  <result num-reps="1000000000" num-units="4" name="imageio.input.stream.tests.readInt">
                    <option key="imageio.input.opts.general.source" value="url"/>
                    <option key="imageio.input.opts.imageio.useCache" value="false"/>
                    <option key="imageio.opts.size" value="20"/>
                    <time value="1000000"/>
                    <time value="1010000"/>
                    <time value="990000"/>
                  </result>
                """, String.join("\n", lines.subList(line, line + 8)) + "\n");
        assertEquals("</result-set>", lines.get(lines.size() - 1));
        assertEquals(line + 3 * 8 + 1, lines.size());
    }

    @Test
    void everySideHasAFileThatIsXml() throws Exception {
        ResultXml.write(folder, SampleResults.run(SampleResults.three()));
        try (Stream<Path> files = Files.list(folder)) {
            assertEquals(List.of("jdk.xml", "slipstream.xml", "twelvemonkeys.xml"),
                    files.map(file -> file.getFileName().toString()).sorted().toList());
        }
        Element root = DocumentBuilderFactory.newInstance().newDocumentBuilder()
                .parse(folder.resolve("jdk.xml").toFile()).getDocumentElement();
        assertEquals("JDK", root.getAttribute("name"));
        assertEquals(3, root.getElementsByTagName("result").getLength());
    }

    @Test
    void failedRowIsLeftOutAndTheDescriptionTells() throws IOException {
        ResultXml.write(folder, SampleResults.run(SampleResults.three()));
        String text = Files.readString(folder.resolve("twelvemonkeys.xml"));
        assertEquals(2, text.split("<result ", -1).length - 1);
        assertTrue(text.contains("1 rows failed on this side and are left out."), text);
        assertFalse(Files.readString(folder.resolve("jdk.xml")).contains("left out"));
    }

    @Test
    void timesKeepTheirDigitsAndRepetitionsFitAnInt() {
        assertEquals(new ScaledTimes(1_000_000, List.of(1_234_567L)), ScaledTimes.of(times(1, 1_234_567)));
        assertEquals(new ScaledTimes(2_147_000_000, List.of(15_123_456L)), ScaledTimes.of(times(2147, 15_123_456)));
        assertEquals(new ScaledTimes(214_800_000, List.of(1_512_346L)), ScaledTimes.of(times(2148, 15_123_456)));
        assertEquals(new ScaledTimes(500_000_000, List.of(152L)), ScaledTimes.of(times(50_000_000, 15_189_000)));
        assertEquals(new ScaledTimes(300_000_000, List.of(100L)), ScaledTimes.of(times(3_000_000_000L, 1_000_000_000)));
    }

    /** The analyzer's own arithmetic, with what it finds in the file. */
    @Test
    void scoreFromTheFileIsTheScore() {
        Result result = SampleResults.three().get(0);
        for (Samples samples : result.sides().values()) {
            ScaledTimes scaled = ScaledTimes.of(samples);
            List<Long> middle = scaled.times().stream().sorted().toList().subList(1, 2);
            assertEquals(samples.score(4), (double) scaled.repetitions() * 4 / middle.get(0), 1e-9);
        }
    }

    private static Samples times(long repetitions, long nanos) {
        return new Samples(repetitions, List.of(nanos), null, null);
    }
}
