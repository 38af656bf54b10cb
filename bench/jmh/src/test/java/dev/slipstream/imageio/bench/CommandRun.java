package dev.slipstream.imageio.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.PrintWriter;
import java.io.StringWriter;
import picocli.CommandLine;

/** The tool run in this JVM: its exit code and what it printed. */
record CommandRun(int exitCode, String out, String err) {

    static CommandRun of(Object... arguments) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        CommandLine commandLine = Bench.commandLine();
        commandLine.setOut(new PrintWriter(out, true));
        commandLine.setErr(new PrintWriter(err, true));
        String[] strings = new String[arguments.length];
        for (int i = 0; i < strings.length; i++) {
            strings[i] = arguments[i].toString();
        }
        int exitCode = commandLine.execute(strings);
        return new CommandRun(exitCode, out.toString(), err.toString());
    }

    CommandRun ended(int expected) {
        assertEquals(expected, exitCode, out + err);
        return this;
    }
}
