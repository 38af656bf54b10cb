package dev.slipstream.imageio.bench.jmh;

import dev.slipstream.imageio.bench.command.BenchCommand;
import dev.slipstream.imageio.bench.jmh.images.RealImages;
import dev.slipstream.imageio.bench.results.Origin;
import dev.slipstream.imageio.bench.results.Result;
import dev.slipstream.imageio.bench.results.Results;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.results.format.ResultFormatType;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.CommandLineOptionException;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.runner.options.OptionsBuilder;

/** Runs JMH with the arguments of its command line, and returns results as they are stored. */
public final class JmhRun {

    private JmhRun() {
    }

    /** A benchmark that fails has no result, and the others go on: there are images that the JDK rejects. */
    public static List<Result> of(List<String> arguments) throws IOException {
        List<String> all = new ArrayList<>(arguments);
        all.addAll(RealImages.options(arguments));
        Path json = Files.createTempFile("slipstream-jmh-", ".json");
        try {
            new Runner(new OptionsBuilder().parent(new CommandLineOptions(all.toArray(String[]::new)))
                    .shouldFailOnError(false).resultFormat(ResultFormatType.JSON).result(json.toString())
                    .build()).run();
            Results.stamp(json, origin(arguments));
            return Results.read(json);
        } catch (RunnerException | CommandLineOptionException e) {
            throw new IOException("jmh " + String.join(" ", arguments) + ": " + e.getMessage(), e);
        } finally {
            Files.delete(json);
        }
    }

    static Origin origin(List<String> arguments) throws IOException {
        List<String> command = new ArrayList<>(List.of("jmh"));
        command.addAll(arguments);
        return Origin.now(BenchCommand.typed(command));
    }

    /** On a virtual machine a few iterations take many times as long as the others: the median is what counts. */
    public static List<Result> medians(List<Result> results) {
        return results.stream().map(Result::withMedian).toList();
    }
}
