package dev.slipstream.imageio.bench.workbench.j2d;

import dev.slipstream.imageio.bench.workbench.worker.J2dSetup;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The part of the command line that says which rows are run. A filter lets rows pass that have no such option. */
public final class J2dSelection {

    private static final String CORE = "core-";
    /** J2DBench's own default. */
    private static final String QUICK_CONTENT = "photo";
    private static final int QUICK_STREAM_SIZE = 20;
    private static final List<Integer> QUICK_IMAGE_SIZES = List.of(1, 20);
    private static final List<String> QUICK_FORMATS = List.of("core-png", "core-bmp");

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    @Option(names = "--tests", paramLabel = "REGEX",
            description = "Tests whose names contain a match, such as 'stream.tests.read(Int|Long)$'. Default: all")
    private String tests = "";

    @Option(names = "--sources", paramLabel = "SOURCE", split = ",",
            description = "Of input tests: file, url, byteArray, fileChannel. Default: all")
    private List<String> sources = new ArrayList<>();

    @Option(names = "--dests", paramLabel = "DEST", split = ",",
            description = "Of output tests: file, byteArray, fileChannel. Default: all")
    private List<String> destinations = new ArrayList<>();

    @Option(names = "--sizes", paramLabel = "N", split = ",",
            description = "Pixels along a side: 1, 20, 250, 1000. Default: all")
    private List<Integer> sizes = new ArrayList<>();

    @Option(names = "--contents", paramLabel = "CONTENT", split = ",",
            description = "Of images: blank, random, vector, photo. Default: all")
    private List<String> contents = new ArrayList<>();

    @Option(names = "--formats", paramLabel = "FORMAT", split = ",",
            description = "Of images: core-png, core-bmp, core-gif, core-jpg, or without the core-. Default: all")
    private List<String> formats = new ArrayList<>();

    @Option(names = "--cache", paramLabel = "true|false", arity = "1",
            description = "What ImageIO.setUseCache is told. Default: both")
    private Boolean cache;

    @Option(names = "--core-readers",
            description = "The reader tests use the JDK's own reader on all sides, so that only the streams differ."
                    + " Default: the first reader that ImageIO offers, although J2DBench calls the format core-*")
    private boolean coreReaders;

    @Option(names = "--quick",
            description = "In less than three minutes: streams of size 20, PNG and BMP of sizes 1 and 20, one content.")
    private boolean quick;

    boolean isQuick() {
        return quick;
    }

    boolean isCoreReaders() {
        return coreReaders;
    }

    List<J2dRow> rows() {
        Pattern pattern = pattern();
        List<String> prefixed = formats.stream().map(name -> name.startsWith(CORE) ? name : CORE + name).toList();
        known("--sources", sources, J2dRows.SOURCES);
        known("--dests", destinations, J2dRows.DESTINATIONS);
        known("--sizes", sizes, J2dRows.SIZES);
        known("--contents", contents, J2dRows.CONTENTS);
        known("--formats", prefixed, J2dRows.FORMATS);
        List<J2dRow> rows = J2dRows.all(coreReaders).stream()
                .filter(row -> pattern.matcher(row.setup().test()).find())
                .filter(row -> passes(row.isInput() ? sources : destinations, row.setup().place()))
                .filter(row -> passes(sizes, row.setup().size()))
                .filter(row -> !row.isImage() || passes(contents, row.setup().content()))
                .filter(row -> !row.isImage() || passes(prefixed, row.setup().format()))
                .filter(row -> cache == null || cache == row.setup().useCache())
                .filter(row -> !quick || isQuick(row))
                .toList();
        if (rows.isEmpty()) {
            throw new ParameterException(spec.commandLine(), "No row of J2DBench passes these filters");
        }
        return rows;
    }

    private static boolean isQuick(J2dRow row) {
        J2dSetup setup = row.setup();
        return row.isImage()
                ? QUICK_FORMATS.contains(setup.format()) && QUICK_IMAGE_SIZES.contains(setup.size())
                        && setup.content().equals(QUICK_CONTENT)
                : setup.size() == QUICK_STREAM_SIZE;
    }

    private Pattern pattern() {
        try {
            return Pattern.compile(tests);
        } catch (PatternSyntaxException e) {
            throw new ParameterException(spec.commandLine(), "--tests: " + e.getMessage(), e);
        }
    }

    private static <T> boolean passes(Collection<T> filter, T value) {
        return filter.isEmpty() || filter.contains(value);
    }

    private <T> void known(String option, Collection<T> values, Collection<T> known) {
        for (T value : values) {
            if (!known.contains(value)) {
                throw new ParameterException(spec.commandLine(), option + " knows " + known + ", not '" + value + "'");
            }
        }
    }
}
