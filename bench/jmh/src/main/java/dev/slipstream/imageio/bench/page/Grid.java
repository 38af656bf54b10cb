package dev.slipstream.imageio.bench.page;

import dev.slipstream.imageio.bench.command.Figures;
import dev.slipstream.imageio.bench.command.Ratio;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** Ratios by row and column; the geometric mean where several meet, nothing where nobody has measured. */
public final class Grid {

    /** From that ratio on a cell's colour is at its strongest. */
    private static final double STRONGEST = 8;
    private static final double STRENGTH = 0.8;

    private final Map<String, Map<String, List<Ratio>>> rows = new LinkedHashMap<>();
    private final Set<String> columns = new LinkedHashSet<>();

    public void add(String row, String column, Ratio cell) {
        columns.add(column);
        rows.computeIfAbsent(row, key -> new LinkedHashMap<>()).computeIfAbsent(column, key -> new ArrayList<>())
                .add(cell);
    }

    String html() {
        StringBuilder html = new StringBuilder("<div class=\"scroll\"><table class=\"grid\">\n<tr><th></th>");
        columns.forEach(column -> html.append("<th>").append(Page.escaped(column)).append("</th>"));
        rows.forEach((name, row) -> {
            html.append("</tr>\n<tr><th>").append(Page.escaped(name)).append("</th>");
            columns.forEach(column -> html.append(html(row.get(column))));
        });
        return html + "</tr>\n</table></div>\n";
    }

    private static String html(List<Ratio> cells) {
        if (cells == null) {
            return "<td></td>";
        }
        double mean = Figures.geometricMean(cells.stream().mapToDouble(Ratio::times));
        boolean isTie = cells.stream().allMatch(Ratio::isTie);
        return String.format(Locale.ROOT, "<td class=\"%s\" style=\"--strength:%.2f\">%s%s</td>",
                isTie ? "" : mean < 1 ? "slower" : "faster",
                STRENGTH * Math.min(1, Math.abs(Math.log(mean)) / Math.log(STRONGEST)),
                isTie ? "~ " : "", Figures.number(mean));
    }
}
