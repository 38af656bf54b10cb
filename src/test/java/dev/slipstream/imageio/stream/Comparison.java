package dev.slipstream.imageio.stream;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayDeque;
import java.util.Deque;
import javax.imageio.stream.ImageInputStream;

/** Performs the same operations on two streams: each must have the same outcome, and leave the same position. */
final class Comparison {

    private static final int RECENT = 12;
    private static final int LONGEST = 700;

    private final String reproduction;
    private final Deque<String> recent = new ArrayDeque<>();

    /** @param what what is compared, for the report of a failure */
    Comparison(long seed, String what) {
        reproduction = "\nreproduce: -Dslipstream.seed=" + seed + "\n" + what + ", expected so far:\n";
    }

    /** Performs an operation on the stream that is right. */
    Outcome expect(Operation operation, ImageInputStream right) {
        Outcome expected = operation.on(right);
        note(operation + " -> " + expected + ", " + Outcome.state(right));
        return expected;
    }

    void assertOutcome(Outcome expected, Operation operation, ImageInputStream ours) {
        assertEquals(expected, operation.on(ours), () -> story("another answer"));
    }

    void assertState(ImageInputStream right, ImageInputStream ours) {
        assertEquals(Outcome.state(right), Outcome.state(ours), () -> story("another state"));
    }

    /** Adds something else that has happened to the story. */
    void note(String line) {
        recent.add(line.length() > LONGEST ? line.substring(0, LONGEST) + "..." : line);
        if (recent.size() > RECENT) {
            recent.remove();
        }
    }

    String story(String what) {
        return what + reproduction + String.join("\n", recent) + "\n";
    }
}
