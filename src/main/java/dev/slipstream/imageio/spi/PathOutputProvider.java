package dev.slipstream.imageio.spi;

import dev.slipstream.imageio.stream.WindowedImageOutputStream;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** For paths of any file system. */
public final class PathOutputProvider extends OutputProvider {

    /** For {@code ServiceLoader}. */
    public PathOutputProvider() {
        super(Path.class, false);
    }

    @Override
    WindowedImageOutputStream open(Object output, boolean useCache, @Nullable File cacheDirectory) throws IOException {
        return WindowedImageOutputStream.of((Path) output);
    }
}
