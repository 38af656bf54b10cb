package dev.slipstream.imageio.stream;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.channels.IllegalBlockingModeException;
import java.nio.channels.SelectableChannel;
import java.nio.channels.WritableByteChannel;

/**
 * A {@link WritableByteChannel} as an {@link OutputStream} that, unlike that of {@code Channels.newOutputStream}, bears
 * with a write of 0 bytes.
 */
final class ChannelOutputStream extends OutputStream {

    private final WritableByteChannel channel;
    private long position;

    ChannelOutputStream(WritableByteChannel channel) {
        this.channel = channel;
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
        Patience patience = Patience.withSink();
        while (bytes.hasRemaining()) {
            int n = channel.write(bytes);
            position += n;
            if (n > 0) {
                patience = Patience.withSink();
            } else {
                patience.nothingMoved(position);
            }
        }
    }
}
