package dev.slipstream.imageio.bench;

import dev.slipstream.imageio.bench.cold.ColdCommand;
import dev.slipstream.imageio.bench.command.BenchCommand;
import dev.slipstream.imageio.bench.command.Build;
import dev.slipstream.imageio.bench.command.IoMessage;
import dev.slipstream.imageio.bench.jmh.JmhCommand;
import dev.slipstream.imageio.bench.peers.PeersCommand;
import dev.slipstream.imageio.bench.peers.TurnsCommand;
import dev.slipstream.imageio.bench.platform.PlatformCommand;
import dev.slipstream.imageio.bench.sizes.SizesCommand;
import dev.slipstream.imageio.bench.tables.TablesCommand;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.UnmatchedArgumentException;
import picocli.CommandLine;

/** The workbench's command line. */
@Command(
        name = "bench",
        description = "Compares javax.imageio with and without Slipstream.",
        mixinStandardHelpOptions = true,
        versionProvider = Build.Version.class,
        subcommands = {
            PlatformCommand.class,
            ColdCommand.class,
            PeersCommand.class,
            TurnsCommand.class,
            SizesCommand.class,
            TablesCommand.class,
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
public final class Bench implements Runnable {

    private static final int WIDTH_WITHOUT_TERMINAL = 80;

    @Spec
    private CommandSpec spec;

    public static void main(String[] args) {
        System.exit(commandLine().execute(args));
    }

    static CommandLine commandLine() {
        CommandLine commandLine = new CommandLine(new Bench());
        commandLine.setUsageHelpWidth(WIDTH_WITHOUT_TERMINAL).setUsageHelpAutoWidth(true);
        commandLine.setExecutionExceptionHandler(Bench::tell);
        commandLine.setParameterExceptionHandler(Bench::complain);
        commandLine.setCaseInsensitiveEnumValuesAllowed(true);
        // JMH has its own options, all of which are for JMH.
        commandLine.getSubcommands().get("jmh").setUnmatchedOptionsArePositionalParams(true).setExpandAtFiles(false);
        return commandLine;
    }

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "Which command?");
    }

    /** Two lines about a wrong command line: what is wrong, and where to read how it is done. */
    private static int complain(ParameterException e, String[] arguments) {
        CommandLine command = e.getCommandLine();
        List<String> suggestions = e instanceof UnmatchedArgumentException unmatched
                ? unmatched.getSuggestions() : List.of();
        PrintWriter err = command.getErr();
        err.println(e.getMessage().replaceAll("\\s+", " ")
                + (suggestions.isEmpty() ? "" : ". Perhaps " + String.join(" or ", suggestions) + "?"));
        err.println("See: " + command.getCommandSpec().qualifiedName() + " --help");
        err.flush();
        return command.getCommandSpec().exitCodeOnInvalidInput();
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
