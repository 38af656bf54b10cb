package dev.slipstream.imageio.spi;

import dev.slipstream.imageio.stream.WindowedImageInputStream;
import java.io.File;
import org.jspecify.annotations.Nullable;

/** For byte arrays. */
public final class ByteArrayInputProvider extends InputProvider {

    /** For {@code ServiceLoader}. */
    public ByteArrayInputProvider() {
        super(byte[].class, false, false);
    }

    @Override
    WindowedImageInputStream open(Object input, boolean useCache, @Nullable File cacheDirectory) {
        return WindowedImageInputStream.of((byte[]) input);
    }
}
