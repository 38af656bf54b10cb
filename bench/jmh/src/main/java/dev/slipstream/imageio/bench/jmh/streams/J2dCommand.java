package dev.slipstream.imageio.bench.jmh.streams;

import static dev.slipstream.imageio.bench.results.Result.JDK;
import static dev.slipstream.imageio.bench.results.Result.SLIPSTREAM;

import dev.slipstream.imageio.bench.command.BenchCommand;
import dev.slipstream.imageio.bench.command.Figures;
import dev.slipstream.imageio.bench.command.Ratio;
import dev.slipstream.imageio.bench.command.Table;
import dev.slipstream.imageio.bench.command.TargetFile;
import dev.slipstream.imageio.bench.jmh.JmhRun;
import dev.slipstream.imageio.bench.results.Result;
import dev.slipstream.imageio.bench.results.Results;
import dev.slipstream.imageio.bench.results.Row;
import java.io.IOException;
import java.lang.reflect.Field;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import org.openjdk.jmh.annotations.Param;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

@Command(
        name = "j2d",
        description = "Runs J2DBench's Image I/O rows on the JDK, on TwelveMonkeys and on Slipstream by JMH, and tells"
                + " how many times as fast Slipstream is. They take an hour, those of --quick about three minutes.")
public final class J2dCommand extends BenchCommand {

    private static final List<Class<?>> BENCHMARKS =
            List.of(J2dInputs.class, J2dOutputs.class, J2dImageReads.class, J2dImageWrites.class);
    private static final List<String> TIMES = List.of("-f", "1", "-wi", "1", "-i", "4", "-r", "100ms");
    private static final List<String> QUICK_TIMES = List.of("-f", "1", "-wi", "1", "-i", "3", "-r", "20ms");
    /**
     * An image reader is not warm before its decoder has seen tens of megabytes: a PNG of 20x20 took Slipstream's 53 us
     * at first, 15 after 1.5 s, and 10.4 from 2.5 s on (JDK 17, {@code jmh J2dImageReads} with {@code -wi 0 -i 24 -r
     * 250ms}, from a byteArray).
     */
    private static final List<String> WARM_UP = List.of("500ms", "2500ms");
    private static final List<String> QUICK_WARM_UP = List.of("50ms", "2500ms");
    private static final List<String> QUICK_PLACES = List.of("file", "byteArray");
    private static final List<String> QUICK_FORMATS = List.of("core-png", "core-bmp");
    private static final List<String> QUICK_PIXELS = List.of("20", "250");
    private static final String QUICK_NAMES = "(construct|(read|write)(Byte|Int|ByteArray)|imageioRead|imageioWrite)$";

    @Option(names = "--tests", paramLabel = "REGEX", defaultValue = "",
            description = "Tests whose names contain a match, such as 'stream.tests.read(Int|Long)$'. Default: all")
    private String tests;

    @Option(names = "--places", paramLabel = "PLACE", split = ",",
            description = "Sources and destinations: file, url, byteArray, fileChannel; with a cache file url-cache,"
                    + " byteArray-cache. Default: all")
    private List<String> places = List.of();

    @Option(names = "--formats", paramLabel = "FORMAT", split = ",",
            description = "Of images: core-png, core-bmp, core-gif, core-jpg. Default: all")
    private List<String> formats = List.of();

    @Option(names = "--pixels", paramLabel = "N", split = ",",
            description = "Along a side of an image: 1, 20, 250, 1000. Default: all; streams are of 250")
    private List<String> pixels = List.of();

    @Option(names = "--sides", paramLabel = "SIDE", split = ",",
            description = "JDK, TWELVEMONKEYS, SLIPSTREAM. Default: all")
    private List<String> sides = List.of();

    @Option(names = "--jvm", paramLabel = "OPTIONS", defaultValue = "",
            description = "For the JVMs that are measured, in one argument.")
    private String jvm;

    @Option(names = "--quick", description = "Some rows of each kind, for a moment each.")
    private boolean quick;

    @Option(names = "--all", description = "Print every row, not only those that are not faster.")
    private boolean all;

    @Option(names = "--json", paramLabel = "FILE", converter = TargetFile.class,
            description = "Write all results, as bench/results has them.")
    private Path json;

    @Option(names = "--xml", paramLabel = "FOLDER",
            description = "Write a result file of J2DBench for each side, which its J2DAnalyzer reads.")
    private Path xml;

    @Override
    public Integer call() throws IOException {
        List<List<String>> runs = new ArrayList<>();
        for (Class<?> benchmark : BENCHMARKS) {
            runs.add(arguments(benchmark));
        }
        runs.removeIf(List::isEmpty);
        if (runs.isEmpty()) {
            throw wrong("There is no such row");
        }
        List<Result> results = new ArrayList<>();
        int wanted = runs.stream().mapToInt(J2dCommand::rows).sum();
        for (List<String> run : runs) {
            results.addAll(JmhRun.medians(JmhRun.of(run)));
        }
        TargetFile.write(json, file -> Results.write(file, results));
        if (xml != null) {
            ResultXml.write(xml, results);
        }
        print(Row.of(results));
        if (results.size() < wanted) {
            err().println(Figures.count(wanted - results.size()) + " of " + Figures.count(wanted)
                    + " results are missing, JMH has said why");
            return FAILED;
        }
        return SAME;
    }

    /** The product of the parameters' values. */
    private static int rows(List<String> run) {
        return run.stream().filter(argument -> argument.matches("[a-z]+=.*"))
                .mapToInt(argument -> argument.split(",").length).reduce(1, Math::multiplyExact);
    }

    /** What JMH is asked for, or nothing if no row of that class is chosen. */
    private List<String> arguments(Class<?> benchmark) {
        List<String> arguments = new ArrayList<>(List.of("\\." + benchmark.getSimpleName() + "\\.run$"));
        boolean isOfImages = false;
        for (Field param : benchmark.getDeclaredFields()) {
            if (param.isAnnotationPresent(Param.class)) {
                List<String> values = values(param).stream().filter(chosen(param.getName())).toList();
                if (values.isEmpty()) {
                    return List.of();
                }
                arguments.addAll(List.of("-p", param.getName() + "=" + String.join(",", values)));
                isOfImages |= param.getName().equals("format");
            }
        }
        arguments.addAll(quick ? QUICK_TIMES : TIMES);
        if (!jvm.isEmpty()) {
            arguments.addAll(List.of("-jvmArgsPrepend", jvm));
        }
        arguments.addAll(List.of("-w", (quick ? QUICK_WARM_UP : WARM_UP).get(isOfImages ? 1 : 0)));
        return arguments;
    }

    /** An enum's are its constants. */
    private static List<String> values(Field param) {
        String[] values = param.getAnnotation(Param.class).value();
        return values.length > 1 || !param.getType().isEnum() ? List.of(values)
                : Arrays.stream(param.getType().getEnumConstants()).map(Object::toString).toList();
    }

    private Predicate<String> chosen(String param) {
        return switch (param) {
            case "name" -> named();
            case "place" -> among(places, QUICK_PLACES);
            case "format" -> among(formats, QUICK_FORMATS);
            case "pixels" -> among(pixels, QUICK_PIXELS);
            case "side" -> among(sides, List.of());
            default -> throw new IllegalStateException("Nobody can choose a " + param);
        };
    }

    private Predicate<String> named() {
        try {
            return Pattern.compile(tests.isEmpty() && quick ? QUICK_NAMES : tests).asPredicate();
        } catch (PatternSyntaxException e) {
            throw wrong("--tests: " + e.getMessage());
        }
    }

    /** All if none is named. */
    private Predicate<String> among(List<String> named, List<String> quickly) {
        List<String> wanted = quick && named.isEmpty() ? quickly : named;
        return value -> wanted.isEmpty() || wanted.contains(value);
    }

    private void print(List<Row> rows) {
        List<Row> both = rows.stream().filter(row -> row.has(JDK) && row.has(SLIPSTREAM)).toList();
        List<Ratio> ratios = both.stream().map(row -> row.ratio(JDK, SLIPSTREAM)).toList();
        long faster = ratios.stream().filter(Ratio::isGain).count();
        long ties = ratios.stream().filter(Ratio::isTie).count();
        double mean = Figures.geometricMean(ratios.stream().mapToDouble(Ratio::times));
        out().println("Of " + Figures.count(both.size(), "row") + " " + faster + " are faster, " + ties
                + " within the error, " + (both.size() - faster - ties)
                + " slower; geometric mean of the JDK's time to Slipstream's: " + Figures.number(mean));
        Table table = new Table("test", "place", "format", ">pixels", ">JDK", ">Slipstream",
                "times as fast (~: a tie)");
        both.stream().filter(row -> all || !row.ratio(JDK, SLIPSTREAM).isGain())
                .sorted(Comparator.comparingDouble(row -> row.ratio(JDK, SLIPSTREAM).times()))
                .forEach(row -> table.add(row.params().get("name").replaceFirst("^imageio\\.", ""),
                        row.params().get("place"), row.params().getOrDefault("format", ""), row.params().get("pixels"),
                        Figures.time(row.nanos(JDK)), Figures.time(row.nanos(SLIPSTREAM)),
                        row.ratio(JDK, SLIPSTREAM).cell()));
        if (!table.isEmpty()) {
            table.print(out(), width(), List.of(">pixels", ">JDK", ">Slipstream"));
        }
        out().flush();
    }
}
