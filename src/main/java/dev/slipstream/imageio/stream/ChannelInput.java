package dev.slipstream.imageio.stream;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.SeekableByteChannel;

/** A channel with a position. */
final class ChannelInput implements PositionalInput {

    private static final long UNKNOWN = -1;

    private final SeekableByteChannel channel;
    private final boolean owned;

    /** The channel's position that is position 0 of the stream. */
    private long origin;

    /** Where the channel stands, if nobody else has moved it. */
    private long standing;

    /**
     * @param origin the channel's position that is position 0 of the stream
     * @param owned whether the channel is closed with the stream
     */
    ChannelInput(SeekableByteChannel channel, long origin, boolean owned) {
        this.channel = channel;
        this.origin = origin;
        this.standing = origin;
        this.owned = owned;
    }

    /**
     * From where the channel stands when it is first used, and it is not closed with the stream. Until then it is not
     * touched: to ask for its position, and to go back there, is two system calls.
     */
    static ChannelInput fromWhereItStands(SeekableByteChannel channel) {
        return new ChannelInput(channel, UNKNOWN, false);
    }

    long origin() throws IOException {
        if (origin == UNKNOWN) {
            origin = channel.position();
            standing = origin;
        }
        return origin;
    }

    @Override
    public int read(long position, byte[] b, int off, int len) throws IOException {
        long at = origin() + position;
        if (at < 0) {
            return -1; // beyond the largest position there is
        }
        ByteBuffer target = ByteBuffer.wrap(b, off, len);
        Patience patience = Patience.withSource();
        while (true) {
            int n = readAt(at, target);
            if (n != 0) {
                return n;
            }
            patience.nothingMoved(position);
        }
    }

    private int readAt(long at, ByteBuffer target) throws IOException {
        if (channel instanceof FileChannel file) {
            return readFile(file, at, target);
        }
        if (channel.position() != at) {
            channel.position(at);
        }
        int n = channel.read(target);
        standing = at + Math.max(n, 0);
        return n;
    }

    /** Some file systems refuse positions beyond their largest file: that is behind this one's end too. */
    private static int readFile(FileChannel file, long at, ByteBuffer target) throws IOException {
        try {
            return file.read(target, at);
        } catch (IOException e) {
            if (file.isOpen() && at >= file.size()) {
                return -1;
            }
            throw e;
        }
    }

    @Override
    public long length() throws IOException {
        return Math.max(channel.size() - origin(), 0);
    }

    @Override
    public boolean putBack(long consumed) throws IOException {
        if (!owned && origin != UNKNOWN && channel.isOpen()) {
            leaveAt(origin + consumed);
        }
        return false;
    }

    private void leaveAt(long at) throws IOException {
        if (at != standing) {
            channel.position(at);
            standing = at;
        }
    }

    private boolean standsWhereItWasLeft(long consumed) throws IOException {
        return origin + consumed != standing && channel.position() == standing;
    }

    @Override
    public void close(long consumed) throws IOException {
        if (owned) {
            channel.close();
        } else if (origin != UNKNOWN && channel.isOpen() && standsWhereItWasLeft(consumed)) {
            leaveAt(origin + consumed);
        }
    }
}
