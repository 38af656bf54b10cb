package dev.slipstream.imageio.bench.tables;

import static dev.slipstream.imageio.bench.results.Result.JDK;
import static dev.slipstream.imageio.bench.results.Result.SLIPSTREAM;

import dev.slipstream.imageio.bench.results.Row;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

/**
 * README's picture: for each class of real PNGs a bar for reading and one for writing, how many times as fast as by the
 * JDK, on a linear scale. The bar for reading and the marks of two decoders of other languages are of one run, the bars
 * for writing of another. Its colours follow the system's scheme, light or dark.
 */
final class Chart {

    private static final int WIDTH = 760;
    private static final int LEFT = 130;
    private static final int TOP = 66;
    private static final int ROW = 34;
    private static final int BAR = 12;

    private static final String CIRCLE = "<circle class=\"mark\" cx=\"%.1f\" cy=\"%.1f\" r=\"4\"/>";
    private static final String DIAMOND = "<path class=\"mark\" d=\"M%.1f %.1fm-4.5 0l4.5 -4.5l4.5 4.5l-4.5 4.5z\"/>";
    private static final Map<String, String> NAMES = Map.of("codes", "barcodes", "icons512", "large icons", "icons64",
            "small icons", "pages", "rendered pages", "tiles", "map tiles", "wide16-large", "16 bits, or large");

    private static final String BEGIN = """
            <svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="0 0 %d %d">
            <style>
            text { font: 13px system-ui, sans-serif; fill: #1f2328 }
            .read { fill: #0969da } .write { fill: #8250df } .line { stroke: #8c959f; opacity: 0.5 }
            .value { font-size: 12px; fill: #ffffff } .jdk { stroke: #1f2328; stroke-width: 1.5 }
            .mark { fill: #ffffff; stroke: #bc4c00; stroke-width: 2 }
            @media (prefers-color-scheme: dark) {
            text { fill: #e6edf3 } .value { fill: #0d1117 } .jdk { stroke: #e6edf3 }
            .read { fill: #4493f8 } .write { fill: #ab7df8 } .line { stroke: #656c76 }
            .mark { fill: #0d1117; stroke: #ffa657 }
            }
            </style>
            """;

    private final StringBuilder svg = new StringBuilder();
    private final double scale;

    private Chart(int most) {
        scale = (WIDTH - LEFT - 20.0) / most;
    }

    /** The picture of a JDK's results; an empty string if it has no real images. */
    static String svg(Jdk jdk) {
        List<Row> reads = jdk.rows("peers-real").stream()
                .sorted(Comparator.comparingDouble((Row row) -> times(row, SLIPSTREAM)).reversed()).toList();
        if (reads.isEmpty()) {
            return "";
        }
        Map<String, Double> writes = new LinkedHashMap<>();
        jdk.rows("real").stream().filter(row -> row.benchmark().endsWith(".RealWrites.write"))
                .forEach(row -> writes.put(row.params().get("folder"), RealTable.times(row)));
        int most = (int) Math.ceil(reads.stream().flatMap(row -> Stream.of(SLIPSTREAM, "image-png", "libpng")
                .map(decoder -> times(row, decoder))).max(Double::compare).orElseThrow());
        Chart chart = new Chart(most);
        int bottom = TOP + ROW * reads.size();
        chart.add(BEGIN.strip(), WIDTH, bottom + 14);
        chart.legend(jdk.feature());
        for (int times = 0; times <= most; times++) {
            chart.add("<path class=\"%s\" d=\"M%.1f %d V%d\"/>", times == 1 ? "jdk" : "line", chart.x(times), TOP - 6,
                    bottom - 4);
            chart.add("<text x=\"%.1f\" y=\"%d\" text-anchor=\"middle\">%d</text>", chart.x(times), bottom + 10, times);
        }
        for (int i = 0; i < reads.size(); i++) {
            chart.row(reads.get(i), writes.get(reads.get(i).benchmark()), TOP + ROW * i);
        }
        return chart.svg + "</svg>\n";
    }

    private static double times(Row row, String decoder) {
        return row.least(JDK) / row.least(decoder);
    }

    private void legend(int feature) {
        add("<text x=\"%d\" y=\"18\">Real PNGs: how many times as fast as with JDK %d alone (1)</text>", LEFT, feature);
        add("<rect class=\"read\" x=\"%d\" y=\"30\" width=\"12\" height=\"12\"/>", LEFT);
        add("<text x=\"%d\" y=\"41\">read</text>", LEFT + 18);
        add("<rect class=\"write\" x=\"%d\" y=\"30\" width=\"12\" height=\"12\"/>", LEFT + 65);
        add("<text x=\"%d\" y=\"41\">written</text>", LEFT + 83);
        add("<text x=\"%d\" y=\"41\">for comparison, read by</text>", LEFT + 155);
        add(CIRCLE, LEFT + 325.0, 36.0);
        add("<text x=\"%d\" y=\"41\">image-png, in Rust</text>", LEFT + 335);
        add(DIAMOND, LEFT + 483.0, 36.0);
        add("<text x=\"%d\" y=\"41\">libpng, in C</text>", LEFT + 493);
    }

    /** @param written null if it was not measured */
    private void row(Row read, Double written, int y) {
        add("<text x=\"%d\" y=\"%d\" text-anchor=\"end\">%s</text>", LEFT - 10, y + 17,
                NAMES.getOrDefault(read.benchmark(), read.benchmark()));
        bar("read", y, times(read, SLIPSTREAM));
        if (written != null) {
            bar("write", y + BAR + 1, written);
        }
        mark(CIRCLE, times(read, "image-png"), y);
        mark(DIAMOND, times(read, "libpng"), y);
    }

    private void bar(String kind, int y, double times) {
        add("<rect class=\"%s\" x=\"%d\" y=\"%d\" width=\"%.1f\" height=\"%d\"/>", kind, LEFT, y, x(times) - LEFT, BAR);
        add("<text class=\"value\" x=\"%d\" y=\"%d\">%.1f</text>", LEFT + 4, y + 11, times);
    }

    private void mark(String mark, double times, int y) {
        if (Double.isFinite(times)) {
            add(mark, x(times), y + BAR / 2.0);
        }
    }

    private double x(double times) {
        return LEFT + times * scale;
    }

    private void add(String format, Object... values) {
        svg.append(String.format(Locale.ROOT, format, values)).append('\n');
    }
}
