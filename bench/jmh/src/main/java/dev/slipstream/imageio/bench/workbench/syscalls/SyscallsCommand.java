package dev.slipstream.imageio.bench.workbench.syscalls;

import dev.slipstream.imageio.bench.workbench.child.ChildCommand;
import dev.slipstream.imageio.bench.workbench.child.JavaLauncher;
import dev.slipstream.imageio.bench.workbench.child.Sides;
import dev.slipstream.imageio.bench.workbench.command.InputFiles;
import dev.slipstream.imageio.bench.workbench.worker.Destination;
import dev.slipstream.imageio.bench.workbench.worker.Operation;
import dev.slipstream.imageio.bench.workbench.worker.Task;
import dev.slipstream.imageio.bench.workbench.worker.WriteTask;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "syscalls",
        description = "Counts the system calls of a warm ImageIO.read and ImageIO.write on both sides (Linux, needs"
                + " strace). Exit code 3 if there is no strace.")
public final class SyscallsCommand extends ChildCommand {

    private static final int WARM_RUNS = 30;
    private static final int MEASURED_RUNS = 9;

    private static final Set<String> WRITTEN = Set.of("png", "bmp", "gif", "jpg", "jpeg", "tif", "tiff", "wbmp");

    @Parameters(paramLabel = "FILE OR FOLDER", arity = "0..*",
            description = "Images, or folders that are searched for images. Default: icons of 20x20 pixels")
    private List<Path> inputs = new ArrayList<>();

    @Option(names = "--strace", defaultValue = "strace", paramLabel = "PROGRAM",
            description = "The strace program. Default: ${DEFAULT-VALUE}")
    private String strace;

    /** Fails, and says why, if nothing could be counted because there is no strace. */
    @Override
    public Integer call() throws IOException {
        try (JavaLauncher launcher = children().launcher(Strace.QUIET)) {
            Strace tracer = new Strace(strace, launcher, limit(), WARM_RUNS, MEASURED_RUNS);
            if (!tracer.isInstalled()) {
                err().println("System calls were not counted: '" + strace
                        + "' cannot be run here. Install strace (Linux only), or name it with --strace.");
                err().flush();
                return FAILED;
            }
            Sides sides = children().sides();
            List<TracedTask> tasks = tasks(launcher);
            List<List<String>> setUps = tasks.stream().map(TracedTask::setUp).toList();
            new SyscallTable(tasks, tracer.trace(sides.jdk(), setUps), tracer.trace(sides.slipstream(), setUps))
                    .print(out());
        }
        return SAME;
    }

    private List<TracedTask> tasks(JavaLauncher launcher) throws IOException {
        List<TracedTask> tasks = new ArrayList<>();
        for (Path file : inputs.isEmpty() ? SmallImages.writeTo(launcher.folder()) : files(InputFiles.IMAGES, inputs)) {
            for (Task read : Operation.READ.leastTasks()) {
                tasks.add(new TracedTask(file, read));
            }
            for (Destination destination : List.of(Destination.FILE, Destination.FILE_OUTPUT_STREAM)) {
                tasks.add(new TracedTask(file, new WriteTask(writtenFormat(file), destination)));
            }
        }
        return tasks;
    }

    /** The image's own, or PNG where the JDK cannot write that. */
    private static String writtenFormat(Path file) {
        String name = file.getFileName().toString();
        String suffix = name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
        return WRITTEN.contains(suffix) ? suffix : "png";
    }
}
