package dev.slipstream.imageio.bench.suite;

import dev.slipstream.imageio.bench.compare.ChildJvmOptions;
import dev.slipstream.imageio.bench.compare.JavaLauncher;
import dev.slipstream.imageio.bench.compare.Side;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.stream.IntStream;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The command line of a run of BMP Suite. */
public final class SuiteOptions {

    @Option(names = "--corpora", paramLabel = "FOLDER", required = true,
            description = "The folder that has bmpsuite in it, with its files and reference.tsv")
    private Path corpora;

    @Option(names = "--failures", description = "Also print why files were not read.")
    private boolean failures;

    @Option(names = "--timeout", defaultValue = "60", paramLabel = "SECONDS",
            description = "A child JVM that takes longer for all files is ended. Default: ${DEFAULT-VALUE}")
    private int timeoutSeconds;

    @Mixin
    private ChildJvmOptions children;

    /** Returns whether Slipstream reads right what the JDK reads right, and never crashes. */
    public boolean run(PrintWriter out) throws IOException {
        BmpSuite suite = BmpSuite.in(corpora);
        SuiteResult result = new SuiteResult();
        try (JavaLauncher launcher = children.launcher()) {
            for (Side side : children.sidesWithRival().values()) {
                SuiteReader reader = new SuiteReader(side, launcher, Duration.ofSeconds(timeoutSeconds));
                result.add(side.name(), reader.read(suite.files()));
            }
        }
        SuiteTable table = new SuiteTable(suite, result);
        table.print(out);
        if (failures) {
            out.println();
            table.printFailures(out);
        }
        int slipstream = result.sides().size() - 1;
        return IntStream.range(0, suite.files().size())
                .allMatch(file -> result.isNoWorseThanTheJdk(suite, slipstream, file));
    }
}
