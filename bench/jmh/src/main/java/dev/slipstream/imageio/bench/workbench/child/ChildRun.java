package dev.slipstream.imageio.bench.workbench.child;

import dev.slipstream.imageio.bench.workbench.worker.Message;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;

/** A child JVM with a main class of its own that asks nothing, prints messages and ends. */
public final class ChildRun {

    private static final String CLASS_PATH = "-cp";

    private final JavaLauncher launcher;
    private final Duration limit;

    public ChildRun(JavaLauncher launcher, Duration limit) {
        this.launcher = launcher;
        this.limit = limit;
    }

    /** Returns the messages of these names; whatever else is printed matters only if the child fails. */
    public List<Message> messages(Side side, List<String> options, Class<?> main, List<String> arguments,
            Set<String> names) throws IOException {
        List<String> command = launcher.command(side, main, arguments);
        command.addAll(command.indexOf(CLASS_PATH), options);
        Path output = Files.createTempFile(launcher.folder(), main.getSimpleName(), ".txt");
        try {
            Process process = launcher.start(command, output);
            process.getOutputStream().close();
            String name = side.name() + " child with " + main.getSimpleName();
            int exitCode = JavaLauncher.waitFor(process, name, limit);
            List<String> lines = Files.readAllLines(output, StandardCharsets.UTF_8);
            if (exitCode != 0) {
                throw new IOException(name + " ended with exit code " + exitCode + ": "
                        + String.join(System.lineSeparator(), lines));
            }
            return lines.stream().filter(line -> names.contains(line.split("\t", 2)[0])).map(Message::decode).toList();
        } finally {
            Files.deleteIfExists(output);
        }
    }
}
