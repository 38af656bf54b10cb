package dev.slipstream.imageio.bench.command;

import java.io.PrintWriter;

/** A text that is broken between words; what it is indented by, all of its lines are. */
public final class Paragraph {

    private Paragraph() {
    }

    /** No line is longer than that, unless a word is. */
    public static void print(String text, PrintWriter out, int longest) {
        String indent = " ".repeat(text.length() - text.stripLeading().length());
        StringBuilder line = new StringBuilder();
        for (String word : text.strip().split(" ")) {
            if (!line.isEmpty() && line.length() + 1 + word.length() > longest) {
                out.println(line);
                line.setLength(0);
            }
            line.append(line.isEmpty() ? indent : " ").append(word);
        }
        out.println(line);
    }
}
