package dev.slipstream.imageio.bench.jmh;

import static dev.slipstream.imageio.bench.results.Result.JDK;
import static dev.slipstream.imageio.bench.results.Result.SLIPSTREAM;

import dev.slipstream.imageio.bench.command.BenchCommand;
import dev.slipstream.imageio.bench.command.Figures;
import dev.slipstream.imageio.bench.command.Table;
import dev.slipstream.imageio.bench.jmh.images.RealImages;
import dev.slipstream.imageio.bench.results.Results;
import dev.slipstream.imageio.bench.results.Row;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.openjdk.jmh.Main;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
        name = "jmh",
        description = "Runs the JMH benchmarks; what follows is for JMH (-h: its help, -l: a list). At the end come the"
                + " rows of both sides, and how many times as fast Slipstream is.")
public final class JmhCommand implements Callable<Integer> {

    private static final String FORMAT = "-rf";
    private static final String FILE = "-rff";

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "ARGS", arity = "0..*")
    private List<String> arguments = List.of();

    @Override
    public Integer call() throws IOException {
        List<String> all = new ArrayList<>(arguments);
        all.addAll(RealImages.options(arguments));
        int given = arguments.indexOf(FILE) + 1;
        boolean isStored = given > 0 && given < arguments.size() && arguments.contains("json");
        Path json = isStored ? Path.of(arguments.get(given)) : Files.createTempFile("slipstream-jmh-", ".json");
        if (!isStored && given == 0 && !arguments.contains(FORMAT)) {
            all.addAll(List.of(FORMAT, "json", FILE, json.toString()));
        }
        try {
            Main.main(all.toArray(String[]::new));
            if (Files.exists(json) && Files.size(json) > 0) {
                Results.stamp(json, JmhRun.origin(arguments));
                print(Row.of(Results.read(json)), spec.commandLine().getOut());
            }
        } finally {
            if (!isStored) {
                Files.deleteIfExists(json);
            }
        }
        return BenchCommand.SAME;
    }

    private static void print(List<Row> rows, PrintWriter out) {
        Table table = new Table("benchmark", ">JDK", ">Slipstream", "times as fast (~: a tie)");
        rows.stream().filter(row -> row.has(JDK) && row.has(SLIPSTREAM)).forEach(row -> table.add(
                row.benchmark().replaceFirst(".*\\.(?=\\w+\\.\\w+$)", "") + " "
                        + String.join(" ", row.params().values()),
                Figures.time(row.nanos(JDK)), Figures.time(row.nanos(SLIPSTREAM)), row.ratio(JDK, SLIPSTREAM).cell()));
        if (!table.isEmpty()) {
            out.println();
            table.print(out, Integer.MAX_VALUE, List.of());
            out.flush();
        }
    }
}
