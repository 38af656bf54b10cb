package dev.slipstream.imageio.bench.compare.worker;

import java.io.IOException;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/** What came of one task with one image: its kind, and facts about it that the other side must agree with. */
public record Outcome(Kind kind, LinkedHashMap<String, String> facts) implements Serializable {

    public enum Kind {
        /** Pixels or a header came out. */
        DECODED,
        /** An image was written. */
        WRITTEN,
        /** No reader knows the format: ImageIO answers null. */
        UNKNOWN,
        /** No writer takes the image: ImageIO answers false. */
        REFUSED,
        /** An exception or error. */
        FAILED
    }

    public static final String FORMAT = "format";
    public static final String WIDTH = "width";
    public static final String HEIGHT = "height";
    public static final String ERROR = "error";
    /** Told, but not compared: the wording of an error is not part of the promise. */
    public static final String MESSAGE = "message";
    /** Told, but not compared: the class of the provider whose reader has read the image. */
    public static final String READER = "reader";

    /** Told, but not compared: how many bytes were written, which where it matters their digest says. */
    public static final String LENGTH = "length";

    /** Told, but compared only with the same side on another platform: the digest of a PNG's bytes. */
    public static final String PACKED = "packed";

    private static final Set<String> NOT_COMPARED = Set.of(MESSAGE, READER, LENGTH, PACKED);

    public Outcome {
        facts = new LinkedHashMap<>(facts);
    }

    static Outcome of(Kind kind, String format, int width, int height) {
        LinkedHashMap<String, String> facts = new LinkedHashMap<>();
        facts.put(FORMAT, format);
        facts.put(WIDTH, Integer.toString(width));
        facts.put(HEIGHT, Integer.toString(height));
        return new Outcome(kind, facts);
    }

    static Outcome unknown() {
        return new Outcome(Kind.UNKNOWN, new LinkedHashMap<>());
    }

    static Outcome refused() {
        return new Outcome(Kind.REFUSED, new LinkedHashMap<>());
    }

    public static Outcome failed(String error, String message) {
        LinkedHashMap<String, String> facts = new LinkedHashMap<>();
        facts.put(ERROR, error);
        facts.put(MESSAGE, message);
        return new Outcome(Kind.FAILED, facts);
    }

    public static Outcome failed(Throwable thrown) {
        return failed(thrown.getClass().getName(), String.valueOf(thrown.getMessage()));
    }

    /** The child JVM itself failed. */
    public static Outcome lostJvm(IOException e) {
        return failed("JVM lost", String.valueOf(e.getMessage()));
    }

    public boolean isSuccess() {
        return kind == Kind.DECODED || kind == Kind.WRITTEN;
    }

    public String fact(String name) {
        return facts.getOrDefault(name, "");
    }

    /** One line for a person. */
    public String describe() {
        return switch (kind) {
            case DECODED, WRITTEN -> fact(FORMAT) + " " + fact(WIDTH) + "x" + fact(HEIGHT);
            case UNKNOWN -> "no reader";
            case REFUSED -> "no writer";
            case FAILED -> fact(ERROR) + ": " + fact(MESSAGE);
        };
    }

    /** The same, and more facts. */
    Outcome with(Map<String, String> more) {
        LinkedHashMap<String, String> all = new LinkedHashMap<>(facts);
        all.putAll(more);
        return new Outcome(kind, all);
    }

    /** The same, but some facts are of no interest. */
    public Outcome without(Set<String> names) {
        LinkedHashMap<String, String> rest = new LinkedHashMap<>(facts);
        rest.keySet().removeAll(names);
        return new Outcome(kind, rest);
    }

    /** Empty if both sides agree; else a line for each disagreement, this side first. */
    public List<String> differences(Outcome other) {
        if (kind != other.kind) {
            return List.of("outcome: " + describe() + " | " + other.describe());
        }
        Set<String> names = new LinkedHashSet<>(facts.keySet());
        names.addAll(other.facts.keySet());
        names.removeAll(NOT_COMPARED);
        List<String> differences = new ArrayList<>();
        for (String name : names) {
            if (!Objects.equals(facts.get(name), other.facts.get(name))) {
                differences.add(name + ": " + facts.get(name) + " | " + other.facts.get(name));
            }
        }
        return differences;
    }
}
