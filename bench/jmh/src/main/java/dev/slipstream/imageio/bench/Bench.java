package dev.slipstream.imageio.bench;

import dev.slipstream.imageio.bench.cold.ColdCommand;
import dev.slipstream.imageio.bench.command.BenchCommand;
import dev.slipstream.imageio.bench.command.Build;
import dev.slipstream.imageio.bench.command.Complaint;
import dev.slipstream.imageio.bench.command.IoMessage;
import dev.slipstream.imageio.bench.compare.CompareCommand;
import dev.slipstream.imageio.bench.jmh.JmhCommand;
import dev.slipstream.imageio.bench.peers.PeersCommand;
import dev.slipstream.imageio.bench.tables.TablesCommand;
import dev.slipstream.imageio.bench.jmh.streams.J2dCommand;
import java.io.IOException;
import java.io.PrintWriter;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine;

/** The workbench's command line. */
@Command(
        name = "bench",
        description = "Compares javax.imageio with and without Slipstream.",
        mixinStandardHelpOptions = true,
        versionProvider = Build.Version.class,
        subcommands = {
            CompareCommand.class,
            ColdCommand.class,
            PeersCommand.class,
            TablesCommand.class,
            J2dCommand.class,
            JmhCommand.class,
            ResultsCommand.class,
            HelpCommand.class
        },
        exitCodeListHeading = "Exit codes:%n",
        exitCodeList = {
            "0:everything is as it should be",
            "1:something differs between the JDK and Slipstream",
            "2:the command line is wrong",
            "3:the work could not be done"
        })
final class Bench implements Runnable {

    private static final int WIDTH_WITHOUT_TERMINAL = 80;

    @Spec
    private CommandSpec spec;

    static CommandLine commandLine() {
        CommandLine commandLine = new CommandLine(new Bench());
        commandLine.setUsageHelpWidth(WIDTH_WITHOUT_TERMINAL).setUsageHelpAutoWidth(true);
        commandLine.setExecutionExceptionHandler(Bench::tell);
        commandLine.setParameterExceptionHandler(new Complaint());
        commandLine.setCaseInsensitiveEnumValuesAllowed(true);
        // JMH has its own options, all of which are for JMH.
        commandLine.getSubcommands().get("jmh").setUnmatchedOptionsArePositionalParams(true).setExpandAtFiles(false);
        return commandLine;
    }

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "Which command?");
    }

    /** A stack trace only for what nobody expected. */
    private static int tell(Exception e, CommandLine commandLine, CommandLine.ParseResult parsed) {
        PrintWriter err = commandLine.getErr();
        if (e instanceof IOException failure) {
            err.println(IoMessage.of(failure));
        } else {
            e.printStackTrace(err);
        }
        err.flush();
        return BenchCommand.FAILED;
    }
}
