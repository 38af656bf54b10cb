package dev.slipstream.imageio.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class SyscallsCommandTest {

    @Test
    void withoutStraceItSaysSo() {
        CommandRun run = CommandRun.of("syscalls", "--strace", "no-such-strace");
        assertEquals(Bench.FAILED, run.exitCode());
        assertTrue(run.err().contains("'no-such-strace' cannot be run here"), run.err());
    }
}
