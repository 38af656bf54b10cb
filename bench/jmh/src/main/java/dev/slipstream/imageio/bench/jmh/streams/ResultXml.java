package dev.slipstream.imageio.bench.jmh.streams;

import dev.slipstream.imageio.bench.results.Result;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

/**
 * A result file of J2DBench for each side, which J2DAnalyzer reads line by line: so there is an element a line, and no
 * line break in any value. Each time is that of so many repetitions that whole milliseconds keep their digits.
 */
final class ResultXml {

    private static final String UTF_8 = "UTF-8";
    private static final int REPETITIONS = 1_000_000_000;
    private static final double NANOS_PER_MILLI = 1e6;

    private final XMLStreamWriter xml;

    private ResultXml(XMLStreamWriter xml) {
        this.xml = xml;
    }

    /** Into files of that folder, called after their sides: jdk.xml and so on. */
    static void write(Path folder, List<Result> results) throws IOException {
        Files.createDirectories(folder);
        for (String side : results.stream().map(Result::side).distinct().toList()) {
            Path file = folder.resolve(side.toLowerCase(Locale.ROOT) + ".xml");
            try (OutputStream out = Files.newOutputStream(file)) {
                XMLStreamWriter xml = XMLOutputFactory.newInstance().createXMLStreamWriter(out, UTF_8);
                new ResultXml(xml).write(side, results.stream().filter(result -> result.side().equals(side)).toList());
                xml.close();
            } catch (XMLStreamException e) {
                throw new IOException(file + ": " + e.getMessage(), e);
            }
        }
    }

    private void write(String side, List<Result> results) throws XMLStreamException {
        Result any = results.get(0);
        String time = Long.toString(Instant.parse(any.date()).toEpochMilli());
        xml.writeStartDocument(UTF_8, "1.0");
        xml.writeCharacters("\n");
        xml.writeStartElement("result-set");
        attributes("version", "0.1", "name", side);
        xml.writeCharacters("\n  ");
        xml.writeStartElement("test-desc");
        xml.writeCharacters(any.command());
        xml.writeEndElement();
        empty("  ", "test-date", "start", time, "end", time);
        empty("  ", "sys-prop", "key", "java.version", "value", any.jdkVersion());
        empty("  ", "sys-prop", "key", "java.vm.name", "value", any.vmName());
        empty("  ", "sys-prop", "key", "slipstream.machine", "value", any.machine());
        for (Result result : results) {
            result(result);
        }
        xml.writeCharacters("\n");
        xml.writeEndElement();
        xml.writeCharacters("\n");
        xml.writeEndDocument();
    }

    private void result(Result result) throws XMLStreamException {
        xml.writeCharacters("\n  ");
        xml.writeStartElement("result");
        attributes("num-reps", Integer.toString(REPETITIONS), "num-units",
                Integer.toString(J2dRow.units(result.params())), "name", result.params().get("name"));
        for (Map.Entry<String, String> option : J2dRow.options(result.params()).entrySet()) {
            empty("    ", "option", "key", option.getKey(), "value", option.getValue());
        }
        for (double nanos : result.primaryMetric().values()) {
            empty("    ", "time", "value", Long.toString(Math.round(nanos * REPETITIONS / NANOS_PER_MILLI)));
        }
        xml.writeCharacters("\n  ");
        xml.writeEndElement();
    }

    private void empty(String indent, String name, String... attributes) throws XMLStreamException {
        xml.writeCharacters("\n" + indent);
        xml.writeEmptyElement(name);
        attributes(attributes);
    }

    private void attributes(String... attributes) throws XMLStreamException {
        for (int i = 0; i < attributes.length; i += 2) {
            xml.writeAttribute(attributes[i], attributes[i + 1].replaceAll("\\s+", " "));
        }
    }
}
