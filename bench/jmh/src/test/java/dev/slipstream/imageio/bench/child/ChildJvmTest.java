package dev.slipstream.imageio.bench.child;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class ChildJvmTest {

    private static final Duration LONG = Duration.ofSeconds(30);

    /** What a child may be asked to do. */
    private enum Deed implements Request<Long> {
        TELL, THROW, HANG;

        @Override
        public Long answer() {
            switch (this) {
                case THROW -> throw new IllegalStateException("I will not");
                case HANG -> {
                    while (true) {
                        Thread.onSpinWait();
                    }
                }
                default -> System.out.println("not an answer");
            }
            return ProcessHandle.current().pid();
        }
    }

    private static Side side() throws IOException {
        return new Side("TEST", List.of(folderOf(Worker.class), folderOf(ChildJvmTest.class)));
    }

    private static Path folderOf(Class<?> type) {
        return Path.of(type.getProtectionDomain().getCodeSource().getLocation().getPath());
    }

    @Test
    void oneJvmAnswersManyRequestsAlsoBehindOneThatThrew() throws IOException {
        Path folder;
        long child;
        try (Launcher launcher = new Launcher(null, List.of(), LONG);
                ChildJvm jvm = new ChildJvm(side(), launcher)) {
            folder = launcher.folder();
            child = jvm.ask(Deed.TELL);
            ChildJvm.LostException thrown = assertThrows(ChildJvm.LostException.class, () -> jvm.ask(Deed.THROW));
            assertTrue(thrown.getMessage().contains("I will not"), thrown.getMessage());
            assertEquals(child, jvm.ask(Deed.TELL));
        }
        assertFalse(ProcessHandle.of(child).map(ProcessHandle::isAlive).orElse(false));
        assertFalse(Files.exists(folder));
    }

    @Test
    void hangIsEndedAtTheTimeLimit() throws IOException {
        try (Launcher launcher = new Launcher(null, List.of(), Duration.ofSeconds(2));
                ChildJvm jvm = new ChildJvm(side(), launcher)) {
            String hang = assertThrows(ChildJvm.LostException.class, () -> jvm.ask(Deed.HANG)).getMessage();
            assertTrue(hang.contains("no answer within 2 s") && hang.contains("HANG"), hang);
        }
    }
}
