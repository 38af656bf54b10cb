package dev.slipstream.imageio.spi;

import dev.slipstream.imageio.stream.WindowedImageOutputStream;
import java.io.File;
import java.io.IOException;
import java.nio.channels.SeekableByteChannel;
import org.jspecify.annotations.Nullable;

/** For channels with a position, file channels among them. */
public final class SeekableChannelOutputProvider extends OutputProvider {

    /** For {@code ServiceLoader}. */
    public SeekableChannelOutputProvider() {
        super(SeekableByteChannel.class, false);
    }

    @Override
    WindowedImageOutputStream open(Object output, boolean useCache, @Nullable File cacheDirectory) throws IOException {
        return WindowedImageOutputStream.of((SeekableByteChannel) output);
    }
}
