package dev.slipstream.imageio.bench;

import dev.slipstream.imageio.bench.check.CheckOptions;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

@Command(
        name = "check",
        description = "Counts the bytes that operations allocate and the system calls that they make, on all sides;"
                + " exit code 1 if with Slipstream one costs more than its committed bound, or more than with the"
                + " JDK alone and the bounds give no reason. System calls are left out where there is no strace.",
        mixinStandardHelpOptions = true)
final class CheckCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Mixin
    private CheckOptions options;

    @Override
    public Integer call() throws IOException {
        CommandLine commandLine = spec.commandLine();
        List<String> arguments = spec.root().commandLine().getParseResult().originalArgs();
        return options.run(commandLine.getOut(), commandLine.getErr(), arguments) ? Bench.SAME : Bench.DIFFERS;
    }
}
