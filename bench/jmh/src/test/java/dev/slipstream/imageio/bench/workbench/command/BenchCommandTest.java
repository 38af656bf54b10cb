package dev.slipstream.imageio.bench.workbench.command;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class BenchCommandTest {

    @Test
    void commandLineCanBeTypedAgain() {
        assertEquals("java -jar bench/jmh/target/bench.jar j2d --tests 'read.*|write'",
                BenchCommand.typed(List.of("j2d", "--tests", "read.*|write")));
    }
}
