package dev.slipstream.imageio.spi;

import dev.slipstream.imageio.stream.WindowedImageOutputStream;
import java.io.File;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** For files. */
public final class FileOutputProvider extends OutputProvider {

    /** For {@code ServiceLoader}. */
    public FileOutputProvider() {
        super(File.class, false);
    }

    @Override
    WindowedImageOutputStream open(Object output, boolean useCache, @Nullable File cacheDirectory) throws IOException {
        return WindowedImageOutputStream.of((File) output);
    }
}
