package dev.slipstream.imageio.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.slipstream.imageio.bench.command.BenchCommand;
import dev.slipstream.imageio.bench.compare.AlteringPlugin;
import dev.slipstream.imageio.bench.results.Result;
import dev.slipstream.imageio.bench.results.Results;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Exit codes, and what is equal, different or failed; not how it is said. */
@Timeout(120)
class CompareCommandTest {

    private static final Path IMAGES = Path.of("../../testimages");

    @TempDir
    private Path temp;
    private Path images;

    /** Three that are good, one broken, and one that is no image in spite of its name. */
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

    /** The GIF, of two colours, can be written as WBMP, too. */
    @ParameterizedTest
    @CsvSource({"--all, 10, 6, 4", "--probe, 10, 8, 2", "--write, 36, 32, 4"})
    void everyImageIsComparedInEveryWayAndBrokenOnesFailOnBothSides(String option, int all, int equal, int failed)
            throws IOException {
        List<Result> rows = rows(BenchCommand.SAME, option, images).stream()
                .filter(row -> row.side().equals(Result.SLIPSTREAM)).toList();
        assertEquals(Set.of("File", option.equals("--write") ? "ByteArrayOutputStream" : "InputStream"),
                rows.stream().map(row -> row.params().get("place")).collect(Collectors.toSet()));
        assertEquals(List.of(all, equal, failed),
                List.of(rows.size(), count(rows, "EQUAL"), count(rows, "FAILED_ON_BOTH")));
        for (Result row : rows) {
            assertTrue(row.isStamped() && row.command().contains(" compare "), row.toString());
            assertEquals(row.params().get("verdict").equals("EQUAL"), !row.primaryMetric().values().isEmpty());
        }
    }

    private static int count(List<Result> rows, String verdict) {
        return (int) rows.stream().filter(row -> row.params().get("verdict").equals(verdict)).count();
    }

    @ParameterizedTest
    @ValueSource(strings = {"--all", "--write"})
    void nothingIsWrittenBesideTheImages(String option) throws IOException {
        List<Path> before = list();
        compare(option, images);
        assertEquals(before, list());
    }

    @ParameterizedTest
    @CsvSource({"--all, rgb", "--write, bytes"})
    void differentPixelsAndBytesGiveExitCodeOneUnlessTheyAreIgnored(String option, String fact) throws IOException {
        Path plugin = AlteringPlugin.writeTo(Files.createDirectory(temp.resolve("plugin")));
        List<Object> arguments = new ArrayList<>(List.of(option, images.resolve("image.bmp"), "--slipstream", plugin));
        if (option.equals("--write")) {
            arguments.addAll(List.of("--formats", "bmp"));
        }
        CommandRun run = compare(arguments.toArray()).ended(BenchCommand.DIFFERS);
        assertTrue(run.out().contains("DIFFERENT") && run.out().contains("- " + fact + ": "), run.out());
        List.of("rgb", "samples", "bytes").forEach(name -> arguments.addAll(List.of("--ignore", name)));
        CommandRun ignored = compare(arguments.toArray()).ended(BenchCommand.SAME);
    }

    /** Among them what the JDK's reader notices at the header, and ours behind it. */
    @ParameterizedTest
    @CsvSource({
        "--all, bmp/os2-64-rle24-mixed-20x20.bmp, REJECTED_BMP",
        "--probe, bmp/os2-64-rle24-mixed-20x20.bmp, REJECTED_BMP",
        "--probe, bmp/xsize-unlikely.bmp, BROKEN_BEHIND_HEADER",
        "--all, png/gray4-trns-20x20.png, TRANSPARENT_LOW_GRAY"
    })
    void whatTheJdkIsKnownNotToReadRightIsToldAndNoDifference(String option, String name, String error)
            throws IOException {
        for (Result row : rows(BenchCommand.SAME, option, IMAGES.resolve(name))) {
            assertEquals(List.of(error, "NOT_BY_THE_JDK"),
                    List.of(row.params().get("jdk error"), row.params().get("verdict")));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"--probe", "--write"})
    void crashOfOneSideIsADifferenceAndTheRestIsStillCompared(String option) throws IOException {
        Path plugin = AlteringPlugin.writeTo(Files.createDirectory(temp.resolve("plugin")));
        Path crash = Files.copy(images.resolve("image.gif"), images.resolve("crash.gif"));
        CommandRun run = compare(option, crash, images.resolve("image.gif"), "--slipstream", plugin);
        assertEquals(BenchCommand.DIFFERS, run.exitCode(), run.out() + run.err());
        String text = run.out().replaceAll("\\s+", " ");
        assertTrue(text.contains("exit code 77") && text.contains("going down") && text.contains("of 2 files"), text);
    }

    @Test
    void imageThatBringsBothSidesDownIsStillCounted() throws IOException {
        Path plugin = AlteringPlugin.writeTo(Files.createDirectory(temp.resolve("plugin")));
        Path crash = Files.copy(images.resolve("image.gif"), images.resolve("crash.gif"));
        CommandRun run = compare("--write", crash, "--classpath", plugin, "--slipstream", plugin);
        assertEquals(BenchCommand.SAME, run.exitCode(), run.out() + run.err());
        assertTrue(run.out().startsWith("Nothing compared: 0 equal, 2 not written on either side"), run.out());
    }

    @Test
    void writerThatIsNotThereIsNoDifference() {
        CommandRun run = compare("--write", images.resolve("image.png"), "--formats", "wbmp,no-such-format");
        assertEquals(BenchCommand.SAME, run.exitCode(), run.out() + run.err());
        assertTrue(run.out().contains("4 not written on either side"), run.out());
    }

    @Test
    void filesInFoldersAreToldByWhatIsInThemAndTheOthersCounted() throws IOException {
        Files.copy(images.resolve("image.png"), images.resolve("a photo without a suffix"));
        Files.writeString(images.resolve("notes.txt"), "BM is what they begin with");
        Files.write(images.resolve("empty"), new byte[0]);
        Set<String> names = new TreeSet<>();
        CommandRun run = compare(images, "--probe", "--json", temp.resolve("rows.json"));
        Results.read(temp.resolve("rows.json"))
                .forEach(row -> names.add(Path.of(row.params().get("file")).getFileName().toString()));
        assertEquals(Set.of("a photo without a suffix", "image.bmp", "image.gif", "image.png", "xnoimage.png",
                "xtruncated.png"), names);
        assertTrue(run.out().contains("Left out") && run.out().contains("2 files"), run.out());
    }

    @Test
    void pageShowsTheNumberAndEveryImage() throws IOException {
        compare(images, "--html", temp.resolve("page.html"));
        String page = Files.readString(temp.resolve("page.html"));
        assertTrue(page.contains("<p class=\"number\">") && page.contains("PNG from File"), page);
        assertTrue(page.contains("image.bmp") && page.contains("xnoimage.png"), page);
    }

    /** Where the operating system has no room for a file's name, either. */
    @Test
    void noLineIsLongerThanTheTerminalButForNames() throws IOException {
        Path deep = Files.createDirectories(images.resolve("a-folder/".repeat(3)));
        Files.move(images.resolve("image.bmp"), deep.resolve("image.bmp"));
        CommandRun run = compare(images, "--all");
        run.out().lines().filter(line -> !line.contains(temp.toString()) && !line.startsWith("file  "))
                .forEach(line -> assertTrue(line.length() <= 80, line));
    }

    @Test
    void timeIsAnnouncedBeforeItStartsAndToldAtTheEnd() {
        CommandRun run = compare("--probe", images);
        assertTrue(run.err().matches("(?s)5 files: about \\d+ s\\R.*It took \\d+ s\\R"), run.err());
    }

    /** Of memory that is not there no byte can be read, not even by root. */
    @Test
    void fileThatCannotBeReadIsCounted() throws IOException {
        Path memory = Path.of("/proc/self/mem");
        assumeTrue(Files.exists(memory), "not Linux");
        Path link = Files.createSymbolicLink(images.resolve("xunreadable.png"), memory);
        CommandRun run = compare(images).ended(BenchCommand.SAME);
        assertTrue(run.out().contains(link.toString()) && run.out().contains("6 not read on either side"), run.out());
    }

    @Test
    void folderThatCannotBeReadIsCounted() throws IOException {
        Path locked = Files.createDirectory(images.resolve("xlocked"));
        assertTrue(locked.toFile().setReadable(false));
        try {
            assumeFalse(Files.isReadable(locked), "root may read everything");
            CommandRun run = compare(images).ended(BenchCommand.SAME);
            assertTrue(run.out().contains("/xlocked  "), run.out());
        } finally {
            assertTrue(locked.toFile().setReadable(true));
        }
    }

    @Test
    void targetIsTriedBeforeAnythingIsMeasured() {
        for (Path target : List.of(temp.resolve("nowhere/report"), images)) {
            CommandRun run = compare(images, "--json", target).ended(2);
            assertTrue(run.err().contains("--json") && run.err().contains(temp.toString()), run.err());
            assertFalse(run.err().contains("about"), run.err());
        }
    }

    @Test
    void wrongUseGivesExitCodeTwoAndNamesWhatIsWrong() {
        assertEquals(2, CommandRun.of().exitCode());
        for (List<String> wrong : List.of(List.of("--rounds", "0"), List.of("--rounds", "x"), List.of("--rouns", "1"),
                List.of("--formats", "png"), List.of("--write", "--probe"), List.of("--timeout", "0"),
                List.of("missing.png"))) {
            List<Object> arguments = new ArrayList<>(List.of("compare", images));
            arguments.addAll(wrong);
            CommandRun run = CommandRun.of(arguments.toArray()).ended(2);
            assertTrue(run.err().contains(wrong.get(0)), run.err());
            assertEquals(2, run.err().lines().count(), run.err());
        }
    }

    @Test
    void javaThatIsNotThereGivesExitCodeThreeAndAClearMessage() {
        CommandRun run = CommandRun.of("compare", images, "--java", temp.resolve("no-java")).ended(BenchCommand.FAILED);
        assertTrue(run.err().contains("no-java"), run.err());
        assertFalse(run.err().contains("\tat "), run.err());
    }

    private List<Result> rows(int exitCode, Object... arguments) throws IOException {
        List<Object> all = new ArrayList<>(List.of("--json", temp.resolve("rows.json")));
        all.addAll(List.of(arguments));
        compare(all.toArray()).ended(exitCode);
        return Results.read(temp.resolve("rows.json"));
    }

    private static CommandRun compare(Object... arguments) {
        List<Object> all = new ArrayList<>(List.of("compare", "--rounds", 1, "--millis", 1, "--warm-up", 0));
        all.addAll(List.of(arguments));
        return CommandRun.of(all.toArray());
    }

    private List<Path> list() throws IOException {
        try (Stream<Path> tree = Files.walk(images)) {
            return tree.sorted().toList();
        }
    }
}
