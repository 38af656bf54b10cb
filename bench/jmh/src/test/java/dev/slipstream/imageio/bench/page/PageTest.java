package dev.slipstream.imageio.bench.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.bench.command.Ratio;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class PageTest {

    private static final Ratio TWICE = new Ratio(2, 0.1, 0.1);
    private static final Ratio EIGHTFOLD = new Ratio(8, 0.1, 0.1);
    private static final Ratio TIE = new Ratio(1.01, 0.1, 0.1);
    private static final Ratio HALF = new Ratio(0.5, 0.1, 0.1);

    @Test
    void headlineCountsWinsTiesAndLosses() throws IOException {
        Page page = new Page("a < b");
        page.headline(3.14, "of <all>", List.of(TWICE, EIGHTFOLD, TIE, HALF));
        String html = page.html();
        assertTrue(html.contains("<title>a &lt; b</title>") && html.contains("of &lt;all&gt;"), html);
        assertTrue(html.contains(">3.14&times;<"), html);
        assertTrue(html.contains("<b>2</b> faster, <b>1</b> as fast within the error, <b>1</b> slower"), html);
        assertFalse(html.contains("<script") || html.contains("http"), "no script, no network");
    }

    @Test
    void gridHasGeometricMeansAndGaps() {
        Grid grid = new Grid();
        grid.add("read", "1x1", TWICE);
        grid.add("read", "1x1", EIGHTFOLD);
        grid.add("write", "2x2", HALF);
        grid.add("write", "3x3", TIE);
        assertEquals("""
                <div class="scroll"><table class="grid">
                <tr><th></th><th>1x1</th><th>2x2</th><th>3x3</th></tr>
                <tr><th>read</th><td class="faster" style="--strength:0.53">4.00</td><td></td><td></td></tr>
                <tr><th>write</th><td></td><td class="slower" style="--strength:0.27">0.500</td>\
                <td class="" style="--strength:0.00">~ 1.01</td></tr>
                </table></div>
                """, grid.html());
    }

    @Test
    void barsBeginAtOne() {
        String svg = Drawing.bars(Map.of("slower", 0.5));
        assertTrue(svg.contains("class=\"theirs\" x=\"300.0\" y=\"3\" width=\"180.0\""), svg);
        svg = Drawing.bars(Map.of("faster", 4.0));
        assertTrue(svg.contains("class=\"ours\" x=\"300.0\" y=\"3\" width=\"360.0\""), svg);
    }

    @Test
    void curvesGoFromCornerToCorner() {
        String svg = Drawing.curves(Map.of("ours", new TreeMap<>(Map.of(1, 10.0, 1000, 100.0))));
        assertTrue(svg.contains("<polyline class=\"ours\" points=\"60.0,240.0 660.0,20.0\"/>"), svg);
    }

    @Test
    void markdownKeepsItsTables() throws IOException {
        Page page = new Page("");
        page.markdown("# Title\n\n| a | b |\n| --- | ---: |\n| 1 | 2 |\n");
        assertTrue(page.html().contains("<h1>Title</h1>\n<div class=\"scroll\"><table>"), page.html());
        assertTrue(page.html().contains("<td align=\"right\">2</td>"), page.html());
    }
}
