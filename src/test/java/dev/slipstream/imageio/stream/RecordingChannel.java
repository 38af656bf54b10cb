package dev.slipstream.imageio.stream;

import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A channel in memory that remembers where it was written and how often it was read. */
final class RecordingChannel implements SeekableByteChannel {

    /** So many bytes were written there. */
    record Write(long position, int size) {}

    private final List<Write> writes = new ArrayList<>();
    private byte[] bytes = {};
    private int position;
    private int reads;
    private boolean open = true;

    /** Since the last call. */
    List<Write> writes() {
        List<Write> result = List.copyOf(writes);
        writes.clear();
        return result;
    }

    int reads() {
        return reads;
    }

    byte[] bytes() {
        return bytes.clone();
    }

    @Override
    public int write(ByteBuffer source) {
        int n = source.remaining();
        writes.add(new Write(position, n));
        if (bytes.length < position + n) {
            bytes = Arrays.copyOf(bytes, position + n);
        }
        source.get(bytes, position, n);
        position += n;
        return n;
    }

    @Override
    public int read(ByteBuffer target) {
        reads++;
        int n = Math.min(target.remaining(), bytes.length - position);
        if (n <= 0) {
            return -1;
        }
        target.put(bytes, position, n);
        position += n;
        return n;
    }

    @Override
    public long position() {
        return position;
    }

    @Override
    public SeekableByteChannel position(long newPosition) {
        position = Math.toIntExact(newPosition);
        return this;
    }

    @Override
    public long size() {
        return bytes.length;
    }

    @Override
    public SeekableByteChannel truncate(long size) {
        throw new UnsupportedOperationException("nothing is ever truncated");
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
