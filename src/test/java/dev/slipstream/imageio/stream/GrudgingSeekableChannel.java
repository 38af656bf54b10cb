package dev.slipstream.imageio.stream;

import dev.slipstream.imageio.testing.PlainSeekableChannel;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;
import java.util.Random;

/** A channel that reads and writes less than there is room for, and now and then nothing. */
final class GrudgingSeekableChannel extends PlainSeekableChannel {

    private final Random random = new Random(1);

    GrudgingSeekableChannel(SeekableByteChannel generous) {
        super(generous);
    }

    @Override
    public int read(ByteBuffer target) throws IOException {
        ByteBuffer share = target.slice(target.position(), random.nextInt(Math.min(target.remaining(), 20) + 1));
        int n = share.hasRemaining() ? super.read(share) : 0;
        target.position(target.position() + Math.max(n, 0));
        return n;
    }

    @Override
    public int write(ByteBuffer source) throws IOException {
        ByteBuffer share = source.slice(source.position(), random.nextInt(Math.min(source.remaining(), 20) + 1));
        int n = super.write(share);
        source.position(source.position() + n);
        return n;
    }
}
