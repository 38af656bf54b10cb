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
 * <p>As the JDK's caches do, it takes exactly what is requested: an application may read on after the image. Only a
 * stream of our own is read ahead.
 */
final class CacheSource implements Source {

    /** The largest read of the JDK's memory cache. Its file cache reads at most 1024 bytes at a time, into a file. */
    private static final int LARGEST_READ = 8192;

    /** How often an origin may return 0 bytes; the JDK's caches then read forever. */
    private static final int TRIES = 1000;

    private final InputStream in;
    private final boolean owned;

    /** Whether reads go to their place in a block, and not to the start of an array. See {@link #readAtStart}. */
    private boolean inPlace;

    /**
     * Whether a single byte is read by {@code read()}, which is faster. Only of {@code BufferedInputStream}: another
     * class may not have the same bytes for that and for the read into an array, which the JDK's caches use.
     */
    private final boolean givesSingleBytes;

    private final CacheFile file;
    private final long threshold;
    private final MemoryBlocks blocks = new MemoryBlocks(MemoryBlocks.SIXTEENTH);
    private boolean ended;

    /** For bytes that follow others in a block, unless reads are {@link #inPlace}. */
    private byte[] scratch = {};

    /**
     * {@code owned}: {@code in} is closed, too, and read ahead; {@code file}: for more than {@code threshold} bytes.
     */
    CacheSource(InputStream in, boolean owned, CacheFile file, long threshold) {
        this.in = in;
        this.owned = owned;
        this.inPlace = owned || !file.isUsable();
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

    /** For a stream that is not of an application's class. */
    CacheSource inPlace() {
        inPlace = true;
        return this;
    }

    @Override
    public ByteBuffer window(long position, int wanted) throws IOException {
        Block tail = blocks.tailEndingAt(position);
        return tail != null && tail.room() > wanted && !owned && !ended
                ? readNext(tail, position, wanted)
                : generalWindow(position, wanted);
    }

    @Override
    public int read(long position, byte[] b, int off, int len) throws IOException {
        Block tail = blocks.tailEndingAt(position);
        if (tail == null || tail.room() <= len || owned || ended) {
            return 0;
        }
        int from = tail.filled;
        if (!readOnce(tail, len)) {
            return -1;
        }
        int n = tail.filled - from;
        System.arraycopy(tail.bytes, from, b, off, n);
        return n;
    }

    /** The most frequent case: the next bytes, where nothing may be read ahead. Only full blocks are spilled. */
    private ByteBuffer readNext(Block tail, long position, int wanted) throws IOException {
        return readOnce(tail, wanted) ? tail.window(position) : END;
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

    private void load(long wanted) throws IOException {
        Block tail = blocks.tail(wanted);
        int room = tail.room();
        if (readOnce(tail, owned ? room : (int) Math.min(room, wanted)) && tail.room() == 0) {
            blocks.spill(file, threshold);
        }
    }

    /** One read of the origin, into the block; false at the end. */
    private boolean readOnce(Block tail, int wanted) throws IOException {
        int len = Math.min(wanted, LARGEST_READ);
        int n;
        if (len == 1 && givesSingleBytes) {
            n = readOne(tail.bytes, tail.filled);
        } else if (inPlace) {
            n = readInto(tail.bytes, tail.filled, len);
        } else {
            n = readAtStart(tail, len);
        }
        tail.filled += Math.max(n, 0);
        ended = n < 0;
        return n >= 0;
    }

    /**
     * Reads to index 0 only: the one call that the JDK's stream makes where a cache file is allowed, as is the default.
     * An application's class may have no other ready, and Thumbnailator's looks at the bytes of no other. Where no file
     * is allowed, the JDK's stream reads to any index of its blocks, too.
     */
    private int readAtStart(Block tail, int len) throws IOException {
        if (tail.filled == 0) {
            return readInto(tail.bytes, 0, len);
        }
        int n = readInto(scratch(len), 0, len);
        System.arraycopy(scratch, 0, tail.bytes, tail.filled, Math.max(n, 0));
        return n;
    }

    private int readInto(byte[] b, int off, int len) throws IOException {
        for (int i = 0; i < TRIES; i++) {
            int n = in.read(b, off, len);
            if (n != 0) {
                return n;
            }
        }
        return readOne(b, off);
    }

    private byte[] scratch(int len) {
        if (scratch.length < len) {
            scratch = new byte[Math.min(Math.max(len, 2 * scratch.length), LARGEST_READ)];
        }
        return scratch;
    }

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
