package dev.slipstream.imageio.bench.tables;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The tables of a Markdown text, made anew: each is between a marker with its name and one that ends it.
 *
 * @param disagreements the tables that were not what they should be
 */
record Markers(String text, List<Disagreement> disagreements) {

    private static final Pattern MARKER = Pattern.compile("(?m)^[ \t]*<!-- (?:table: (.*)|end) -->[ \t]*$");

    /**
     * A table that is not what it should be.
     *
     * @param line of its marker, counted from 1
     */
    record Disagreement(int line, String table, List<String> is, List<String> shouldBe) {
    }

    /**
     * Makes them anew.
     *
     * @param tables the lines of a table by its name
     * @throws IOException if a marker has no end, or an end no marker
     */
    static Markers renew(String text, Function<String, List<String>> tables) throws IOException {
        StringBuilder renewed = new StringBuilder();
        List<Disagreement> disagreements = new ArrayList<>();
        int copied = 0;
        Matcher marker = MARKER.matcher(text);
        while (marker.find()) {
            int line = (int) text.substring(0, marker.end()).lines().count();
            String name = marker.group(1);
            int begin = marker.end();
            if (name == null) {
                throw new IOException("line " + line + ": an end without a table");
            }
            if (!marker.find() || marker.group(1) != null) {
                throw new IOException("line " + line + ": the table '" + name + "' has no <!-- end -->");
            }
            String is = text.substring(begin, marker.start());
            // Blank lines, for not every renderer takes the comment for the end of a paragraph.
            String shouldBe = "\n\n" + String.join("\n", tables.apply(name)) + "\n\n";
            if (!is.equals(shouldBe)) {
                disagreements.add(new Disagreement(line, name, is.lines().toList(), shouldBe.lines().toList()));
            }
            renewed.append(text, copied, begin).append(shouldBe);
            copied = marker.start();
        }
        return new Markers(renewed.append(text.substring(copied)).toString(), disagreements);
    }
}
