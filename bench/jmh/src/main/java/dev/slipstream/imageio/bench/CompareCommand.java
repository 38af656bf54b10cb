package dev.slipstream.imageio.bench;

import dev.slipstream.imageio.bench.compare.ComparisonOptions;
import dev.slipstream.imageio.bench.worker.Operation;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

@Command(
        name = "compare",
        description = "Reads images through the JDK alone and through Slipstream, from a File and from an InputStream,"
                + " and shows the times and whether the images are identical. With --write the same for writing them.",
        mixinStandardHelpOptions = true)
final class CompareCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Option(names = "--write",
            description = "Decode the images, which is not timed, and write each in every format that has a writer"
                    + " for it, to a File and to a ByteArrayOutputStream. The bytes must be identical.")
    private boolean write;

    @Option(names = "--formats", paramLabel = "FORMAT", split = ",",
            description = "With --write: the formats to write, such as png,bmp. Default: all")
    private List<String> formats = new ArrayList<>();

    @Mixin
    private ComparisonOptions options;

    @Override
    public Integer call() throws IOException {
        if (!formats.isEmpty() && !write) {
            throw new ParameterException(spec.commandLine(), "--formats is for --write only");
        }
        Operation operation = write ? Operation.WRITE : Operation.READ;
        return options.run(operation, formats, spec.commandLine().getOut()) ? Bench.SAME : Bench.DIFFERS;
    }
}
