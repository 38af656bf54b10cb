package dev.slipstream.imageio.bench.compare;

import dev.slipstream.imageio.bench.command.Figures;
import dev.slipstream.imageio.bench.command.Table;
import dev.slipstream.imageio.bench.compare.worker.Outcome;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/** What a person sees: the sentence, the sums, then only what is slower, differs or failed. */
final class Report {

    private static final int FEW = 10;
    private static final double NANOS_PER_MICRO = 1000;
    private static final double NANOS_PER_MILLI = 1e6;

    private final PrintWriter out;
    private final Operation operation;
    private final int width;
    private final boolean all;
    private final boolean verbose;

    /**
     * @param width of the longest line
     * @param all images and failures, not only the worst
     * @param verbose classes of readers and exceptions, too
     */
    Report(PrintWriter out, Operation operation, int width, boolean all, boolean verbose) {
        this.out = out;
        this.operation = operation;
        this.width = width;
        this.all = all;
        this.verbose = verbose;
    }

    void print(List<Row> rows, List<Path> leftOut) {
        paragraph(Sentence.of(rows, operation));
        totals(rows);
        sizes(rows);
        List<Row> timed = rows.stream().filter(Row::isTimed).toList();
        images("Slower with Slipstream, so that it is no accident:", timed.stream()
                .filter(row -> row.ratio().isSlower())
                .sorted(Comparator.comparingDouble(row -> row.ratio().times())).toList());
        if (all) {
            images("All images:", timed);
        }
        differences(rows);
        failures(rows);
        leftOut(leftOut);
        if (verbose) {
            readers(rows);
        }
        out.flush();
    }

    /** Broken between words; what it is indented by, all of its lines are. */
    private void paragraph(String text) {
        String indent = " ".repeat(text.length() - text.stripLeading().length());
        StringBuilder line = new StringBuilder();
        for (String word : text.strip().split(" ")) {
            if (!line.isEmpty() && line.length() + 1 + word.length() > width) {
                out.println(line);
                line.setLength(0);
            }
            line.append(line.isEmpty() ? indent : " ").append(word);
        }
        out.println(line);
    }

    private void totals(List<Row> rows) {
        Table table = new Table("format", operation.preposition(), ">images", ">JDK, ms", ">Slipstream, ms",
                "times as fast (~: a tie)");
        for (Total total : Total.of(rows)) {
            table.add(total.format(), total.place(), Figures.count(total.rows().size()),
                    Figures.number(total.jdkNanos() / NANOS_PER_MILLI),
                    Figures.number(total.slipstreamNanos() / NANOS_PER_MILLI), total.ratio().toString());
        }
        section("", table, List.of(">Slipstream, ms", ">JDK, ms", ">images"));
    }

    /** Each image once, and only where the bytes are a writer's choice. */
    private void sizes(List<Row> rows) {
        Table table = new Table("format", ">JDK, bytes", ">Slipstream, bytes", ">part of the JDK's",
                ">largest part", "of");
        for (WrittenSizes sizes : WrittenSizes.of(rows)) {
            table.add(sizes.format(), Figures.count(sizes.jdkBytes()), Figures.count(sizes.slipstreamBytes()),
                    Figures.percent(sizes.part()), Figures.percent(WrittenSizes.part(sizes.worst())),
                    sizes.worst().file().toString());
        }
        section("Bytes written:", table, List.of("of", ">largest part", ">JDK, bytes", ">Slipstream, bytes"));
    }

    private void images(String heading, List<Row> rows) {
        Table table = new Table("file", "format", ">size", operation.preposition(), ">JDK, us",
                ">Slipstream, us", "times as fast");
        List<Row> shown = all ? rows : rows.stream().limit(FEW).toList();
        shown.forEach(row -> table.add(row.file().toString(), row.format(), row.size(), row.task().place(),
                Figures.number(row.jdk().nanos() / NANOS_PER_MICRO),
                Figures.number(row.slipstream().nanos() / NANOS_PER_MICRO), row.ratio().toString()));
        section(heading, table,
                List.of(">size", "format", ">Slipstream, us", ">JDK, us", operation.preposition()));
        more(rows.size() - shown.size());
    }

    private void differences(List<Row> rows) {
        List<Row> different = rows.stream().filter(row -> row.verdict() == Row.Verdict.DIFFERS).toList();
        if (!different.isEmpty()) {
            out.println();
            out.println("DIFFERENT, JDK | Slipstream:");
        }
        for (Row row : different) {
            out.println(row.file() + ", " + operation.preposition() + " " + row.task().place()
                    + (row.task().format().isEmpty() ? "" : " as " + row.task().format()));
            row.differences().forEach(difference -> paragraph("  - " + oneLine(difference)));
        }
    }

    /** An image that fails alike wherever it comes from or goes to is told once. */
    private void failures(List<Row> rows) {
        Map<List<String>, Long> failures = rows.stream()
                .filter(row -> row.verdict() == Row.Verdict.FAILED_ON_BOTH
                        || row.verdict() == Row.Verdict.NOT_BY_THE_JDK)
                .collect(Collectors.groupingBy(row -> List.of(row.file().toString(), why(row), message(row.jdk()),
                        message(row.slipstream())), LinkedHashMap::new, Collectors.counting()));
        Table table = new Table("file", "why", "JDK", "Slipstream");
        failures.keySet().stream().limit(all ? Long.MAX_VALUE : FEW).forEach(table::add);
        section("Not " + operation.done() + " by the JDK, or by neither:", table, List.of("Slipstream", "JDK"));
        more(all ? 0 : failures.size() - FEW);
    }

    private static String why(Row row) {
        return row.verdict() == Row.Verdict.NOT_BY_THE_JDK ? row.jdkError().label() : "both fail";
    }

    private String message(Measurement side) {
        Outcome outcome = side.outcome();
        return oneLine(outcome.kind() == Outcome.Kind.FAILED && !verbose && !outcome.fact(Outcome.MESSAGE).isEmpty()
                ? outcome.fact(Outcome.MESSAGE) : outcome.describe());
    }

    private void leftOut(List<Path> files) {
        if (!files.isEmpty()) {
            out.println();
            paragraph("Left out, for they are no images: " + Figures.count(files.size(), "file")
                    + (verbose ? ": " + files : " (--verbose: which)"));
        }
    }

    /** Where images are written, their readers are neither timed nor known. */
    private void readers(List<Row> rows) {
        Function<Measurement, String> reader = side -> side.outcome().fact(Outcome.READER);
        Map<List<String>, Long> readers = rows.stream()
                .collect(Collectors.groupingBy(row -> List.of(reader.apply(row.jdk()), reader.apply(row.slipstream())),
                        LinkedHashMap::new, Collectors.counting()));
        Table table = new Table("reader with the JDK alone", "with Slipstream", ">images");
        readers.forEach((names, count) -> {
            List<String> cells = new ArrayList<>(names);
            cells.add(Figures.count(count));
            if (!String.join("", names).isEmpty()) {
                table.add(cells);
            }
        });
        section("Read by:", table, List.of());
    }

    private void section(String heading, Table table, List<String> expendable) {
        if (!table.isEmpty()) {
            out.println();
            if (!heading.isEmpty()) {
                out.println(heading);
            }
            table.print(out, width, expendable);
        }
    }

    private void more(long count) {
        if (count > 0) {
            out.println("... and " + Figures.count(count) + " more (--all)");
        }
    }

    private static String oneLine(String text) {
        return text.replaceAll("\\s+", " ");
    }
}
