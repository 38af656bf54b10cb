package dev.slipstream.imageio.bench;

import dev.slipstream.imageio.bench.syscalls.SyscallOptions;
import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

@Command(
        name = "syscalls",
        description = "Counts the system calls of a warm ImageIO.read and ImageIO.write on both sides (Linux, needs"
                + " strace). Exit code 3 if there is no strace.",
        mixinStandardHelpOptions = true)
final class SyscallsCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Mixin
    private SyscallOptions options;

    @Override
    public Integer call() throws IOException {
        CommandLine commandLine = spec.commandLine();
        return options.run(commandLine.getOut(), commandLine.getErr()) ? Bench.SAME : Bench.FAILED;
    }
}
