package dev.slipstream.imageio.bench.facts;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** What came of one task with one image: its kind, and facts about it that the other side must agree with. */
public record Outcome(Kind kind, Map<String, String> facts) {

    public enum Kind {
        /** Pixels came out. */
        DECODED,
        /** An image was written. */
        WRITTEN,
        /** No reader knows the format: ImageIO returns null. */
        UNKNOWN,
        /** No writer takes the image: ImageIO returns false. */
        REFUSED,
        /** An exception or error. */
        FAILED
    }

    static final String ERROR = "error";
    /** Shown, but not compared: the wording of an error is not part of the promise. */
    public static final String MESSAGE = "message";
    /** Compared only with the same side on another platform: the digest of a PNG's bytes. */
    public static final String PACKED = "packed";

    public Outcome {
        facts = new TreeMap<>(facts);
    }

    static Outcome of(Kind kind, String format, int width, int height) {
        return new Outcome(kind, Map.of("format", format, "width", Integer.toString(width),
                "height", Integer.toString(height)));
    }

    static Outcome failed(Throwable thrown) {
        return failed(thrown.getClass().getName(), String.valueOf(thrown.getMessage()));
    }

    static Outcome failed(String error, String message) {
        return new Outcome(Kind.FAILED, Map.of(ERROR, error, MESSAGE, message));
    }

    public boolean isSuccess() {
        return kind == Kind.DECODED || kind == Kind.WRITTEN;
    }

    public String fact(String name) {
        return facts.getOrDefault(name, "");
    }

    /** One line for a person. */
    private String describe() {
        return kind == Kind.FAILED ? fact(ERROR) + ": " + fact(MESSAGE) : kind.toString();
    }

    /** The same, and more facts. */
    Outcome with(Map<String, String> more) {
        Map<String, String> all = new TreeMap<>(facts);
        all.putAll(more);
        return new Outcome(kind, all);
    }

    /** The same without some facts. */
    Outcome without(Set<String> names) {
        Map<String, String> rest = new TreeMap<>(facts);
        rest.keySet().removeAll(names);
        return new Outcome(kind, rest);
    }

    /** Empty if both sides agree; else a line for each disagreement, this side first. */
    public List<String> differences(Outcome other) {
        if (kind != other.kind) {
            return List.of("outcome: " + describe() + " | " + other.describe());
        }
        Set<String> names = new TreeSet<>(facts.keySet());
        names.addAll(other.facts.keySet());
        names.removeAll(Set.of(MESSAGE, PACKED));
        List<String> differences = new ArrayList<>();
        for (String name : names) {
            if (!Objects.equals(facts.get(name), other.facts.get(name))) {
                differences.add(name + ": " + facts.get(name) + " | " + other.facts.get(name));
            }
        }
        return differences;
    }
}
