package dev.slipstream.imageio.bench.workbench.worker;

import java.io.File;
import java.io.IOException;
import java.util.List;

/** A {@link Task} with one image, over and over. */
public final class TaskWorkload implements Workload {

    public static final String KIND = "task";

    private final Task.Repeatable repeatable;

    private TaskWorkload(Task.Repeatable repeatable) {
        this.repeatable = repeatable;
    }

    /** The fields: the task's code, and the path of the image. */
    static TaskWorkload of(List<String> fields) throws IOException {
        return new TaskWorkload(Task.of(fields.get(0)).prepare(new File(fields.get(1))));
    }

    @Override
    public void repeat(long times) throws IOException {
        for (long i = 0; i < times; i++) {
            repeatable.perform();
        }
    }

    @Override
    public void close() {
        // A task holds nothing open between two performances.
    }
}
