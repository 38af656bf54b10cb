package dev.slipstream.imageio.bench;

import dev.slipstream.imageio.bench.readme.ReadmeOptions;
import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

@Command(
        name = "readme",
        description = "Makes the tables of README and of bench/RESULTS.md from the stored results; with --check, exit"
                + " code 1 where they do not agree.",
        mixinStandardHelpOptions = true)
final class ReadmeCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Mixin
    private ReadmeOptions options;

    @Override
    public Integer call() throws IOException {
        return options.run(spec.commandLine().getOut()) ? Bench.SAME : Bench.DIFFERS;
    }
}
