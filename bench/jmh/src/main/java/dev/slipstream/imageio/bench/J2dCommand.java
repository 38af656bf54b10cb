package dev.slipstream.imageio.bench;

import dev.slipstream.imageio.bench.j2d.J2dOptions;
import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

@Command(
        name = "j2d",
        description = "Runs J2DBench's Image I/O rows on the JDK, on TwelveMonkeys and on Slipstream, through ImageIO,"
                + " and prints them like J2DBench's analyzer. All rows take about twenty minutes, --quick less than"
                + " three. Exit code 3 if a side could not run a row.",
        mixinStandardHelpOptions = true)
final class J2dCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Mixin
    private J2dOptions options;

    @Override
    public Integer call() throws IOException {
        CommandLine commandLine = spec.commandLine();
        boolean complete = options.run(commandLine.getOut(), commandLine.getErr(),
                spec.root().commandLine().getParseResult().originalArgs());
        return complete ? Bench.SAME : Bench.FAILED;
    }
}
