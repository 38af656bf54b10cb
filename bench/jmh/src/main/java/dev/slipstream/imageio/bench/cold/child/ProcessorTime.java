package dev.slipstream.imageio.bench.cold.child;

import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/**
 * The processor time of this process so far: application, compilers and collector. What Java itself can measure comes
 * in steps of 10 ms on Linux, so the kernel's figure of each living thread is read; the JVM's threads all live for the
 * first second.
 */
final class ProcessorTime {

    private ProcessorTime() {
    }

    /** Nanoseconds, or -1 where the system does not say. */
    static long used() {
        File[] threads = new File("/proc/self/task").listFiles();
        if (threads == null) {
            return -1;
        }
        long sum = 0;
        for (File thread : threads) {
            sum += ofThread(thread);
        }
        return sum;
    }

    private static long ofThread(File thread) {
        try (InputStream in = new FileInputStream(new File(thread, "schedstat"))) {
            String text = new String(in.readAllBytes(), StandardCharsets.US_ASCII);
            return Long.parseLong(text.substring(0, text.indexOf(' ')));
        } catch (IOException e) {
            return 0; // ended meanwhile
        }
    }
}
