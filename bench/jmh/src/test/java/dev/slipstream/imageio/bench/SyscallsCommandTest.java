package dev.slipstream.imageio.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.slipstream.imageio.bench.workbench.command.BenchCommand;
import java.awt.image.BufferedImage;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

class SyscallsCommandTest {

    @TempDir
    private Path temp;

    @Test
    @Timeout(180)
    void readsAndWritesAreCountedOnBothSides() throws IOException {
        assumeTrue(isInstalled("strace"), "strace is not installed");
        Path image = temp.resolve("image.bmp");
        ImageIO.write(new BufferedImage(20, 20, BufferedImage.TYPE_3BYTE_BGR), "bmp", image.toFile());
        CommandRun run = CommandRun.of("syscalls", image);
        assertEquals(BenchCommand.SAME, run.exitCode(), run.out() + run.err());
        // The file that is written is not told, the JDK's cache file is.
        for (String row : List.of("read File +\\d+ +\\d+ +no file +no file",
                "read InputStream +\\d+ +\\d+ +a file in \\d of 9 runs +no file",
                "write File +\\d+ +\\d+ +no file +no file",
                "write FileOutputStream +\\d+ +\\d+ +a file in \\d of 9 runs +no file",
                "write File +JDK .*\\bwrite \\d\\d")) {
            assertTrue(Pattern.compile(row).matcher(run.out()).find(), row + " is missing in:\n" + run.out());
        }
    }

    @Test
    void withoutStraceItSaysSo() {
        CommandRun run = CommandRun.of("syscalls", "--strace", "no-such-strace");
        assertEquals(BenchCommand.FAILED, run.exitCode());
        assertTrue(run.err().contains("'no-such-strace' cannot be run here"), run.err());
    }

    private static boolean isInstalled(String program) {
        return Stream.of(System.getenv("PATH").split(File.pathSeparator))
                .anyMatch(folder -> Files.isExecutable(Path.of(folder, program)));
    }
}
