package dev.slipstream.imageio.bench.workbench.report;

import dev.slipstream.imageio.bench.workbench.results.Gain;
import dev.slipstream.imageio.bench.workbench.text.Figures;
import dev.slipstream.imageio.bench.workbench.text.MarkdownText;
import dev.slipstream.imageio.bench.workbench.text.Table;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The report in short: of each group what was measured how, the sums, all losses, and the rows or their tests. */
final class MarkdownReport {

    private final Appendable out;
    private final int mostRows;

    /** A group with more rows than these is told test by test. */
    MarkdownReport(Appendable out, int mostRows) {
        this.out = out;
        this.mostRows = mostRows;
    }

    void write(String title, List<Group> groups) throws IOException {
        line("# " + MarkdownText.escaped(title));
        for (Group group : groups) {
            write(group);
        }
    }

    private void write(Group group) throws IOException {
        line("", "## " + MarkdownText.escaped(group.title()), "");
        for (String heading : group.facts().keySet()) {
            line("- " + heading + ": " + MarkdownText.escaped(group.facts().get(heading)));
        }
        line("");
        if (group.table() != null) {
            line(group.table().markdown().toArray(String[]::new));
            return;
        }
        grid(group);
        tallies(group);
        losses(group);
        if (group.rows().size() > mostRows) {
            tests(group);
        } else {
            table("### All rows", group, group.rows());
        }
    }

    /** Of each rival: what is gained in reading, writing and streams. */
    private void grid(Group group) throws IOException {
        Grid grid = Grid.of(group);
        for (int i = 0; i < group.rivals().size() && !grid.cells().isEmpty(); i++) {
            int rival = i;
            List<String> headings = new ArrayList<>(List.of("to " + group.rivals().get(i), "size"));
            grid.formats().forEach(format -> headings.add(">" + Grid.heading(format)));
            Map<List<String>, List<String>> lines = new LinkedHashMap<>();
            for (Grid.Cell cell : grid.cells()) {
                lines.computeIfAbsent(List.of(cell.area().word(), cell.extent()), key -> {
                    List<String> line = new ArrayList<>(key);
                    grid.formats().forEach(format -> line.add(""));
                    return line;
                }).set(2 + grid.formats().indexOf(cell.format()),
                        Figures.ratio(cell.tallies().get(rival).geometricMean()));
            }
            Table table = new Table(headings);
            lines.values().forEach(table::add);
            print(table);
            line("");
        }
    }

    private void tallies(Group group) throws IOException {
        Table table = new Table(List.of(group.subject() + " against", ">rows", ">geometric mean",
                ">wins", ">ties", ">too few rounds", ">losses", ">failures", "best", "worst"));
        for (String rival : group.rivals()) {
            Tally tally = Tally.of(group.rows(), group.subject(), rival);
            table.add(List.of(rival, Integer.toString(tally.rows()), Figures.ratio(tally.geometricMean()),
                    Integer.toString(tally.wins()), Integer.toString(tally.ties()), shown(tally.open()),
                    Integer.toString(tally.losses()),
                    shown(tally.failures()),
                    extreme(group, rival, tally.best()), extreme(group, rival, tally.worst())));
        }
        print(table);
    }

    private static String shown(int count) {
        return count == 0 ? "" : Integer.toString(count);
    }

    private static String extreme(Group group, String rival, Row row) {
        return row == null ? "" : Figures.ratio(row.gain(group.subject(), rival).ratio()) + " " + row.describe();
    }

    private void losses(Group group) throws IOException {
        List<Row> losses = group.rows().stream().filter(row -> row.isLost(group)).toList();
        if (losses.isEmpty()) {
            line("", "No row is lost beyond its error.");
        } else {
            table("### Lost", group, losses.stream()
                    .sorted(Comparator.comparingDouble(row -> row.worst(group))).toList());
        }
    }

    private void table(String heading, Group group, List<Row> rows) throws IOException {
        List<String> headings = new ArrayList<>(List.of("row", "format", "source", ">size", "options"));
        Stream.concat(group.rivals().stream(), Stream.of(group.subject())).map(side -> ">" + side)
                .forEach(headings::add);
        group.rivals().stream().map(rival -> ">to " + rival).forEach(headings::add);
        Table table = new Table(headings);
        rows.forEach(row -> table.add(cells(group, row)));
        if (!table.isEmpty()) {
            line("", heading, "");
            print(table);
        }
    }

    /** Rows of the same test and source in one. */
    private void tests(Group group) throws IOException {
        List<String> headings = new ArrayList<>(List.of("test", "format", "source", ">rows"));
        for (String rival : group.rivals()) {
            headings.addAll(List.of(">to " + rival + ", geometric mean", ">worst", ">lost"));
        }
        Table table = new Table(headings);
        for (TestRows test : TestRows.of(group.rows())) {
            List<String> cells = new ArrayList<>(List.of(test.name(), test.format(), test.source(),
                    Integer.toString(test.rows().size())));
            for (String rival : group.rivals()) {
                Tally tally = Tally.of(test.rows(), group.subject(), rival);
                cells.addAll(List.of(Figures.ratio(tally.geometricMean()), tally.worst() == null ? ""
                        : Figures.ratio(tally.worst().gain(group.subject(), rival).ratio()),
                        Integer.toString(tally.losses() + tally.failures())));
            }
            table.add(cells);
        }
        line("", "### All tests", "");
        print(table);
    }

    private void print(Table table) throws IOException {
        line(table.withoutEmptyColumns().markdown().toArray(String[]::new));
    }

    private void line(String... lines) throws IOException {
        for (String line : lines) {
            out.append(line).append('\n');
        }
    }

    /** The traits of a row, the scores of the rivals and of the subject, and the ratios. */
    private static List<String> cells(Group group, Row row) {
        Traits traits = row.traits();
        List<String> cells = new ArrayList<>(List.of(row.name(), traits.format(), traits.source(), traits.size(),
                traits.describeOthers()));
        double smallest = row.smallest();
        group.rivals().forEach(rival -> cells.add(score(row.scores().get(rival), row.unit(), smallest)));
        cells.add(score(row.scores().get(group.subject()), row.unit(), smallest));
        group.rivals().forEach(rival -> cells.add(versus(group, row, rival)));
        return cells;
    }

    private static String score(Score score, Unit unit, double smallest) {
        if (score == null) {
            return "";
        }
        if (score.isFailure()) {
            return score.failure();
        }
        String bytes = score.bytes() == null ? "" : Figures.bytes(score.bytes());
        return Facts.join(", ", Facts.join(" ", Figures.score(score.value(), unit, smallest),
                Figures.error(score.error())), bytes);
    }

    private static String versus(Group group, Row row, String rival) {
        Gain gain = row.gain(group.subject(), rival);
        return switch (Verdict.of(row, group.subject(), rival)) {
            case WIN -> Figures.ratio(gain.ratio());
            case TIE -> Figures.ratio(gain.ratio()) + " (tie)";
            case LOSS -> Figures.ratio(gain.ratio()) + " (loss)";
            case OPEN -> Figures.ratio(gain.ratio()) + " (too few rounds)";
            case FAILURE -> "fails";
            case NONE -> "";
        };
    }
}
