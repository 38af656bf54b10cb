package dev.slipstream.imageio.stream;

import java.nio.ByteBuffer;
import java.nio.channels.ReadableByteChannel;
import java.util.Random;

/** A channel that can only be read forward, and returns less than there is room for, and now and then nothing. */
final class GrudgingChannel implements ReadableByteChannel {

    private final ByteBuffer bytes;
    private final Random random = new Random(1);
    private boolean open = true;

    GrudgingChannel(byte[] bytes) {
        this.bytes = ByteBuffer.wrap(bytes);
    }

    int remaining() {
        return bytes.remaining();
    }

    @Override
    public int read(ByteBuffer target) {
        if (!bytes.hasRemaining()) {
            return -1;
        }
        int n = Math.min(random.nextInt(20), Math.min(bytes.remaining(), target.remaining()));
        target.put(bytes.slice(bytes.position(), n));
        bytes.position(bytes.position() + n);
        return n;
    }

    @Override
    public boolean isOpen() {
        return open;
    }

    @Override
    public void close() {
        open = false;
    }
}
