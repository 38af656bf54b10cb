package example;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * One job in a JVM of its own: {@code Measurement CLASS JOB IMAGES RESULT MILLIS} runs one job of a library,
 * warms it up for twice as long as it measures, and prints a line with the number of runs, processor nanoseconds of the
 * thread and of the process, and wall nanoseconds, each of one run.
 */
public final class Measurement {
    private static final int LEAST_RUNS = 5;

    private Measurement() {
    }

    public static void main(String[] args) throws Exception {
        Library library = (Library) Class.forName(args[0]).getDeclaredConstructor().newInstance();
        Job job = library.jobs().get(args[1]);
        Path images = Path.of(args[2]);
        long millis = Long.parseLong(args[4]);
        Files.write(Path.of(args[3]), Result.bytes(Result.of(job, images)));
        repeat(job, images, 2 * millis);
        System.out.println("measured " + repeat(job, images, millis));
        System.exit(0); // whatever threads a library has left
    }

    private static String repeat(Job job, Path images, long millis) {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        OperatingSystemMXBean system = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
        List<Double> processor = new ArrayList<>();
        List<Double> wall = new ArrayList<>();
        long process = system.getProcessCpuTime();
        long end = System.nanoTime() + millis * 1_000_000;
        while (processor.size() < LEAST_RUNS || System.nanoTime() < end) {
            long wallStart = System.nanoTime();
            long start = threads.getCurrentThreadCpuTime();
            Result.of(job, images);
            processor.add((double) threads.getCurrentThreadCpuTime() - start);
            wall.add((double) System.nanoTime() - wallStart);
        }
        process = (system.getProcessCpuTime() - process) / processor.size();
        return processor.size() + " " + ResultTable.median(processor) + " " + (double) process + " "
                + ResultTable.median(wall);
    }
}
