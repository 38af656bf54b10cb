package dev.slipstream.imageio.bench.workbench.child;

import dev.slipstream.imageio.bench.workbench.command.BenchCommand;
import java.time.Duration;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** What commands have in common that measure in child JVMs. */
public abstract class ChildCommand extends BenchCommand {

    @Option(names = "--timeout", defaultValue = "300", paramLabel = "SECONDS",
            description = "A child JVM that takes longer for one answer is ended. Default: ${DEFAULT-VALUE}")
    private int timeoutSeconds;

    @Mixin
    private ChildJvmOptions children;

    protected final ChildJvmOptions children() {
        return children;
    }

    protected final Duration limit() {
        return Duration.ofSeconds(positive("--timeout", timeoutSeconds));
    }
}
