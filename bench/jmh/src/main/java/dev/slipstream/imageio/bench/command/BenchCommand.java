package dev.slipstream.imageio.bench.command;

import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** What all commands of the workbench have: where they print, how they were called, what their exit codes say. */
@Command(mixinStandardHelpOptions = true, versionProvider = Build.Version.class)
public abstract class BenchCommand implements Callable<Integer> {

    /** Everything is as it should be. */
    public static final int SAME = 0;
    /** Something differs between the JDK and Slipstream, or from what is committed. */
    public static final int DIFFERS = 1;
    /** The work could not be done. */
    public static final int FAILED = 3;

    @Spec
    private CommandSpec spec;

    protected final CommandSpec spec() {
        return spec;
    }

    protected final PrintWriter out() {
        return spec.commandLine().getOut();
    }

    /** Characters of a line: COLUMNS of the environment, or the terminal's, or 80 without one. */
    protected final int width() {
        String columns = System.getenv("COLUMNS");
        return columns != null && columns.matches("[1-9]\\d{1,3}")
                ? Integer.parseInt(columns)
                : spec.usageMessage().width();
    }

    protected final PrintWriter err() {
        return spec.commandLine().getErr();
    }

    /** To the person, not into what the command prints. */
    protected final void tell(String line) {
        err().println(line);
        err().flush();
    }

    /** This call as it can be typed again. */
    protected final String commandLine() {
        return typed(spec.root().commandLine().getParseResult().originalArgs());
    }

    /** The workbench with these arguments. */
    public static String typed(List<String> arguments) {
        StringBuilder line = new StringBuilder("java -jar bench/jmh/target/bench.jar");
        for (String argument : arguments) {
            line.append(' ').append(argument.matches("[\\w./:=,-]+") ? argument : "'" + argument + "'");
        }
        return line.toString();
    }

    protected final int positive(String option, int value) {
        if (value < 1) {
            throw wrong(option + " must be at least 1: " + value);
        }
        return value;
    }

    /** The command line is wrong. */
    protected final ParameterException wrong(String message) {
        return new ParameterException(spec.commandLine(), message);
    }
}
