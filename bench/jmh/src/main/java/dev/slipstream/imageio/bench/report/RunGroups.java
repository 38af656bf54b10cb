package dev.slipstream.imageio.bench.report;

import dev.slipstream.imageio.bench.results.ColdRun;
import dev.slipstream.imageio.bench.results.Result;
import dev.slipstream.imageio.bench.results.Run;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * A run of this tool. That of the documents' tables becomes a group a document, for each has its own competitors;
 * counts become a group for each thing that was counted.
 */
final class RunGroups {

    private static final String SEEDS = "seeds";
    /** The kind of a run that counts instead of measuring times. */
    static final String COUNTS = "counts";

    private RunGroups() {
    }

    static List<Group> of(String file, Run run) {
        String title = run.title() == null || run.title().isBlank() ? run.kind() : run.title();
        return switch (run.kind()) {
            case SEEDS -> documents(title, file, run);
            case COUNTS -> CountedRows.groups("Counted: ", file, run);
            case ColdRun.KIND -> ColdGroups.of(title, file, run);
            default -> List.of(Group.of(title, file, Facts.of(run), run.results().stream()
                    .flatMap(result -> rows(ShortName.of(result.name()), result)).toList()));
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
        return Variants.of(result.sides()).entrySet().stream().map(variant -> {
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
}
