package dev.slipstream.imageio.stream;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.IllegalBlockingModeException;
import java.nio.channels.ReadableByteChannel;
import java.nio.channels.SelectableChannel;

/** A channel as a stream that, unlike that of {@code Channels}, does not take a read of 0 bytes for the end. */
final class ChannelInputStream extends InputStream {

    private final ReadableByteChannel channel;
    private long position;

    private ChannelInputStream(ReadableByteChannel channel) {
        this.channel = channel;
    }

    /** Not declared as what it is: the verifier would load this class for every stream, to see what it is. */
    static InputStream of(ReadableByteChannel channel) {
        return new ChannelInputStream(channel);
    }

    @Override
    public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
    }

    @Override
    public int read(byte[] b, int off, int len) throws IOException {
        if (channel instanceof SelectableChannel selectable && !selectable.isBlocking()) {
            throw new IllegalBlockingModeException();
        }
        ByteBuffer target = ByteBuffer.wrap(b, off, len);
        Backoff backoff = Backoff.ofReads();
        while (target.hasRemaining()) {
            int n = channel.read(target);
            if (n != 0) {
                position += Math.max(n, 0);
                return n;
            }
            backoff.await(position);
        }
        return 0;
    }
}
