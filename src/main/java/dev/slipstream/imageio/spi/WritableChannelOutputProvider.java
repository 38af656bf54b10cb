package dev.slipstream.imageio.spi;

import dev.slipstream.imageio.stream.WindowedImageOutputStream;
import java.io.File;
import java.io.IOException;
import java.nio.channels.SeekableByteChannel;
import java.nio.channels.WritableByteChannel;
import org.jspecify.annotations.Nullable;

/** For channels: those with a position, file channels among them, and those that can only be written. */
public final class WritableChannelOutputProvider extends OutputProvider {

    /** For {@code ServiceLoader}. */
    public WritableChannelOutputProvider() {
        super(WritableByteChannel.class, true);
    }

    @Override
    WindowedImageOutputStream open(Object output, boolean useCache, @Nullable File cacheDirectory) throws IOException {
        if (output instanceof SeekableByteChannel out) {
            return useCache ? WindowedImageOutputStream.of(out, cacheDirectory) : WindowedImageOutputStream.of(out);
        }
        WritableByteChannel out = (WritableByteChannel) output;
        return useCache ? WindowedImageOutputStream.of(out, cacheDirectory) : WindowedImageOutputStream.of(out);
    }

    /** So that it comes before, or behind, a provider for channels that is registered later and orders nothing. */
    @Override
    public int hashCode() {
        return Precedence.hashAmongUnordered();
    }
}
