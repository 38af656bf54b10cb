package dev.slipstream.imageio.spi;

import dev.slipstream.imageio.stream.WindowedImageInputStream;
import java.io.File;
import java.io.InputStream;
import org.jspecify.annotations.Nullable;

/** For input streams. */
public final class InputStreamInputProvider extends InputProvider {

    /** For {@code ServiceLoader}. */
    public InputStreamInputProvider() {
        super(InputStream.class, true, true);
    }

    @Override
    WindowedImageInputStream open(Object input, boolean useCache, @Nullable File cacheDirectory) {
        InputStream in = (InputStream) input;
        return useCache ? WindowedImageInputStream.of(in, cacheDirectory) : WindowedImageInputStream.of(in);
    }
}
