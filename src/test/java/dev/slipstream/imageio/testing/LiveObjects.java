package dev.slipstream.imageio.testing;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Counts the live objects of a class in this JVM, by {@code jcmd}'s histogram. */
public final class LiveObjects {

    private static final Path JCMD = Path.of(System.getProperty("java.home"), "bin", "jcmd");

    private LiveObjects() {}

    /** Those that are there when earlier garbage has been finalized. */
    public static long thatStay(String className) throws IOException, InterruptedException {
        long count = Long.MAX_VALUE;
        long next = of(className);
        while (next < count) {
            count = next;
            Thread.sleep(100);
            next = of(className);
        }
        return count;
    }

    /**
     * Skips the test where there is no {@code jcmd}. Its output goes to a file, since this JVM stands still meanwhile.
     */
    public static long of(String className) throws IOException, InterruptedException {
        assumeTrue(Files.isExecutable(JCMD), "no jcmd in " + JCMD);
        Path histogram = Files.createTempFile("histogram", ".txt");
        try {
            int code = new ProcessBuilder(JCMD.toString(), String.valueOf(ProcessHandle.current().pid()),
                    "GC.class_histogram").redirectErrorStream(true).redirectOutput(histogram.toFile()).start()
                            .waitFor();
            if (code != 0) {
                throw new IOException("exit code " + code + " of " + JCMD + ": " + Files.readString(histogram));
            }
            Matcher line = Pattern.compile("(\\d+)\\s+\\d+\\s+" + Pattern.quote(className) + "\\s")
                    .matcher(Files.readString(histogram));
            return line.find() ? Long.parseLong(line.group(1)) : 0;
        } finally {
            Files.delete(histogram);
        }
    }
}
