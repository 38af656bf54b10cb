package dev.slipstream.imageio.bench.platform.worker;

import dev.slipstream.imageio.bench.facts.Outcome;
import java.util.HashMap;
import java.util.Map;

/**
 * What one side made of one image in one way.
 *
 * @param subject the image
 * @param way from where it was read, or to where it was written
 */
public record Cell(String side, String subject, String way, Outcome outcome) {

    private static final String TAB = "\t";
    private static final int KEY_FIELDS = 3;

    /** The cell of a line that {@link #line} has written. */
    public static Cell of(String line) {
        String[] fields = line.split(TAB);
        if (fields.length <= KEY_FIELDS) {
            throw new IllegalArgumentException("no cell: " + line);
        }
        Map<String, String> facts = new HashMap<>();
        for (int i = KEY_FIELDS + 1; i < fields.length; i++) {
            String[] fact = fields[i].split("=", 2);
            if (fact.length < 2) {
                throw new IllegalArgumentException("a fact without a value: " + fields[i]);
            }
            facts.put(fact[0], fact[1]);
        }
        return new Cell(fields[0], fields[1], fields[2],
                new Outcome(Outcome.Kind.valueOf(fields[KEY_FIELDS]), facts));
    }

    /** Its key, the kind of outcome, and its facts, separated by tabs. */
    public String line() {
        StringBuilder line = new StringBuilder(key()).append(TAB).append(outcome.kind());
        outcome.facts().forEach((name, value) ->
                line.append(TAB).append(name).append('=').append(value.replaceAll("\\s+", " ")));
        return line.toString();
    }

    public String key() {
        return keyOf(side);
    }

    /** The key of the same cell of another side. */
    public String keyOf(String otherSide) {
        return String.join(TAB, otherSide, subject, way);
    }
}
