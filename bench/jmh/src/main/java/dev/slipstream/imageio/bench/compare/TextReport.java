package dev.slipstream.imageio.bench.compare;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;

/** The tables for a person: every image, what did not decode, what differs, and the sums. */
final class TextReport {

    private final PrintWriter out;

    TextReport(PrintWriter out) {
        this.out = out;
    }

    void print(List<Row> rows) {
        images(rows);
        failures(rows);
        differences(rows);
        sums(rows);
        out.flush();
    }

    private void images(List<Row> rows) {
        Table table = new Table("file", "format", ">size", "source", ">JDK us", ">Slipstream us", ">ratio", "equal?");
        for (Row row : rows) {
            if (row.isDecoded()) {
                table.add(row.file().toString(), row.format(), row.size(), row.origin().label(),
                        micros(row.jdk().micros()), micros(row.slipstream().micros()), ratio(row.ratio()),
                        yesOrNo(row));
            }
        }
        section("", table);
    }

    private void failures(List<Row> rows) {
        Table table = new Table("file", "source", "same?", "JDK", "Slipstream");
        for (Row row : rows) {
            if (!row.isDecoded()) {
                table.add(row.file().toString(), row.origin().label(), yesOrNo(row),
                        oneLine(row.jdk().outcome().describe()), oneLine(row.slipstream().outcome().describe()));
            }
        }
        section("Not decoded by both:", table);
    }

    private void differences(List<Row> rows) {
        Table table = new Table("file", "source", "JDK | Slipstream");
        for (Row row : rows) {
            for (String difference : row.differences()) {
                table.add(row.file().toString(), row.origin().label(), oneLine(difference));
            }
        }
        section("DIFFERENT:", table);
    }

    private void sums(List<Row> rows) {
        Table table = new Table("source", "format", ">images", ">JDK us", ">Slipstream us", ">ratio",
                ">geometric mean of ratios");
        for (Summary sum : Summary.of(rows)) {
            table.add(sum.origin().label(), sum.format(), Integer.toString(sum.images()), micros(sum.jdkMicros()),
                    micros(sum.slipstreamMicros()), ratio(sum.ratio()), ratio(sum.geometricMean()));
        }
        section("Total of the medians:", table);
        long different = rows.stream().filter(row -> !row.isEqual()).count();
        out.println();
        out.println(rows.size() + " compared, " + (different == 0 ? "all equal" : different + " DIFFERENT"));
    }

    private void section(String heading, Table table) {
        if (table.isEmpty()) {
            return;
        }
        if (!heading.isEmpty()) {
            out.println();
            out.println(heading);
        }
        table.print(out);
    }

    private static String yesOrNo(Row row) {
        return row.isEqual() ? "yes" : "NO";
    }

    private static String oneLine(String text) {
        return text.replaceAll("\\s+", " ");
    }

    private static String micros(double value) {
        return Double.isNaN(value) ? "-" : String.format(Locale.ROOT, "%.1f", value);
    }

    private static String ratio(double value) {
        return Double.isNaN(value) ? "-" : String.format(Locale.ROOT, "%.2f", value);
    }
}
