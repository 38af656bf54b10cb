package dev.slipstream.imageio.spi;

import dev.slipstream.imageio.stream.WindowedImageInputStream;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** For paths of any file system. */
public final class PathInputProvider extends InputProvider {

    /** For {@code ServiceLoader}. */
    public PathInputProvider() {
        super(Path.class, false, false);
    }

    @Override
    WindowedImageInputStream open(Object input, boolean useCache, @Nullable File cacheDirectory) throws IOException {
        return WindowedImageInputStream.of((Path) input);
    }
}
