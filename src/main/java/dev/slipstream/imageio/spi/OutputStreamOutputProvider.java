package dev.slipstream.imageio.spi;

import dev.slipstream.imageio.stream.WindowedImageOutputStream;
import java.io.File;
import java.io.OutputStream;
import org.jspecify.annotations.Nullable;

/** For output streams. */
public final class OutputStreamOutputProvider extends OutputProvider {

    /** For {@code ServiceLoader}. */
    public OutputStreamOutputProvider() {
        super(OutputStream.class, true);
    }

    @Override
    WindowedImageOutputStream open(Object output, boolean useCache, @Nullable File cacheDirectory) {
        OutputStream out = (OutputStream) output;
        return useCache ? WindowedImageOutputStream.of(out, cacheDirectory) : WindowedImageOutputStream.of(out);
    }
}
