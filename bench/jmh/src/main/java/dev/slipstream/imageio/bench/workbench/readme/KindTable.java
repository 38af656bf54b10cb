package dev.slipstream.imageio.bench.workbench.readme;

import dev.slipstream.imageio.bench.images.BmpKind;
import dev.slipstream.imageio.bench.images.PngKind;
import dev.slipstream.imageio.bench.images.WrittenKind;
import dev.slipstream.imageio.bench.workbench.report.JmhEntry;
import dev.slipstream.imageio.bench.workbench.report.Score;
import dev.slipstream.imageio.bench.workbench.results.Cells;
import dev.slipstream.imageio.bench.workbench.results.Gain;
import dev.slipstream.imageio.bench.workbench.text.Figures;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Every kind of image that a JMH benchmark reads or writes: the JDK's reader or writer, and ours. */
final class KindTable implements ReadmeTable {

    private static final String KIND = "kind";
    /** What the sides are a value of, in the benchmarks of readers and of writers. */
    private static final String COMPETITOR = "competitor";
    private static final String SIDE = "side";
    private static final String JDK = "JDK";
    private static final String SLIPSTREAM = "SLIPSTREAM";

    /** Why there is no time of the JDK's reader. */
    private static final Map<String, String> WITHOUT_JDK = Map.of(BmpKind.ARGB4444_1000X1000.name(), "alpha ignored",
            BmpKind.PALETTE2_1000X1000.name(), "rejected");

    private final String benchmark;
    private final Map<String, String> names;

    /**
     * @param benchmark class and method
     * @param names what whoever reads the table is told of each kind, in the order of the rows
     */
    private KindTable(String benchmark, Map<String, String> names) {
        this.benchmark = benchmark;
        this.names = names;
    }

    static KindTable ofPng() {
        Map<String, String> names = new LinkedHashMap<>();
        for (PngKind kind : PngKind.values()) {
            names.put(kind.name(), kind.width() + "x" + kind.height() + " " + kind.description());
        }
        return new KindTable("PngReads.read", names);
    }

    static KindTable ofBmp() {
        Map<String, String> names = new LinkedHashMap<>();
        for (BmpKind kind : BmpKind.values()) {
            names.put(kind.name(), kind.width() + "x" + kind.height() + ", " + kind.description());
        }
        return new KindTable("BmpReads.read", names);
    }

    static KindTable ofWrites() {
        Map<String, String> names = new LinkedHashMap<>();
        for (WrittenKind kind : WrittenKind.values()) {
            names.put(kind.name(), kind.description());
        }
        return new KindTable("ImageWrites.write", names);
    }

    @Override
    public List<String> lines(List<JdkResults> jdks) {
        Set<String> kinds = new LinkedHashSet<>(names.keySet());
        for (JdkResults jdk : jdks) {
            jdk.jmh().stream().filter(this::isOfThis).forEach(entry -> kinds.add(entry.params().get(KIND)));
        }
        return new JdkColumns<>(List.of("image"), List.of(">JDK %d", ">with Slipstream", ">ratio"),
                (String kind) -> List.of(names.getOrDefault(kind, kind)), this::cells)
                .lines(new ArrayList<>(kinds), jdks);
    }

    private boolean isOfThis(JmhEntry entry) {
        return entry.benchmark().endsWith("." + benchmark) && entry.params().containsKey(KIND);
    }

    /** The JDK, Slipstream and the ratio of both; empty strings if ours is missing. */
    List<String> cells(JdkResults jdk, String kind) {
        Optional<Score> base = score(jdk, kind, JDK);
        Optional<Score> ours = score(jdk, kind, SLIPSTREAM);
        if (ours.isEmpty()) {
            return List.of("", "", "");
        }
        double nanos = ours.get().value();
        if (base.isEmpty()) {
            return List.of(WITHOUT_JDK.getOrDefault(kind, Cells.FAILED), Figures.time(nanos), "");
        }
        Gain gain = new Gain(base.get().value() / nanos, Math.hypot(base.get().error(), ours.get().error()));
        return List.of(Figures.time(base.get().value()), Figures.time(nanos), Cells.ratio(gain));
    }

    private Optional<Score> score(JdkResults jdk, String kind, String competitor) {
        return jdk.jmh().stream().filter(this::isOfThis)
                .filter(entry -> kind.equals(entry.params().get(KIND))
                        && competitor.equals(entry.params().getOrDefault(COMPETITOR, entry.params().get(SIDE))))
                .map(JmhEntry::score).filter(score -> !score.isFailure()).findFirst();
    }
}
