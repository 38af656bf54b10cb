package dev.slipstream.imageio.stream;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.SeekableByteChannel;

/** A channel with a position. */
final class ChannelHandle extends Handle {

    private static final long UNKNOWN = -1;

    private final SeekableByteChannel channel;
    private final boolean owned;

    /** The channel's position that is position 0 of the stream. */
    private long origin;

    /** Where the channel is, unless the application has moved it. */
    private long standing;

    /** The end of the furthest byte written. */
    private long end;

    /** Whether a write before {@link #end} is known to go there: a channel opened to append puts it at its end. */
    private boolean overwrites;

    private ChannelHandle(SeekableByteChannel channel, long origin, boolean owned) {
        this.channel = channel;
        this.origin = origin;
        this.standing = origin;
        this.owned = owned;
    }

    // Not declared as what they are: the verifier would load this class for every output, to see what it is.

    /** From position 0 on, and closed with the stream. */
    static Handle owned(SeekableByteChannel channel) {
        return new ChannelHandle(channel, 0, true);
    }

    /**
     * From the channel's position at its first use. It is never closed, and not used before: no system call is wasted.
     */
    static Handle shared(SeekableByteChannel channel) {
        return new ChannelHandle(channel, UNKNOWN, false);
    }

    private long origin() throws IOException {
        if (origin == UNKNOWN) {
            origin = channel.position();
            standing = origin;
        }
        return origin;
    }

    @Override
    int readAt(long position, byte[] b, int off, int len) throws IOException {
        long at = origin() + position;
        if (at < 0) {
            return -1; // beyond the largest position there is
        }
        ByteBuffer target = ByteBuffer.wrap(b, off, len);
        Backoff backoff = Backoff.ofReads();
        while (true) {
            int n = readOnce(at, target);
            if (n != 0) {
                return n;
            }
            backoff.await(position);
        }
    }

    private int readOnce(long at, ByteBuffer target) throws IOException {
        if (channel instanceof FileChannel file) {
            return readFile(file, at, target);
        }
        goTo(at);
        int n = channel.read(target);
        standing = at + Math.max(n, 0);
        return n;
    }

    /** -1 past the end. Some file systems refuse positions beyond their largest possible file. */
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

    private void goTo(long at) throws IOException {
        if (channel.position() != at) {
            channel.position(at);
        }
    }

    @Override
    void writeAt(long position, byte[] b, int off, int len) throws IOException {
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
        Backoff backoff = Backoff.ofWrites();
        long at = origin() + position - bytes.position();
        while (bytes.hasRemaining()) {
            if (writeOnce(at + bytes.position(), bytes) > 0) {
                backoff = Backoff.ofWrites();
            } else {
                backoff.await(position);
            }
        }
    }

    private int writeOnce(long at, ByteBuffer bytes) throws IOException {
        if (channel instanceof FileChannel file) {
            return file.write(bytes, at);
        }
        goTo(at);
        int n = channel.write(bytes);
        standing = at + n;
        return n;
    }

    @Override
    public long length() throws IOException {
        return Math.max(channel.size() - origin(), 0);
    }

    @Override
    void moveTo(long position) throws IOException {
        if (!owned) {
            long at = origin() + position;
            channel.position(at);
            standing = at;
        }
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

    @Override
    public void close(long consumed) throws IOException {
        super.close(consumed);
        long at = origin + Math.max(consumed, end);
        if (owned) {
            channel.close();
        } else if (origin != UNKNOWN && channel.isOpen() && at != standing && channel.position() == standing) {
            leaveAt(at);
        }
    }
}
