package dev.slipstream.imageio.bench.workbench.worker;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;

/**
 * The child JVM of a sweep: reads and writes a file with windows of all sizes in turns, from the device as well where
 * the page cache can be told to forget the file, and prints a line for every time.
 */
public final class SeedWindows {

    /** A message: the sweep, the window's size, whether from the device, nanoseconds, bytes from the device. */
    public static final String SAMPLE = "sample";
    /** A message: whether the page cache forgets, and how, or why not. */
    public static final String PAGE_CACHE = "page-cache";
    /** For a window that cannot be chosen. */
    public static final int AS_SHIPPED = SeedWindowedStreams.AS_SHIPPED;

    private final File source;
    private final File target;
    private final int warmRounds;
    private final int rounds;
    private final List<Integer> windows;
    private final SeedPageCache cache = new SeedPageCache();
    private final PrintStream answers;
    private final int length;
    /** Large enough from the start: how it would grow is not the question. */
    private final ByteArrayOutputStream out;

    private SeedWindows(String[] args, PrintStream answers) {
        source = new File(args[0]);
        target = new File(args[1]);
        warmRounds = Integer.parseInt(args[2]);
        rounds = Integer.parseInt(args[3]);
        windows = Arrays.stream(args[4].split(",")).map(Integer::valueOf).toList();
        this.answers = answers;
        length = (int) source.length();
        out = new ByteArrayOutputStream(length + 1);
    }

    /** Arguments: the file to read, a file to write, rounds to be warm, rounds, sizes separated by commas. */
    public static void main(String[] args) throws IOException {
        PrintStream answers = new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8);
        System.setOut(System.err);
        new SeedWindows(args, answers).run();
    }

    private void run() throws IOException {
        boolean droppable = cache.choose(source);
        answers.println(Message.of(PAGE_CACHE, Boolean.toString(droppable), cache.describe()).encode());
        for (int round = -warmRounds; round < rounds; round++) {
            for (int window : windows) {
                read(window, droppable, round >= 0);
            }
        }
        for (int round = -warmRounds; round < rounds; round++) {
            for (int window : windows) {
                write(window, round >= 0);
            }
        }
    }

    private void read(int window, boolean droppable, boolean counts) throws IOException {
        for (SeedSweep sweep : SeedSweep.values()) {
            if (sweep.isReading() && (sweep != SeedSweep.TRANSFER || window != AS_SHIPPED)) {
                if (droppable) {
                    cache.drop(source);
                    perform(sweep, source, window, true, counts);
                }
                perform(sweep, source, window, false, counts);
            }
        }
    }

    private void write(int window, boolean counts) throws IOException {
        for (SeedSweep sweep : SeedSweep.values()) {
            if (!sweep.isReading()) {
                perform(sweep, target, window, false, counts);
            }
        }
    }

    private void perform(SeedSweep sweep, File file, int window, boolean device, boolean counts) throws IOException {
        sweep.prepare(file, length);
        out.reset();
        long before = deviceBytes();
        long begin = System.nanoTime();
        sweep.perform(file, length, window, out);
        long nanos = System.nanoTime() - begin;
        long fromDevice = deviceBytes() - before;
        if (counts) {
            answers.println(Message.of(SAMPLE, sweep.name(), Integer.toString(window), Boolean.toString(device),
                    Long.toString(nanos), Long.toString(fromDevice)).encode());
        }
    }

    /** Where nobody counts, no device can be asked for either. */
    private long deviceBytes() {
        try {
            return cache.bytesFromDevice();
        } catch (IOException e) {
            return 0;
        }
    }
}
