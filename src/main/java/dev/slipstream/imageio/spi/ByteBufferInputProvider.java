package dev.slipstream.imageio.spi;

import dev.slipstream.imageio.stream.WindowedImageInputStream;
import java.io.File;
import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;

/** For byte buffers. */
public final class ByteBufferInputProvider extends InputProvider {

    /** For {@code ServiceLoader}. */
    public ByteBufferInputProvider() {
        super(ByteBuffer.class, false, false);
    }

    @Override
    WindowedImageInputStream open(Object input, boolean useCache, @Nullable File cacheDirectory) {
        return WindowedImageInputStream.of((ByteBuffer) input);
    }
}
