package dev.slipstream.imageio.bench.workbench.compare;

import dev.slipstream.imageio.bench.workbench.text.Figures;
import dev.slipstream.imageio.bench.workbench.text.Paragraph;
import dev.slipstream.imageio.bench.workbench.text.Table;
import dev.slipstream.imageio.bench.workbench.worker.Operation;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * The tables for a person: the images that gain least, or all, what did not succeed, what differs, whose readers they
 * were, and the sums.
 */
final class TextReport {

    private static final int FEW = 10;
    /** Below this, a table of images has no room for their widths and heights. */
    private static final int WIDTH_WITH_SIZES = 95;
    /** What written images have more in such a table. */
    private static final int WIDTH_OF_WRITTEN = 20;

    private final PrintWriter out;
    private final Operation operation;
    private final int width;
    private final boolean all;

    /**
     * @param width of the longest line
     * @param all images and failures instead of a few
     */
    TextReport(PrintWriter out, Operation operation, int width, boolean all) {
        this.out = out;
        this.operation = operation;
        this.width = width;
        this.all = all;
    }

    void print(List<ComparedTask> rows) {
        images(rows);
        failures(rows);
        differences(rows);
        readers(rows);
        sums(rows);
        sizes(rows);
        out.println();
        out.flush();
    }

    private void images(List<ComparedTask> rows) {
        List<ComparedImage> images = ComparedImage.of(rows);
        List<String> places = rows.stream().map(row -> row.task().place()).distinct().toList();
        Table table = new Table(headings(places));
        List<ComparedImage> shown = all ? images
                : images.stream().sorted(Comparator.comparingDouble(ComparedImage::worstRatio)).limit(FEW).toList();
        shown.forEach(image -> table.add(cells(image, places)));
        section("Microseconds" + (shown.size() == images.size() ? "" : ", the worst " + shown.size() + " of "
                + Figures.count(images.size()) + " (--all: all)") + ":", table);
    }

    private List<String> headings(List<String> places) {
        List<String> headings = new ArrayList<>(List.of("<file"));
        if (operation == Operation.WRITE) {
            headings.add("as");
        }
        if (hasSizes()) {
            headings.add(">size");
        }
        for (String place : places) {
            headings.addAll(List.of(">" + (place.endsWith("Stream") ? "stream" : place) + ": JDK", ">with", ">ratio"));
        }
        if (operation == Operation.WRITE) {
            headings.addAll(List.of(">bytes", ">of JDK's"));
        }
        headings.add("equal?");
        return headings;
    }

    private List<String> cells(ComparedImage image, List<String> places) {
        List<String> cells = new ArrayList<>(List.of(image.file().toString()));
        if (operation == Operation.WRITE) {
            cells.add(image.format());
        }
        if (hasSizes()) {
            cells.add(image.size());
        }
        for (String place : places) {
            cells.addAll(image.at(place).map(task -> List.of(Figures.number(task.jdk().micros()),
                    Figures.number(task.slipstream().micros()), Figures.number(task.ratio())))
                    .orElse(List.of("", "", "")));
        }
        if (operation == Operation.WRITE) {
            ComparedTask task = image.tasks().get(0);
            cells.add(Figures.count(task.bytes(ComparedTask::slipstream)));
            cells.add(Figures.percent(task.sizeRatio()));
        }
        cells.add(image.verdict());
        return cells;
    }

    private boolean hasSizes() {
        return width >= WIDTH_WITH_SIZES + (operation == Operation.WRITE ? WIDTH_OF_WRITTEN : 0);
    }

    private void failures(List<ComparedTask> rows) {
        Map<List<String>, List<ComparedTask>> failures = new LinkedHashMap<>();
        for (ComparedTask row : rows) {
            if (!row.isSuccess()) {
                failures.computeIfAbsent(List.of(row.file().toString(), format(row), row.verdict(),
                        message(row.jdk()), message(row.slipstream())),
                        key -> new ArrayList<>()).add(row);
            }
        }
        Table table = new Table("<file", "~" + operation.place(), "same?", "~JDK", "~Slipstream");
        failures.entrySet().stream().limit(all ? Long.MAX_VALUE : FEW).forEach(each -> table.add(each.getKey().get(0),
                (each.getValue().size() > 1 ? "both" : each.getValue().get(0).task().place()) + each.getKey().get(1),
                each.getKey().get(2), each.getKey().get(3), each.getKey().get(4)));
        section("Not " + operation.done() + " by both:", table);
        if (!all && failures.size() > FEW) {
            out.println("... and " + Figures.count(failures.size() - FEW) + " more (--all)");
        }
    }

    /** What a task's description adds to its place: of images that are written, the format. */
    private static String format(ComparedTask row) {
        return row.task().describe().substring(row.task().place().length());
    }

    /** Without the package of an exception's class. */
    private static String message(Measurement side) {
        return oneLine(side.outcome().describe()).replaceFirst("^([a-z]\\w*\\.)+(?=[A-Z])", "");
    }

    private void differences(List<ComparedTask> rows) {
        List<ComparedTask> different = rows.stream().filter(row -> !row.isEqual()).toList();
        if (!different.isEmpty()) {
            out.println();
            out.println("DIFFERENT, JDK | Slipstream:");
        }
        for (ComparedTask row : different) {
            out.println(row.file() + ", " + row.task().describe());
            row.differences().forEach(difference -> Paragraph.print("  - " + oneLine(difference), out, width));
        }
    }

    /** Where images are written, their readers are neither timed nor known. */
    private void readers(List<ComparedTask> rows) {
        Map<List<String>, Long> readers = rows.stream().filter(row -> !row.reader(ComparedTask::jdk).isEmpty()
                || !row.reader(ComparedTask::slipstream).isEmpty())
                .collect(Collectors.groupingBy(row -> List.of(row.reader(ComparedTask::jdk),
                        row.reader(ComparedTask::slipstream)), LinkedHashMap::new, Collectors.counting()));
        Table table = new Table("~reader with the JDK alone", "~with Slipstream", ">images");
        readers.forEach((names, count) -> table.add(names.get(0), names.get(1), Figures.count(count)));
        section("Read by:", table);
    }

    private void sums(List<ComparedTask> rows) {
        Table table = new Table("~" + operation.place(), "format", ">images", ">JDK us", ">Slipstream us", ">ratio",
                ">geometric mean");
        for (Summary sum : Summary.of(rows)) {
            table.add(sum.place(), sum.format(), Integer.toString(sum.images()), Figures.number(sum.jdkMicros()),
                    Figures.number(sum.slipstreamMicros()), Figures.number(sum.ratio()),
                    Figures.number(sum.geometricMean()));
        }
        section("Total of the medians:", table);
    }

    /** Each image once, and only where the bytes are a writer's choice. */
    private void sizes(List<ComparedTask> rows) {
        Table table = new Table("format", ">images", ">JDK bytes", ">Slipstream bytes", ">of JDK's", ">largest",
                "<of");
        for (WrittenSizes sizes : WrittenSizes.of(rows)) {
            table.add(sizes.format(), Integer.toString(sizes.images()), Figures.count(sizes.jdkBytes()),
                    Figures.count(sizes.slipstreamBytes()), Figures.percent(sizes.ratio()),
                    Figures.percent(sizes.worst().sizeRatio()), sizes.worst().file().toString());
        }
        section("Bytes written, and the image that takes most more than with the JDK:", table);
    }

    private void section(String heading, Table table) {
        if (!table.isEmpty()) {
            out.println();
            out.println(heading);
            table.print(out, width);
        }
    }

    private static String oneLine(String text) {
        return text.replaceAll("\\s+", " ");
    }
}
