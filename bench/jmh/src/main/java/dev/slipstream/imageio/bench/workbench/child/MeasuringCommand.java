package dev.slipstream.imageio.bench.workbench.child;

import dev.slipstream.imageio.bench.workbench.command.TargetFile;
import dev.slipstream.imageio.bench.workbench.results.Environment;
import dev.slipstream.imageio.bench.workbench.results.Method;
import dev.slipstream.imageio.bench.workbench.results.Result;
import dev.slipstream.imageio.bench.workbench.results.Run;
import dev.slipstream.imageio.bench.workbench.results.RunFile;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Option;

/** What commands have in common whose results are a {@link Run}. */
public abstract class MeasuringCommand extends ChildCommand {

    @Option(names = "--json", paramLabel = "FILE", converter = TargetFile.class,
            description = "Write every sample of every row as JSON, for 'report' and 'readme'.")
    private Path json;

    private final Instant started = Instant.now();

    /** Null if no file is to be written. */
    protected final Path json() {
        return json;
    }

    /** Asks a child JVM of the first side where this takes place. */
    protected final Environment environment(Map<String, Side> sides, JavaLauncher launcher) throws IOException {
        return Surroundings.of(sides.values().iterator().next(), launcher);
    }

    protected final void print(Environment environment) {
        out().printf("Java %s, %s, %d cores, %s%n", environment.java(), environment.cpu(), environment.cores(),
                environment.os());
        out().flush();
    }

    /** All that this command has measured until now; writes it to the file that the user has named, if any. */
    protected final Run finished(String kind, String title, Environment environment, Method method,
            List<Result> results) throws IOException {
        double seconds = Duration.between(started, Instant.now()).toMillis() / 1000.0;
        Run run = new Run(kind, title, commandLine(), started.truncatedTo(ChronoUnit.SECONDS).toString(), seconds,
                environment, method, results);
        if (json != null) {
            RunFile.write(json, run);
        }
        return run;
    }
}
