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
        super(SeekableByteChannel.class, true);
    }

    @Override
    WindowedImageOutputStream open(Object output, boolean useCache, @Nullable File cacheDirectory) throws IOException {
        SeekableByteChannel out = (SeekableByteChannel) output;
        return useCache ? WindowedImageOutputStream.of(out, cacheDirectory) : WindowedImageOutputStream.of(out);
    }
}
