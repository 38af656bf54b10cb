package dev.slipstream.imageio.bench.workbench.report;

import com.google.gson.Gson;
import com.google.gson.JsonElement;
import dev.slipstream.imageio.bench.workbench.results.ComparisonFile;
import dev.slipstream.imageio.bench.workbench.results.Result;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** What {@code compare --json}, {@code probe --json} and {@code compare --write --json} write. */
final class CompareGroup {

    /** What titles of these begin with, and what those of written images contain. */
    static final String TITLE = "Compared: ";
    static final String WRITTEN = "ImageIO.write";

    /** As the sides describe themselves: a name, then the JVM. */
    private static final Pattern SIDE = Pattern.compile("^\\S+\\s+([^;]+), Java ([^;]+);");
    /** A fact about what was written. */
    private static final String LENGTH = "length";
    private static final double NANOS_PER_MICRO = 1000;

    private CompareGroup() {
    }

    static boolean is(JsonElement json) {
        return json.isJsonObject() && json.getAsJsonObject().has("sides") && json.getAsJsonObject().has("images");
    }

    /** The times, and where images were written, how many bytes it took. */
    static List<Group> all(String file, JsonElement json) {
        Group times = of(file, json);
        ComparisonFile document = new Gson().fromJson(json, ComparisonFile.class);
        List<Row> sizes = document.images().stream().filter(CompareGroup::isSized)
                .filter(line -> line.place().equals(document.images().get(0).place())).map(CompareGroup::size).toList();
        return sizes.isEmpty() ? List.of(times)
                : List.of(times, Group.of("Written sizes", file, facts(document), sizes));
    }

    private static boolean isSized(ComparisonFile.Image line) {
        return length(line.jdk()) != null && length(line.slipstream()) != null;
    }

    private static String length(ComparisonFile.Half half) {
        return half.facts() == null ? null : half.facts().get(LENGTH);
    }

    private static Row size(ComparisonFile.Image line) {
        Map<String, Score> scores = new LinkedHashMap<>();
        scores.put(Result.JDK, Score.count(Double.parseDouble(length(line.jdk()))));
        scores.put(Result.SLIPSTREAM, Score.count(Double.parseDouble(length(line.slipstream()))));
        return new Row(line.file(), new Traits(text(line.format()), "", text(line.size()), Map.of()),
                new Unit("B", false), scores);
    }

    /** @throws IllegalArgumentException saying what is wrong with it */
    static Group of(String file, JsonElement json) {
        ComparisonFile document = new Gson().fromJson(json, ComparisonFile.class);
        List<Row> rows = new ArrayList<>();
        for (ComparisonFile.Image line : document.images()) {
            if (line == null || !isComplete(line)) {
                throw new IllegalArgumentException("image " + rows.size() + " has no file, place or side");
            }
            rows.add(row(line));
        }
        return Group.of(TITLE + operation(document.images()), file, facts(document), rows);
    }

    private static boolean isComplete(ComparisonFile.Image line) {
        return line.file() != null && line.place() != null && line.jdk() != null && line.slipstream() != null;
    }

    private static Row row(ComparisonFile.Image line) {
        Map<String, String> others = new LinkedHashMap<>();
        if (line.jdkError() != null) {
            others.put("JDK's error", line.jdkError());
        } else if (!line.equal()) {
            others.put("different", String.join("; ", line.differences() == null ? List.of() : line.differences()));
        }
        Map<String, Score> scores = new LinkedHashMap<>();
        scores.put(Result.JDK, score(line.jdk()));
        scores.put(Result.SLIPSTREAM, score(line.slipstream()));
        Traits traits = new Traits(text(line.format()), line.place(), text(line.size()), others);
        return new Row(line.file(), traits, Unit.NANOS, scores);
    }

    private static Score score(ComparisonFile.Half half) {
        List<Double> rounds = half.microsOfRounds() == null ? List.of() : half.microsOfRounds();
        return half.micros() == null
                ? Score.failed(failure(half))
                : Score.of(half.micros() * NANOS_PER_MICRO, Score.errorOfMean(rounds), null);
    }

    private static String failure(ComparisonFile.Half half) {
        Map<String, String> facts = half.facts() == null ? Map.of() : half.facts();
        return switch (text(half.outcome())) {
            case "DECODED", "WRITTEN" -> "not timed, as the other side fails";
            case "UNKNOWN" -> "no reader";
            case "REFUSED" -> "no writer";
            default -> Facts.join(": ", facts.get("error"), facts.get("message"));
        };
    }

    /** The file does not say, but what was found out does. */
    private static String operation(List<ComparisonFile.Image> lines) {
        for (ComparisonFile.Image line : lines) {
            String outcome = text(line.slipstream().outcome());
            if (outcome.equals("WRITTEN")) {
                return WRITTEN;
            }
            if (outcome.equals("DECODED")) {
                Map<String, String> facts = line.slipstream().facts();
                return facts != null && facts.containsKey("samples") ? "ImageIO.read" : "format, width and height";
            }
        }
        return "ImageIO";
    }

    private static Map<String, String> facts(ComparisonFile document) {
        Map<String, String> facts =
                document.environment() == null ? new LinkedHashMap<>() : Facts.of(document.environment());
        Facts.put(facts, Facts.JDK, document.sides().stream().map(SIDE::matcher).filter(Matcher::find)
                .map(side -> side.group(2) + ", " + side.group(1)).distinct().collect(Collectors.joining("; ")));
        Facts.put(facts, "Sides", String.join("; ", document.sides().stream().map(CompareGroup::oneLine).toList()));
        int rounds = document.images().stream().map(image -> image.slipstream().microsOfRounds())
                .mapToInt(each -> each == null ? 0 : each.size()).max().orElse(0);
        facts.put(Facts.FORKS, "1");
        facts.put(Facts.ITERATIONS, rounds + (rounds == 1 ? " round" : " rounds"));
        facts.put(Facts.SCORE, "median of the rounds");
        return facts;
    }

    private static String oneLine(String text) {
        return text.replaceAll("\\s+", " ");
    }

    private static String text(String nullable) {
        return nullable == null ? "" : nullable;
    }
}
