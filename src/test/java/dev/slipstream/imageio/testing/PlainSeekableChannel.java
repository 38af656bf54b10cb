package dev.slipstream.imageio.testing;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;

/** A seekable channel that is no file channel. */
public class PlainSeekableChannel implements SeekableByteChannel {

    private final SeekableByteChannel channel;

    public PlainSeekableChannel(SeekableByteChannel channel) {
        this.channel = channel;
    }

    @Override
    public int read(ByteBuffer bytes) throws IOException {
        return channel.read(bytes);
    }

    @Override
    public int write(ByteBuffer bytes) throws IOException {
        return channel.write(bytes);
    }

    @Override
    public long position() throws IOException {
        return channel.position();
    }

    @Override
    public SeekableByteChannel position(long position) throws IOException {
        channel.position(position);
        return this;
    }

    @Override
    public long size() throws IOException {
        return channel.size();
    }

    @Override
    public SeekableByteChannel truncate(long size) throws IOException {
        channel.truncate(size);
        return this;
    }

    @Override
    public boolean isOpen() {
        return channel.isOpen();
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
