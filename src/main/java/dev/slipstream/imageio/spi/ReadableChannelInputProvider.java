package dev.slipstream.imageio.spi;

import dev.slipstream.imageio.stream.WindowedImageInputStream;
import java.io.File;
import java.nio.channels.ReadableByteChannel;
import org.jspecify.annotations.Nullable;

/** For channels that can only be read. */
public final class ReadableChannelInputProvider extends InputProvider {

    /** For {@code ServiceLoader}. */
    public ReadableChannelInputProvider() {
        super(ReadableByteChannel.class, "", true);
    }

    @Override
    WindowedImageInputStream open(Object input, boolean useCache, @Nullable File cacheDirectory) {
        ReadableByteChannel in = (ReadableByteChannel) input;
        return useCache ? WindowedImageInputStream.of(in, cacheDirectory) : WindowedImageInputStream.of(in);
    }
}
