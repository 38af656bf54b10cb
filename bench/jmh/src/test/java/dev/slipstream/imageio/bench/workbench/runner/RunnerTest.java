package dev.slipstream.imageio.bench.workbench.runner;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.bench.workbench.child.ChildJvmOptions;
import dev.slipstream.imageio.bench.workbench.child.JavaLauncher;
import dev.slipstream.imageio.bench.workbench.child.Side;
import dev.slipstream.imageio.bench.workbench.child.Surroundings;
import dev.slipstream.imageio.bench.workbench.results.Environment;
import dev.slipstream.imageio.bench.workbench.results.Result;
import dev.slipstream.imageio.bench.workbench.results.Samples;
import dev.slipstream.imageio.bench.workbench.text.Progress;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(120)
class RunnerTest {

    private static final Schedule SHORT = new Schedule(2, Duration.ofMillis(5), 3, Duration.ofMillis(2));

    private final ChildJvmOptions children = new ChildJvmOptions();

    @TempDir
    private Path folder;

    @Test
    void everySideHasEveryIterationOfEveryFork() throws IOException {
        Result result = run(read("decode", image())).get(0);
        assertEquals(List.of("JDK", "TwelveMonkeys", "Slipstream"), List.copyOf(result.sides().keySet()));
        for (Samples samples : result.sides().values()) {
            assertEquals(6, samples.nanos().size(), samples::toString);
            assertTrue(samples.repetitions() >= 1, samples::toString);
            assertTrue(samples.bytesPerRep() > 100, samples::toString);
        }
    }

    @Test
    void whatFailsIsToldAndTheOthersGoOn() throws IOException {
        List<Result> results = run(read("no-such-kind", image()), read("decode", folder.resolve("missing.png")),
                read("decode", image()));
        assertTrue(results.get(0).sides().get("JDK").failure().contains("no-such-kind"));
        assertTrue(results.get(1).sides().get("Slipstream").failure().contains("missing.png"));
        assertFalse(results.get(2).sides().values().stream().anyMatch(Samples::isFailure));
    }

    @Test
    void environmentSaysWhatTheChildrenAre() throws IOException {
        try (JavaLauncher launcher = children.launcher("-Xss2m")) {
            Environment environment = Surroundings.of(children.sides().jdk(), launcher);
            assertEquals(System.getProperty("java.runtime.version"), environment.java());
            assertEquals("0.1.0-SNAPSHOT", environment.library());
            assertTrue(environment.rival().matches("\\d+\\.\\d+\\.\\d+"), environment.rival());
            assertTrue(environment.jvmFlags().containsAll(List.of("-XX:+UseSerialGC", "-Xss2m")));
            assertTrue(environment.cores() > 0 && environment.memoryBytes() > 0 && !environment.cpu().isBlank());
        }
    }

    private List<Result> run(Benchmark... benchmarks) throws IOException {
        Map<String, Side> sides = children.sidesWithRival();
        try (JavaLauncher launcher = children.launcher(); Progress progress = new Progress()) {
            return new Runner(sides, launcher, SHORT, Duration.ofSeconds(30)).run(List.of(benchmarks), progress);
        }
    }

    private static Benchmark read(String kind, Path image) {
        List<String> setUp = List.of(kind, image.toString());
        return new Benchmark("read", Map.of(), "image", 1, List.of(new SideWorkload("JDK", "JDK", setUp),
                new SideWorkload("TwelveMonkeys", "TwelveMonkeys", setUp),
                        new SideWorkload("Slipstream", "Slipstream", setUp)));
    }

    private Path image() throws IOException {
        Path file = folder.resolve("image.png");
        ImageIO.write(new BufferedImage(8, 8, BufferedImage.TYPE_3BYTE_BGR), "png", file.toFile());
        return file;
    }
}
