package dev.slipstream.imageio.trial;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.bootstrap.JavaCommand;
import dev.slipstream.imageio.reading.FileBytes;
import dev.slipstream.imageio.testing.ChildJvm;
import dev.slipstream.imageio.testing.ClassPaths;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** What {@code java -jar slipstream.jar FILES} says, and with which exit code it ends. */
class TrialTest {

    @TempDir
    Path folder;

    @Test
    void imagesAreReadAndWrittenEqually() throws Exception {
        List<String> said = trial(0, "--write", "--seconds", 2, copy("png", "rgb8-20x20.png"),
                copy("png", "gray8-20x20.png"), copy("bmp", "info40-rgb24-20x20.bmp"));
        assertEquals(List.of("read bmp 1 1", "read png 2 2", "write bmp 1 1", "write png 2 2"), rows(said));
        assertTrue(said.contains("3 of 3 files are read by both, 0 of them wrongly by the JDK."), said::toString);
        assertTrue(said.stream().allMatch(line -> line.length() <= 80 || line.contains(folder.toString())),
                said::toString);
        assertTrue(said.get(1).matches("read bmp( +[01]){3} (.* ms .* ms +\\d+\\.\\d\\d|uneven: .*|too few .*)"),
                said::toString);
    }

    /** The JDK's writer fails for one, and does not take the other. */
    @Test
    void whatNeitherWritesHasNoTime() throws Exception {
        List<String> said = trial(0, "--write", "--seconds", 1, copy("bmp", "info40-bitfields-2-3-1-20x20.bmp"),
                copy("bmp", "v5-124-bitfields-8888-20x20.bmp"));
        assertEquals(List.of("read bmp 2 2"), rows(said));
        assertEquals(List.of(folder.resolve("info40-bitfields-2-3-1-20x20.bmp") + ": IOException: Image can not be"
                + " encoded with compression type BI_RGB",
                folder.resolve("v5-124-bitfields-8888-20x20.bmp") + ": no writer takes it"),
                list(said, "Written neither by the JDK nor with Slipstream:").stream()
                        .map(line -> line.replace(" and 16 bits per pixel", "")).toList()); // JDK 27 says so, too
    }

    @Test
    void whereTheJdkIsWrongIsCounted() throws Exception {
        copy("png", "gray2-trns-20x20.png");
        copy("bmp", "xrle8-truncated.bmp");
        List<String> said = trial(0, "--seconds", 1, folder);
        assertEquals(List.of("read bmp 1 0", "read png 1 0"), rows(said));
        assertTrue(said.contains("2 of 2 files are read by both, 2 of them wrongly by the JDK."), said::toString);
    }

    /** It seems to end well, but what ends it is not in the data. */
    @Test
    void aDifferenceIsListed() throws Exception {
        byte[] truncated = Files.readAllBytes(FileBytes.own("bmp").resolve("xrle8-truncated.bmp"));
        byte[] ended = Arrays.copyOf(truncated, truncated.length + 2);
        ended[truncated.length + 1] = 1;
        Path file = Files.write(folder.resolve("ended.bmp"), ended);
        List<String> said = trial(1, "--seconds", 1, file);
        assertEquals(List.of(file + ": read bmp differs"), list(said, "Different:"));
    }

    @Test
    void whatIsNotReadByBothIsListed() throws Exception {
        Path text = Files.writeString(folder.resolve("text"), "no image");
        Path ours = copy("bmp", "os2-64-rgb24-20x20.bmp");
        Path broken = copy("png", "xtruncated-at-20.png");
        List<String> said = trial(2, folder);
        assertTrue(said.contains("0 of 3 files are read by both, 0 of them wrongly by the JDK."), said::toString);
        assertEquals(List.of(ours + ": IIOException: New BMP version not implemented yet."),
                list(said, "Read with Slipstream only; the JDK:"));
        assertEquals(List.of(text + ": no reader takes it", broken + ": IIOException: I/O error reading PNG header!"),
                list(said, "Read neither by the JDK nor with Slipstream:"));
    }

    @Test
    void aListEndsAfterTwentyLines() throws Exception {
        for (int i = 0; i < 23; i++) {
            Files.writeString(folder.resolve("text" + i), "no image");
        }
        List<String> lines = list(trial(2, folder), "Read neither by the JDK nor with Slipstream:");
        assertEquals(21, lines.size());
        assertEquals("and 3 more", lines.get(20));
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void whatCannotBeOpenedIsSkipped() throws Exception {
        Path inner = Files.createDirectory(folder.resolve("inner"));
        Path image = copy("png", "rgb8-20x20.png");
        Files.copy(image, inner.resolve("rgb8.png"));
        Files.copy(image, folder.resolve("two\nlines.png"));
        Files.createSymbolicLink(folder.resolve("again"), inner);
        Files.createSymbolicLink(folder.resolve("nothing"), folder.resolve("none"));
        Path closed = Files.createDirectory(folder.resolve("closed"));
        Files.copy(image, closed.resolve("rgb8.png"));
        Files.setPosixFilePermissions(closed, Set.of());
        List<String> expected = new ArrayList<>(List.of(folder.resolve("again") + ": is a link to a folder",
                folder.resolve("nothing") + ": does not exist",
                folder.resolve("two") + "?lines.png: has a line break or the like in its name"));
        if (!Files.isReadable(closed)) { // as it is for an administrator
            expected.add(1, closed + ": cannot be entered, AccessDeniedException");
        }
        try {
            List<String> said = trial(0, "--seconds", 1, folder);
            assertEquals(expected, list(said, "Skipped:"));
            assertEquals(List.of("read png " + (Files.isReadable(closed) ? "3 3" : "2 2")), rows(said));
            assertEquals(List.of("read png 1 1"), rows(trial(0, "--seconds", 1, folder.resolve("again"))));
        } finally {
            Files.setPosixFilePermissions(closed, PosixFilePermissions.fromString("rwx------"));
        }
    }

    /** The name's bytes are not UTF-8, as names of other systems are not. */
    @Test
    @EnabledOnOs(OS.LINUX)
    void aNameOutsideTheEncodingIsSkipped() throws Exception {
        copy("png", "rgb8-20x20.png");
        Process shell = new ProcessBuilder("sh", "-c", "cp rgb8-20x20.png \"$(printf 'caf\\351.png')\"")
                .directory(folder.toFile()).start();
        assertEquals(0, shell.waitFor());
        List<String> said = trial(0, "--seconds", 1, folder);
        assertEquals(List.of("read png 1 1"), rows(said));
        assertTrue(list(said, "Skipped:").get(0).endsWith("has a name that is not in the platform's encoding"));
    }

    @Test
    void wrongArgumentsAreAnsweredByTheUsage() throws Exception {
        for (Object[] wrong : new Object[][] {{"--faster"}, {"--seconds", "x", folder}, {"--seconds", "0", folder},
                {"--write"}, {"--seconds", "3"}, {folder, "--seconds"}}) {
            assertTrue(trial(2, wrong).get(0).startsWith("usage: java -jar "), () -> List.of(wrong).toString());
        }
        assertEquals("usage: java -jar classes [--write] [--seconds N] FILES OR FOLDERS", trial(0, "--help").get(0)
                .replace(ClassPaths.slipstream().getFileName().toString(), "classes"));
        assertEquals(List.of(folder.resolve("none") + ": does not exist"),
                list(trial(2, folder.resolve("none")), "Skipped:"));
    }

    private Path copy(String format, String name) throws IOException {
        return Files.copy(FileBytes.own(format).resolve(name), folder.resolve(name));
    }

    /** Format, images and how many are equal. */
    private static List<String> rows(List<String> said) {
        return said.stream().filter(line -> line.matches("(read|write) .*"))
                .map(line -> String.join(" ", Stream.of(line.split(" +")).limit(4).toList())).toList();
    }

    /** The lines below a heading, sorted. */
    private static List<String> list(List<String> said, String heading) {
        return said.stream().dropWhile(line -> !line.equals(heading)).skip(1).takeWhile(line -> line.startsWith("  "))
                .map(String::strip).sorted(Comparator.comparing(line -> line.replace("and ", "~"))).toList();
    }

    private static List<String> trial(int exitCode, Object... arguments) throws Exception {
        Process process = ChildJvm.withSlipstream().start(JavaCommand.class, arguments);
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(exitCode, process.waitFor(), said);
        return said.lines().toList();
    }
}
