package dev.slipstream.imageio.bench.page;

import dev.slipstream.imageio.bench.command.Figures;
import dev.slipstream.imageio.bench.command.Ratio;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.commonmark.Extension;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;

/** A page from top to bottom. Ratios are how many times as fast as the JDK Slipstream is. */
public final class Page {

    private static final List<Extension> EXTENSIONS = List.of(TablesExtension.create());

    private final StringBuilder html = new StringBuilder();

    public Page(String title) throws IOException {
        try (InputStream css = Page.class.getResourceAsStream("page.css")) {
            html.append(String.format("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<meta"
                    + " name=\"viewport\" content=\"width=device-width\">\n<title>%s</title>\n<style>\n%s</style>\n"
                    + "</head>\n<body>\n<h1>%1$s</h1>\n", escaped(title),
                    new String(css.readAllBytes(), StandardCharsets.UTF_8)));
        }
    }

    /** The one number, and how many rows are behind it. */
    public void headline(double ratio, String of, List<Ratio> rows) {
        long ties = rows.stream().filter(Ratio::isTie).count();
        long losses = rows.stream().filter(Ratio::isLoss).count();
        html.append(String.format("<p class=\"number\">%s&times;</p>\n<p>%s</p>\n<p class=\"tally\"><b>%d</b> faster,"
                + " <b>%d</b> as fast within the error, <b>%d</b> slower</p>\n", Figures.number(ratio), escaped(of),
                rows.size() - ties - losses, ties, losses));
    }

    public void heading(String text) {
        html.append("<h2>").append(escaped(text)).append("</h2>\n");
    }

    public void grid(Grid grid) {
        html.append(grid.html());
    }

    /** A bar for each ratio. */
    public void bars(Map<String, Double> ratios) {
        html.append(Drawing.bars(ratios));
    }

    /** Milliseconds after so many images, of the JDK and of Slipstream. */
    public void curves(String name, Map<Integer, Double> jdk, Map<Integer, Double> slipstream) {
        Map<String, Map<Integer, Double>> curves = new LinkedHashMap<>();
        curves.put("theirs", jdk);
        curves.put("ours", slipstream);
        html.append("<h3>").append(escaped(name)).append("</h3>\n").append(Drawing.curves(curves));
    }

    public void markdown(String text) {
        html.append(HtmlRenderer.builder().extensions(EXTENSIONS).build()
                .render(Parser.builder().extensions(EXTENSIONS).build().parse(text))
                .replace("<table>", "<div class=\"scroll\"><table>").replace("</table>", "</table></div>"));
    }

    /** As it would stand in a terminal. */
    public void terminal(String text) {
        html.append("<pre>").append(escaped(text)).append("</pre>\n");
    }

    public String html() {
        return html + "</body>\n</html>\n";
    }

    /** For HTML and XML. */
    public static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace("\"", "&quot;");
    }
}
