package dev.slipstream.imageio.bench.workbench.j2d;

import dev.slipstream.imageio.bench.workbench.results.Environment;
import dev.slipstream.imageio.bench.workbench.results.Result;
import dev.slipstream.imageio.bench.workbench.results.Run;
import dev.slipstream.imageio.bench.workbench.results.Samples;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

/**
 * One side's results as a result file of J2DBench, which J2DAnalyzer reads line by line: so there is an element a line,
 * and no line break in any value.
 */
final class ResultXml {

    private static final String VERSION = "0.1";
    private static final String UTF_8 = "UTF-8";

    private final Run run;
    private final String side;
    private final XMLStreamWriter xml;

    private ResultXml(Run run, String side, XMLStreamWriter xml) {
        this.run = run;
        this.side = side;
        this.xml = xml;
    }

    /** Writes a file for each side, called after it: jdk.xml and so on. The folder must exist. */
    static void write(Path folder, Run run) throws IOException {
        for (String side : run.results().get(0).sides().keySet()) {
            Path file = folder.resolve(side.toLowerCase(Locale.ROOT) + ".xml");
            try (OutputStream out = Files.newOutputStream(file)) {
                write(out, run, side);
            } catch (XMLStreamException e) {
                throw new IOException(file + ": " + e.getMessage(), e);
            }
        }
    }

    private static void write(OutputStream out, Run run, String side) throws XMLStreamException {
        XMLStreamWriter xml = XMLOutputFactory.newInstance().createXMLStreamWriter(out, UTF_8);
        try {
            new ResultXml(run, side, xml).write();
        } finally {
            xml.close();
        }
    }

    private void write() throws XMLStreamException {
        xml.writeStartDocument(UTF_8, "1.0");
        line("");
        xml.writeStartElement("result-set");
        xml.writeAttribute("version", VERSION);
        xml.writeAttribute("name", oneLine(side));
        line("  ");
        xml.writeStartElement("test-desc");
        xml.writeCharacters(oneLine(description()));
        xml.writeEndElement();
        long start = Instant.parse(run.started()).toEpochMilli();
        element("  ", "test-date", "start", Long.toString(start),
                "end", Long.toString(start + Math.round(run.seconds() * 1000)));
        for (Map.Entry<String, String> property : properties().entrySet()) {
            element("  ", "sys-prop", "key", property.getKey(), "value", property.getValue());
        }
        for (Result result : run.results()) {
            Samples samples = result.sides().get(side);
            if (!samples.isFailure()) {
                result(result, ScaledTimes.of(samples));
            }
        }
        line("");
        xml.writeEndElement();
        line("");
        xml.writeEndDocument();
    }

    private void result(Result result, ScaledTimes scaled) throws XMLStreamException {
        line("  ");
        xml.writeStartElement("result");
        xml.writeAttribute("num-reps", Integer.toString(scaled.repetitions()));
        xml.writeAttribute("num-units", Long.toString(Math.round(result.unitsPerRep())));
        xml.writeAttribute("name", result.name());
        for (Map.Entry<String, String> option : result.options().entrySet()) {
            element("    ", "option", "key", option.getKey(), "value", option.getValue());
        }
        for (long time : scaled.times()) {
            element("    ", "time", "value", Long.toString(time));
        }
        line("  ");
        xml.writeEndElement();
    }

    private String description() {
        long failed = run.results().stream().filter(result -> result.sides().get(side).isFailure()).count();
        return run.title() + ". " + run.command() + ". " + run.method().note()
                + " Times and num-reps of a result are multiplied by the same power of ten, so that whole milliseconds"
                + " keep their digits: scores are right, a time is not what a clock showed."
                + (failed == 0 ? "" : " " + failed + " rows failed on this side and are left out.");
    }

    /** By the names that J2DBench copies from the JVM. */
    private Map<String, String> properties() {
        Environment environment = run.environment();
        Map<String, String> properties = new LinkedHashMap<>();
        properties.put("java.version", environment.java());
        properties.put("java.vm.name", environment.vm());
        properties.put("java.vendor", environment.vendor());
        properties.put("os.name", environment.os());
        properties.put("os.arch", environment.arch());
        properties.put("slipstream.cpu", environment.cpu() + ", " + environment.cores() + " cores");
        properties.put("slipstream.jvm.flags", String.join(" ", environment.jvmFlags()));
        return properties;
    }

    private void element(String indent, String name, String... attributes) throws XMLStreamException {
        line(indent);
        xml.writeEmptyElement(name);
        for (int i = 0; i < attributes.length; i += 2) {
            xml.writeAttribute(attributes[i], oneLine(attributes[i + 1]));
        }
    }

    private void line(String indent) throws XMLStreamException {
        xml.writeCharacters("\n" + indent);
    }

    private static String oneLine(String text) {
        return String.valueOf(text).replaceAll("\\s+", " ");
    }
}
