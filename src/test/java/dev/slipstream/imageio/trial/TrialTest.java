package dev.slipstream.imageio.trial;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.bootstrap.JavaCommand;
import dev.slipstream.imageio.reading.FileBytes;
import dev.slipstream.imageio.testing.ChildJvm;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What {@code java -jar slipstream.jar FILES} says, and with which exit code it ends. */
class TrialTest {

    @TempDir
    Path folder;

    @Test
    void imagesAreReadAndWrittenEqually() throws Exception {
        List<String> said = trial(0, "--write", "--seconds", 1, copy("png", "rgb8-20x20.png"),
                copy("png", "gray8-20x20.png"), copy("bmp", "info40-rgb24-20x20.bmp"));
        assertEquals(List.of("read bmp 1 1", "read png 2 2", "write bmp 1 1", "write png 2 2"), rows(said));
        assertTrue(said.contains("3 of 3 files are read by both, 0 of them wrongly by the JDK."), said::toString);
        assertTrue(said.stream().allMatch(line -> line.length() <= 80), said::toString);
        assertTrue(said.get(1).matches("read bmp .* ms .* ms +\\d+\\.\\d\\d"), said::toString);
    }

    /** The JDK's writer fails for one, and does not take the other. */
    @Test
    void whatNeitherWritesHasNoTime() throws Exception {
        List<String> said = trial(0, "--write", "--seconds", 1, copy("bmp", "info40-bitfields-2-3-1-20x20.bmp"),
                copy("bmp", "v5-124-bitfields-8888-20x20.bmp"));
        assertEquals(List.of("read bmp 2 2"), rows(said));
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
    void aDifferenceIsTold() throws Exception {
        byte[] truncated = Files.readAllBytes(FileBytes.own("bmp").resolve("xrle8-truncated.bmp"));
        byte[] ended = Arrays.copyOf(truncated, truncated.length + 2);
        ended[truncated.length + 1] = 1;
        Path file = Files.write(folder.resolve("ended.bmp"), ended);
        List<String> said = trial(1, "--seconds", 1, file);
        assertTrue(said.contains(file + ": read bmp differs"), said::toString);
    }

    @Test
    void whatCannotBeComparedIsSaid() throws Exception {
        Files.writeString(folder.resolve("text"), "no image");
        assertTrue(trial(2, folder).contains("0 of 1 files are read by both, 0 of them wrongly by the JDK."));
        assertTrue(trial(2, folder.resolve("none")).get(0).contains("NoSuchFileException"));
        assertTrue(trial(2, "--faster").get(0).startsWith("usage: "));
        assertTrue(trial(2, "--seconds", "x", folder).get(0).startsWith("usage: "));
    }

    private Path copy(String format, String name) throws IOException {
        return Files.copy(FileBytes.own(format).resolve(name), folder.resolve(name));
    }

    /** Format, images and how many are equal. */
    private static List<String> rows(List<String> said) {
        return said.stream().filter(line -> line.matches("(read|write) .*"))
                .map(line -> String.join(" ", Stream.of(line.split(" +")).limit(4).toList())).toList();
    }

    private static List<String> trial(int exitCode, Object... arguments) throws Exception {
        Process process = ChildJvm.withSlipstream().start(JavaCommand.class, arguments);
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(exitCode, process.waitFor(), said);
        return said.lines().toList();
    }
}
