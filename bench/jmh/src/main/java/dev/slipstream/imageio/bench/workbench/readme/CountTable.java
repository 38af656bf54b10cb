package dev.slipstream.imageio.bench.workbench.readme;

import dev.slipstream.imageio.bench.workbench.results.Result;
import dev.slipstream.imageio.bench.workbench.results.Samples;
import dev.slipstream.imageio.bench.workbench.text.Figures;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** What some operations cost that {@code bench check} counts: system calls, or bytes allocated. */
final class CountTable implements ReadmeTable {

    /** The option that names the sides which created a temporary file. */
    private static final String CREATES_A_FILE = "creates a file";

    private static final List<String> CALLS = List.of("read PNG 20x20, File", "read BMP 20x20, File",
            "read PNG 20x20, FileInputStream", "read BMP 20x20, FileInputStream", "write PNG 20x20, File",
            "write BMP 20x20, File", "write PNG 20x20, FileOutputStream", "write BMP 20x20, FileOutputStream");
    private static final List<String> BYTES = List.of("open and close, File",
            "open and close, ByteArrayInputStream, cache file", "read PNG 1x1, File",
            "read PNG 1x1, ByteArrayInputStream", "read PNG 1000x1000, File",
            "read PNG 1000x1000, ByteArrayInputStream", "read BMP 1x1, File", "read BMP 1x1, ByteArrayInputStream",
            "read BMP 1000x1000, File", "read BMP 1000x1000, ByteArrayInputStream", "write PNG 20x20, File",
            "write PNG 20x20, ByteArrayOutputStream", "write BMP 20x20, File",
            "write BMP 20x20, ByteArrayOutputStream");

    private final String heading;
    private final List<String> operations;
    private final Function<Samples, Double> count;
    private final boolean tellsFiles;

    private CountTable(String heading, List<String> operations, Function<Samples, Double> count,
            boolean tellsFiles) {
        this.heading = heading;
        this.operations = operations;
        this.count = count;
        this.tellsFiles = tellsFiles;
    }

    static CountTable ofCalls() {
        return new CountTable("system calls", CALLS, Samples::callsPerRep, true);
    }

    static CountTable ofBytes() {
        return new CountTable("bytes", BYTES, Samples::bytesPerRep, false);
    }

    @Override
    public List<String> lines(List<JdkResults> jdks) {
        return new JdkColumns<>(List.of(heading), List.of(">JDK %d", ">with Slipstream"),
                (String operation) -> List.of(operation), this::cells).lines(operations, jdks);
    }

    private List<String> cells(JdkResults jdk, String operation) {
        return jdk.find(JdkResults.COUNTS, operation, Map.of())
                .map(result -> List.of(cell(result, Result.JDK), cell(result, Result.SLIPSTREAM)))
                .orElse(List.of("", ""));
    }

    private String cell(Result result, String side) {
        Samples samples = result.sides().get(side);
        Double counted = samples == null ? null : count.apply(samples);
        if (counted == null) {
            return "";
        }
        boolean createsFile = tellsFiles
                && List.of(result.options().getOrDefault(CREATES_A_FILE, "").split(", ")).contains(side);
        return Figures.count(counted) + (createsFile ? ", and a temporary file" : "");
    }
}
