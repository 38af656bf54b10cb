package dev.slipstream.imageio.bench.workbench.seeds;

import dev.slipstream.imageio.bench.workbench.results.Cells;
import dev.slipstream.imageio.bench.workbench.results.Result;
import dev.slipstream.imageio.bench.workbench.results.Samples;
import dev.slipstream.imageio.bench.workbench.text.Figures;
import dev.slipstream.imageio.bench.workbench.text.Table;
import java.io.PrintWriter;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The fifth document's tables: reads a second, and the native memory that a read takes. */
final class LargeReadTable {

    private static final double NANOS_PER_SECOND = 1e9;
    private static final long KIBI = 1024;
    private static final long BOUND = 64 * KIBI;

    private LargeReadTable() {
    }

    static void print(List<Result> results, PrintWriter out) {
        List<Result> rows = results.stream().filter(result -> result.name().equals(LargeReadSeed.NAME)).toList();
        out.println("readFully(byte[length]) a second, from the page cache; the document's machine: before, after");
        Table speed = new Table(">length", ">before", ">after", ">gain", ">JDK", ">TwelveMonkeys", ">gain",
                ">Slipstream", ">gain");
        for (Result row : rows) {
            LargeReadFigures figures = figures(row);
            Samples jdk = row.sides().get(Result.JDK);
            Samples rival = row.sides().get(Result.TWELVEMONKEYS);
            Samples ours = row.sides().get(Result.SLIPSTREAM);
            speed.add(length(figures), Figures.number(figures.unbounded()), Figures.number(figures.bounded()),
                    Figures.percent(figures.gain()), perSecond(jdk), perSecond(rival), Cells.percent(jdk, rival),
                    perSecond(ours), Cells.percent(jdk, ours));
        }
        speed.print(out);
        out.println();
        out.println("Native memory at its peak, KiB; the document: before, after");
        Table memory = new Table(">length", ">before", ">after", ">JDK", ">TwelveMonkeys", ">Slipstream");
        for (Result row : rows) {
            LargeReadFigures figures = figures(row);
            memory.add(length(figures), kibi(figures.length()), kibi(BOUND), peak(row, Result.JDK),
                    peak(row, Result.TWELVEMONKEYS), peak(row, Result.SLIPSTREAM));
        }
        memory.print(out);
        remarks(rows).forEach(out::println);
    }

    private static LargeReadFigures figures(Result row) {
        return LargeReadFigures.of(Integer.parseInt(row.options().get(LargeReadSeed.LENGTH)));
    }

    private static String length(LargeReadFigures figures) {
        return Figures.count(figures.length());
    }

    private static String perSecond(Samples samples) {
        return samples.isFailure() ? Cells.FAILED : Figures.number(NANOS_PER_SECOND / samples.nanosPerRep());
    }

    private static String peak(Result row, String side) {
        String peak = row.options().get(LargeReadSeed.NATIVE + side);
        return isNumber(peak) ? kibi(Long.parseLong(peak)) : Cells.NONE;
    }

    private static String kibi(long bytes) {
        long whole = bytes / KIBI;
        return Figures.count(whole);
    }

    /** Why something is missing, each reason once. */
    private static Set<String> remarks(List<Result> rows) {
        Set<String> remarks = new LinkedHashSet<>();
        for (Result row : rows) {
            row.sides().values().stream().filter(Samples::isFailure).map(Samples::failure).forEach(remarks::add);
            row.options().forEach((name, value) -> {
                if (name.startsWith(LargeReadSeed.NATIVE) && !isNumber(value)) {
                    remarks.add("Native memory: " + value);
                }
            });
        }
        return remarks;
    }

    private static boolean isNumber(String text) {
        return text != null && !text.isEmpty() && text.chars().allMatch(Character::isDigit);
    }
}
