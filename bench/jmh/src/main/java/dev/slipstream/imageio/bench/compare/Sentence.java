package dev.slipstream.imageio.bench.compare;

import dev.slipstream.imageio.bench.command.Figures;
import dev.slipstream.imageio.bench.command.Ratio;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** A comparison in a few words. */
final class Sentence {

    private Sentence() {
    }

    static String of(List<Row> rows, Operation operation) {
        if (count(rows, Row.Verdict.EQUAL) + count(rows, Row.Verdict.DIFFERS) == 0) {
            return "Nothing compared: " + counts(rows, operation) + ".";
        }
        List<String> ratios = new ArrayList<>();
        for (Total total : Total.of(rows)) {
            if (total.isOfAll()) {
                ratios.add(ratio(total.ratio()) + " " + operation.preposition() + " "
                        + (total.place().endsWith("Stream") ? "streams" : "files"));
            }
        }
        String sizes = String.join("", WrittenSizes.of(rows).stream()
                .map(each -> "; its " + each.format() + "s take " + Figures.percent(each.part())
                        + " of the JDK's bytes").toList());
        String speed = ratios.isEmpty() ? ""
                : " Slipstream " + operation.does() + " " + String.join(", ", ratios) + sizes + ".";
        return Figures.count(rows.size(), "comparison") + " of "
                + Figures.count(rows.stream().map(Row::file).distinct().count(), "file") + ": "
                + counts(rows, operation) + "." + speed;
    }

    private static String ratio(Ratio ratio) {
        return ratio.isTie() ? "as fast as the JDK (" + ratio + " times)" : ratio + " times as fast";
    }

    /** They add up to all. */
    private static String counts(List<Row> rows, Operation operation) {
        return String.join(", ", Stream.of(
                part(rows, Row.Verdict.EQUAL, "equal"),
                part(rows, Row.Verdict.DIFFERS, "DIFFERENT"),
                part(rows, Row.Verdict.FAILED_ON_BOTH, "not " + operation.done() + " on either side"),
                part(rows, Row.Verdict.NOT_BY_THE_JDK, "not " + operation.done() + " right by the JDK"))
                .filter(part -> !part.isEmpty()).toList());
    }

    private static String part(List<Row> rows, Row.Verdict verdict, String words) {
        long count = count(rows, verdict);
        return count > 0 || verdict == Row.Verdict.EQUAL ? Figures.count(count) + " " + words : "";
    }

    private static long count(List<Row> rows, Row.Verdict verdict) {
        return rows.stream().filter(row -> row.verdict() == verdict).count();
    }
}
