package dev.slipstream.imageio.bench.workbench.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.bench.workbench.command.InputFiles;
import dev.slipstream.imageio.bench.workbench.results.RunFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ResultReaderTest {

    private static final String TEST = "imageio.input.stream.tests.readInt";

    @TempDir
    private Path temp;

    @Test
    void everyFormatIsRecognisedByItsContent() throws IOException {
        Path jmh = Files.writeString(temp.resolve("a"), "[" + SampleResults.jmh("A.a", "avgt", "",
                SampleResults.meanMetric(1, "ns/op", "[[1.0]]"), "") + "]");
        Path compare = Files.writeString(temp.resolve("b"), "{\"sides\": [], \"images\": []}");
        Path table = Files.writeString(temp.resolve("f"), """
                {"title": "Libraries", "command": "java -jar bench.jar libraries", "jdk": "17.0.15", "columns":
                ["job", ">JDK ms"], "rows": [["thumbnail", "5.1"]]}""");
        Path run = temp.resolve("c");
        RunFile.write(run, SampleResults.run("j2d"));
        Path first = Files.writeString(temp.resolve("d"), SampleResults.j2d("one", TEST, 1, 5));
        Path second = Files.writeString(temp.resolve("e"), "\ufeff" + SampleResults.j2d("two", TEST, 1, 5));
        List<Group> groups = ResultReader.read(List.of(jmh, compare, first, run, second, table));
        assertEquals(List.of("J2DBench: one, two", "Libraries", "JMH: A", "Title of j2d", "Compared: ImageIO"),
                groups.stream().map(Group::title).toList());
    }

    @Test
    void theSameCommandsResultsOfTwoJdksHaveDistinctTitles() throws IOException {
        Path first = temp.resolve("first.json");
        Path second = temp.resolve("second.json");
        RunFile.write(first, SampleResults.run("j2d"));
        Files.writeString(second, Files.readString(first).replace("25.0.1", "17.0.15"));
        assertEquals(List.of("Title of j2d, JDK 25.0.1", "Title of j2d, JDK 17.0.15"),
                ResultReader.read(List.of(first, second)).stream().map(Group::title).toList());
    }

    @Test
    void foldersAreSearchedForJsonAndXml() throws IOException {
        Path folder = Files.createDirectories(temp.resolve("results/jdk-25"));
        Path json = Files.writeString(folder.resolve("j2d.JSON"), "");
        Path xml = Files.writeString(folder.resolve("jdk.xml"), "");
        Files.writeString(folder.resolve("notes.md"), "");
        assertEquals(List.of(json, xml), InputFiles.RESULTS.in(List.of(temp, json)));
    }

    @Test
    void whatIsNoResultIsToldWithFileAndReason() throws IOException {
        assertMessage("{\"kind\": ", "not JSON: ");
        assertMessage("{\"dependencies\": {}}", "neither results of JMH");
        assertMessage("[]", "neither results of JMH");
        assertMessage("", "neither results of JMH");
        assertMessage("{\"sides\": [], \"images\": [{\"file\": \"a\"}]}", "image 0 has no file, place or side");
        assertMessage("{\"columns\": [], \"rows\": []}", "title, command, jdk, columns or rows are missing");
        assertMessage("""
                {"title": "t", "command": "c", "jdk": "17", "columns": ["a"], "rows": [["1", "2"]]}""",
                "a row does not have 1 cells: [1, 2]");
        assertMessage("{\"sides\": 5, \"images\": 6}", "");
        assertMessage("{\"kind\": \"j2d\", \"results\": []}", "environment or method is missing");
        assertMessage("{\"kind\": \"j2d\", \"results\": [5]}", "");
    }

    private void assertMessage(String text, String message) throws IOException {
        Path file = Files.writeString(temp.resolve("bad.json"), text);
        IOException e = assertThrows(IOException.class, () -> ResultReader.read(List.of(file)), text);
        assertTrue(e.getMessage().startsWith(file.toString()), e.getMessage());
        assertTrue(e.getMessage().contains(message), e.getMessage());
    }
}
