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

    @Test
    void encodersAreMeasuredWithTheirBytes() throws IOException {
        CommandRun run = peers("--write", "--kinds", "RGB8_20X20", "--json", json());
        List<Result> results = results(run);
        assertEquals(List.of(Result.SLIPSTREAM, Result.JDK, "pngencoder 1", "pngj 1"),
                results.stream().map(Result::side).toList());
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

    private Path json() {
        return temp.resolve("peers.json");
    }

    private List<Result> results(CommandRun run) throws IOException {
        assertEquals(BenchCommand.SAME, run.exitCode(), run.out() + run.err());
        return Results.read(json());
    }

    @Test
    void readyDriverThatCannotBeBuiltIsLeftOutWithAWord() {
        CommandRun run = peers("--kinds", "RGB8_20X20").ended(BenchCommand.SAME);
        for (String name : List.of("image-png", "zune-png", "libspng", "libpng")) {
            assertTrue(run.err().contains(name + " is left out: "), run.err());
        }
    }

    @Test
    void twoBuildsTakeTurns() throws IOException {
        Path library = Path.of("../../target/classes").toAbsolutePath();
        for (String write : List.of("", "--write")) {
            CommandRun run = CommandRun.of(Stream.of("turns", library, library, image, "--rounds", "1", "--millis", "1",
                    write).filter(argument -> !argument.equals("")).toArray()).ended(BenchCommand.SAME);
            assertTrue(run.out().contains(temp.getFileName() + "  "), run.out());
            assertEquals(!write.isEmpty(), run.out().contains("100 %"), run.out());
        }
        CommandRun none = CommandRun.of("turns", library, temp.resolve("none.jar"), image).ended(BenchCommand.FAILED);
        assertTrue(none.err().contains("none.jar"), none.err());
    }
}
