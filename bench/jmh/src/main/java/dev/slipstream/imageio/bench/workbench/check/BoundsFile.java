package dev.slipstream.imageio.bench.workbench.check;

import dev.slipstream.imageio.bench.workbench.results.Count;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVPrinter;
import org.apache.commons.csv.CSVRecord;

/**
 * Bounds as CSV: an operation a line, and for each JDK a column of each count.
 *
 * @param counts that operations in this file are bounded by
 */
record BoundsFile(Path path, List<Count> counts) {

    private static final String OPERATION = "operation";
    private static final String REASON = "reason";

    Bounds read() throws IOException {
        CSVFormat format = CSVFormat.RFC4180.builder().setHeader().setSkipHeaderRecord(true).get();
        try (CSVParser parser = CSVParser.parse(path, StandardCharsets.UTF_8, format)) {
            List<Bound> bounds = new ArrayList<>();
            for (CSVRecord line : parser) {
                bounds.add(bound(line));
            }
            return new Bounds(bounds);
        } catch (IllegalArgumentException | java.io.UncheckedIOException e) {
            throw new IOException(path + ": not bounds: " + e.getMessage(), e);
        }
    }

    private Bound bound(CSVRecord line) {
        SortedMap<Integer, Cost> costs = new TreeMap<>();
        String first = column(counts.get(0), "");
        for (String column : line.getParser().getHeaderNames()) {
            if (column.startsWith(first)) {
                String feature = column.substring(first.length());
                Cost cost = cost(line, feature);
                if (!cost.counts().isEmpty()) {
                    costs.put((int) number(line, feature), cost);
                }
            }
        }
        return new Bound(line.get(OPERATION), costs, line.get(REASON));
    }

    private Cost cost(CSVRecord line, String feature) {
        Map<Count, Long> cost = new EnumMap<>(Count.class);
        for (Count count : counts) {
            String text = line.get(column(count, feature));
            if (!text.isEmpty()) {
                cost.put(count, number(line, text));
            }
        }
        return new Cost(cost);
    }

    private static long number(CSVRecord line, String text) {
        try {
            return Long.parseLong(text);
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException("line " + line.getParser().getCurrentLineNumber() + ": not a number: '"
                    + text + "'", e);
        }
    }

    void write(Bounds bounds) throws IOException {
        List<String> header = new ArrayList<>(List.of(OPERATION));
        bounds.features().forEach(feature ->
                counts.forEach(count -> header.add(column(count, Integer.toString(feature)))));
        header.add(REASON);
        CSVFormat format = CSVFormat.RFC4180.builder().setHeader(header.toArray(String[]::new))
                .setRecordSeparator('\n').get();
        try (Writer out = Files.newBufferedWriter(path, StandardCharsets.UTF_8);
                CSVPrinter printer = new CSVPrinter(out, format)) {
            for (Bound bound : bounds.all()) {
                printer.printRecord(cells(bound, bounds));
            }
        }
    }

    private List<Object> cells(Bound bound, Bounds bounds) {
        List<Object> cells = new ArrayList<>(List.of(bound.operation()));
        for (int feature : bounds.features()) {
            Cost cost = bound.costs().get(feature);
            counts.forEach(count -> cells.add(cost == null ? null : cost.of(count)));
        }
        cells.add(bound.reason());
        return cells;
    }

    private static String column(Count count, String feature) {
        return count.word() + " " + feature;
    }
}
