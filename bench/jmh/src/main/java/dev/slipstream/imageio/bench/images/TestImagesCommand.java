package dev.slipstream.imageio.bench.images;

import dev.slipstream.imageio.bench.workbench.command.BenchCommand;
import java.io.IOException;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

@Command(name = "testimages", description = "Writes the test images into a folder.")
public final class TestImagesCommand extends BenchCommand {

    @Parameters(paramLabel = "FOLDER")
    private Path folder;

    @Override
    public Integer call() throws IOException {
        TestImages.writeAll(folder);
        return SAME;
    }
}
