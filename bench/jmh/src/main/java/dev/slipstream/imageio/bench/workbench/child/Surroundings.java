package dev.slipstream.imageio.bench.workbench.child;

import dev.slipstream.imageio.bench.workbench.command.Build;
import dev.slipstream.imageio.bench.workbench.results.Environment;
import dev.slipstream.imageio.bench.workbench.worker.Message;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.stream.Stream;

/** Finds out what a run has to say about where it took place. */
public final class Surroundings {

    private static final Duration LIMIT = Duration.ofSeconds(30);
    private static final Path CPU_INFO = Path.of("/proc/cpuinfo");
    private static final String MODEL = "model name";

    private Surroundings() {
    }

    /** Asks a child JVM of that side what it is. */
    public static Environment of(Side side, JavaLauncher launcher) throws IOException {
        Message info;
        try (WorkerProcess process = new WorkerProcess(side, launcher)) {
            info = process.ask(Message.of(Message.INFO), LIMIT);
        }
        Build build = Build.read();
        return new Environment(info.field(6), info.field(1), info.field(7),
                System.getProperty("os.name") + " " + System.getProperty("os.version").replaceFirst("-.*", ""),
                System.getProperty("os.arch"), cpu(), Runtime.getRuntime().availableProcessors(), memoryBytes(),
                build.commit(), build.library(), build.rival(), launcher.flags());
    }

    /** Linux says; elsewhere Java knows no more than the architecture. */
    private static String cpu() throws IOException {
        if (!Files.isReadable(CPU_INFO)) {
            return System.getProperty("os.arch");
        }
        try (Stream<String> lines = Files.lines(CPU_INFO)) {
            return lines.filter(line -> line.startsWith(MODEL))
                    .map(line -> line.substring(line.indexOf(':') + 1).strip()).findFirst()
                            .orElse(System.getProperty("os.arch"));
        }
    }

    private static long memoryBytes() {
        return ((com.sun.management.OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean())
                .getTotalMemorySize();
    }
}
