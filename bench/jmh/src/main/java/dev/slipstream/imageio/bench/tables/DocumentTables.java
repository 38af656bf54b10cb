package dev.slipstream.imageio.bench.tables;

import static dev.slipstream.imageio.bench.results.Result.JDK;
import static dev.slipstream.imageio.bench.results.Result.SLIPSTREAM;
import static dev.slipstream.imageio.bench.results.Result.TWELVEMONKEYS;

import dev.slipstream.imageio.bench.command.Figures;
import dev.slipstream.imageio.bench.jmh.documents.WindowSweep;
import dev.slipstream.imageio.bench.results.Result;
import dev.slipstream.imageio.bench.results.Row;
import dev.slipstream.imageio.bench.tables.Specification.Line;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The tables of four documents, about caches, lines, windows and large reads: a line for each figure that a document
 * gives, and beside it what was measured of the same. Its cells may be stored in as many rows, so a line's row is put
 * together: its name is the figure's, and its sides are the columns.
 */
final class DocumentTables {

    static final String FILE = "documents";

    private static final double NANOS_PER_SECOND = 1e9;
    private static final double KIBI = 1024;
    private static final double MEBI = KIBI * KIBI;

    private static final String ALLOCATED = "bytes allocated";
    private static final String READS = "reads a second";
    private static final String NATIVE = "native memory";
    private static final String MEBIBYTES = "MiB a second";
    private static final String OF_BUFFERED = "of the buffered stream's time";
    private static final String LINE_READS = "LineReads.read";

    /**
     * JDK-8193832, by lengths: the bytes that a doubled buffer allocates, and those of a list of blocks; then, in the
     * same order, how often a second that length is read.
     */
    private static final String CACHES = """
            8,191 16,383 16,383 578,064 530,964
            8,192 8,192 16,384 1,414,244 532,019
            8,193 32,769 24,578 293,586 361,682
            16,383 40,959 40,958 216,810 212,346
            16,384 24,576 40,960 379,757 218,802
            16,385 73,729 40,962 123,571 208,802
            32,767 90,111 73,726 93,083 104,398
            32,768 57,344 73,728 151,105 104,849
            32,769 155,649 73,730 58,040 104,490
            65,535 188,415 139,262 43,145 55,583
            65,536 122,880 139,264 67,217 55,680
            65,537 319,489 139,266 27,908 55,939
            131,071 385,023 270,334 20,299 28,115
            131,072 253,952 270,336 31,617 28,274
            131,073 647,169 270,338 13,640 28,221
            262,143 778,239 532,478 9,995 14,043
            262,144 516,096 532,480 15,309 14,049
            262,145 1,302,529 532,482 5,940 14,055
            """;
    /** JDK-8299336, by sizes of the buffer: how often a second a file of 1 MiB is read. */
    private static final String WINDOWS = """
            1,024 -
            2,048 -
            4,096 -
            8,192 1,350
            16,384 2,634
            32,768 2,721
            65,536 2,856
            131,072 2,903
            """;
    /** JDK-6478546, by lengths: reads a second as it was, with a loop in Java, and with a loop in native code. */
    private static final String LARGE_READS = """
            1,048,576 11,341 6,124 11,371
            10,485,760 357 376 558
            262,144,000 10.0 14.3 19.9
            524,288,000 5.01 6.86 9.55
            1,000,000,000 1.68 3.53 5.00
            """;

    private DocumentTables() {
    }

    /** Where a column's result is stored: under the parameters of the line and some of its own, if it has any. */
    private record Column(String heading, String benchmark, String side, Map<String, String> params) {

        static List<Column> ofSides(String benchmark) {
            return List.of(new Column(">JDK %d", benchmark, JDK, Map.of()),
                    new Column(">TwelveMonkeys", benchmark, TWELVEMONKEYS, Map.of()),
                    new Column(">Slipstream", benchmark, SLIPSTREAM, Map.of()));
        }

        /** Null if it was not measured. */
        Result find(Jdk jdk, Map<String, String> paramsOfLine) {
            Map<String, String> all = new HashMap<>(paramsOfLine);
            all.putAll(params);
            Row row = jdk.find(FILE, benchmark, all);
            return row == null ? null : row.sides().get(side);
        }
    }

    static Specification caches() {
        List<Column> columns = List.of(cache(">JDK %d: in memory", JDK, "memory"),
                cache(">its cache file", JDK, "file"), cache(">readAllBytes", JDK, "readAllBytes"),
                cache(">TwelveMonkeys", TWELVEMONKEYS, "memory"), cache(">Slipstream", SLIPSTREAM, "memory"));
        List<Line> lines = new ArrayList<>();
        for (String figure : List.of(ALLOCATED, READS)) {
            for (String[] claim : claims(CACHES)) {
                int first = figure.equals(ALLOCATED) ? 1 : 3;
                lines.add(line(figure, List.of(figure, claim[0], claim[first], claim[first + 1]),
                        Map.of("length", plain(claim[0])), columns));
            }
        }
        return table(List.of("", ">length", ">document: doubled", ">list of blocks"), columns, lines);
    }

    private static Column cache(String heading, String side, String cache) {
        return new Column(heading, "CacheGrowth.read", side, Map.of("cache", cache));
    }

    static Specification lines() {
        List<Column> columns = Column.ofSides(LINE_READS);
        List<Line> lines = new ArrayList<>();
        for (String[] each : new String[][] {
            {"file", "a File's ImageInputStream", "1,992 % unbuffered", "1,808 % unbuffered"},
            {"memory", "an InputStream's, cache in memory", "-", "-"},
            {"fileCache", "an InputStream's, cache file", "-", "-"},
            {"buffered", "buffered DataInputStream", "100 % (8 KiB: 99 %)", "100 % (8 KiB: 96 %)"},
            {"reader", "BufferedReader", "43 %", "96 %"}}) {
            // Nobody but the JDK takes part where no ImageInputStream does.
            List<Column> taking = each[0].matches("buffered|reader") ? columns.subList(0, 1) : columns;
            for (String length : List.of("long", "short")) {
                lines.add(line(OF_BUFFERED, List.of(each[1], length, each[length.equals("long") ? 2 : 3]),
                        Map.of("from", each[0], "lines", length), taking));
            }
        }
        return table(List.of("read by", "lines", ">document"), columns, lines);
    }

    static Specification windows() {
        List<Column> columns = List.of(window(">JDK %d: read(byte[1000])", "readByteArray"),
                window(">readInt", "readInt"), window(">writeInt", "writeInt"));
        return table(List.of(">window", ">document"), columns, claims(WINDOWS).stream()
                .map(claim -> line(MEBIBYTES, List.of(claim), Map.of("window", plain(claim[0])), columns)).toList());
    }

    private static Column window(String heading, String method) {
        return new Column(heading, "WindowSweep." + method, "", Map.of());
    }

    static Specification largeReads() {
        List<Column> columns = Column.ofSides("LargeReads.read");
        List<Line> lines = new ArrayList<>();
        for (String[] claim : claims(LARGE_READS)) {
            lines.add(line(READS, List.of(READS, claim[0], claim[1], claim[2], claim[3]),
                    Map.of("length", plain(claim[0])), columns));
        }
        for (String[] claim : claims(LARGE_READS)) {
            lines.add(line(NATIVE, List.of(NATIVE, claim[0], kibibytes(Double.parseDouble(plain(claim[0]))), "8 KiB",
                    "64 KiB"), Map.of("length", plain(claim[0])), columns));
        }
        return table(List.of("", ">length", ">document: before", ">loop in Java", ">native loop"), columns, lines);
    }

    private static List<String[]> claims(String block) {
        return block.lines().map(line -> line.split(" ")).toList();
    }

    private static String plain(String number) {
        return number.replace(",", "");
    }

    private static Line line(String figure, List<String> labels, Map<String, String> params, List<Column> columns) {
        return new Line(labels, jdk -> {
            Map<String, Result> sides = new LinkedHashMap<>();
            for (Column column : columns) {
                Result result = column.find(jdk, params);
                if (result != null) {
                    sides.put(column.heading(), result);
                }
            }
            return sides.isEmpty() ? null : new Row(figure, params, sides);
        });
    }

    private static Specification table(List<String> headings, List<Column> columns, List<Line> lines) {
        List<String> ofColumns = columns.stream().map(Column::heading).toList();
        return new Specification(headings, jdk -> ofColumns, jdks -> lines, (jdk, row) -> ofColumns.stream()
                .map(column -> row.has(column) ? figure(jdk, row, column) : "-").toList());
    }

    private static String figure(Jdk jdk, Row row, String column) {
        double nanos = row.nanos(column);
        return switch (row.benchmark()) {
            case ALLOCATED -> Figures.count(row.other(column, "gc.alloc.rate.norm").score());
            case NATIVE -> kibibytes(row.other(column, "nativeBytes").score());
            case MEBIBYTES -> Figures.count(WindowSweep.LENGTH / MEBI * NANOS_PER_SECOND / nanos);
            case OF_BUFFERED -> Figures.percent(nanos / buffered(jdk, row.params().get("lines")));
            default -> Figures.number(NANOS_PER_SECOND / nanos);
        };
    }

    private static double buffered(Jdk jdk, String lines) {
        Row row = jdk.find(FILE, LINE_READS, Map.of("lines", lines, "from", "buffered"));
        return row == null ? Double.NaN : row.nanos(JDK);
    }

    private static String kibibytes(double bytes) {
        return Figures.count(bytes / KIBI) + " KiB";
    }
}
