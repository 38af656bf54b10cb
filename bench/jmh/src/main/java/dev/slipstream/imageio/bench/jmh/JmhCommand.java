package dev.slipstream.imageio.bench.jmh;

import dev.slipstream.imageio.bench.workbench.command.BenchCommand;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import org.openjdk.jmh.Main;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

@Command(name = "jmh", description = "Runs the JMH benchmarks; what follows is for JMH (-h: its help, -l: a list).")
public final class JmhCommand implements Callable<Integer> {

    @Parameters(paramLabel = "ARGS", arity = "0..*")
    private List<String> arguments = List.of();

    @Override
    public Integer call() throws IOException {
        Main.main(arguments.toArray(String[]::new));
        return BenchCommand.SAME;
    }
}
