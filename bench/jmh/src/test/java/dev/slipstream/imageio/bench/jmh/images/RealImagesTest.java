package dev.slipstream.imageio.bench.jmh.images;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Set;
import java.util.TreeSet;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

@Timeout(120)
final class RealImagesTest {

    @TempDir
    private Path folder;

    /** Each good file has its time on both sides, and one that nobody reads has none. */
    @ParameterizedTest
    @CsvSource({"RealReads, ''", "RealWrites, 'bytes,original bytes'"})
    void everyFileIsTimed(String benchmark, String others) throws IOException, RunnerException {
        Path icons = Files.createDirectory(folder.resolve("icons"));
        BufferedImage image = new BufferedImage(20, 10, BufferedImage.TYPE_3BYTE_BGR);
        ImageIO.write(image, "png", icons.resolve("a.png").toFile());
        ImageIO.write(image, "bmp", icons.resolve("b.BMP").toFile());
        Files.write(icons.resolve("broken.png"), new byte[] {1, 2, 3});
        Files.writeString(icons.resolve("README.md"), "no image");
        Collection<RunResult> results = new Runner(new OptionsBuilder().include("\\." + benchmark + "\\.")
                .param("folder", "icons").forks(1).warmupIterations(0).measurementIterations(1)
                .measurementTime(TimeValue.milliseconds(1)).jvmArgsAppend("-Dslipstream.images=" + folder, "-Xms64m")
                .addProfiler(FileTimes.class).verbosity(VerboseMode.SILENT).build()).run();
        assertEquals(2, results.size());
        Set<String> expected = new TreeSet<>(Set.of("file a.png", "file b.BMP"));
        expected.addAll(others.isEmpty() ? Set.of() : Set.of(others.split(",")));
        for (RunResult result : results) {
            assertEquals(expected, result.getSecondaryResults().keySet());
            assertTrue(result.getSecondaryResults().get("file a.png").getScore() > 0);
        }
    }
}
