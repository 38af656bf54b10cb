package dev.slipstream.imageio.bench.workbench.suite;

import dev.slipstream.imageio.bench.workbench.child.ChildCommand;
import dev.slipstream.imageio.bench.workbench.child.JavaLauncher;
import dev.slipstream.imageio.bench.workbench.child.Side;
import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.IntStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

@Command(
        name = "suite",
        description = "Reads BMP Suite with the JDK alone, with TwelveMonkeys and with Slipstream, and prints as"
                + " Markdown how many files are right, and those in which the three differ. Exit code 1 if Slipstream"
                + " has one wrong that the JDK has right.")
public final class SuiteCommand extends ChildCommand {

    @Option(names = "--corpora", paramLabel = "FOLDER", required = true,
            description = "The folder that has bmpsuite in it, with its files and reference.tsv")
    private Path corpora;

    @Option(names = "--failures", description = "Also print why files were not read.")
    private boolean failures;

    /** Differs unless Slipstream reads right what the JDK reads right, and never crashes. */
    @Override
    public Integer call() throws IOException {
        BmpSuite suite = BmpSuite.in(corpora);
        SuiteResult result = new SuiteResult();
        try (JavaLauncher launcher = children().launcher()) {
            for (Side side : children().sidesWithRival().values()) {
                SuiteReader reader = new SuiteReader(side, launcher, limit());
                result.add(side.name(), reader.read(suite.files()));
            }
        }
        SuiteTable table = new SuiteTable(suite, result);
        table.print(out());
        if (failures) {
            out().println();
            table.printFailures(out());
        }
        int slipstream = result.sides().size() - 1;
        return IntStream.range(0, suite.files().size())
                .allMatch(file -> result.isNoWorseThanTheJdk(suite, slipstream, file)) ? SAME : DIFFERS;
    }
}
