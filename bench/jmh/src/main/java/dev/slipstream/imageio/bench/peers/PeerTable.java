package dev.slipstream.imageio.bench.peers;

import dev.slipstream.imageio.bench.command.Figures;
import dev.slipstream.imageio.bench.command.TextTable;
import dev.slipstream.imageio.bench.results.Metric;
import dev.slipstream.imageio.bench.results.Result;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The least time of each peer, of Slipstream with its unit, of the others as times of that; of an encoder also how many
 * bytes it writes, and how many per cent of Slipstream's the others do.
 */
final class PeerTable {

    /** A parameter of the results. */
    static final String SIZE = "size";
    static final String BYTES = "bytes";

    private static final String FAILED = "failed";

    private PeerTable() {
    }

    static void print(List<Result> results, List<String> peers, PrintWriter out, int width) {
        Map<List<Object>, Map<String, Result>> rows = new LinkedHashMap<>();
        results.forEach(result -> rows.computeIfAbsent(List.of(result.benchmark(), result.row()),
                row -> new HashMap<>()).put(result.side(), result));
        List<String> headings = new ArrayList<>(List.of("image", SIZE));
        peers.forEach(name -> headings.add(">" + name));
        TextTable table = new TextTable(headings);
        rows.forEach((row, sides) -> {
            Result any = sides.values().iterator().next();
            List<String> cells = new ArrayList<>(List.of(any.benchmark(), any.params().getOrDefault(SIZE, "")));
            peers.forEach(name -> cells.add(cell(sides.get(name), sides.get(Result.SLIPSTREAM))));
            table.add(cells);
        });
        List<String> means = new ArrayList<>(List.of("geometric mean", ""));
        peers.forEach(name -> means.add(name.equals(Result.SLIPSTREAM) ? "" : mean(rows, name)));
        table.add(means);
        table.print(out, width, List.of(SIZE));
        out.flush();
    }

    private static String cell(Result result, Result ours) {
        if (result == null) {
            return FAILED;
        }
        Metric bytes = result.secondaryMetrics().get(BYTES);
        if (result.side().equals(Result.SLIPSTREAM)) {
            return Figures.time(least(ours)) + (bytes == null ? "" : ", " + Figures.count(bytes.score()) + " B");
        }
        if (ours == null) {
            return Figures.time(least(result));
        }
        return Figures.number(least(result) / least(ours)) + (bytes == null ? ""
                : ", " + Figures.percent(bytes.score() / ours.secondaryMetrics().get(BYTES).score()));
    }

    /** Of the ratios of all images that neither has failed with. */
    private static String mean(Map<List<Object>, Map<String, Result>> rows, String name) {
        return Figures.number(Math.exp(rows.values().stream()
                .filter(sides -> sides.containsKey(name) && sides.containsKey(Result.SLIPSTREAM))
                .mapToDouble(sides -> Math.log(least(sides.get(name)) / least(sides.get(Result.SLIPSTREAM))))
                .average().orElse(Double.NaN)));
    }

    private static double least(Result result) {
        return result.primaryMetric().values().stream().mapToDouble(Double::doubleValue).min().orElseThrow();
    }
}
