package dev.slipstream.imageio.bench.workbench.report;

import com.google.gson.Gson;
import dev.slipstream.imageio.bench.workbench.results.Curve;
import dev.slipstream.imageio.bench.workbench.results.Gain;
import dev.slipstream.imageio.bench.workbench.results.TableFile;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/**
 * What the page's scripts get: the groups as JSON, with lists in the order of a group's sides where the model has maps,
 * and with fewer digits.
 */
final class PageData {

    private static final MathContext DIGITS = new MathContext(5);

    /** Escapes whatever could end a script element or begin a comment. */
    private static final Gson GSON = new Gson();

    private record Page(String title, List<Part> groups) {
    }

    private record Part(String title, String file, Map<String, String> facts, String subject, List<String> rivals,
            List<Line> rows, List<Drawn> curves, List<Square> grid, TableFile table) {
    }

    /** Of the grid: a geometric mean for each rival, and how many rows it loses to any of them. */
    private record Square(String area, String extent, String format, List<BigDecimal> means, int rows, int lost) {
    }

    /** Images after which the subject is ahead of each rival, null for never. */
    private record Drawn(String name, String source, List<Integer> breakEvens, List<Point> points) {
    }

    private record Point(int images, List<BigDecimal> millis) {
    }

    /** Scores of the subject, then of the rivals; versus one for each rival. Null stands for what is not known. */
    private record Line(String name, String format, String source, String size, String area, String extent,
            Map<String, String> others, String unit, List<Cell> scores, List<Versus> versus) {
    }

    private record Cell(BigDecimal value, BigDecimal error, BigDecimal bytes, String failure) {
    }

    private record Versus(BigDecimal ratio, BigDecimal error, String verdict) {
    }

    private PageData() {
    }

    static String json(String title, List<Group> groups) {
        return GSON.toJson(new Page(title, groups.stream().map(PageData::part).toList()));
    }

    private static Part part(Group group) {
        return new Part(group.title(), group.file(), group.facts(), group.subject(), group.rivals(),
                group.rows().stream().map(row -> line(group, row)).toList(),
                group.curves().stream().map(curve -> drawn(group, curve)).toList(),
                Grid.of(group).cells().stream().map(PageData::square).toList(), group.table());
    }

    private static Square square(Grid.Cell cell) {
        List<Tally> tallies = cell.tallies();
        return new Square(cell.area().word(), cell.extent(), cell.format(),
                tallies.stream().map(tally -> number(tally.geometricMean())).toList(),
                tallies.stream().mapToInt(Tally::rows).max().orElse(0),
                tallies.stream().mapToInt(tally -> tally.losses() + tally.failures()).max().orElse(0));
    }

    private static Drawn drawn(Group group, Curve curve) {
        List<Integer> breakEvens = new ArrayList<>();
        for (String rival : group.rivals()) {
            OptionalInt images = curve.breakEven(rival, group.subject());
            breakEvens.add(images.isPresent() ? images.getAsInt() : null);
        }
        return new Drawn(curve.name(), curve.source(), breakEvens, curve.points().stream()
                .map(point -> new Point(point.images(), group.sides().stream()
                        .map(side -> number(point.millis().get(side))).toList())).toList());
    }

    private static Line line(Group group, Row row) {
        Traits traits = row.traits();
        List<Cell> scores = group.sides().stream().map(side -> cell(row.scores().get(side))).toList();
        return new Line(row.name(), traits.format(), traits.source(), traits.size(), Area.of(group, row).word(),
                Grid.extent(row), traits.others(), row.unit().name(), scores,
                group.rivals().stream().map(rival -> versus(group, row, rival)).toList());
    }

    private static Cell cell(Score score) {
        return score == null
                ? null
                : new Cell(number(score.value()), number(score.error()),
                        score.bytes() == null ? null : number(score.bytes()), score.failure());
    }

    private static Versus versus(Group group, Row row, String rival) {
        Verdict verdict = Verdict.of(row, group.subject(), rival);
        if (verdict == Verdict.NONE) {
            return null;
        }
        Gain gain = row.gain(group.subject(), rival);
        return new Versus(number(gain.ratio()), number(gain.error()), verdict.word());
    }

    private static BigDecimal number(double value) {
        return Double.isFinite(value) ? new BigDecimal(value).round(DIGITS).stripTrailingZeros() : null;
    }
}
