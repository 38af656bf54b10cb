package dev.slipstream.imageio.bench.workbench.compare;

import dev.slipstream.imageio.bench.workbench.text.Figures;
import dev.slipstream.imageio.bench.workbench.text.Table;
import dev.slipstream.imageio.bench.workbench.worker.Operation;
import java.io.PrintWriter;
import java.util.Arrays;
import java.util.List;

/** The tables for a person: every image, what did not succeed, what differs, and the sums. */
final class TextReport {

    private final PrintWriter out;
    private final Operation operation;

    TextReport(PrintWriter out, Operation operation) {
        this.out = out;
        this.operation = operation;
    }

    void print(List<ComparedTask> rows) {
        images(rows);
        failures(rows);
        differences(rows);
        sums(rows);
        out.flush();
    }

    private void images(List<ComparedTask> rows) {
        Table table = new Table(cells("reader", "file", "format", ">size", operation.place(), ">JDK us",
                ">Slipstream us", ">ratio", "equal?"));
        for (ComparedTask row : rows) {
            if (row.isSuccess()) {
                table.add(cells(row.reader(), row.file().toString(), row.format(), row.size(), row.task().place(),
                        Figures.number(row.jdk().micros()), Figures.number(row.slipstream().micros()),
                                Figures.number(row.ratio()),
                        verdict(row)));
            }
        }
        section("", table);
    }

    private void failures(List<ComparedTask> rows) {
        Table table = new Table(cells("reader", "file", operation.place(), "same?", "JDK", "Slipstream"));
        for (ComparedTask row : rows) {
            if (!row.isSuccess()) {
                table.add(cells(row.reader(), row.file().toString(), row.task().describe(), verdict(row),
                        oneLine(row.jdk().outcome().describe()), oneLine(row.slipstream().outcome().describe())));
            }
        }
        section("Not " + operation.done() + " by both:", table);
    }

    private void differences(List<ComparedTask> rows) {
        Table table = new Table("file", operation.place(), "JDK | Slipstream");
        for (ComparedTask row : rows) {
            for (String difference : row.differences()) {
                table.add(row.file().toString(), row.task().describe(), oneLine(difference));
            }
        }
        section("DIFFERENT:", table);
    }

    private void sums(List<ComparedTask> rows) {
        Table table = new Table(operation.place(), "format", ">images", ">JDK us", ">Slipstream us", ">ratio",
                ">geometric mean of ratios");
        for (Summary sum : Summary.of(rows)) {
            table.add(sum.place(), sum.format(), Integer.toString(sum.images()), Figures.number(sum.jdkMicros()),
                    Figures.number(sum.slipstreamMicros()), Figures.number(sum.ratio()),
                            Figures.number(sum.geometricMean()));
        }
        section("Total of the medians:", table);
        long different = rows.stream().filter(row -> !row.isEqual()).count();
        long jdkErrors = rows.stream().filter(ComparedTask::isJdkError).count();
        out.println();
        out.println(rows.size() + " compared, " + (different == 0 ? "all equal" : different + " DIFFERENT")
                + (jdkErrors == 0 ? "" : "; " + jdkErrors + " that the JDK is known not to read right left aside"));
    }

    /** Where images are written, their reader is neither timed nor shown. */
    private String[] cells(String reader, String... others) {
        if (operation == Operation.WRITE) {
            return others;
        }
        String[] all = Arrays.copyOf(others, others.length + 1);
        all[others.length] = reader;
        return all;
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

    private static String verdict(ComparedTask row) {
        return row.isJdkError() ? row.jdkError().label() : row.isEqual() ? "yes" : "NO";
    }

    private static String oneLine(String text) {
        return text.replaceAll("\\s+", " ");
    }
}
