package dev.slipstream.imageio.bench.platform;

import dev.slipstream.imageio.bench.compare.worker.Outcome;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * What one side made of one thing: facts by name.
 *
 * @param subject an image, or what is done with files
 * @param way from where it was read, to where it was written, how its file was held
 */
record Cell(String side, String subject, String way, TreeMap<String, String> facts) {

    /** The name of the fact that says which kind of outcome it is. */
    static final String OUTCOME = "outcome";

    /** The wording of errors is left out, and what other facts say. */
    private static final Set<String> UNSTABLE = Set.of(Outcome.MESSAGE, Outcome.READER, Outcome.LENGTH);

    Cell(String side, String subject, String way, Map<String, String> facts) {
        this(side, subject, way, new TreeMap<>(facts));
    }

    static Cell of(String side, String subject, String way, Outcome outcome) {
        Cell cell = new Cell(side, subject, way, outcome.without(UNSTABLE).facts());
        cell.facts.put(OUTCOME, outcome.kind().name());
        return cell;
    }

    String key() {
        return String.join("\t", side, subject, way);
    }

    /** The key of the same cell of another side. */
    String keyOf(String otherSide) {
        return String.join("\t", otherSide, subject, way);
    }
}
