package dev.slipstream.imageio.bench.workbench.syscalls;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.bench.workbench.worker.Task;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SyscallTableTest {

    @Test
    void writtenFileItselfIsNotToldAmongTheCreatedOnes() {
        TracedTask write = new TracedTask(Path.of("a.png"), Task.of("WRITE FILE png"));
        StringWriter text = new StringWriter();
        new SyscallTable(List.of(write),
                Map.of(0, List.of(run("/tmp/slipstream-written-1.image", "/tmp/imageio1.tmp"))),
                Map.of(0, List.of(run("/tmp/slipstream-written-2.image")))).print(new PrintWriter(text));
        String row = "a.png +write File +2 +1 +a file in 1 of 1 runs +no file";
        assertTrue(text.toString().lines().anyMatch(line -> line.matches(row)), text.toString());
    }

    private static TracedRun run(String... createdFiles) {
        TracedRun run = new TracedRun();
        for (String file : createdFiles) {
            run.addCall("openat");
            run.addCreatedFile(file);
        }
        return run;
    }
}
