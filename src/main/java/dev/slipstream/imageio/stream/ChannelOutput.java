package dev.slipstream.imageio.stream;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.SeekableByteChannel;

/** A channel with a position. */
final class ChannelOutput implements PositionalOutput {

    private final SeekableByteChannel channel;
    private final boolean owned;

    /** Knows also which position of the channel is position 0 of the stream. */
    private final ChannelInput input;

    /** Behind the furthest byte written. */
    private long end;

    /**
     * Whether a write before {@link #end} is known to have gone there: a channel opened to append takes it to its end.
     */
    private boolean overwrites;

    /**
     * @param origin the channel's position that is position 0 of the stream
     * @param owned whether the channel is closed with the stream
     */
    ChannelOutput(SeekableByteChannel channel, long origin, boolean owned) {
        this(channel, new ChannelInput(channel, origin, owned), owned);
    }

    private ChannelOutput(SeekableByteChannel channel, ChannelInput input, boolean owned) {
        this.channel = channel;
        this.input = input;
        this.owned = owned;
    }

    /** See {@link ChannelInput#fromWhereItStands}. */
    static ChannelOutput fromWhereItStands(SeekableByteChannel channel) {
        return new ChannelOutput(channel, ChannelInput.fromWhereItStands(channel), false);
    }

    @Override
    public void write(long position, byte[] b, int off, int len) throws IOException {
        if (position >= end || overwrites) {
            writeAll(position, ByteBuffer.wrap(b, off, len));
        } else {
            long length = length();
            writeAll(position, ByteBuffer.wrap(b, off, len));
            if (length() != Math.max(length, position + len)) {
                throw new IOException("Channel was opened to append: bytes for position " + position
                        + " went to its end, position " + length);
            }
            overwrites = true;
        }
        end = Math.max(end, position + len);
    }

    private void writeAll(long position, ByteBuffer bytes) throws IOException {
        Patience patience = Patience.withSink();
        long at = input.origin() + position - bytes.position();
        while (bytes.hasRemaining()) {
            if (writeAt(at + bytes.position(), bytes) > 0) {
                patience = Patience.withSink();
            } else {
                patience.nothingMoved(position);
            }
        }
    }

    private int writeAt(long at, ByteBuffer bytes) throws IOException {
        if (channel instanceof FileChannel file) {
            return file.write(bytes, at);
        }
        if (channel.position() != at) {
            channel.position(at);
        }
        return channel.write(bytes);
    }

    @Override
    public int read(long position, byte[] b, int off, int len) throws IOException {
        return input.read(position, b, off, len);
    }

    @Override
    public long length() throws IOException {
        return input.length();
    }

    @Override
    public void moveTo(long position) throws IOException {
        if (!owned) {
            channel.position(input.origin() + position);
        }
    }

    @Override
    public void close() throws IOException {
        input.close(end);
    }
}
