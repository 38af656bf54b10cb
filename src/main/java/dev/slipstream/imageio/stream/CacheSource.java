package dev.slipstream.imageio.stream;

import dev.slipstream.imageio.stream.MemoryBlocks.Block;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;

/**
 * An {@link InputStream}, kept in memory blocks as far as it has been read, and beyond a threshold, where that is
 * allowed, in a file.
 *
 * <p>As the JDK's caches do, it takes exactly what it is asked for: an application may read on behind the image. Only a
 * stream of our own is read ahead.
 */
final class CacheSource implements Source {

    private final InputStream in;
    private final boolean owned;

    /**
     * Whether a single byte is read by {@code read()}, which is faster. Only of {@code BufferedInputStream}: another
     * class may not have the same bytes for that and for the read into an array, which the JDK's caches use.
     */
    private final boolean givesSingleBytes;

    private final CacheFile file;
    private final long threshold;
    private final MemoryBlocks blocks = new MemoryBlocks(MemoryBlocks.SIXTEENTH);
    private boolean ended;

    /**
     * {@code owned}: {@code in} is closed, too, and read ahead; {@code file}: for more than {@code threshold} bytes.
     */
    CacheSource(InputStream in, boolean owned, CacheFile file, long threshold) {
        this.in = in;
        this.owned = owned;
        this.givesSingleBytes = in.getClass() == BufferedInputStream.class;
        this.file = file;
        this.threshold = threshold;
    }

    /** Puts a byte that has been read of {@link #in} already in front of the others. */
    CacheSource beginningWith(byte first) {
        Block tail = blocks.tail(1);
        tail.bytes[tail.filled++] = first;
        return this;
    }

    @Override
    public ByteBuffer window(long position, int wanted) throws IOException {
        Block tail = blocks.tailEndingAt(position);
        return tail != null && tail.room() > wanted && !owned && !ended
                ? readNext(tail, position, wanted)
                : generalWindow(position, wanted);
    }

    /** The most frequent case: the next bytes, where nothing may be read ahead. Only full blocks are spilled. */
    private ByteBuffer readNext(Block tail, long position, int wanted) throws IOException {
        int n = readOnce(tail.bytes, tail.filled, wanted);
        if (n < 0) {
            ended = true;
            return END;
        }
        tail.filled += n;
        return tail.window(position);
    }

    private ByteBuffer generalWindow(long position, int wanted) throws IOException {
        while (position >= blocks.end() && !ended) {
            load(Math.min(position - blocks.end(), Integer.MAX_VALUE) + wanted);
        }
        if (position >= blocks.end()) {
            return END;
        }
        return position < file.end() ? file.window(position) : blocks.window(position);
    }

    /** One read of the origin. */
    private void load(long wanted) throws IOException {
        Block tail = blocks.tail(wanted);
        int room = tail.room();
        int n = readOnce(tail.bytes, tail.filled, owned ? room : (int) Math.min(room, wanted));
        if (n < 0) {
            ended = true;
            return;
        }
        tail.filled += n;
        if (tail.room() == 0) {
            blocks.spill(file, threshold);
        }
    }

    private int readOnce(byte[] b, int off, int len) throws IOException {
        int n = len == 1 && givesSingleBytes ? 0 : in.read(b, off, len);
        return n == 0 ? readOne(b, off) : n;
    }

    /** Waits for a byte, also of an origin that has returned 0 bytes. */
    private int readOne(byte[] b, int off) throws IOException {
        int one = in.read();
        if (one >= 0) {
            b[off] = (byte) one;
        }
        return one < 0 ? -1 : 1;
    }

    @Override
    public long length() {
        return ended ? blocks.end() : -1;
    }

    @Override
    public void discardBefore(long position) throws IOException {
        blocks.discardBefore(position);
        file.discardBefore(position);
    }

    @Override
    public boolean isCachedInMemory() {
        return !isCachedInFile();
    }

    @Override
    public boolean isCachedInFile() {
        return file.isInUse();
    }

    @Override
    public void close(long consumed) throws IOException {
        blocks.clear();
        file.close();
        if (owned) {
            in.close();
        }
    }
}
