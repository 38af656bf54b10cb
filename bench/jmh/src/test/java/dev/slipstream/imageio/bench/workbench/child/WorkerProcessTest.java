package dev.slipstream.imageio.bench.workbench.child;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.bench.workbench.compare.AlteringPlugin;
import dev.slipstream.imageio.bench.workbench.worker.Message;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(60)
class WorkerProcessTest {

    private static final Duration LONG = Duration.ofSeconds(30);

    @TempDir
    private Path folder;

    @Test
    void workerTellsWhoItIsAndEndsByItself() throws IOException {
        WorkerProcess worker;
        try (JavaLauncher launcher = new JavaLauncher(null, List.of());
                WorkerProcess opened = new WorkerProcess(Sides.of(List.of(), List.of()).jdk(), launcher)) {
            worker = opened;
            Message info = worker.ask(Message.of(Message.INFO), LONG);
            assertEquals(System.getProperty("java.version"), info.field(0));
            assertEquals("com.sun.imageio.spi.FileImageInputStreamSpi", info.field(2));
            assertEquals("com.sun.imageio.spi.OutputStreamImageOutputStreamSpi", info.field(5));
            assertTrue(worker.isAlive());
        }
        assertFalse(worker.isAlive());
    }

    @Test
    void workerTellsWhatThereIsToDoWithAnImage() throws IOException {
        Path file = Files.createFile(folder.resolve("empty.png"));
        try (JavaLauncher launcher = new JavaLauncher(null, List.of());
                WorkerProcess worker = new WorkerProcess(Sides.of(List.of(), List.of()).jdk(), launcher)) {
            assertEquals(Message.of(Message.TASKS, "PROBE FILE", "PROBE INPUT_STREAM"),
                    worker.ask(Message.of(Message.TASKS, "PROBE", file.toString()), LONG));
            assertEquals(Message.of(Message.TASKS, "WRITE FILE gif", "WRITE BYTE_ARRAY_OUTPUT_STREAM gif"),
                    worker.ask(Message.of(Message.TASKS, "WRITE", file.toString(), "gif"), LONG));
        }
    }

    @Test
    void nonsenseIsRefusedAndTheWorkerGoesOn() throws IOException {
        try (JavaLauncher launcher = new JavaLauncher(null, List.of());
                WorkerProcess worker = new WorkerProcess(Sides.of(List.of(), List.of()).jdk(), launcher)) {
            for (Message nonsense : List.of(Message.of("sing"), Message.of(Message.INSPECT),
                    Message.of(Message.TIME, "READ FILE", "x", "soon"), Message.of(Message.TIME, "EAT FILE"),
                    Message.of(Message.TASKS, "EAT", "x"))) {
                WorkerException refused = assertThrows(WorkerException.class, () -> worker.ask(nonsense, LONG));
                assertTrue(refused.getMessage().contains("refused"), refused.getMessage());
            }
            assertEquals(Message.INFO, worker.ask(Message.of(Message.INFO), LONG).name());
        }
    }

    @Test
    void crashIsToldWithExitCodeRequestAndLastWords() throws IOException {
        WorkerException crash = failure("crash.png", LONG);
        for (String part : List.of("Altering worker", "exit code 77", "crash.png", "going down with")) {
            assertTrue(crash.getMessage().contains(part), crash.getMessage());
        }
    }

    @Test
    void hangIsEndedAtTheTimeLimit() throws IOException {
        WorkerException hang = failure("hang.png", Duration.ofSeconds(2));
        for (String part : List.of("Altering worker", "no answer within 2 s", "hang.png")) {
            assertTrue(hang.getMessage().contains(part), hang.getMessage());
        }
    }

    private WorkerException failure(String fileName, Duration limit) throws IOException {
        Path file = Files.createFile(folder.resolve(fileName));
        Side plain = Sides.of(List.of(), List.of()).jdk();
        Path plugin = AlteringPlugin.writeTo(Files.createDirectory(folder.resolve("plugin")));
        Side altering = new Side("Altering", List.of(plain.classPath().get(0), plugin));
        try (JavaLauncher launcher = new JavaLauncher(null, List.of());
                WorkerProcess worker = new WorkerProcess(altering, launcher)) {
            Message inspect =
                    Message.of(Message.INSPECT, "READ FILE", file.toString());
            return assertThrows(WorkerException.class, () -> worker.ask(inspect, limit));
        }
    }
}
