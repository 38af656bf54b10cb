package dev.slipstream.imageio.stream;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.NonReadableChannelException;
import java.nio.channels.SeekableByteChannel;
import org.jspecify.annotations.Nullable;

/**
 * A channel with a position. Whether it can be read, as bits and windows that begin within a byte that is there need,
 * is asked when the first byte is written, and not when a stream is opened: the answer may be an exception. What cannot
 * be read, such as the channel of a {@code FileOutputStream}, is written like an {@code OutputStream}.
 */
final class ChannelSink implements Sink {

    private final SeekableByteChannel channel;
    private final CacheFile cache;
    private @Nullable Sink chosen;

    /** {@code cache}: for what cannot be read. */
    ChannelSink(SeekableByteChannel channel, CacheFile cache) {
        this.channel = channel;
        this.cache = cache;
    }

    private Sink chosen() throws IOException {
        Sink sink = chosen;
        if (sink == null) {
            sink = canBeRead()
                    ? new PositionalSink(ChannelOutput.fromWhereItStands(channel))
                    : Sinks.of(new ChannelOutputStream(channel), cache);
            chosen = sink;
        }
        return sink;
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

    @Override
    public WriteWindow window(long position, long wanted) throws IOException {
        return chosen().window(position, wanted);
    }

    @Override
    public void put(long position, byte[] b, int off, int len) throws IOException {
        chosen().put(position, b, off, len);
    }

    @Override
    public int directFrom() throws IOException {
        return chosen().directFrom();
    }

    @Override
    public int write(long position, byte[] b, int off, int len) throws IOException {
        return chosen().write(position, b, off, len);
    }

    @Override
    public int read(long position, byte[] b, int off, int len) throws IOException {
        return chosen().read(position, b, off, len);
    }

    @Override
    public long length() throws IOException {
        return chosen().length();
    }

    @Override
    public void flushBefore(long position) throws IOException {
        chosen().flushBefore(position);
    }

    @Override
    public boolean isCachedInMemory() {
        Sink sink = chosen;
        return sink != null && sink.isCachedInMemory();
    }

    @Override
    public boolean isCachedInFile() {
        Sink sink = chosen;
        return sink != null && sink.isCachedInFile();
    }

    @Override
    public void close() throws IOException {
        Sink sink = chosen;
        if (sink != null) {
            sink.close();
        }
    }
}
