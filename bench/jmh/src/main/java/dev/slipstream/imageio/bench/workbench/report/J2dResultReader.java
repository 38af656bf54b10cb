package dev.slipstream.imageio.bench.workbench.report;

import dev.slipstream.imageio.bench.workbench.results.Samples;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/** Reads the result XML of J2DBench. */
final class J2dResultReader {

    private static final String RESULT_SET = "result-set";
    private static final long NANOS_PER_MILLI = 1_000_000;

    private final String file;
    private final XMLStreamReader xml;

    private J2dResultReader(Path file, XMLStreamReader xml) {
        this.file = file.toString();
        this.xml = xml;
    }

    /** Returns the result sets of a file, at least one. */
    static List<J2dResultSet> read(Path file) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            List<J2dResultSet> sets = new J2dResultReader(file, factory().createXMLStreamReader(in)).sets();
            if (sets.isEmpty()) {
                throw new IOException(file + ": XML, but there is no " + RESULT_SET + " of J2DBench in it");
            }
            return sets;
        } catch (XMLStreamException e) {
            throw new IOException(file + ": not well-formed XML: " + e.getMessage().replaceAll("\\s+", " "), e);
        } catch (IllegalArgumentException e) {
            throw new IOException(file + ": " + e.getMessage(), e);
        }
    }

    /** Nothing outside of the file is ever read, nor any entity expanded. */
    private static XMLInputFactory factory() {
        XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
        factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
        return factory;
    }

    private List<J2dResultSet> sets() throws XMLStreamException {
        List<J2dResultSet> sets = new ArrayList<>();
        while (xml.hasNext()) {
            int event = xml.next();
            if (event == XMLStreamConstants.DTD) {
                throw new IllegalArgumentException("a document type is not allowed in result XML");
            }
            if (event == XMLStreamConstants.START_ELEMENT && xml.getLocalName().equals(RESULT_SET)) {
                sets.add(set());
            }
        }
        return sets;
    }

    private J2dResultSet set() throws XMLStreamException {
        String name = attribute("name", "No title");
        Map<String, String> properties = new LinkedHashMap<>();
        Map<J2dResultSet.Key, J2dResultSet.Measured> results = new LinkedHashMap<>();
        long start = -1;
        long end = -1;
        while (isBefore(RESULT_SET)) {
            if (xml.getEventType() != XMLStreamConstants.START_ELEMENT) {
                continue;
            }
            switch (xml.getLocalName()) {
                case "sys-prop" -> properties.put(attribute("key", ""), attribute("value", ""));
                case "test-date" -> {
                    start = number("start");
                    end = number("end");
                }
                case "result" -> result(results);
                default -> {
                    // The description, and what later versions may add, is of no interest.
                }
            }
        }
        return new J2dResultSet(name, file, properties, start, end, results);
    }

    private void result(Map<J2dResultSet.Key, J2dResultSet.Measured> results) throws XMLStreamException {
        String name = attribute("name", null);
        long repetitions = number("num-reps");
        long units = number("num-units");
        if (name == null || repetitions < 1 || units < 0) {
            throw new IllegalArgumentException("line " + xml.getLocation().getLineNumber()
                    + ": a result needs a name, num-reps of at least 1 and num-units");
        }
        Map<String, String> options = new TreeMap<>();
        List<Long> nanos = new ArrayList<>();
        while (isBefore("result")) {
            if (xml.getEventType() == XMLStreamConstants.START_ELEMENT) {
                if (xml.getLocalName().equals("option")) {
                    options.put(attribute("key", ""), attribute("value", ""));
                } else if (xml.getLocalName().equals("time")) {
                    nanos.add(number("value") * NANOS_PER_MILLI);
                }
            }
        }
        // J2DBench's analyzer counts repetitions where a test has no units.
        results.put(new J2dResultSet.Key(name, options), new J2dResultSet.Measured(Math.max(1, units),
                new Samples(repetitions, nanos, null, nanos.isEmpty() ? "was not measured" : null)));
    }

    /** Goes on, as long as the element has not ended. */
    private boolean isBefore(String end) throws XMLStreamException {
        return xml.next() != XMLStreamConstants.END_ELEMENT || !xml.getLocalName().equals(end);
    }

    private String attribute(String name, String otherwise) {
        String value = xml.getAttributeValue(null, name);
        return value == null ? otherwise : value;
    }

    private long number(String name) {
        String value = attribute(name, "");
        try {
            return Long.parseLong(value);
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException("line " + xml.getLocation().getLineNumber() + ": " + name
                    + " of " + xml.getLocalName() + " is not a number: '" + value + "'", e);
        }
    }
}
