package dev.slipstream.imageio.bench.tables;

import static dev.slipstream.imageio.bench.results.Result.JDK;
import static dev.slipstream.imageio.bench.results.Result.SLIPSTREAM;

import dev.slipstream.imageio.bench.command.Figures;
import dev.slipstream.imageio.bench.results.Metric;
import dev.slipstream.imageio.bench.results.Row;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** How many bytes the PNGs of a class have that Slipstream writes, beside the JDK's. */
public final class SizeRows {

    public static final String TYPE = "type";
    /** In place of a class or a type. */
    public static final String ALL = "all";
    public static final String AS_IS = "as it is";
    public static final String WRITES = "writes";
    public static final String LARGER = "larger";
    /** Before the name of the largest, compared with the JDK's. */
    public static final String WORST = "worst: ";
    public static final String PROCESSOR_TIME = "processor time";
    /** The geometric mean of how many times as fast each is. */
    public static final String SPEED = "speed";
    public static final String SLOWER = "slower";
    /** The heading of a column that a narrow terminal does without. */
    public static final String NAME = "its name";

    private SizeRows() {
    }

    /** Of each class only the images as they are; the other types are in the sums. */
    static boolean isOfAllClassesOrAsItIs(Row row) {
        return row.benchmark().equals(ALL) || row.params().get(TYPE).equals(AS_IS);
    }

    static List<String> headings(Jdk jdk) {
        return List.of(">JDK %d: writes", ">size to the JDK's", ">larger", ">largest", NAME, ">times as fast",
                ">slower");
    }

    static List<String> cells(Jdk jdk, Row row) {
        Map.Entry<String, Metric> worst = row.sides().get(SLIPSTREAM).secondaryMetrics().entrySet().stream()
                .filter(entry -> entry.getKey().startsWith(WORST)).findFirst().orElseThrow();
        return List.of(count(row, WRITES), times(row.metric(SLIPSTREAM).score() / row.metric(JDK).score()),
                count(row, LARGER), times(worst.getValue().score()), worst.getKey().substring(WORST.length()),
                row.other(SLIPSTREAM, SPEED) == null ? "" : Figures.number(row.other(SLIPSTREAM, SPEED).score()),
                count(row, SLOWER));
    }

    /** Empty if nobody has counted. */
    private static String count(Row row, String name) {
        Metric count = row.other(SLIPSTREAM, name);
        return count == null ? "" : Figures.count(count.score());
    }

    /** A per cent more or less is what this is about. */
    private static String times(double part) {
        return String.format(Locale.ROOT, "%.3f", part);
    }
}
