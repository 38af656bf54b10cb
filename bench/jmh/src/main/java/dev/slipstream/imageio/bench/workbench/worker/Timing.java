package dev.slipstream.imageio.bench.workbench.worker;

import java.io.File;
import java.io.IOException;

/** How often a task was performed, and the nanoseconds that all of it took. */
public record Timing(long count, long nanos) {

    static final String NAME = "timing";

    /** Performs it at least once, and again until the time is used up. */
    static Timing of(Task task, File file, long budgetNanos) throws IOException {
        Task.Repeatable repeatable = task.prepare(file);
        long count = 0;
        long begin = System.nanoTime();
        long elapsed;
        do {
            repeatable.perform();
            count++;
            elapsed = System.nanoTime() - begin;
        } while (elapsed < budgetNanos);
        return new Timing(count, elapsed);
    }

    public double nanosEach() {
        return (double) nanos / count;
    }

    Message toMessage() {
        return Message.of(NAME, Long.toString(count), Long.toString(nanos));
    }

    public static Timing of(Message message) {
        return new Timing(Long.parseLong(message.field(0)), Long.parseLong(message.field(1)));
    }

    public static boolean is(Message message) {
        return message.name().equals(NAME);
    }
}
