package dev.slipstream.imageio.bench.command;

import java.io.PrintWriter;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Two lines about a wrong command line: what is wrong, and where to read how it is done. */
public final class Complaint implements IParameterExceptionHandler {

    @Override
    public int handleParseException(ParameterException e, String[] arguments) {
        CommandLine command = e.getCommandLine();
        PrintWriter err = command.getErr();
        err.println(e.getMessage().replaceAll("\\s+", " ") + suggestion(e));
        err.println("See: " + command.getCommandSpec().qualifiedName() + " --help");
        err.flush();
        return command.getCommandSpec().exitCodeOnInvalidInput();
    }

    private static String suggestion(ParameterException e) {
        List<String> suggestions = e instanceof UnmatchedArgumentException unmatched
                ? unmatched.getSuggestions() : List.of();
        return suggestions.isEmpty() ? "" : ". Perhaps " + String.join(" or ", suggestions) + "?";
    }
}
