package dev.slipstream.imageio.bench;

import dev.slipstream.imageio.bench.images.TestImages;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

@Command(
        name = "testimages",
        description = "Writes the test images into a folder.",
        mixinStandardHelpOptions = true)
final class TestImagesCommand implements Callable<Integer> {

    @Parameters(paramLabel = "FOLDER")
    private Path folder;

    @Override
    public Integer call() throws IOException {
        TestImages.writeAll(folder);
        return Bench.SAME;
    }
}
