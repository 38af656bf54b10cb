package dev.slipstream.imageio.bench.jmh;

import dev.slipstream.imageio.bench.jmh.images.RealImages;
import dev.slipstream.imageio.bench.results.Results;
import dev.slipstream.imageio.bench.command.BenchCommand;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.openjdk.jmh.Main;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

@Command(name = "jmh", description = "Runs the JMH benchmarks; what follows is for JMH (-h: its help, -l: a list).")
public final class JmhCommand implements Callable<Integer> {

    private static final String FORMAT = "-rf";
    private static final String FILE = "-rff";

    @Parameters(paramLabel = "ARGS", arity = "0..*")
    private List<String> arguments = List.of();

    @Override
    public Integer call() throws IOException {
        List<String> all = new ArrayList<>(arguments);
        all.addAll(RealImages.options(arguments));
        Main.main(all.toArray(String[]::new));
        int file = arguments.indexOf(FILE) + 1;
        if (file > 0 && file < arguments.size() && arguments.contains(FORMAT) && arguments.contains("json")) {
            Results.stamp(Path.of(arguments.get(file)), JmhRun.origin(arguments));
        }
        return BenchCommand.SAME;
    }
}
