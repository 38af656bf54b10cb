package dev.slipstream.imageio.bench.tables;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The tables of a Markdown text: each stands between a marker with its name and one that ends it. */
final class Markers {

    private static final Pattern BEGIN = Pattern.compile("<!-- table: (.*) -->");
    private static final String END = "<!-- end -->";

    /**
     * A table that is not what it should be.
     *
     * @param line of its marker, counted from 1
     */
    record Disagreement(int line, String table, List<String> is, List<String> shouldBe) {
    }

    private final List<String> text = new ArrayList<>();
    private final List<Disagreement> disagreements = new ArrayList<>();

    private Markers() {
    }

    /**
     * The text with its tables made anew.
     *
     * @param tables the lines of a table by its name
     * @throws IOException if a marker has no end, or an end no marker
     */
    static Markers renew(List<String> lines, Function<String, List<String>> tables) throws IOException {
        Markers markers = new Markers();
        int i = 0;
        while (i < lines.size()) {
            Matcher begin = BEGIN.matcher(lines.get(i).strip());
            markers.text.add(lines.get(i));
            if (begin.matches()) {
                i = markers.renew(lines, i, begin.group(1).strip(), tables);
            } else if (lines.get(i).strip().equals(END)) {
                throw new IOException("line " + (i + 1) + ": an end without a table");
            }
            i++;
        }
        return markers;
    }

    /** Returns the line of its end. */
    private int renew(List<String> lines, int begin, String name, Function<String, List<String>> tables)
            throws IOException {
        int end = begin + 1;
        while (end < lines.size() && !lines.get(end).strip().equals(END)) {
            if (BEGIN.matcher(lines.get(end).strip()).matches()) {
                break;
            }
            end++;
        }
        if (end == lines.size() || !lines.get(end).strip().equals(END)) {
            throw new IOException("line " + (begin + 1) + ": the table '" + name + "' has no " + END);
        }
        List<String> is = lines.subList(begin + 1, end);
        // Blank lines, for not every renderer takes the comment for the end of a paragraph.
        List<String> shouldBe = new ArrayList<>(List.of(""));
        shouldBe.addAll(tables.apply(name));
        shouldBe.add("");
        if (!is.equals(shouldBe)) {
            disagreements.add(new Disagreement(begin + 1, name, is, shouldBe));
        }
        text.addAll(shouldBe);
        text.add(lines.get(end));
        return end;
    }

    List<String> text() {
        return text;
    }

    List<Disagreement> disagreements() {
        return disagreements;
    }
}
