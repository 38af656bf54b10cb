package dev.slipstream.imageio.bench;

import dev.slipstream.imageio.bench.compare.ComparisonOptions;
import dev.slipstream.imageio.bench.worker.Operation;
import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

@Command(
        name = "probe",
        description = "The same as compare, but reads only format, width and height.",
        mixinStandardHelpOptions = true)
final class ProbeCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Mixin
    private ComparisonOptions options;

    @Override
    public Integer call() throws IOException {
        return options.run(Operation.PROBE, spec.commandLine().getOut()) ? Bench.SAME : Bench.DIFFERS;
    }
}
