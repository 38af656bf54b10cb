package dev.slipstream.imageio.stream;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.NonReadableChannelException;
import java.nio.channels.SeekableByteChannel;

/**
 * A channel with a position. Bits, and windows that begin within a byte that is there, need one that can be read. What
 * cannot be, such as the channel of a {@code FileOutputStream}, is written like an {@code OutputStream}.
 */
final class ChannelSink extends PositionalSink {

    private final SeekableByteChannel channel;
    private final CacheFile cache;

    /** {@code cache}: for what cannot be read. */
    ChannelSink(SeekableByteChannel channel, CacheFile cache) {
        super(ChannelHandle.shared(channel));
        this.channel = channel;
        this.cache = cache;
    }

    /** Asked when the first byte is written, and not when a stream is opened: the answer may be an exception. */
    @Override
    public Sink opened() throws IOException {
        return canBeRead() ? this : Sink.of(ChannelOutputStream.of(channel), cache);
    }

    /** A channel says so only when it is read. */
    private boolean canBeRead() throws IOException {
        try {
            channel.read(ByteBuffer.allocate(0));
            return true;
        } catch (NonReadableChannelException writeOnly) {
            return false;
        }
    }
}
