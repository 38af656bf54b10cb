package dev.slipstream.imageio.bench.tables;

import static dev.slipstream.imageio.bench.results.Result.SLIPSTREAM;

import dev.slipstream.imageio.bench.command.Figures;
import dev.slipstream.imageio.bench.results.Metric;
import dev.slipstream.imageio.bench.results.Row;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Other decoders and encoders beside ours: the shortest time of all turns, ours, and theirs as times of it. */
final class PeerRows {

    private static final String BYTES = "bytes";

    private PeerRows() {
    }

    /** All but Slipstream, in the order in which they come. */
    static List<String> others(List<Row> rows) {
        Set<String> names = new LinkedHashSet<>();
        rows.forEach(row -> names.addAll(row.sides().keySet()));
        names.remove(SLIPSTREAM);
        return List.copyOf(names);
    }

    static List<String> cells(Row row, List<String> others) {
        Metric ours = row.other(SLIPSTREAM, BYTES);
        List<String> cells = new ArrayList<>();
        cells.add(Figures.time(row.least(SLIPSTREAM))
                + (ours == null ? "" : ", " + Figures.count(ours.score()) + " B"));
        for (String name : others) {
            Metric theirs = row.other(name, BYTES);
            double ratio = row.least(name) / row.least(SLIPSTREAM);
            cells.add(Double.isNaN(ratio) ? "failed" : Figures.number(ratio)
                    + (ours == null || theirs == null ? "" : ", " + Figures.percent(theirs.score() / ours.score())));
        }
        return cells;
    }

    /** Of the times of all images that neither has failed with. */
    static List<String> means(List<Row> rows) {
        List<String> cells = new ArrayList<>(List.of(""));
        for (String name : others(rows)) {
            cells.add(Figures.number(Math.exp(rows.stream().mapToDouble(row -> row.least(name) / row.least(SLIPSTREAM))
                    .filter(Double::isFinite).map(Math::log).average().orElse(Double.NaN))));
        }
        return cells;
    }
}
