package dev.slipstream.imageio.bench.page;

import dev.slipstream.imageio.bench.command.Figures;
import java.util.Collection;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** Inline SVG. Both scales are logarithmic: twice as fast is as far from 1 as half as fast. */
final class Drawing {

    private static final int WIDTH = 720;
    private static final int LABELS = 300;
    private static final int LINE = 20;
    private static final int HEIGHT = 240;
    private static final int MARGIN = 60;

    private Drawing() {
    }

    /** Bars that begin at 1. */
    static String bars(Map<String, Double> ratios) {
        double most = ratios.values().stream().mapToDouble(ratio -> Math.abs(Math.log(ratio))).max().orElse(1);
        boolean isSlower = ratios.values().stream().anyMatch(ratio -> ratio < 1);
        double room = WIDTH - LABELS - MARGIN;
        double one = isSlower ? LABELS + room / 2 : LABELS;
        double scale = (isSlower ? room / 2 : room) / Math.max(most, Double.MIN_NORMAL);
        StringBuilder svg = begin(LINE * ratios.size());
        double y = 0;
        for (Map.Entry<String, Double> bar : ratios.entrySet()) {
            double length = Math.log(bar.getValue()) * scale;
            svg.append(text(0, y + LINE - 6, bar.getKey())).append(String.format(Locale.ROOT,
                    "<rect class=\"%s\" x=\"%.1f\" y=\"%.0f\" width=\"%.1f\" height=\"%d\"/>",
                    length < 0 ? "theirs" : "ours", Math.min(one, one + length), y + 3, Math.abs(length), LINE - 6))
                    .append(text(Math.max(one, one + length) + 6, y + LINE - 6, Figures.number(bar.getValue())));
            y += LINE;
        }
        return svg + "</svg>\n";
    }

    /** Milliseconds after so many images, for each class of lines. */
    static String curves(Map<String, Map<Integer, Double>> curves) {
        double lastX = Math.log(max(curves.values().stream().flatMap(curve -> curve.keySet().stream()).toList()));
        Collection<Double> all = curves.values().stream().flatMap(curve -> curve.values().stream()).toList();
        double least = Math.log(all.stream().mapToDouble(Double::doubleValue).min().orElse(1));
        double most = Math.log(max(all));
        StringBuilder svg = begin(HEIGHT + LINE);
        curves.forEach((name, curve) -> {
            svg.append("<polyline class=\"").append(name).append("\" points=\"").append(curve.entrySet().stream()
                    .map(point -> String.format(Locale.ROOT, "%.1f,%.1f",
                            MARGIN + Math.log(point.getKey()) / lastX * (WIDTH - 2 * MARGIN),
                            HEIGHT - (Math.log(point.getValue()) - least) / (most - least) * (HEIGHT - LINE)))
                    .collect(Collectors.joining(" "))).append("\"/>");
        });
        svg.append(text(0, LINE, Figures.number(Math.exp(most)) + " ms"))
                .append(text(0, HEIGHT, Figures.number(Math.exp(least)) + " ms"))
                .append(text(MARGIN, HEIGHT + LINE - 4, "1 image"))
                .append(text(WIDTH - 2 * MARGIN, HEIGHT + LINE - 4, Figures.count(Math.exp(lastX)) + " images"));
        return svg + "</svg>\n";
    }

    private static double max(Collection<? extends Number> numbers) {
        return numbers.stream().mapToDouble(Number::doubleValue).max().orElse(Math.E);
    }

    private static StringBuilder begin(int height) {
        return new StringBuilder("<svg viewBox=\"0 0 " + WIDTH + " " + height + "\" width=\"" + WIDTH + "\">");
    }

    private static String text(double x, double y, String text) {
        return String.format(Locale.ROOT, "<text x=\"%.0f\" y=\"%.0f\">%s</text>", x, y, Page.escaped(text));
    }
}
