package dev.slipstream.imageio.bench;

import dev.slipstream.imageio.bench.compare.Surroundings;
import dev.slipstream.imageio.bench.seeds.SeedOptions;
import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

@Command(
        name = "seeds",
        description = "Makes the tables of the five documents that the library was made from: the same work by the JDK,"
                + " TwelveMonkeys and Slipstream, beside the figures of the documents.",
        mixinStandardHelpOptions = true)
final class SeedsCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Mixin
    private SeedOptions options;

    @Override
    public Integer call() throws IOException {
        CommandLine commandLine = spec.commandLine();
        String command = Surroundings.command(commandLine.getParseResult().originalArgs());
        options.run(command, commandLine.getOut());
        return Bench.SAME;
    }
}
