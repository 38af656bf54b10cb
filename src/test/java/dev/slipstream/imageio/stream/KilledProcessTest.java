package dev.slipstream.imageio.stream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import dev.slipstream.imageio.testing.ChildJvm;
import dev.slipstream.imageio.testing.OpenFiles;
import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.List;
import javax.imageio.stream.ImageInputStream;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code kill -9} leaves no cache file. */
class KilledProcessTest {

    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(classes = {SpillsWhatItReads.class, SpillsWhatItWrites.class})
    @Timeout(30)
    void aKilledProcessLeavesNoCacheFile(Class<?> victim) throws Exception {
        assumeFalse(System.getProperty("os.name").startsWith("Windows"), "an open file keeps its name on Windows");
        Process process = ChildJvm.withSlipstream()
                .property("dev.slipstream.imageio.memoryThreshold", 1000)
                .start(victim, folder);
        try (BufferedReader said = process.inputReader()) {
            assertEquals("in a file: true", said.readLine());
            process.destroyForcibly();
            assertEquals(128 + 9, process.waitFor(), "exit code of a killed process");
        } finally {
            process.destroyForcibly();
        }
        assertEquals(List.of(), OpenFiles.namedIn(folder));
    }

    /** A process to be killed. */
    static final class SpillsWhatItReads {
        public static void main(String[] arguments) throws IOException, InterruptedException {
            byte[] bytes = new byte[500_000];
            WindowedImageInputStream stream = WindowedImageInputStream.of(
                    new FilterInputStream(new ByteArrayInputStream(bytes)) {}, new File(arguments[0]));
            stream.readFully(bytes);
            say(stream);
        }
    }

    /** Another one. */
    static final class SpillsWhatItWrites {
        public static void main(String[] arguments) throws IOException, InterruptedException {
            WindowedImageOutputStream stream =
                    WindowedImageOutputStream.of(OutputStream.nullOutputStream(), new File(arguments[0]));
            stream.write(new byte[500_000]);
            say(stream);
        }
    }

    private static void say(ImageInputStream stream) throws IOException, InterruptedException {
        System.out.println("in a file: " + stream.isCachedFile());
        Thread.sleep(60_000);
        stream.close();
    }
}
