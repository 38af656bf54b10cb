package dev.slipstream.imageio.spi;

import dev.slipstream.imageio.stream.WindowedImageInputStream;
import java.io.File;
import java.io.IOException;
import java.nio.channels.ReadableByteChannel;
import java.nio.channels.SeekableByteChannel;
import org.jspecify.annotations.Nullable;

/** For channels: those with a position, file channels among them, and those that can only be read. */
public final class ReadableChannelInputProvider extends InputProvider {

    /** For {@code ServiceLoader}. */
    public ReadableChannelInputProvider() {
        super(ReadableByteChannel.class, true, false);
    }

    @Override
    WindowedImageInputStream open(Object input, boolean useCache, @Nullable File cacheDirectory) throws IOException {
        if (input instanceof SeekableByteChannel in) {
            return WindowedImageInputStream.of(in);
        }
        ReadableByteChannel in = (ReadableByteChannel) input;
        return useCache ? WindowedImageInputStream.of(in, cacheDirectory) : WindowedImageInputStream.of(in);
    }

    /** So that it comes before, or behind, a provider for channels that is registered later and orders nothing. */
    @Override
    public int hashCode() {
        return Precedence.hashAmongUnordered();
    }
}
