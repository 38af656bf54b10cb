package dev.slipstream.imageio.stream;

import java.util.ArrayDeque;
import java.util.Deque;

/** The last lines of a long story, for the report of a failure. */
final class RecentLines {

    private static final int LONGEST = 700;

    private final Deque<String> lines = new ArrayDeque<>();

    void add(String line) {
        lines.add(line.length() > LONGEST ? line.substring(0, LONGEST) + "..." : line);
        if (lines.size() > 12) {
            lines.remove();
        }
    }

    @Override
    public String toString() {
        return String.join("\n", lines) + "\n";
    }
}
