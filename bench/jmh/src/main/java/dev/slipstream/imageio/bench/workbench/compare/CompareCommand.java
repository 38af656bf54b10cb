package dev.slipstream.imageio.bench.workbench.compare;

import dev.slipstream.imageio.bench.workbench.worker.Operation;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

@Command(
        name = "compare",
        description = "Reads images through the JDK alone and through Slipstream, from a File and from an InputStream,"
                + " and shows the times and whether the images are identical. With --write the same for writing them.")
public final class CompareCommand extends ComparisonCommand {

    @Option(names = "--write",
            description = "Decode the images, which is not timed, and write each in every format that has a writer"
                    + " for it, to a File and to a ByteArrayOutputStream. The bytes must be identical; of a PNG, whose"
                    + " compression differs, the pixels and metadata.")
    private boolean write;

    @Option(names = "--formats", paramLabel = "FORMAT", split = ",",
            description = "With --write: the formats to write, such as png,bmp. Default: all")
    private List<String> formats = new ArrayList<>();

    @Override
    public Integer call() throws IOException {
        if (!formats.isEmpty() && !write) {
            throw wrong("--formats is for --write only");
        }
        return compare(write ? Operation.WRITE : Operation.READ, formats);
    }
}
