package dev.slipstream.imageio.bench.workbench.compare;

import dev.slipstream.imageio.bench.workbench.worker.Operation;
import java.io.IOException;
import java.util.List;
import picocli.CommandLine.Command;

@Command(name = "probe", description = "The same as compare, but reads only format, width and height.")
public final class ProbeCommand extends ComparisonCommand {

    @Override
    public Integer call() throws IOException {
        return compare(Operation.PROBE, List.of());
    }
}
