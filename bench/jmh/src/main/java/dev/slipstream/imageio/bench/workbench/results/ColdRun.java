package dev.slipstream.imageio.bench.workbench.results;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** How results of fresh JVMs are told apart: by options that all of them have. */
public final class ColdRun {

    /** The kind of such a run. */
    public static final String KIND = "cold";
    /** Opened from or written to. */
    public static final String SOURCE = "source";
    /** An option: {@link #TIME} of the calls or {@link #PROCESSOR_TIME} of the process. */
    public static final String FIGURE = "figure";
    public static final String TIME = "time";
    public static final String PROCESSOR_TIME = "processor time";
    /** An option of a result that is the time until so many images of a sequence are there. */
    public static final String AFTER = "after";

    private ColdRun() {
    }

    public static Map<String, String> options(String source, String figure) {
        Map<String, String> options = new LinkedHashMap<>();
        if (!source.isEmpty()) {
            options.put(SOURCE, source);
        }
        options.put(FIGURE, figure);
        return options;
    }

    /** The results of one figure, without those that belong to curves. */
    public static List<Result> of(String figure, List<Result> results) {
        return results.stream().filter(result -> figure.equals(result.options().get(FIGURE)))
                .filter(result -> !result.options().containsKey(AFTER)).toList();
    }
}
