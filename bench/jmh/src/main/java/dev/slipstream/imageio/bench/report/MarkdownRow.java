package dev.slipstream.imageio.bench.report;

import dev.slipstream.imageio.bench.results.Gain;
import dev.slipstream.imageio.bench.text.Figures;
import java.util.ArrayList;
import java.util.List;

/** The cells of one row: its traits, the scores of the rivals and of the subject, and the ratios. */
final class MarkdownRow {

    private MarkdownRow() {
    }

    static List<String> cells(Group group, Row row) {
        Traits traits = row.traits();
        List<String> cells = new ArrayList<>(List.of(row.name(), traits.format(), traits.source(), traits.size(),
                traits.describeOthers()));
        double smallest = row.smallest();
        group.rivals().forEach(rival -> cells.add(score(row.scores().get(rival), row.unit(), smallest)));
        cells.add(score(row.scores().get(group.subject()), row.unit(), smallest));
        group.rivals().forEach(rival -> cells.add(versus(group, row, rival)));
        return cells;
    }

    private static String score(Score score, Unit unit, double smallest) {
        if (score == null) {
            return "";
        }
        if (score.isFailure()) {
            return score.failure();
        }
        String bytes = score.bytes() == null ? "" : Figures.bytes(score.bytes());
        return Facts.join(", ", Facts.join(" ", Figures.score(score.value(), unit, smallest),
                Figures.error(score.error())), bytes);
    }

    private static String versus(Group group, Row row, String rival) {
        Gain gain = row.gain(group.subject(), rival);
        return switch (Verdict.of(row, group.subject(), rival)) {
            case WIN -> Figures.ratio(gain.ratio());
            case TIE -> Figures.ratio(gain.ratio()) + " (tie)";
            case LOSS -> Figures.ratio(gain.ratio()) + " (loss)";
            case FAILURE -> "fails";
            case NONE -> "";
        };
    }
}
