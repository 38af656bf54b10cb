package dev.slipstream.imageio.bench.jmh;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.bench.jmh.images.FileTimes;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/** Runs benchmarks as the tool does, each in a JVM of its own, whose ImageIO they may change; but for a moment only. */
@Timeout(120)
class ShortRunTest {

    @ParameterizedTest
    @CsvSource({"PngReads, RGB8_20X20", "BmpReads, RGB24_20X20"})
    void bothSidesReadEachFormatAndTheirBytesAreCounted(String benchmark, String kind) throws RunnerException {
        Collection<RunResult> results = run(options("\\." + benchmark + "\\.read$").param("kind", kind)
                .addProfiler(GCProfiler.class));
        assertEquals(2, results.size());
        for (RunResult result : results) {
            double bytes = result.getSecondaryResults().get("gc.alloc.rate.norm").getScore();
            assertTrue(bytes > 20 * 20 * 3 && bytes < 10_000_000, bytes + " bytes a read");
        }
    }

    /** The JDK's reader ignores alpha of 16 bits. */
    @Test
    void whoReadsWrongIsNotMeasured() throws RunnerException {
        assertEquals(0, new Runner(options("\\.BmpReads\\.read$").param("kind", "ARGB4444_1000X1000")
                .param("side", "JDK").shouldFailOnError(false).build()).run().size());
    }

    @ParameterizedTest
    @CsvSource({"PNG_RGB8_20X20, FILE", "PNG_ADAM7_1000X1000, BYTE_ARRAY_OUTPUT_STREAM_NO_CACHE",
        "BMP_RGB24_20X20, FILE"})
    void bothSidesWriteWithTheirOwnWriters(String kind, String destination) throws RunnerException {
        assertEquals(2, run(options("\\.ImageWrites\\.write$").param("destination", destination).param("kind", kind))
                .size());
    }

    @ParameterizedTest
    @CsvSource({"J2dInputs, imageio.input.stream.tests.construct, 6",
        "J2dOutputs, imageio.output.stream.tests.write, 4"})
    void streamsAreMeasuredInEveryPlace(String benchmark, String name, int places) throws RunnerException {
        assertEquals(places, run(options("\\." + benchmark + "\\.run$").param("name", name)
                .param("side", "SLIPSTREAM")).size());
    }

    @ParameterizedTest
    @CsvSource({"J2dImageReads, core-png, 6", "J2dImageWrites, core-png, 3"})
    void imagesAndMetadataAreMeasured(String benchmark, String format, int rows) throws RunnerException {
        assertEquals(rows, run(options("\\." + benchmark + "\\.run$").param("format", format)
                .param("pixels", "20").param("side", "SLIPSTREAM")).size());
    }

    /** Each good file has its time on both sides, and one that nobody reads has none. */
    @ParameterizedTest
    @CsvSource({"RealReads, ''", "RealWrites, ',bytes,original bytes'"})
    void everyRealImageIsTimed(String benchmark, String others, @TempDir Path folder)
            throws IOException, RunnerException {
        Path icons = Files.createDirectory(folder.resolve("icons"));
        BufferedImage image = new BufferedImage(20, 10, BufferedImage.TYPE_3BYTE_BGR);
        ImageIO.write(image, "png", icons.resolve("a.png").toFile());
        ImageIO.write(image, "bmp", icons.resolve("b.BMP").toFile());
        Files.write(icons.resolve("broken.png"), new byte[] {1, 2, 3});
        Files.writeString(icons.resolve("README.md"), "no image");
        Collection<RunResult> results = run(options("\\." + benchmark + "\\.").param("folder", "icons")
                .addProfiler(FileTimes.class).jvmArgsAppend("-Dslipstream.images=" + folder));
        assertEquals(2, results.size());
        for (RunResult result : results) {
            assertEquals(Set.of(("file a.png,file b.BMP" + others).split(",")), result.getSecondaryResults().keySet());
            assertTrue(result.getSecondaryResults().get("file a.png").getScore() > 0);
        }
    }

    /** With a short warm-up: the first read of a library costs ten times what the others do. C2 would come too late. */
    private static ChainedOptionsBuilder options(String benchmarks) {
        return new OptionsBuilder().include(benchmarks).forks(1).jvmArgsAppend("-XX:TieredStopAtLevel=1")
                .warmupIterations(1).warmupTime(TimeValue.milliseconds(20))
                .measurementIterations(1).measurementTime(TimeValue.milliseconds(20))
                .timeout(new TimeValue(1, TimeUnit.MINUTES)).verbosity(VerboseMode.SILENT).shouldFailOnError(true);
    }

    private static Collection<RunResult> run(ChainedOptionsBuilder options) throws RunnerException {
        Collection<RunResult> results = new Runner(options.build()).run();
        for (RunResult result : results) {
            assertTrue(result.getPrimaryResult().getScore() > 0, result.getParams().toString());
        }
        return results;
    }
}
