package dev.slipstream.imageio.bench;

import dev.slipstream.imageio.bench.report.ReportOptions;
import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

@Command(
        name = "report",
        description = "Turns results into one HTML page with tables and charts, and into Markdown: how many times"
                + " faster or slower Slipstream is, the rows in which it loses first.",
        mixinStandardHelpOptions = true)
final class ReportCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Mixin
    private ReportOptions options;

    @Override
    public Integer call() throws IOException {
        options.run(spec.commandLine().getOut());
        return Bench.SAME;
    }
}
