package dev.slipstream.imageio.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.bench.command.BenchCommand;
import dev.slipstream.imageio.bench.results.Result;
import dev.slipstream.imageio.bench.results.Results;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.w3c.dom.Element;

@Timeout(120)
class J2dCommandTest {

    @TempDir
    private Path temp;

    /** J2DAnalyzer computes num-reps times num-units by time. */
    @Test
    void rowsAreToldStoredAndWrittenForTheAnalyzer() throws Exception {
        Path json = temp.resolve("j2d.json");
        CommandRun run = CommandRun.of("j2d", "--quick", "--all", "--tests", "input.stream.tests.readInt$", "--places",
                "file", "--json", json, "--xml", temp.resolve("xml")).ended(BenchCommand.SAME);
        assertTrue(run.out().contains("Of 1 row ") && run.out().contains("input.stream.tests.readInt"), run.out());
        List<Result> results = Results.read(json);
        assertEquals(List.of("JDK", "TWELVEMONKEYS", "SLIPSTREAM"), results.stream().map(Result::side).toList());
        assertTrue(results.stream().allMatch(Result::isStamped));
        Element root = DocumentBuilderFactory.newInstance().newDocumentBuilder()
                .parse(temp.resolve("xml/slipstream.xml").toFile()).getDocumentElement();
        Element row = (Element) root.getElementsByTagName("result").item(0);
        assertEquals("imageio.input.stream.tests.readInt", row.getAttribute("name"));
        assertEquals("4", row.getAttribute("num-units"));
        double millis = Double.parseDouble(((Element) row.getElementsByTagName("time").item(0)).getAttribute("value"));
        assertEquals(results.get(2).primaryMetric().values().get(0),
                millis * 1e6 / Double.parseDouble(row.getAttribute("num-reps")), 0.01);
        assertEquals(List.of("imageio.input.opts.general.source", "imageio.input.opts.imageio.useCache",
                "imageio.opts.size"), IntStream.range(0, 3).mapToObj(i ->
                ((Element) row.getElementsByTagName("option").item(i)).getAttribute("key")).toList());
    }

    @Test
    void sideThatCannotRunARowFails() throws IOException {
        Path json = temp.resolve("j2d.json");
        CommandRun run = CommandRun.of("j2d", "--quick", "--tests", "input.stream.tests.readInt$", "--places", "file",
                "--sides", "JDK", "--jvm", "-Djava.io.tmpdir=" + temp.resolve("nowhere"), "--json", json)
                .ended(BenchCommand.FAILED);
        assertTrue(run.err().contains("1 of 1 results are missing"), run.err());
        assertEquals(List.of(), Results.read(json));
    }

    @ParameterizedTest
    @CsvSource({"--tests, readNothing, no such row", "--tests, (, --tests", "--formats, core-xyz, no such row"})
    void wrongSelectionsAreRejected(String option, String value, String message) throws IOException {
        String tests = option.equals("--formats") ? "imageioRead" : "";
        CommandRun run = (tests.isEmpty() ? CommandRun.of("j2d", option, value)
                : CommandRun.of("j2d", option, value, "--tests", tests)).ended(2);
        assertTrue(run.err().contains(message), run.err());
    }
}
