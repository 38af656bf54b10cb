package dev.slipstream.imageio.bench.workbench.results;

import java.util.function.Function;

/** What can be counted instead of timed. */
public enum Count {

    BYTES("bytes", "bytes allocated", "B", Samples::bytesPerRep),
    CALLS("calls", "system calls", "calls", Samples::callsPerRep),
    CLASSES("classes", "classes of jars", "classes", ofClasses(LoadedClasses::ofJars)),
    MADE("made", "classes made at run time", "classes", ofClasses(LoadedClasses::madeAtRunTime)),
    FILE_BYTES("file bytes", "bytes of class files", "B", ofClasses(LoadedClasses::fileBytes));

    private final String word;
    private final String what;
    private final String unit;
    private final Function<Samples, Double> count;

    Count(String word, String what, String unit, Function<Samples, Double> count) {
        this.word = word;
        this.what = what;
        this.unit = unit;
        this.count = count;
    }

    private static Function<Samples, Double> ofClasses(Function<LoadedClasses, Number> count) {
        return samples -> samples.classes() == null ? null : count.apply(samples.classes()).doubleValue();
    }

    /** Short, for the headings of columns. */
    public String word() {
        return word;
    }

    public String what() {
        return what;
    }

    public String unit() {
        return unit;
    }

    /** Null if it was not counted. */
    public Double of(Samples samples) {
        return count.apply(samples);
    }
}
