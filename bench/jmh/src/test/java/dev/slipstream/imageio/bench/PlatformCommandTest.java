package dev.slipstream.imageio.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.bench.command.BenchCommand;
import dev.slipstream.imageio.bench.facts.AlteringPlugin;
import dev.slipstream.imageio.warmup.WarmUp;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(120)
class PlatformCommandTest {

    private static final Path IMAGES = Path.of("../../testimages");
    /** Good, wrong in the JDK, rejected by it, and broken. */
    private static final List<Object> FOUR = List.of(IMAGES.resolve("png/gray2-1x1.png"),
            IMAGES.resolve("png/gray4-trns-20x20.png"), IMAGES.resolve("bmp/os2-64-rle24-mixed-20x20.bmp"),
            IMAGES.resolve("bmp/xsize-unlikely.bmp"));

    @TempDir
    private Path temp;

    private static CommandRun platform(List<Object> images, Object... options) {
        List<Object> arguments = new ArrayList<>(List.of("platform"));
        arguments.addAll(List.of(options));
        arguments.addAll(images);
        return CommandRun.of(arguments.toArray());
    }

    private Path record() {
        Path record = temp.resolve("record");
        platform(FOUR, "--record", record).ended(BenchCommand.SAME);
        return record;
    }

    /** Nine ways on three sides for each image. */
    @Test
    void recordIsEqualOnTheSamePlatform() throws IOException {
        Path record = record();
        assertEquals(1 + 4 * 9 * 3, Files.readAllLines(record).size());
        CommandRun run = platform(FOUR.subList(1, 3), "--check", record).ended(BenchCommand.SAME);
        assertTrue(run.out().contains("2 images, 54 cells, 0 differ without a reason"), run.out());
        assertTrue(run.out().contains("known to reject"), run.out());
    }

    @Test
    void theRecordNamesThePlatformOfItsJvms() throws IOException {
        Path record = temp.resolve("record");
        platform(FOUR.subList(0, 1), "--record", record, "--jvm=-Dos.arch=other").ended(BenchCommand.SAME);
        assertTrue(Files.readAllLines(record).get(0).endsWith(" other"));
    }

    @Test
    void anotherResultOfSlipstreamIsAFault() throws IOException {
        Path record = record();
        Files.write(record, Files.readAllLines(record).stream()
                .map(line -> line.startsWith("Slipstream\tgray2-1x1.png\tfrom File")
                        ? line.replaceFirst("width=1", "width=2") : line).toList());
        CommandRun run = platform(FOUR, "--check", record).ended(BenchCommand.DIFFERS);
        assertTrue(run.out().contains(" 1 differ without a reason"), run.out());
        assertTrue(run.out().contains("gray2-1x1.png, from File: here and in the record: width 1 | 2"), run.out());
    }

    @Test
    void imageThatIsNotInTheRecordIsAFault() {
        List<Object> one = List.of(IMAGES.resolve("png/gray2-20x20.png"));
        CommandRun run = platform(one, "--check", record()).ended(BenchCommand.DIFFERS);
        assertTrue(run.out().contains("gray2-20x20.png, from File: not in the record"), run.out());
    }

    @Test
    void otherPixelsThanTheJdksAreAFault() throws Exception {
        Path plugin = AlteringPlugin.writeTo(Files.createDirectory(temp.resolve("plugin")));
        Path library = Path.of(WarmUp.class.getProtectionDomain().getCodeSource().getLocation().toURI());
        CommandRun run = platform(List.of(IMAGES.resolve("bmp/info40-rgb24-20x20.bmp")), "--slipstream",
                plugin + File.pathSeparator + library).ended(BenchCommand.DIFFERS);
        assertTrue(run.out().contains("from File: the JDK and Slipstream: samples: "), run.out());
    }

    @Test
    void aJvmThatGoesDownIsAFailure() throws Exception {
        Path plugin = AlteringPlugin.writeTo(Files.createDirectory(temp.resolve("plugin")));
        Path image = Files.copy(IMAGES.resolve("png/gray2-1x1.png"), temp.resolve("crash.png"));
        CommandRun run = platform(List.of(image), "--classpath", plugin).ended(BenchCommand.FAILED);
        assertTrue(run.err().contains("exit code 77") && run.err().contains("going down with crash.png"), run.err());
    }

    @Test
    void wrongUseGivesExitCodeTwoAndAWrongRecordThree() throws IOException {
        Path record = temp.resolve("record");
        platform(FOUR, "--record", record, "--check", record).ended(2);
        platform(FOUR, "--every", 0).ended(2);
        platform(List.of(temp.resolve("missing.png"))).ended(2);
        Files.writeString(record, "no record\nat all\n");
        platform(FOUR, "--check", record).ended(BenchCommand.FAILED);
    }
}
