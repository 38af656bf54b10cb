package dev.slipstream.imageio.bench.check;

import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVPrinter;
import org.apache.commons.csv.CSVRecord;

/** The bounds as CSV: an operation a line, and for each JDK a column of bytes and one of system calls. */
final class BoundsFile {

    private static final String OPERATION = "operation";
    private static final String BYTES = "bytes ";
    private static final String CALLS = "calls ";
    private static final String REASON = "reason";

    private BoundsFile() {
    }

    static Bounds read(Path file) throws IOException {
        CSVFormat format = CSVFormat.RFC4180.builder().setHeader().setSkipHeaderRecord(true).get();
        try (CSVParser parser = CSVParser.parse(file, StandardCharsets.UTF_8, format)) {
            List<Bound> bounds = new ArrayList<>();
            for (CSVRecord line : parser) {
                bounds.add(bound(line));
            }
            return new Bounds(bounds);
        } catch (IllegalArgumentException | java.io.UncheckedIOException e) {
            throw new IOException(file + ": not bounds: " + e.getMessage(), e);
        }
    }

    private static Bound bound(CSVRecord line) {
        SortedMap<Integer, Cost> costs = new TreeMap<>();
        for (String column : line.getParser().getHeaderNames()) {
            if (column.startsWith(BYTES) && !line.get(column).isEmpty()) {
                String feature = column.substring(BYTES.length());
                String calls = line.get(CALLS + feature);
                costs.put(number(line, feature), new Cost(Long.parseLong(line.get(column)),
                        calls.isEmpty() ? null : number(line, calls)));
            }
        }
        return new Bound(line.get(OPERATION), costs, line.get(REASON));
    }

    private static int number(CSVRecord line, String text) {
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException("line " + line.getParser().getCurrentLineNumber() + ": not a number: '"
                    + text + "'", e);
        }
    }

    static void write(Path file, Bounds bounds) throws IOException {
        List<String> header = new ArrayList<>(List.of(OPERATION));
        bounds.features().forEach(feature -> header.addAll(List.of(BYTES + feature, CALLS + feature)));
        header.add(REASON);
        CSVFormat format = CSVFormat.RFC4180.builder().setHeader(header.toArray(String[]::new))
                .setRecordSeparator('\n').get();
        try (Writer out = Files.newBufferedWriter(file, StandardCharsets.UTF_8);
                CSVPrinter printer = new CSVPrinter(out, format)) {
            for (Bound bound : bounds.all()) {
                printer.printRecord(cells(bound, bounds));
            }
        }
    }

    private static List<Object> cells(Bound bound, Bounds bounds) {
        List<Object> cells = new ArrayList<>(List.of(bound.operation()));
        for (int feature : bounds.features()) {
            Cost cost = bound.costs().get(feature);
            cells.add(cost == null ? null : cost.bytes());
            cells.add(cost == null ? null : cost.calls());
        }
        cells.add(bound.reason());
        return cells;
    }
}
