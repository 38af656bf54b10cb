package dev.slipstream.imageio.spi;

import dev.slipstream.imageio.stream.WindowedImageInputStream;
import java.io.File;
import java.io.IOException;
import java.nio.channels.SeekableByteChannel;
import org.jspecify.annotations.Nullable;

/** For channels with a position, file channels among them. */
public final class SeekableChannelInputProvider extends InputProvider {

    /** For {@code ServiceLoader}. */
    public SeekableChannelInputProvider() {
        super(SeekableByteChannel.class, "", false);
    }

    @Override
    WindowedImageInputStream open(Object input, boolean useCache, @Nullable File cacheDirectory) throws IOException {
        return WindowedImageInputStream.of((SeekableByteChannel) input);
    }
}
