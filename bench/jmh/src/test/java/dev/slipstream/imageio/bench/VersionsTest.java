package dev.slipstream.imageio.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.xpath.XPathFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;

/** Four poms without a common parent: nothing but this test keeps them together. */
class VersionsTest {

    private static final Path MODULE = Path.of("").toAbsolutePath();
    private static final List<Path> POMS = List.of(MODULE.resolve("../../pom.xml"), MODULE.resolve("../pom.xml"),
            MODULE.resolve("pom.xml"), MODULE.resolve("../examples/pom.xml"));

    @Test
    void allHaveTheSameVersion() throws Exception {
        String expected = value(POMS.get(0), "/project/version");
        for (Path pom : POMS) {
            assertEquals(expected, value(pom, "/project/version"), pom.toString());
        }
    }

    @Test
    void testsAndBenchmarksUseTheSameTwelveMonkeysAndJUnit() throws Exception {
        for (String property : List.of("twelvemonkeys.core.version", "twelvemonkeys.version", "junit.version")) {
            String path = "/project/properties/*[name()='" + property + "']";
            assertEquals(value(POMS.get(0), path), value(POMS.get(2), path), property);
        }
    }

    private static String value(Path pom, String path) throws Exception {
        Document document = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(pom.toFile());
        return XPathFactory.newInstance().newXPath().evaluate(path, document);
    }
}
