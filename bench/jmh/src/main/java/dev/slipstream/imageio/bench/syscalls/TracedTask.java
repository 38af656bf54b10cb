package dev.slipstream.imageio.bench.syscalls;

import dev.slipstream.imageio.bench.worker.Task;
import java.nio.file.Path;

/** One task with one image. */
record TracedTask(Path file, Task task) {
}
