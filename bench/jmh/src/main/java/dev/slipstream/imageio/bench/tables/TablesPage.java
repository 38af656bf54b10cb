package dev.slipstream.imageio.bench.tables;

import static dev.slipstream.imageio.bench.results.Result.JDK;
import static dev.slipstream.imageio.bench.results.Result.SLIPSTREAM;

import dev.slipstream.imageio.bench.command.Figures;
import dev.slipstream.imageio.bench.page.Grid;
import dev.slipstream.imageio.bench.page.Page;
import dev.slipstream.imageio.bench.results.Row;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** The page of all stored results: of the newest JDK the number, the grids and the curves, then every table. */
final class TablesPage {

    private final Jdk jdk;
    private final Page page;

    private TablesPage(Jdk jdk) throws IOException {
        this.jdk = jdk;
        this.page = new Page("Slipstream beside JDK " + jdk.feature());
    }

    /** @param tables Markdown */
    static String html(List<Jdk> jdks, String tables) throws IOException {
        TablesPage page = new TablesPage(Jdk.whole(jdks).get(0));
        page.head();
        page.curves();
        page.page.markdown(tables.replace(TablesCommand.CHART, page.picture()));
        return page.page.html();
    }

    /** In the page itself. */
    private String picture() {
        byte[] svg = Chart.svg(jdk).getBytes(StandardCharsets.UTF_8);
        return "data:image/svg+xml;base64," + Base64.getEncoder().encodeToString(svg);
    }

    private void head() {
        List<Row> images = both("images");
        List<Row> all = new ArrayList<>(images);
        all.addAll(both("streams"));
        double mean = Figures.geometricMean(images.stream().mapToDouble(row -> row.ratio(JDK, SLIPSTREAM).times()));
        page.headline(mean, "as fast as the JDK's own readers and writers of PNG and BMP: geometric mean of "
                + images.size() + " kinds of images, warm. Below: of all rows, streams among them,",
                all.stream().map(row -> row.ratio(JDK, SLIPSTREAM)).toList());
        Grid formats = new Grid();
        Grid streams = new Grid();
        for (Row row : both("streams")) {
            String size = row.params().get("pixels");
            String test = row.params().get("name").replaceFirst("^imageio\\.", "").replaceFirst("\\.image\\..*", "")
                    .replaceFirst("\\.stream\\.tests\\.", " ");
            if (!row.params().containsKey("format")) {
                streams.add(test, row.params().get("place"), row.ratio(JDK, SLIPSTREAM));
            } else {
                String verb = test.equals("input") ? "read " : "write ";
                formats.add(verb + row.params().get("format").replace("core-", "").toUpperCase(Locale.ROOT),
                        size + "x" + size, row.ratio(JDK, SLIPSTREAM));
            }
        }
        page.heading("Images, by format and size (1: as fast as the JDK, ~: within the error)");
        page.grid(formats);
        page.heading("Streams");
        page.grid(streams);
    }

    private List<Row> both(String file) {
        return jdk.rows(file).stream().filter(row -> row.sides().keySet().containsAll(Set.of(JDK, SLIPSTREAM)))
                .toList();
    }

    private void curves() {
        Map<String, List<Row>> curves = new LinkedHashMap<>();
        both(ColdRows.FILE).stream().filter(ColdRows::isPoint).forEach(row -> curves.computeIfAbsent(
                String.join(", ", row.labels(ColdRows.SOURCE)), key -> new ArrayList<>()).add(row));
        if (!curves.isEmpty()) {
            page.heading("Fresh JVMs: milliseconds after so many images (gray: the JDK alone)");
            curves.forEach((name, points) -> page.curves(name, millis(points, JDK), millis(points, SLIPSTREAM)));
        }
    }

    private static Map<Integer, Double> millis(List<Row> points, String side) {
        Map<Integer, Double> millis = new TreeMap<>();
        points.forEach(point -> millis.put(Integer.parseInt(point.params().get(ColdRows.AFTER)),
                ColdRows.millis(point, side)));
        return millis;
    }
}
