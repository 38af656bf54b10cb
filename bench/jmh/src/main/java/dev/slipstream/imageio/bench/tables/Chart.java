package dev.slipstream.imageio.bench.tables;

import static dev.slipstream.imageio.bench.results.Result.JDK;

import dev.slipstream.imageio.bench.results.Row;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

/**
 * README's picture: for each class of real images, how many times as fast they are read and written as by the JDK, and
 * as marks two decoders of other languages. Its colours follow the reader's scheme, light or dark.
 */
final class Chart {

    private static final int WIDTH = 760;
    private static final int LEFT = 110;
    private static final int RIGHT = 60;
    private static final int TOP = 52;
    private static final int ROW = 34;
    private static final int BAR = 12;

    /** The decoders, and how their marks are drawn around a point. */
    private static final Map<String, String> MARKS = new LinkedHashMap<>();

    static {
        MARKS.put("image-png", "<circle class=\"mark\" cx=\"%1$.1f\" cy=\"%2$.1f\" r=\"4\"/>");
        MARKS.put("libpng", "<path class=\"mark\" d=\"M%1$.1f %2$.1fm-4.5 0l4.5 -4.5l4.5 4.5l-4.5 4.5z\"/>");
    }

    private static final String STYLE = """
            <style>
            text { font: 13px system-ui, sans-serif; fill: #1f2328 }
            .read { fill: #0969da } .write { fill: #8250df } .line { stroke: #8c959f; opacity: 0.5 }
            .value { font-size: 12px; fill: #ffffff }
            .mark { fill: none; stroke: #f0720c; stroke-width: 2 }
            @media (prefers-color-scheme: dark) {
            text { fill: #e6edf3 }
            .read { fill: #4493f8 } .write { fill: #ab7df8 } .line { stroke: #656c76 }
            .value { fill: #0d1117 } .mark { stroke: #ffb77c }
            }
            </style>
            """;

    private final StringBuilder svg = new StringBuilder();
    private final double scale;

    /** {@code most}: times as fast, at the right edge. At the left one is the JDK; each doubling is as wide. */
    private Chart(double most) {
        scale = (WIDTH - LEFT - RIGHT) / Math.log(most);
    }

    /** The picture of a JDK's results; an empty string if it has no real images. */
    static String svg(Jdk jdk) {
        Map<String, Row> reads = byFolder(jdk, "real", "RealReads.read");
        Map<String, Row> writes = byFolder(jdk, "real", "RealWrites.write");
        Map<String, Row> peers = byPeer(jdk);
        if (reads.isEmpty()) {
            return "";
        }
        Stream<Double> bars = Stream.of(reads, writes).flatMap(rows -> rows.values().stream()).map(RealTable::times);
        Stream<Double> marks = peers.values().stream()
                .flatMap(row -> MARKS.keySet().stream().map(decoder -> times(row, decoder)));
        double most = Stream.concat(bars, marks).filter(Double::isFinite).max(Double::compare).orElseThrow();
        Chart chart = new Chart(most);
        chart.legend(jdk.feature());
        int y = TOP;
        for (String folder : reads.keySet()) {
            chart.add("<text x=\"%d\" y=\"%d\" text-anchor=\"end\">%s</text>", LEFT - 10, y + 17, folder);
            chart.bar("read", y, RealTable.times(reads.get(folder)));
            if (writes.containsKey(folder)) {
                chart.bar("write", y + BAR + 1, RealTable.times(writes.get(folder)));
            }
            if (peers.containsKey(folder)) {
                chart.marks(peers.get(folder), y + BAR / 2.0);
            }
            y += ROW;
        }
        chart.grid(most, y);
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" viewBox=\"0 0 " + WIDTH + ' ' + (y + 14)
                + "\">\n" + STYLE + chart.svg + "</svg>\n";
    }

    private static Map<String, Row> byFolder(Jdk jdk, String file, String benchmark) {
        Map<String, Row> rows = new LinkedHashMap<>();
        jdk.rows(file).stream().filter(row -> row.benchmark().endsWith("." + benchmark))
                .forEach(row -> rows.put(row.params().get("folder"), row));
        return rows;
    }

    private static Map<String, Row> byPeer(Jdk jdk) {
        Map<String, Row> rows = new LinkedHashMap<>();
        jdk.rows("peers-real").forEach(row -> rows.put(row.benchmark(), row));
        return rows;
    }

    private void legend(int feature) {
        text(LEFT, 18, "Real images: how many times as fast as JDK " + feature + " alone");
        add("<rect class=\"read\" x=\"%d\" y=\"28\" width=\"12\" height=\"12\"/>", LEFT);
        text(LEFT + 18, 39, "read");
        add("<rect class=\"write\" x=\"%d\" y=\"28\" width=\"12\" height=\"12\"/>", LEFT + 70);
        text(LEFT + 88, 39, "written");
        int x = LEFT + 165;
        for (Map.Entry<String, String> mark : MARKS.entrySet()) {
            add(mark.getValue(), (double) x, 34.0);
            text(x + 12, 39, "read by " + mark.getKey());
            x += 160;
        }
    }

    private void bar(String kind, int y, double times) {
        add("<rect class=\"%s\" x=\"%d\" y=\"%d\" width=\"%.1f\" height=\"%d\"/>", kind, LEFT, y, x(times) - LEFT, BAR);
        // At the beginning: marks may stand at the end.
        add("<text class=\"value\" x=\"%d\" y=\"%d\">%.1f</text>", LEFT + 4, y + 11, times);
    }

    private void marks(Row row, double y) {
        MARKS.forEach((decoder, mark) -> {
            if (Double.isFinite(times(row, decoder))) {
                add(mark, x(times(row, decoder)), y);
            }
        });
    }

    /** NaN if it was not measured. */
    private static double times(Row row, String decoder) {
        return row.has(decoder) && row.has(JDK) ? row.least(JDK) / row.least(decoder) : Double.NaN;
    }

    private void grid(double most, int bottom) {
        for (int times = 1; times <= most; times *= 2) {
            add("<path class=\"line\" d=\"M%.1f %d V%d\"/>", x(times), TOP - 6, bottom - 4);
            text(x(times) - 4, bottom + 10, String.valueOf(times));
        }
    }

    private void text(double x, int y, String text) {
        add("<text x=\"%.0f\" y=\"%d\">%s</text>", x, y, text);
    }

    private double x(double times) {
        return LEFT + Math.max(0, Math.log(times)) * scale;
    }

    private void add(String format, Object... values) {
        svg.append(String.format(Locale.ROOT, format, values)).append('\n');
    }
}
