package dev.slipstream.imageio.spi;

import dev.slipstream.imageio.stream.WindowedImageInputStream;
import java.io.File;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** For files. */
public final class FileInputProvider extends InputProvider {

    /** For {@code ServiceLoader}. */
    public FileInputProvider() {
        super(File.class, false, true);
    }

    @Override
    WindowedImageInputStream open(Object input, boolean useCache, @Nullable File cacheDirectory) throws IOException {
        return WindowedImageInputStream.of((File) input);
    }
}
