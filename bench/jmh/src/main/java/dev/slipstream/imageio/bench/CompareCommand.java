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
        name = "compare",
        description = "Reads images through the JDK alone and through Slipstream, from a File and from an InputStream,"
                + " and shows the times and whether the images are identical.",
        mixinStandardHelpOptions = true)
final class CompareCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Mixin
    private ComparisonOptions options;

    @Override
    public Integer call() throws IOException {
        return options.run(Operation.READ, spec.commandLine().getOut()) ? Bench.SAME : Bench.DIFFERS;
    }
}
