package dev.slipstream.imageio.bench.tables;

import static dev.slipstream.imageio.bench.results.Result.SLIPSTREAM;

import dev.slipstream.imageio.bench.command.Figures;
import dev.slipstream.imageio.bench.results.Metric;
import dev.slipstream.imageio.bench.results.Row;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Other decoders and encoders beside ours: the shortest time of all turns, ours, and theirs as times of it; of an
 * encoder also the bytes that ours writes, and theirs in per cent of these.
 */
public final class PeerRows {

    public static final String SIZE = "size";
    public static final String BYTES = "bytes";

    private static final String FAILED = "failed";

    private PeerRows() {
    }

    /** None if nothing was measured. */
    static List<String> headings(List<Row> rows) {
        List<String> headings = new ArrayList<>();
        if (!rows.isEmpty()) {
            headings.add(">JDK %d: Slipstream");
            others(rows).forEach(name -> headings.add(">" + name));
        }
        return headings;
    }

    /** All but Slipstream, in the order in which they come. */
    private static List<String> others(List<Row> rows) {
        Set<String> names = new LinkedHashSet<>();
        rows.forEach(row -> names.addAll(row.sides().keySet()));
        names.remove(SLIPSTREAM);
        return List.copyOf(names);
    }

    static List<String> cells(Row row, List<Row> all) {
        Metric ours = row.other(SLIPSTREAM, BYTES);
        List<String> cells = new ArrayList<>();
        cells.add(!row.has(SLIPSTREAM) ? FAILED : Figures.time(row.least(SLIPSTREAM))
                + (ours == null ? "" : ", " + Figures.count(ours.score()) + " B"));
        for (String name : others(all)) {
            Metric theirs = row.other(name, BYTES);
            cells.add(!row.has(name) ? FAILED
                    : !row.has(SLIPSTREAM) ? Figures.time(row.least(name))
                    : Figures.number(row.least(name) / row.least(SLIPSTREAM))
                    + (ours == null || theirs == null ? "" : ", " + Figures.percent(theirs.score() / ours.score())));
        }
        return cells;
    }

    /** Of the times of all images that neither has failed with. */
    static List<String> means(List<Row> rows) {
        List<String> cells = new ArrayList<>(rows.isEmpty() ? List.of() : List.of(""));
        for (String name : others(rows)) {
            cells.add(Figures.number(Figures.geometricMean(
                    rows.stream().mapToDouble(row -> row.least(name) / row.least(SLIPSTREAM)))));
        }
        return cells;
    }
}
