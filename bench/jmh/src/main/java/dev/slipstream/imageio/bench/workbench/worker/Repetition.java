package dev.slipstream.imageio.bench.workbench.worker;

import java.io.IOException;
import java.lang.management.ManagementFactory;

/** What so many repetitions of a workload took: nanoseconds, and bytes that the working thread allocated. */
public record Repetition(long nanos, long bytes) {

    static final String NAME = "repetition";

    private static final com.sun.management.ThreadMXBean THREADS =
            ManagementFactory.getPlatformMXBean(com.sun.management.ThreadMXBean.class);

    static Repetition of(Workload workload, long times) throws IOException {
        long allocated = THREADS.getCurrentThreadAllocatedBytes();
        long begin = System.nanoTime();
        workload.repeat(times);
        long nanos = System.nanoTime() - begin;
        return new Repetition(nanos, THREADS.getCurrentThreadAllocatedBytes() - allocated);
    }

    Message toMessage() {
        return Message.of(NAME, Long.toString(nanos), Long.toString(bytes));
    }

    public static Repetition of(Message message) {
        if (!message.name().equals(NAME)) {
            throw new IllegalArgumentException("Not a repetition: " + message.encode());
        }
        return new Repetition(Long.parseLong(message.field(0)), Long.parseLong(message.field(1)));
    }
}
