package dev.slipstream.imageio.bench.workbench.report;

import dev.slipstream.imageio.bench.workbench.results.ColdRun;
import dev.slipstream.imageio.bench.workbench.results.Count;
import dev.slipstream.imageio.bench.workbench.results.Curve;
import dev.slipstream.imageio.bench.workbench.results.MedianInterval;
import dev.slipstream.imageio.bench.workbench.results.Result;
import dev.slipstream.imageio.bench.workbench.results.Run;
import dev.slipstream.imageio.bench.workbench.results.Samples;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * A run of this tool. That of the documents' tables becomes a group a document, for each has its own sides;
 * counts become a group for each thing that was counted.
 */
final class RunGroups {

    private static final List<String> SIDES = List.of(Result.JDK, Result.TWELVEMONKEYS, Result.SLIPSTREAM);
    private static final String SEEDS = "seeds";
    /** The kind of a run that counts instead of measuring times. */
    static final String COUNTS = "counts";

    private RunGroups() {
    }

    static List<Group> of(String file, Run run) {
        String title = run.title() == null || run.title().isBlank() ? run.kind() : run.title();
        return switch (run.kind()) {
            case SEEDS -> documents(title, file, run);
            case COUNTS -> counted("Counted: ", file, run);
            case ColdRun.KIND -> cold(title, file, run);
            default -> List.of(Group.of(title, file, Facts.of(run), run.results().stream()
                    .flatMap(result -> rows(J2dGroup.shortName(result.name()), result)).toList()));
        };
    }

    /** Their results are called {@code seed1.input.readInt}. */
    private static List<Group> documents(String title, String file, Run run) {
        Map<String, List<Row>> documents = new LinkedHashMap<>();
        for (Result result : run.results()) {
            String[] name = result.name().split("\\.", 2);
            documents.computeIfAbsent(name[0].replaceFirst("^seed", "document "), none -> new ArrayList<>())
                    .addAll(rows(name[name.length - 1], result).toList());
        }
        return documents.entrySet().stream()
                .map(each -> Group.of(title + ": " + each.getKey(), file, Facts.of(run), each.getValue())).toList();
    }

    private static Stream<Row> rows(String name, Result result) {
        return variants(result.sides()).entrySet().stream().map(variant -> {
            Map<String, String> options = new LinkedHashMap<>(result.options());
            if (!variant.getKey().isEmpty()) {
                options.put("variant", variant.getKey());
            }
            Map<String, Score> scores = new LinkedHashMap<>();
            variant.getValue().forEach((side, samples) ->
                    scores.put(side, Score.rate(samples, result.unitsPerRep())));
            return new Row(name, Traits.of(options), Unit.perMilli(result.unit()), scores);
        });
    }

    /**
     * Sides that take part in two ways, "Slipstream" and "Slipstream file cache": like is to be compared with like.
     * Only what Slipstream takes part in is a variant; the empty one has all others.
     */
    private static Map<String, Map<String, Samples>> variants(Map<String, Samples> sides) {
        Map<String, Map<String, Samples>> variants = new LinkedHashMap<>();
        sides.forEach((name, samples) -> {
            String side = side(name);
            String variant = name.substring(side.length()).strip();
            boolean own = variant.isEmpty() || !sides.containsKey(Result.SLIPSTREAM + " " + variant);
            variants.computeIfAbsent(own ? "" : variant, none -> new LinkedHashMap<>()).put(own ? name : side, samples);
        });
        return variants;
    }

    private static String side(String name) {
        return SIDES.stream().filter(side -> name.equals(side) || name.startsWith(side + " ")).findFirst().orElse(name);
    }

    /** Of kinds that were not counted there is none. */
    private static List<Group> counted(String title, String file, Run run) {
        return Arrays.stream(Count.values())
                .map(count -> Group.of(title + count.what(), file, Facts.of(run), countedRows(count, run.results())))
                .filter(group -> !group.rows().isEmpty()).toList();
    }

    private static List<Row> countedRows(Count count, List<Result> results) {
        return results.stream().map(result -> countedRow(count, result))
                .filter(row -> !row.scores().isEmpty()).toList();
    }

    private static Row countedRow(Count count, Result result) {
        Map<String, Score> scores = new LinkedHashMap<>();
        result.sides().forEach((side, samples) -> {
            if (samples.failure() != null) {
                scores.put(side, Score.failed(samples.failure()));
            } else if (count.of(samples) != null) {
                scores.put(side, Score.count(count.of(samples)));
            }
        });
        return new Row(result.name(), Traits.of(result.options()), new Unit(count.unit(), false), scores);
    }

    private static List<Group> cold(String title, String file, Run run) {
        List<Group> groups = new ArrayList<>();
        groups.add(group(title + ": " + ColdRun.TIME, ColdRun.TIME, file, run).withCurves(Curve.of(run.results())));
        groups.add(group(title + ": " + ColdRun.PROCESSOR_TIME, ColdRun.PROCESSOR_TIME, file, run));
        groups.removeIf(group -> group.rows().isEmpty());
        groups.addAll(counted(title + ": ", file, run));
        return groups;
    }

    private static Group group(String title, String figure, String file, Run run) {
        return Group.of(title, file, Facts.of(run),
                ColdRun.of(figure, run.results()).stream().map(RunGroups::coldRow).toList());
    }

    private static Row coldRow(Result result) {
        Map<String, Score> scores = new LinkedHashMap<>();
        result.sides().forEach((side, samples) -> {
            MedianInterval nanos = MedianInterval.ofNanos(samples);
            scores.put(side, Score.of(nanos.median(), nanos.error(), null));
        });
        return new Row(result.name(), Traits.of(result.options()), Unit.NANOS, scores);
    }
}
