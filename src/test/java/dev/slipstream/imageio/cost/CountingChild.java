package dev.slipstream.imageio.cost;

import dev.slipstream.imageio.testing.AllocatedBytes;
import java.io.File;
import java.util.Arrays;
import java.util.Map;

/**
 * Performs every operation until it is warm, then some times more. Prints the bytes that it allocates then, a line for
 * each operation; with the argument {@link #MARKED}, it puts a mark before and after each one instead: a look at a
 * file that does not exist, whose name a trace of system calls shows.
 */
final class CountingChild {

    static final String MARKED = "marked";
    static final int MARKED_RUNS = 3;

    private static final int WARM_UP = 20;
    private static final int RUNS = 9;
    /** Large images need fewer: nothing in them is done for the first time after some. */
    private static final int LEAST_RUNS = 3;
    private static final long ENOUGH_NANOS = 200_000_000;

    private CountingChild() {}

    public static void main(String[] arguments) throws Exception {
        boolean isMarked = arguments.length > 0;
        int number = 0;
        for (Map.Entry<String, Counted.Setup> entry : Operations.all().entrySet()) {
            try (Counted operation = entry.getValue().begin()) {
                if (isMarked) {
                    performMarked(operation, number++);
                } else {
                    System.out.println(entry.getKey() + "\t" + bytes(operation));
                }
            }
        }
    }

    /** The median. */
    private static long bytes(Counted operation) throws Exception {
        runs(operation, WARM_UP);
        long ofCounting = AllocatedBytes.during(() -> null);
        long[] bytes = runs(operation, RUNS);
        Arrays.sort(bytes);
        return bytes[(bytes.length - 1) / 2] - ofCounting;
    }

    private static long[] runs(Counted operation, int most) throws Exception {
        long[] bytes = new long[most];
        long begin = System.nanoTime();
        for (int i = 0; i < most; i++) {
            if (i >= LEAST_RUNS && System.nanoTime() - begin > ENOUGH_NANOS) {
                return Arrays.copyOf(bytes, i);
            }
            bytes[i] = AllocatedBytes.during(() -> {
                operation.perform();
                return null;
            });
        }
        return bytes;
    }

    private static void performMarked(Counted operation, int number) throws Exception {
        operation.perform();
        operation.perform();
        for (int i = 0; i < MARKED_RUNS; i++) {
            mark(number, i);
            operation.perform();
        }
        mark(number, MARKED_RUNS);
    }

    private static void mark(int number, int run) {
        if (new File(MARKED, number + "-" + run).exists()) {
            throw new IllegalStateException("A mark exists as a file");
        }
    }
}
