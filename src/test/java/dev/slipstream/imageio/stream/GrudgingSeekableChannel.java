package dev.slipstream.imageio.stream;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;
import java.util.Random;

/** A channel that gives and takes less than there is room for, and now and then nothing, but can be moved. */
final class GrudgingSeekableChannel implements SeekableByteChannel {

    private final SeekableByteChannel generous;
    private final Random random = new Random(1);

    GrudgingSeekableChannel(SeekableByteChannel generous) {
        this.generous = generous;
    }

    @Override
    public int read(ByteBuffer target) throws IOException {
        ByteBuffer share = target.slice(target.position(), random.nextInt(Math.min(target.remaining(), 20) + 1));
        int n = share.hasRemaining() ? generous.read(share) : 0;
        target.position(target.position() + Math.max(n, 0));
        return n;
    }

    @Override
    public int write(ByteBuffer source) throws IOException {
        ByteBuffer share = source.slice(source.position(), random.nextInt(Math.min(source.remaining(), 20) + 1));
        int n = generous.write(share);
        source.position(source.position() + n);
        return n;
    }

    @Override
    public long position() throws IOException {
        return generous.position();
    }

    @Override
    public SeekableByteChannel position(long position) throws IOException {
        generous.position(position);
        return this;
    }

    @Override
    public long size() throws IOException {
        return generous.size();
    }

    @Override
    public SeekableByteChannel truncate(long size) throws IOException {
        generous.truncate(size);
        return this;
    }

    @Override
    public boolean isOpen() {
        return generous.isOpen();
    }

    @Override
    public void close() throws IOException {
        generous.close();
    }
}
