package dev.slipstream.imageio.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.bench.command.BenchCommand;
import dev.slipstream.imageio.bench.results.Result;
import dev.slipstream.imageio.bench.results.Results;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(180)
class PeersCommandTest {

    /** Takes a thousand seconds for every image, but for those with "bad" in their path. */
    private static final String SLOW = """
            while IFS="$(printf '\\t')" read -r work millis file rest; do
              case "$work $millis $file $rest" in
                *bad*) printf 'failed\\tno such luck\\n' ;;
                "decode 1 /"*) printf 'nanos\\t1000000000000\\n' ;;
                "encode 1 /"*) printf 'nanos\\t1000000000000\\t777777\\n' ;;
              esac
            done
            """;
    private static final String WRONG = "while read -r line; do echo hello; done\n";

    @TempDir
    private Path temp;

    private Path image;

    @BeforeEach
    void writeImage() throws IOException {
        image = write("image.png");
    }

    private Path write(String name) throws IOException {
        Path file = temp.resolve(name);
        ImageIO.write(new BufferedImage(20, 20, BufferedImage.TYPE_3BYTE_BGR), "png", file.toFile());
        return file;
    }

    private CommandRun peers(Object... more) {
        return CommandRun.of(Stream.concat(Stream.of("peers", "--rounds", "1", "--millis", "1", "--ready", temp),
                Stream.of(more)).toArray());
    }

    private String driver(String name, String script) throws IOException {
        return name + "=sh " + Files.writeString(temp.resolve(name + ".sh"), script);
    }

    @Test
    void driverStandsBesideTheJdkAndSlipstream() throws IOException {
        List<Result> results = results(peers(image, "--driver", driver("slow", SLOW), "--json", json()));
        assertEquals(List.of(Result.SLIPSTREAM, Result.JDK, "slow"), results.stream().map(Result::side).toList());
        assertEquals(1e12, results.get(2).primaryMetric().score());
        assertTrue(results.get(0).primaryMetric().score() < 1e9, results.get(0).toString());
    }

    @Test
    void encodersAreMeasuredWithTheirBytes() throws IOException {
        CommandRun run = peers(image, "--write", "--driver", driver("slow", SLOW), "--json", json());
        List<Result> results = results(run);
        assertEquals(List.of(Result.SLIPSTREAM, Result.JDK, "pngencoder 1", "pngj 1", "slow"),
                results.stream().map(Result::side).toList());
        assertEquals(777_777, results.get(4).secondaryMetrics().get("bytes").score());
        assertTrue(results.get(0).secondaryMetrics().get("bytes").score() > 50);
        assertFalse(run.err().contains("zune-png"), run.err());
    }

    @Test
    void folderOfRealImagesIsOneRow() throws IOException {
        Path icons = Files.createDirectories(temp.resolve("real/icons"));
        Files.copy(image, icons.resolve("a.png"));
        Files.copy(image, icons.resolve("b.png"));
        Files.writeString(icons.resolve("broken.png"), "no image");
        Files.writeString(Files.createDirectories(temp.resolve("real/none")).resolve("broken.png"), "no image");
        System.setProperty("slipstream.images", temp.resolve("real").toString());
        try {
            List<Result> results = results(peers("--real", "--json", json()));
            assertEquals(List.of("icons", "icons"), results.stream().map(Result::benchmark).toList());
            assertEquals(Map.of("size", "2 files"), results.get(0).row());
        } finally {
            System.clearProperty("slipstream.images");
        }
    }

    @Test
    void whoFailsIsToldAndHasNoResult() throws IOException {
        CommandRun run = peers(image, write("bad.png"), "--driver", driver("slow", SLOW),
                "--driver", driver("wrong", WRONG), "--json", json());
        assertEquals(2 * 2 + 1, results(run).size());
        assertTrue(run.err().contains("slow, bad.png: no such luck"), run.err());
        assertTrue(run.err().contains("wrong, image.png: wrong answered 'hello' instead of nanos or failed"),
                run.err());
        assertTrue(run.out().contains("failed"), run.out());
    }

    private Path json() {
        return temp.resolve("peers.json");
    }

    private List<Result> results(CommandRun run) throws IOException {
        assertEquals(BenchCommand.SAME, run.exitCode(), run.out() + run.err());
        return Results.read(json());
    }

    @Test
    void readyDriverThatCannotBeBuiltIsLeftOutWithAWord() {
        CommandRun run = peers(image).ended(BenchCommand.SAME);
        for (String name : List.of("image-png", "zune-png", "libspng", "libpng")) {
            assertTrue(run.err().contains(name + " is left out: "), run.err());
        }
    }

    @Test
    void programThatIsNotThereIsNamed() {
        CommandRun run = peers(image, "--driver", "none=" + temp.resolve("nothing")).ended(BenchCommand.FAILED);
        assertTrue(run.err().contains(temp.resolve("nothing").toString()), run.err());
    }
}
