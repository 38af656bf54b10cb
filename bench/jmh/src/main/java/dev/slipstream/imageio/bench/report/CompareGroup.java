package dev.slipstream.imageio.bench.report;

import com.google.gson.Gson;
import com.google.gson.JsonElement;
import dev.slipstream.imageio.bench.results.Environment;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** What {@code compare --json}, {@code probe --json} and {@code compare --write --json} write. */
final class CompareGroup {

    private record Half(String outcome, Map<String, String> facts, Double micros, List<Double> microsOfRounds) {
    }

    private record Line(String file, String format, String size, String place, Half jdk, Half slipstream,
            boolean equal, String jdkError, List<String> differences) {

        boolean isComplete() {
            return file != null && place != null && jdk != null && slipstream != null;
        }
    }

    /** {@code environment}: null in files from before it was written. */
    private record Document(List<String> sides, Environment environment, List<Line> images) {
    }

    /** As the sides describe themselves: a name, then the JVM. */
    private static final Pattern SIDE = Pattern.compile("^\\S+\\s+([^;]+), Java ([^;]+);");
    private static final double NANOS_PER_MICRO = 1000;

    private CompareGroup() {
    }

    static boolean is(JsonElement json) {
        return json.isJsonObject() && json.getAsJsonObject().has("sides") && json.getAsJsonObject().has("images");
    }

    /** @throws IllegalArgumentException saying what is wrong with it */
    static Group of(String file, JsonElement json) {
        Document document = new Gson().fromJson(json, Document.class);
        List<Row> rows = new ArrayList<>();
        for (Line line : document.images()) {
            if (line == null || !line.isComplete()) {
                throw new IllegalArgumentException("image " + rows.size() + " has no file, place or side");
            }
            rows.add(row(line));
        }
        return Group.of("Compared: " + operation(document.images()), file, facts(document), rows);
    }

    private static Row row(Line line) {
        Map<String, String> others = new LinkedHashMap<>();
        if (line.jdkError() != null) {
            others.put("JDK's error", line.jdkError());
        } else if (!line.equal()) {
            others.put("different", String.join("; ", line.differences() == null ? List.of() : line.differences()));
        }
        Map<String, Score> scores = new LinkedHashMap<>();
        scores.put(SideName.JDK, score(line.jdk()));
        scores.put(SideName.SLIPSTREAM, score(line.slipstream()));
        Traits traits = new Traits(text(line.format()), line.place(), text(line.size()), others);
        return new Row(line.file(), traits, Unit.NANOS, scores);
    }

    private static Score score(Half half) {
        List<Double> rounds = half.microsOfRounds() == null ? List.of() : half.microsOfRounds();
        return half.micros() == null
                ? Score.failed(failure(half))
                : Score.of(half.micros() * NANOS_PER_MICRO, Iterations.error(rounds), null);
    }

    private static String failure(Half half) {
        Map<String, String> facts = half.facts() == null ? Map.of() : half.facts();
        return switch (text(half.outcome())) {
            case "DECODED", "WRITTEN" -> "not timed, as the other side fails";
            case "UNKNOWN" -> "no reader";
            case "REFUSED" -> "no writer";
            default -> Facts.join(": ", facts.get("error"), facts.get("message"));
        };
    }

    /** The file does not say, but what was found out does. */
    private static String operation(List<Line> lines) {
        for (Line line : lines) {
            String outcome = text(line.slipstream().outcome());
            if (outcome.equals("WRITTEN")) {
                return "ImageIO.write";
            }
            if (outcome.equals("DECODED")) {
                Map<String, String> facts = line.slipstream().facts();
                return facts != null && facts.containsKey("samples") ? "ImageIO.read" : "format, width and height";
            }
        }
        return "ImageIO";
    }

    private static Map<String, String> facts(Document document) {
        Map<String, String> facts =
                document.environment() == null ? new LinkedHashMap<>() : Facts.of(document.environment());
        Facts.put(facts, Facts.JDK, document.sides().stream().map(SIDE::matcher).filter(Matcher::find)
                .map(side -> side.group(2) + ", " + side.group(1)).distinct().collect(Collectors.joining("; ")));
        Facts.put(facts, "Sides", String.join("; ", document.sides().stream().map(CompareGroup::oneLine).toList()));
        int rounds = document.images().stream().map(Line::slipstream).map(Half::microsOfRounds)
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
