package dev.slipstream.imageio.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import dev.slipstream.imageio.bench.workbench.command.BenchCommand;
import dev.slipstream.imageio.bench.workbench.compare.AlteringPlugin;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(120)
class CompareCommandTest {

    private static final Path IMAGES = Path.of("../../testimages");

    @TempDir
    private Path temp;
    private Path images;

    @BeforeEach
    void writeImages() throws IOException {
        images = Files.createDirectory(temp.resolve("images"));
        for (String format : List.of("png", "bmp", "gif")) {
            BufferedImage image = new BufferedImage(8, 7, BufferedImage.TYPE_3BYTE_BGR);
            image.setRGB(3, 4, 0x123456);
            ImageIO.write(image, format, images.resolve("image." + format).toFile());
        }
        byte[] png = Files.readAllBytes(images.resolve("image.png"));
        Files.write(images.resolve("xtruncated.png"), Arrays.copyOf(png, png.length / 2));
        Files.writeString(images.resolve("xnoimage.png"), "no image at all");
    }

    @Test
    void goodAndBrokenImagesAreListedAndEqual() throws IOException {
        CommandRun run = compare("compare", images);
        assertEquals(BenchCommand.SAME, run.exitCode(), run.out() + run.err());
        for (String part : List.of("image.png", "image.bmp", "image.gif", "8x7", "InputStream", "Not decoded by both:",
                "xtruncated.png", "no reader", "geometric mean", "10 compared, all equal",
                " times as fast from files, ",
                " from streams; the first image of a JVM: ", ", with the JDK alone ")) {
            assertTrue(run.out().replaceAll("\\s+", " ").contains(part), part + " is missing in:\n" + run.out());
        }
    }

    @Test
    void nothingIsWrittenBesideTheImages() throws IOException {
        List<Path> before = list();
        compare("compare", images);
        assertEquals(before, list());
    }

    @Test
    void jsonOnStandardOutputIsNothingButJson() {
        CommandRun run = compare("compare", images, "--json", "-");
        JsonObject document = JsonParser.parseString(run.out()).getAsJsonObject();
        assertTrue(document.get("equal").getAsBoolean());
        assertEquals(10, document.getAsJsonArray("images").size());
        for (JsonElement element : document.getAsJsonArray("images")) {
            JsonObject image = element.getAsJsonObject();
            boolean decoded = image.getAsJsonObject("jdk").get("outcome").getAsString().equals("DECODED");
            assertEquals(!image.get("file").getAsString().contains("/x"), decoded);
            assertEquals(decoded, image.has("ratio"));
            boolean known = !image.getAsJsonObject("jdk").get("outcome").getAsString().equals("UNKNOWN");
            for (String side : List.of("jdk", "slipstream")) {
                assertEquals(known, image.getAsJsonObject(side).getAsJsonObject("facts").has("reader"));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"compare", "probe"})
    void readersOfBothSidesAreShownAlsoWhereTheyFail(String command) throws IOException {
        Path csv = temp.resolve("report.csv");
        Path png = images.resolve("image.png");
        Path truncated = images.resolve("xtruncated.png");
        CommandRun run = compare(command, png, truncated, images.resolve("image.gif"), images.resolve("image.bmp"),
                "--csv", csv);
        for (String line : List.of("PNGImageReaderSpi +PngReaderProvider +4", "BMPImageReaderSpi +BmpReaderProvider +2",
                "GIFImageReaderSpi +GIFImageReaderSpi +2")) {
            assertTrue(run.out().lines().anyMatch(each -> each.matches(line)), run.out());
        }
        String both = ",com.sun.imageio.plugins.png.PNGImageReaderSpi,dev.slipstream.imageio.spi.PngReaderProvider,,";
        List<String> lines = Files.readAllLines(csv, StandardCharsets.UTF_8);
        assertTrue(lines.get(0).endsWith(",jdk_reader,slipstream_reader,jdk_bytes,slipstream_bytes"), lines.get(0));
        assertTrue(lines.get(1).startsWith(png.toString()) && lines.get(1).endsWith(both), lines.get(1));
        assertTrue(lines.get(3).startsWith(truncated.toString()) && lines.get(3).endsWith(both), lines.get(3));
    }

    @Test
    void jsonAndCsvGoToFiles() throws IOException {
        Path json = temp.resolve("report.json");
        Path csv = temp.resolve("report.csv");
        CommandRun run = compare("probe", images, "--json", json, "--csv", csv);
        assertEquals(BenchCommand.SAME, run.exitCode(), run.out() + run.err());
        assertTrue(run.out().contains("equal?"));
        JsonObject environment =
                JsonParser.parseString(Files.readString(json)).getAsJsonObject().getAsJsonObject("environment");
        assertEquals(System.getProperty("java.runtime.version"), environment.get("java").getAsString());
        assertTrue(environment.getAsJsonArray("jvmFlags").contains(new JsonPrimitive("-XX:+UseSerialGC")));
        assertEquals(11, Files.readAllLines(csv, StandardCharsets.UTF_8).size());
    }

    @Test
    void differentPixelsGiveExitCodeOne() throws IOException {
        Path plugin = AlteringPlugin.writeTo(Files.createDirectory(temp.resolve("plugin")));
        CommandRun run = compare("compare", images.resolve("image.bmp"), "--slipstream", plugin);
        assertEquals(BenchCommand.DIFFERS, run.exitCode(), run.out() + run.err());
        for (String part : List.of("DIFFERENT, JDK | Slipstream:", "  - rgb: ", "samples: ",
                "2 compared, 1 DIFFERENT", " NO")) {
            assertTrue(run.out().contains(part), part + " is missing in:\n" + run.out());
        }
    }

    @Test
    void ignoredFactsDoNotDiffer() throws IOException {
        Path plugin = AlteringPlugin.writeTo(Files.createDirectory(temp.resolve("plugin")));
        CommandRun run = compare("compare", images.resolve("image.bmp"), "--slipstream", plugin, "--ignore", "rgb",
                "--ignore", "samples");
        assertEquals(BenchCommand.SAME, run.exitCode(), run.out() + run.err());
    }

    @ParameterizedTest
    @ValueSource(strings = {"compare", "probe"})
    void imageThatOnlySlipstreamReadsIsToldAndNoDifference(String command) throws IOException {
        Path csv = temp.resolve("report.csv");
        CommandRun run = compare(command, IMAGES.resolve("bmp/os2-64-rle24-mixed-20x20.bmp"), "--csv", csv);
        assertEquals(BenchCommand.SAME, run.exitCode(), run.out() + run.err());
        for (String part : List.of("Not decoded by both:", "  JDK rejects  ",
                "2 compared, all equal; 2 that the JDK is known")) {
            assertTrue(run.out().contains(part), part + " is missing in:\n" + run.out());
        }
        String row = Files.readAllLines(csv, StandardCharsets.UTF_8).get(1);
        assertTrue(row.contains(",true,REJECTED_BMP,") && row.contains(",bmp 20x20,"), row);
    }

    /** The JDK's reader compares the size with the file's length before it tells it. */
    @Test
    void brokenImageMayBeNoticedAtTheHeaderOrLater() {
        CommandRun run = compare("probe", IMAGES.resolve("bmp/xsize-unlikely.bmp"));
        assertEquals(BenchCommand.SAME, run.exitCode(), run.out() + run.err());
        assertTrue(run.out().contains("  broken  ") && run.out().contains("bmp 5000x5000"), run.out());
    }

    @Test
    void imageThatTheJdkReadsWrongIsToldAndNoDifference() {
        CommandRun run = compare("compare", IMAGES.resolve("png/gray4-trns-20x20.png"), "--json", "-");
        JsonObject document = JsonParser.parseString(run.out()).getAsJsonObject();
        assertTrue(document.get("equal").getAsBoolean(), run.out());
        for (JsonElement image : document.getAsJsonArray("images")) {
            assertEquals("TRANSPARENT_LOW_GRAY", image.getAsJsonObject().get("jdkError").getAsString());
        }
    }

    @Test
    void crashOfOneSideIsADifferenceAndTheRestIsStillCompared() throws IOException {
        Path plugin = AlteringPlugin.writeTo(Files.createDirectory(temp.resolve("plugin")));
        Path crash = Files.copy(images.resolve("image.gif"), images.resolve("crash.gif"));
        CommandRun run = compare("probe", crash, images.resolve("image.gif"), "--slipstream", plugin);
        assertEquals(BenchCommand.DIFFERS, run.exitCode(), run.out() + run.err());
        assertTrue(run.out().replaceAll("\\s+", " ").contains("exit code 77"), run.out());
        assertTrue(run.out().contains("4 compared, 1 DIFFERENT"), run.out());
    }

    @Test
    void onlyTheWorstAndTheFirstFailuresAreListedUnlessAllAreAskedFor() throws IOException {
        for (int i = 0; i < 12; i++) {
            Files.copy(images.resolve("image.png"), images.resolve("copy" + i + ".png"));
            Files.copy(images.resolve("xnoimage.png"), images.resolve("xnoimage" + i + ".png"));
        }
        CommandRun few = compare("probe", images);
        assertTrue(few.out().contains("the worst 10 of 16 (--all: all):"), few.out());
        assertEquals(10, few.out().lines().filter(line -> line.contains("  8x7  ")).count(), few.out());
        assertEquals(10, few.out().lines().filter(line -> line.contains("no reader")).count(), few.out());
        assertTrue(few.out().contains("... and 3 more (--all)"), few.out());
        CommandRun all = compare("probe", images, "--all");
        assertEquals(16, all.out().lines().filter(line -> line.contains("  8x7  ")).count(), all.out());
        assertEquals(13, all.out().lines().filter(line -> line.contains("no reader")).count(), all.out());
        assertTrue(all.out().contains("\n58 compared, all equal; "), all.out());
    }

    /** Also where the operating system has no room for a file's name. */
    @Test
    void noLineIsLongerThanAHundredCharactersWithoutATerminal() throws IOException {
        Path deep = Files.createDirectories(images.resolve("a-folder-whose-name-is-long/".repeat(5)));
        Files.move(images.resolve("image.bmp"), deep.resolve("image.bmp"));
        Files.move(images.resolve("xtruncated.png"), deep.resolve("xtruncated.png"));
        CommandRun run = compare("compare", images, "--all");
        run.out().lines().forEach(line -> assertTrue(line.length() <= 100, line));
        assertTrue(run.out().contains("-long/image.bmp  "), run.out());
    }

    @Test
    void timeIsAnnouncedBeforeItStartsAndToldAtTheEnd() {
        CommandRun run = compare("probe", images);
        assertTrue(run.err().matches("(?s)5 files: about \\d+ s\\R.*It took \\d+ s\\R"), run.err());
    }

    /** Of memory that is not there no byte can be read, not even by root. */
    @Test
    void fileThatCannotBeReadIsARow() throws IOException {
        Path memory = Path.of("/proc/self/mem");
        assumeTrue(Files.exists(memory), "not Linux");
        Files.createSymbolicLink(images.resolve("xunreadable.png"), memory);
        CommandRun run = compare("compare", images, "--all");
        assertEquals(BenchCommand.SAME, run.exitCode(), run.out() + run.err());
        assertTrue(run.out().contains("/xunreadable.png  "), run.out());
        assertTrue(run.out().contains("12 compared, all equal"), run.out());
    }

    @Test
    void folderThatCannotBeReadIsARow() throws IOException {
        Path locked = Files.createDirectory(images.resolve("xlocked"));
        assertTrue(locked.toFile().setReadable(false));
        try {
            assumeFalse(Files.isReadable(locked), "root may read everything");
            CommandRun run = compare("compare", images, "--all");
            assertEquals(BenchCommand.SAME, run.exitCode(), run.out() + run.err());
            assertTrue(run.out().contains("/xlocked  "), run.out());
        } finally {
            assertTrue(locked.toFile().setReadable(true));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"--json", "--csv"})
    void targetIsTriedBeforeAnythingIsMeasured(String option) {
        CommandRun run = compare("compare", images, option, temp.resolve("nowhere/report"));
        assertEquals(2, run.exitCode());
        assertTrue(run.err().contains(option) && run.err().contains("no such folder: " + temp), run.err());
        assertFalse(run.err().contains("about"), run.err());
        CommandRun folder = compare("compare", images, option, images);
        assertEquals(2, folder.exitCode());
        assertTrue(folder.err().contains("cannot be written: " + images), folder.err());
    }

    @Test
    void wrongUseGivesExitCodeTwo() {
        assertEquals(2, CommandRun.of().exitCode());
        assertEquals(2, CommandRun.of("compare", images, "--rounds", "0").exitCode());
        assertEquals(2, CommandRun.of("compare", images, "--rouns", "1").exitCode());
        CommandRun missing = CommandRun.of("compare", images.resolve("missing.png"));
        assertEquals(2, missing.exitCode());
        assertTrue(missing.err().contains("missing.png: no such file or folder"), missing.err());
        assertEquals(List.of("Unknown option: '--rouns'. Perhaps --rounds?", "See: bench compare --help"),
                CommandRun.of("compare", "--rouns", "1").err().lines().toList());
        assertEquals(2, missing.err().lines().count(), missing.err());
    }

    @Test
    void javaThatIsNotThereGivesExitCodeThreeAndAClearMessage() {
        CommandRun run = CommandRun.of("compare", images, "--java", temp.resolve("no-java"));
        assertEquals(BenchCommand.FAILED, run.exitCode());
        assertTrue(run.err().contains("no-java"), run.err());
        assertFalse(run.err().contains("\tat "), run.err());
    }

    private static CommandRun compare(Object... arguments) {
        Object[] quick = Arrays.copyOf(arguments, arguments.length + 6);
        Object[] options = {"--rounds", 1, "--millis", 1, "--warm-up", 0};
        System.arraycopy(options, 0, quick, arguments.length, options.length);
        return CommandRun.of(quick);
    }

    private List<Path> list() throws IOException {
        try (Stream<Path> tree = Files.walk(images)) {
            return tree.sorted().toList();
        }
    }
}
