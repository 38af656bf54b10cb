package dev.slipstream.imageio.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.slipstream.imageio.bench.images.TestImages;
import dev.slipstream.imageio.bench.workbench.command.BenchCommand;
import dev.slipstream.imageio.bench.workbench.compare.AlteringPlugin;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(120)
class CompareWriteCommandTest {

    @TempDir
    private Path temp;
    private Path images;

    @BeforeEach
    void writeImages() throws IOException {
        images = Files.createDirectory(temp.resolve("images"));
        write(BufferedImage.TYPE_3BYTE_BGR, "colours.png");
        write(BufferedImage.TYPE_BYTE_BINARY, "bilevel.png");
        Files.writeString(images.resolve("xnoimage.png"), "no image at all");
    }

    @Test
    void imagesAreWrittenInEveryFormatThatAcceptsThemAndAreEqual() {
        CommandRun run = compare(images, "--all");
        assertEquals(BenchCommand.SAME, run.exitCode(), run.out() + run.err());
        for (String part : List.of("OutputStream: dev.slipstream.", "stream: JDK", "destination",
                "ByteArrayOutputStream", "File",
                "Not written by both:", "xnoimage.png", "no reader", "all equal")) {
            assertTrue(run.out().replaceAll("\\s+", " ").contains(part), part + " is missing in:\n" + run.out());
        }
        // WBMP is for two colours only; a broken image is in the list once.
        assertEquals(List.of("bmp", "gif", "jpg", "png", "tif"), formats(run, "colours.png"));
        assertTrue(formats(run, "bilevel.png").contains("wbmp"), run.out());
        assertEquals(1, run.out().lines().filter(line -> line.contains("xnoimage.png")).count(), run.out());
    }

    @Test
    void sizesStandBesideEquality() throws IOException {
        Path photo = images.resolve("photo.png");
        ImageIO.write(TestImages.photo(60, 60, BufferedImage.TYPE_3BYTE_BGR), "png", photo.toFile());
        CommandRun run = compare(photo, "--formats", "png,bmp");
        for (String part : List.of("bytes of JDK's equal?", " 100 % yes", "Bytes written, ", "of the JDK's bytes")) {
            assertTrue(run.out().replaceAll("\\s+", " ").contains(part), part + " is missing in:\n" + run.out());
        }
    }

    @Test
    void alteredByteGivesExitCodeOne() throws IOException {
        Path plugin = AlteringPlugin.writeTo(Files.createDirectory(temp.resolve("plugin")));
        CommandRun run = compare(images.resolve("colours.png"), "--formats", "bmp", "--slipstream", plugin);
        assertEquals(BenchCommand.DIFFERS, run.exitCode(), run.out() + run.err());
        for (String part : List.of("DIFFERENT, JDK | Slipstream:", "ByteArrayOutputStream as bmp", "bytes: ",
                "2 compared, 1 DIFFERENT", " NO")) {
            assertTrue(run.out().contains(part), part + " is missing in:\n" + run.out());
        }
        assertFalse(run.out().contains("length: "), run.out());
    }

    @Test
    void writerThatIsNotThereIsNoDifference() {
        CommandRun run = compare(images.resolve("colours.png"), "--all", "--formats", "wbmp,no-such-format");
        assertEquals(BenchCommand.SAME, run.exitCode(), run.out() + run.err());
        for (String part : List.of("both as wbmp", "both as no-such-format", "no writer",
                "4 compared, all equal")) {
            assertTrue(run.out().contains(part), part + " is missing in:\n" + run.out());
        }
    }

    @Test
    void crashOfOneSideIsADifference() throws IOException {
        Path plugin = AlteringPlugin.writeTo(Files.createDirectory(temp.resolve("plugin")));
        Path crash = Files.copy(images.resolve("colours.png"), images.resolve("crash.png"));
        CommandRun run = compare(crash, "--formats", "png", "--slipstream", plugin);
        assertEquals(BenchCommand.DIFFERS, run.exitCode(), run.out() + run.err());
        assertTrue(run.out().replaceAll("\\s+", " ").contains("exit code 77"), run.out());
        assertTrue(run.out().contains("2 compared, 2 DIFFERENT"), run.out());
    }

    @Test
    void imageThatBringsBothSidesDownIsStillInTheTable() throws IOException {
        Path plugin = AlteringPlugin.writeTo(Files.createDirectory(temp.resolve("plugin")));
        Path crash = Files.copy(images.resolve("colours.png"), images.resolve("crash.png"));
        CommandRun run = compare(crash, "--classpath", plugin, "--slipstream", plugin);
        assertTrue(run.out().contains("child JVM lost"), run.out());
        assertTrue(run.out().contains("1 compared"), run.out());
    }

    @Test
    void jsonAndCsvTellFormatAndDestination() throws IOException {
        Path csv = temp.resolve("report.csv");
        CommandRun run = compare(images.resolve("colours.png"), "--formats", "png,gif", "--json", "-", "--csv", csv);
        JsonObject document = JsonParser.parseString(run.out()).getAsJsonObject();
        assertTrue(document.get("equal").getAsBoolean());
        List<String> written = new ArrayList<>();
        for (JsonElement element : document.getAsJsonArray("images")) {
            JsonObject image = element.getAsJsonObject();
            assertEquals("WRITTEN", image.getAsJsonObject("jdk").get("outcome").getAsString());
            assertTrue(image.getAsJsonObject("slipstream").getAsJsonObject("facts")
                    .has(image.get("format").getAsString().equals("png") ? "metadata" : "bytes"), run.out());
            written.add(image.get("format").getAsString() + " " + image.get("place").getAsString());
        }
        assertEquals(List.of("png File", "png ByteArrayOutputStream", "gif File", "gif ByteArrayOutputStream"),
                written);
        assertEquals(5, Files.readAllLines(csv, StandardCharsets.UTF_8).size());
    }

    @Test
    void nothingIsWrittenBesideTheImages() throws IOException {
        List<Path> before = list();
        compare(images, "--formats", "png");
        assertEquals(before, list());
    }

    @Test
    void formatsWithoutWritingGiveExitCodeTwo() {
        CommandRun run = CommandRun.of("compare", images, "--formats", "png");
        assertEquals(2, run.exitCode());
        assertTrue(run.err().contains("--formats is for --write only"), run.err());
    }

    private void write(int type, String name) throws IOException {
        BufferedImage image = new BufferedImage(8, 7, type);
        image.setRGB(3, 4, 0xFFFFFF);
        ImageIO.write(image, "png", images.resolve(name).toFile());
    }

    private static List<String> formats(CommandRun run, String name) {
        return run.out().lines().filter(line -> line.contains(name + "  "))
                .map(line -> line.split(" +")[1]).toList();
    }

    private static CommandRun compare(Object... arguments) {
        List<Object> all = new ArrayList<>(List.of("compare", "--write", "--rounds", 1, "--millis", 1, "--warm-up", 0));
        all.addAll(Arrays.asList(arguments));
        return CommandRun.of(all.toArray());
    }

    private List<Path> list() throws IOException {
        try (Stream<Path> tree = Files.walk(images)) {
            return tree.sorted().toList();
        }
    }
}
