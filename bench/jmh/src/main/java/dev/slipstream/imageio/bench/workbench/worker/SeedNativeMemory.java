package dev.slipstream.imageio.bench.workbench.worker;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A child JVM that fills one large array from a file, and tells by how much the process grew meanwhile. The heap must
 * be of a fixed size and touched before, so that all growth is outside of it.
 */
public final class SeedNativeMemory {

    /** A message: the bytes by which the process was larger at its largest than before the reads. */
    public static final String PEAK = "peak";
    /** A message: why nobody knows. */
    public static final String UNKNOWN = "unknown";

    private static final Path STATUS = Path.of("/proc/self/status");
    private static final Path CLEAR = Path.of("/proc/self/clear_refs");
    /** What makes the kernel forget the peak so far. */
    private static final String FORGET_PEAK = "5";
    private static final int KIBI = 1024;

    private SeedNativeMemory() {
    }

    /** Arguments: the file, the bytes to read at once, how often. */
    public static void main(String[] args) throws IOException {
        PrintStream answers = new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8);
        System.setOut(System.err);
        answers.println(measure(args[0], Integer.parseInt(args[1]), Integer.parseInt(args[2])).encode());
    }

    private static Message measure(String path, int length, int times) throws IOException {
        if (!Files.isReadable(STATUS) || !Files.isWritable(CLEAR)) {
            return Message.of(UNKNOWN, "this system has no " + STATUS + " and " + CLEAR);
        }
        try (SeedLargeRead small = new SeedLargeRead(path, Math.min(length, KIBI));
                SeedLargeRead large = new SeedLargeRead(path, length)) {
            small.repeat(2); // loads all classes
            status("VmRSS:");
            Files.writeString(CLEAR, FORGET_PEAK);
            long before = status("VmRSS:");
            large.repeat(times);
            return Message.of(PEAK, Long.toString(Math.max(0, status("VmHWM:") - before)));
        }
    }

    private static long status(String name) throws IOException {
        for (String line : Files.readAllLines(STATUS)) {
            if (line.startsWith(name)) {
                return KIBI * Long.parseLong(line.substring(name.length()).replace("kB", "").strip());
            }
        }
        throw new IOException(STATUS + " has no line " + name);
    }
}
