package dev.slipstream.imageio.bench;

import dev.slipstream.imageio.bench.suite.SuiteOptions;
import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

@Command(
        name = "suite",
        description = "Reads BMP Suite with the JDK alone, with TwelveMonkeys and with Slipstream, and prints as"
                + " Markdown how many files are right, and those in which the three differ. Exit code 1 if Slipstream"
                + " has one wrong that the JDK has right.",
        mixinStandardHelpOptions = true)
final class SuiteCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Mixin
    private SuiteOptions options;

    @Override
    public Integer call() throws IOException {
        return options.run(spec.commandLine().getOut()) ? Bench.SAME : Bench.DIFFERS;
    }
}
