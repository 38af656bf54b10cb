package dev.slipstream.imageio.bench.jmh.images;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.slipstream.imageio.bench.images.BmpKind;
import dev.slipstream.imageio.bench.images.PngKind;
import dev.slipstream.imageio.bench.images.WrittenKind;
import dev.slipstream.imageio.bench.jmh.ForkOptions;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.format.ResultFormatType;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;

/**
 * The benchmarks of the readers and writers over every kind of image, the JDK's and ours, as one file of JMH's, a
 * benchmark a line. The median counts ({@link Mode#SampleTime}): on a virtual machine a few samples take many times as
 * long as the others.
 */
public final class ImageRun {

    /**
     * In place of {@link ForkOptions}: a young generation for several images, and a heap that is there before it is
     * measured. In a heap that grows, 1000 by 1000 pixels measure how the operating system hands out pages.
     */
    private static final String[] HEAP = {ForkOptions.COLLECTOR, "-Xms512m", "-Xmn192m", "-XX:+AlwaysPreTouch"};

    /** From here on an image needs a larger one. */
    private static final int LARGE = 3000;
    private static final String[] LARGE_HEAP = {ForkOptions.COLLECTOR, "-Xms2g", "-Xmn512m", "-XX:+AlwaysPreTouch"};
    private static final String OURS = "SLIPSTREAM";
    private static final String SIDE = "side";
    private static final Gson GSON = new GsonBuilder().disableHtmlEscaping().create();

    /**
     * Before our own inflate takes over from zlib, a process reads for half a second to two, whatever the images; the
     * same number of iterations as are measured would measure zlib.
     */
    private static final int WARM_UP = 5;

    private final int forks;
    private final int iterations;
    private final TimeValue warmUp;
    private final TimeValue time;

    /** For each fork so many iterations of that length, after some that are longer to warm up. */
    public ImageRun(int forks, int iterations, long millis) {
        this.forks = forks;
        this.iterations = iterations;
        this.warmUp = TimeValue.milliseconds(WARM_UP * millis);
        this.time = TimeValue.milliseconds(millis);
    }

    /** Writes the results of all kinds. */
    public void run(Path file) throws IOException {
        JsonArray all = new JsonArray();
        Predicate<PngKind> largePng = kind -> kind.width() >= LARGE;
        Predicate<BmpKind> largeBmp = kind -> kind.width() >= LARGE;
        all.addAll(run("PngReads.read", named(PngKind.values(), largePng.negate()), HEAP));
        all.addAll(run("PngReads.read", named(PngKind.values(), largePng), LARGE_HEAP));
        all.addAll(run("BmpReads.read", named(BmpKind.values(), largeBmp.negate()), HEAP));
        all.addAll(run("BmpReads.read", named(BmpKind.values(), largeBmp), LARGE_HEAP));
        all.addAll(run("ImageWrites.write", named(WrittenKind.values(), kind -> true), HEAP));
        mustHaveOurs(all);
        Files.writeString(file, all.asList().stream().map(GSON::toJson)
                .collect(Collectors.joining(",\n", "[\n", "\n]\n")));
    }

    /** The JDK may fail: there are BMPs that its reader rejects, or reads wrong. */
    private static void mustHaveOurs(JsonArray all) throws IOException {
        long ours = all.asList().stream().filter(result -> isOurs(result.getAsJsonObject().getAsJsonObject("params")))
                .count();
        int kinds = PngKind.values().length + BmpKind.values().length + WrittenKind.values().length;
        if (ours != kinds) {
            throw new IOException("Slipstream has read and written " + ours + " of " + kinds + " kinds of images");
        }
    }

    private static boolean isOurs(JsonObject params) {
        return OURS.equals(params.get(SIDE).getAsString());
    }

    private static <K extends Enum<K>> String[] named(K[] kinds, Predicate<K> wanted) {
        return Arrays.stream(kinds).filter(wanted).map(Enum::name).toArray(String[]::new);
    }

    private JsonArray run(String benchmark, String[] kinds, String[] jvmFlags) throws IOException {
        Path part = Files.createTempFile("slipstream-jmh-", ".json");
        try {
            ChainedOptionsBuilder options = new OptionsBuilder();
            if (benchmark.startsWith("ImageWrites")) {
                options.param("destination", ImageDestination.BYTE_ARRAY_OUTPUT_STREAM_NO_CACHE.name());
            }
            new Runner(options.include(benchmark.replace(".", "\\.") + "$").mode(Mode.SampleTime)
                    .param(SIDE, "JDK", OURS).param("kind", kinds).forks(forks)
                    .warmupIterations(iterations).warmupTime(warmUp)
                    .measurementIterations(iterations).measurementTime(time)
                    .jvmArgsAppend(jvmFlags).addProfiler(GCProfiler.class)
                    .shouldFailOnError(false).resultFormat(ResultFormatType.JSON).result(part.toString())
                    .build()).run();
            JsonArray results =
                    JsonParser.parseString(Files.readString(part, StandardCharsets.UTF_8)).getAsJsonArray();
            results.forEach(result -> result.getAsJsonObject().remove("jvm"));
            return results;
        } catch (RunnerException e) {
            throw new IOException(benchmark + " failed: " + e.getMessage(), e);
        } finally {
            Files.delete(part);
        }
    }
}
