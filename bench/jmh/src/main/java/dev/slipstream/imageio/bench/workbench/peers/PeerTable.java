package dev.slipstream.imageio.bench.workbench.peers;

import dev.slipstream.imageio.bench.workbench.results.Result;
import dev.slipstream.imageio.bench.workbench.results.Samples;
import dev.slipstream.imageio.bench.workbench.text.Figures;
import dev.slipstream.imageio.bench.workbench.text.Table;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.LongStream;

/**
 * The least time of each decoder, of Slipstream in microseconds or milliseconds, of the others as times of that; of an
 * encoder also how many bytes it writes, and how many per cent of Slipstream's the others do.
 */
public final class PeerTable {

    private static final String FAILED = "failed";

    private final List<Result> results;
    private final List<String> others;

    public PeerTable(List<Result> results) {
        this.results = results;
        Set<String> names = new LinkedHashSet<>();
        results.forEach(result -> names.addAll(result.sides().keySet()));
        names.remove(Result.SLIPSTREAM);
        this.others = List.copyOf(names);
    }

    /** All but Slipstream. */
    public List<String> others() {
        return others;
    }

    void print(PrintWriter out) {
        List<String> headings = new ArrayList<>(List.of("image", "size", ">Slipstream"));
        others.forEach(name -> headings.add(">" + name));
        Table table = new Table(headings);
        for (Result result : results) {
            List<String> cells = new ArrayList<>(List.of(result.name(), result.options().getOrDefault("size", "")));
            cells.addAll(cells(result));
            table.add(cells);
        }
        List<String> means = new ArrayList<>(List.of("geometric mean", "", ""));
        others.forEach(name -> means.add(Figures.ratio(mean(name))));
        table.add(means);
        table.withoutEmptyColumns().print(out);
        for (Result result : results) {
            result.sides().forEach((name, samples) -> {
                if (samples.isFailure()) {
                    out.println(name + ", " + result.name() + ": " + samples.failure());
                }
            });
        }
        out.flush();
    }

    /** Slipstream's time, and how many times as long each of the others takes. */
    public List<String> cells(Result result) {
        double ours = nanos(result, Result.SLIPSTREAM);
        List<String> cells = new ArrayList<>();
        Long bytes = bytes(result, Result.SLIPSTREAM);
        String written = bytes == null ? "" : ", " + Figures.bytes(bytes);
        cells.add(Double.isNaN(ours) ? FAILED : Figures.time(ours) + written);
        for (String name : others) {
            double ratio = nanos(result, name) / ours;
            cells.add(Double.isNaN(ratio) ? FAILED : Figures.ratio(ratio) + size(bytes(result, name), bytes));
        }
        return cells;
    }

    private static String size(Long bytes, Long ours) {
        return bytes == null || ours == null ? "" : ", " + Figures.percent((double) bytes / ours);
    }

    /** Null if nothing is written. */
    private static Long bytes(Result result, String side) {
        Samples samples = result.sides().get(side);
        return samples == null ? null : samples.writtenBytes();
    }

    /** Of the ratios of the times of all images that neither has failed with; NaN if there is none. */
    public double mean(String name) {
        return Math.exp(results.stream()
                .mapToDouble(result -> nanos(result, name) / nanos(result, Result.SLIPSTREAM))
                .filter(Double::isFinite).map(Math::log).average().orElse(Double.NaN));
    }

    private static double nanos(Result result, String side) {
        Samples samples = result.sides().get(side);
        return samples == null || samples.isFailure()
                ? Double.NaN
                : samples.nanos().stream().flatMapToLong(LongStream::of).min().orElseThrow();
    }
}
