package dev.slipstream.imageio.bench.results;

import dev.slipstream.imageio.bench.command.Build;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.stream.Stream;

/** Where a result comes from: which commit, when, on which machine, by which command. */
public record Origin(String commit, String date, String machine, String command) {

    private static final Path CPU_INFO = Path.of("/proc/cpuinfo");
    private static final String MODEL = "model name";
    private static final double GIBIBYTE = 1 << 30;

    /** What is measured now, by that command. */
    public static Origin now(String command) throws IOException {
        String date = Instant.now().truncatedTo(ChronoUnit.SECONDS).toString();
        return new Origin(Build.read().commit(), date, thisMachine(), command);
    }

    private static String thisMachine() throws IOException {
        return System.getProperty("os.name") + " " + System.getProperty("os.version").replaceFirst("-.*", "") + ", "
                + System.getProperty("os.arch") + ", " + processor() + ", "
                + Runtime.getRuntime().availableProcessors() + " cores, "
                + Math.round(memory() / GIBIBYTE) + " GiB";
    }

    /** Linux says; elsewhere Java knows no more than the architecture. */
    private static String processor() throws IOException {
        if (!Files.isReadable(CPU_INFO)) {
            return System.getProperty("os.arch");
        }
        try (Stream<String> lines = Files.lines(CPU_INFO)) {
            return lines.filter(line -> line.startsWith(MODEL))
                    .map(line -> line.substring(line.indexOf(':') + 1).strip()).findFirst()
                    .orElse(System.getProperty("os.arch"));
        }
    }

    private static long memory() {
        return ((com.sun.management.OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean())
                .getTotalMemorySize();
    }
}
