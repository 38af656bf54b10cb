package dev.slipstream.imageio.stream;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.channels.IllegalBlockingModeException;
import java.nio.channels.SelectableChannel;
import java.nio.channels.WritableByteChannel;

/** A channel as a stream that, unlike that of {@code Channels}, tolerates writes of 0 bytes. */
final class ChannelOutputStream extends OutputStream {

    private final WritableByteChannel channel;
    private long position;

    private ChannelOutputStream(WritableByteChannel channel) {
        this.channel = channel;
    }

    /** Not declared as what it is: see {@link ChannelInputStream#of}. */
    static OutputStream of(WritableByteChannel channel) {
        return new ChannelOutputStream(channel);
    }

    @Override
    public void write(int b) throws IOException {
        write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] b, int off, int len) throws IOException {
        if (channel instanceof SelectableChannel selectable && !selectable.isBlocking()) {
            throw new IllegalBlockingModeException();
        }
        ByteBuffer bytes = ByteBuffer.wrap(b, off, len);
        Backoff backoff = Backoff.ofWrites();
        while (bytes.hasRemaining()) {
            int n = channel.write(bytes);
            position += n;
            if (n > 0) {
                backoff = Backoff.ofWrites();
            } else {
                backoff.await(position);
            }
        }
    }
}
