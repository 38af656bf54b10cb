package dev.slipstream.imageio.stream;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import dev.slipstream.imageio.stream.EndingJvm.Scenario;
import dev.slipstream.imageio.testing.OpenFiles;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import javax.imageio.stream.ImageOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Streams that are open when the JVM ends: a cache is closed then, as the JDK's is, and a file has everything. */
@Timeout(60)
class UnclosedAtExitTest {

    @TempDir
    Path folder;

    private void assertFile(String name, byte... expected) throws IOException {
        assertArrayEquals(expected, Files.readAllBytes(folder.resolve(name)), name);
    }

    @ParameterizedTest
    @ValueSource(strings = {"JDK", "DIRECTORY", "CHANNEL"})
    void whatWasWrittenToAnUnclosedStreamIsDeliveredAtExit(String caching) throws Exception {
        Path cache = Files.createDirectory(folder.resolve("cache"));
        Scenario.LEAVES_CACHED_STREAM.run(folder, caching);
        byte[] expected = Arrays.copyOf(EndingJvm.bytes(), EndingJvm.SIZE + 1);
        expected[EndingJvm.SIZE] = (byte) 0b1010_0000;
        assertFile("file", expected);
        assertEquals(List.of(), OpenFiles.namedIn(cache));
    }

    @Test
    void oneThatFailsAtExitDoesNotHinderTheOthers() throws Exception {
        Scenario.LEAVES_STREAMS_THAT_FAIL.run(folder, "");
        for (int i = 0; i < 20; i++) {
            assertEquals(i % 2 == 0 ? 4 : 0, Files.size(folder.resolve("file" + i)), "file" + i);
        }
    }

    /** Such a hook would keep the class loader of an application that is unloaded. */
    @Test
    void noShutdownHookIsLeftWhenAllStreamsAreClosed() throws Exception {
        assertEquals(List.of("nothing written: 0", "two open: 1", "one open: 1", "none open: 0", "one open: 1",
                "failed: 0"), Scenario.COUNTS_HOOKS.run(folder, ""));
    }

    @Test
    void whatAHookWritesIsInTheFileWhetherItIsClosedOrNot() throws Exception {
        assertEquals(List.of(), Scenario.OPENS_IN_A_HOOK.run(folder, ""));
        assertFile("unclosed", (byte) 1, (byte) 2, (byte) 3, (byte) 4, (byte) 0b1010_0000);
        assertFile("closed", (byte) 1, (byte) 2, (byte) 3, (byte) 4);
    }

    @Test
    void fileThatIsWrittenWhileTheJvmEndsIsCompleteWhenItsWriterClosesIt() throws Exception {
        assertEquals(List.of("ended"), Scenario.ENDS_WHILE_A_WORKER_WRITES.run(folder, ""));
        assertFile("file", EndingJvm.bytes());
    }

    /** With the JDK's stream every value is in the file immediately. */
    @ParameterizedTest
    @ValueSource(strings = {"daemon", "user"})
    void whatAThreadHasWrittenThatIsAliveAtExitIsInTheFile(String kind) throws Exception {
        Files.write(folder.resolve("other bits"), new byte[] {-1, -1});
        assertEquals(List.of(), Scenario.LEAVES_A_WORKER_ALIVE.run(folder, kind));
        byte[] overwritten = EndingJvm.bytes();
        Arrays.fill(overwritten, 10, 20, (byte) 7);
        assertFile("overwritten", overwritten);
        assertFile("bits", (byte) 1, (byte) 0b1010_0000);
        assertFile("other bits", (byte) 0b1011_1111, (byte) -1);
        assertFile("many bits", (byte) -1, (byte) 0x12, (byte) 0x34, (byte) 0x56, (byte) 0x78, (byte) 0xb0);
    }

    /** {@code kill -9} leaves no cache file. */
    @ParameterizedTest
    @EnumSource(names = {"SPILLS_WHAT_IT_READS", "SPILLS_WHAT_IT_WRITES"})
    void aKilledProcessLeavesNoCacheFile(Scenario scenario) throws Exception {
        assumeFalse(System.getProperty("os.name").startsWith("Windows"), "an open file keeps its name on Windows");
        Process process = scenario.start(folder);
        try (BufferedReader said = process.inputReader()) {
            assertEquals("in a file: true", said.readLine());
            process.destroyForcibly();
            assertEquals(128 + 9, process.waitFor(), "exit code of a killed process");
        } finally {
            process.destroyForcibly();
        }
        assertEquals(List.of(), OpenFiles.namedIn(folder));
    }

    /** JDK 17 keeps a thread group forever in which a thread has been made that was never started; 19 counts none. */
    @Test
    @EnabledForJreRange(max = JRE.JAVA_18)
    @SuppressWarnings("removal") // only such a group goes by itself
    void threadGroupInWhichFilesAreWrittenGoes() throws Exception {
        ThreadGroup servers = new ThreadGroup("servers");
        for (int i = 0; i < 20; i++) {
            ThreadGroup group = new ThreadGroup(servers, "server " + i);
            group.setDaemon(true);
            File file = folder.resolve("file" + i).toFile();
            Thread thread = new Thread(group, () -> {
                try (ImageOutputStream stream = WindowedImageOutputStream.of(file)) {
                    stream.writeInt(1);
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            });
            thread.start();
            thread.join();
        }
        assertEquals(0, servers.activeGroupCount());
    }
}
