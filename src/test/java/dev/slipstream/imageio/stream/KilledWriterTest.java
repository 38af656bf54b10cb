package dev.slipstream.imageio.stream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import dev.slipstream.imageio.testing.ChildJvm;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** {@code kill -9} leaves no cache file. */
class KilledWriterTest {

    @TempDir
    Path folder;

    @Test
    @Timeout(30)
    void aKilledProcessLeavesNoCacheFile() throws Exception {
        assumeFalse(System.getProperty("os.name").startsWith("Windows"), "an open file keeps its name on Windows");
        Process process = ChildJvm.withSlipstream()
                .property("dev.slipstream.imageio.memoryThreshold", 1000)
                .start(SpillsAndWaits.class, folder);
        try (BufferedReader said = process.inputReader()) {
            assertEquals("in a file: true", said.readLine());
            process.destroyForcibly();
            assertEquals(128 + 9, process.waitFor(), "exit code of a killed process");
        } finally {
            process.destroyForcibly();
        }
        try (Stream<Path> left = Files.list(folder)) {
            assertEquals(List.of(), left.toList());
        }
    }

    /** The process to be killed. */
    static final class SpillsAndWaits {
        public static void main(String[] arguments) throws IOException, InterruptedException {
            WindowedImageOutputStream stream =
                    WindowedImageOutputStream.of(OutputStream.nullOutputStream(), new File(arguments[0]));
            stream.write(new byte[500_000]);
            System.out.println("in a file: " + stream.isCachedFile());
            Thread.sleep(60_000);
            stream.close();
        }
    }
}
