package dev.slipstream.imageio.bench.workbench.syscalls;

import dev.slipstream.imageio.bench.workbench.worker.Task;
import dev.slipstream.imageio.bench.workbench.worker.TaskWorkload;
import java.nio.file.Path;
import java.util.List;

/** One task with one image. */
record TracedTask(Path file, Task task) {

    /** What the traced JVM sets up. */
    List<String> setUp() {
        return List.of(TaskWorkload.KIND, task.code(), file.toAbsolutePath().toString());
    }
}
