package dev.slipstream.imageio.bench.platform;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The cells of one platform, by key. As a file: a line that names the platform, then a line for each cell, its key and
 * its facts, separated by tabs.
 */
record PlatformRecord(String platform, LinkedHashMap<String, Cell> cells) {

    private static final int KEY_FIELDS = 3;

    static PlatformRecord of(String platform, List<Cell> cells) {
        LinkedHashMap<String, Cell> byKey = new LinkedHashMap<>();
        cells.forEach(cell -> byKey.put(cell.key(), cell));
        return new PlatformRecord(platform, byKey);
    }

    static PlatformRecord read(Path file) throws IOException {
        List<String> lines = Files.readAllLines(file);
        List<Cell> cells = new ArrayList<>();
        for (String line : lines.subList(Math.min(1, lines.size()), lines.size())) {
            cells.add(cell(file, line));
        }
        if (cells.isEmpty()) {
            throw new IOException(file + " is not what --record writes");
        }
        return of(lines.get(0), cells);
    }

    private static Cell cell(Path file, String line) throws IOException {
        List<String> fields = Arrays.asList(line.split("\t"));
        Map<String, String> facts = new LinkedHashMap<>();
        for (String fact : fields.subList(Math.min(KEY_FIELDS, fields.size()), fields.size())) {
            int sign = fact.indexOf('=');
            if (sign < 0) {
                throw new IOException(file + " has a fact without a value: " + fact);
            }
            facts.put(fact.substring(0, sign), fact.substring(sign + 1));
        }
        if (facts.isEmpty()) {
            throw new IOException(file + " has a line without facts: " + line);
        }
        return new Cell(fields.get(0), fields.get(1), fields.get(2), facts);
    }

    void write(Appendable out) throws IOException {
        out.append(platform).append('\n');
        try {
            cells.values().forEach(cell -> write(out, cell));
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    private static void write(Appendable out, Cell cell) {
        StringBuilder line = new StringBuilder(cell.key());
        cell.facts().forEach((name, value) -> line.append('\t').append(name).append('=').append(value));
        try {
            out.append(line).append('\n');
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
