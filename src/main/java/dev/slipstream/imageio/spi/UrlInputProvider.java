package dev.slipstream.imageio.spi;

import dev.slipstream.imageio.stream.WindowedImageInputStream;
import java.io.File;
import java.io.IOException;
import java.net.URL;
import org.jspecify.annotations.Nullable;

/** For URLs. */
public final class UrlInputProvider extends InputProvider {

    /** For {@code ServiceLoader}. */
    public UrlInputProvider() {
        super(URL.class, true, false);
    }

    @Override
    WindowedImageInputStream open(Object input, boolean useCache, @Nullable File cacheDirectory) throws IOException {
        URL in = (URL) input;
        return useCache ? WindowedImageInputStream.of(in, cacheDirectory) : WindowedImageInputStream.of(in);
    }
}
