package dev.slipstream.imageio.testing;

import static org.junit.jupiter.api.Assumptions.abort;

import java.lang.reflect.Method;
import java.util.concurrent.Callable;

/** Counts what a thread allocates. Reflectively: the library's module does not read the one that knows. */
public final class AllocatedBytes {

    private AllocatedBytes() {}

    /** Bytes that this thread allocates while {@code work} runs; skips the test in a JVM that does not count. */
    public static long during(Callable<?> work) throws Exception {
        long before = ofThisThread();
        work.call();
        return ofThisThread() - before;
    }

    private static long ofThisThread() {
        try {
            Object bean = Class.forName("java.lang.management.ManagementFactory").getMethod("getThreadMXBean")
                    .invoke(null);
            Method allocated = Class.forName("com.sun.management.ThreadMXBean")
                    .getMethod("getThreadAllocatedBytes", long.class);
            return (long) allocated.invoke(bean, Thread.currentThread().getId());
        } catch (ReflectiveOperationException e) {
            return abort("this JVM does not count what threads allocate: " + e);
        }
    }
}
