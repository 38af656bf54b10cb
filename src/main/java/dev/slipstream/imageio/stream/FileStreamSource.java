package dev.slipstream.imageio.stream;

import java.io.FileInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;

/**
 * A {@link FileInputStream}, read ahead if it can go back, and moved by its own {@code
 * skip}. Position 0 is where it stood when it was first read.
 *
 * <p>Bytes that were not read so far come from wherever the application's stream is then, as in the JDK's caches.
 * What has been read is kept, since the application may move or close its stream: up to a threshold, or, if no cache
 * file is allowed, as far as there is memory for all streams; beyond that it is read from the file again.
 */
final class FileStreamSource implements Source {

    private static final long UNKNOWN = -1;

    /** More than {@code available()} can return. */
    private static final long TOO_MANY = Integer.MAX_VALUE;

    private final FileInputStream in;
    private final CacheFile cacheFile;
    private final long threshold;
    private final int readSize;

    /** From the start of the stream on. While {@link #keeps}, all that has been read and not been discarded. */
    private final MemoryBlocks blocks = new MemoryBlocks(MemoryBlocks.SIXTEENTH);

    private boolean keeps = true;

    /** For what is not kept. */
    private ByteBuffer window = END;

    private boolean begun;

    /** Of a pipe or a device, which cannot go back. */
    private @Nullable Source forward;

    /** Where {@link #in} is, unless the application has moved it. */
    private long pointer;

    /** The end of the furthest byte that has been read. */
    private long end;

    /** The end of the data, once a read has reached it: the reader has then requested everything before it. */
    private long endSeen;

    /** How many bytes the file has after {@link #pointer}, which shows whether the application has moved it. */
    private long left = UNKNOWN;

    /** {@code cacheFile}: for what cannot go back. */
    FileStreamSource(FileInputStream in, CacheFile cacheFile, long threshold) {
        this(in, cacheFile, threshold, Handle.WINDOW_SIZE);
    }

    /** {@code readSize}: how much is read ahead. */
    FileStreamSource(FileInputStream in, CacheFile cacheFile, long threshold, int readSize) {
        this.in = in;
        this.cacheFile = cacheFile;
        this.threshold = threshold;
        this.readSize = readSize;
    }

    // ---- Whether it can go back

    /** Tries it with the first byte: only that shows a pipe on every JDK. False if there is no byte yet. */
    private boolean begin() throws IOException {
        int first = in.read();
        begun = first >= 0;
        if (begun && !goesBack()) {
            forward = new CacheSource(in, false, cacheFile, threshold).inPlace().beginningWith((byte) first);
        }
        return begun;
    }

    /** A pipe or a terminal fails, or, from JDK 24 on (JDK-8341666), stays where it is, as /dev/zero always does. */
    private boolean goesBack() {
        try {
            return in.skip(-1) == -1;
        } catch (IOException notSeekable) {
            return false;
        }
    }

    // ---- Reading

    @Override
    public ByteBuffer window(long position, int wanted) throws IOException {
        if (!begun && !begin()) {
            return END;
        }
        Source other = forward;
        if (other != null) {
            return other.window(position, wanted);
        }
        while (keeps && position >= blocks.end()) {
            if (!load(Math.min(position - blocks.end(), Integer.MAX_VALUE) + wanted)) {
                return END;
            }
        }
        if (position < blocks.end()) {
            return blocks.window(position);
        }
        int size = position == pointer ? readSize : Math.min(readSize, Math.max(wanted, Handle.AFTER_JUMP));
        return seek(position) ? passingWindow(size) : END;
    }

    /** Reads once into the blocks, or finds them full; false at the end. */
    private boolean load(long wanted) throws IOException {
        long most = Math.max(wanted, readSize);
        if (!blocks.hasRoom() && blocks.isFull(cacheFile.isUsable() ? threshold : Long.MAX_VALUE)) {
            keeps = false;
            return true;
        }
        MemoryBlocks.Block tail = blocks.tail(most);
        int n = readOnce(tail.bytes, tail.filled, (int) Math.min(tail.room(), most));
        tail.filled += Math.max(n, 0);
        return n >= 0;
    }

    private ByteBuffer passingWindow(int size) throws IOException {
        if (window.capacity() == 0) {
            window = ByteBuffer.allocate(readSize);
        }
        int n = readOnce(window.array(), 0, size);
        return n < 0 ? END : window.position(0).limit(n);
    }

    @Override
    public int read(long position, byte[] b, int off, int len) throws IOException {
        Source other = forward;
        if (other != null) {
            return other.read(position, b, off, len);
        }
        if (!begun || keeps || position < blocks.end() || len < readSize) {
            return 0;
        }
        return seek(position) ? readOnce(b, off, Math.min(len, Handle.LARGEST_READ)) : -1;
    }

    private int readOnce(byte[] b, int off, int len) throws IOException {
        int n = in.read(b, off, len);
        if (n < 0) {
            endSeen = Math.max(endSeen, pointer);
            return n;
        }
        pointer += n;
        end = Math.max(end, pointer);
        left = n < len ? 0 : left == TOO_MANY ? left : left >= n ? left - n : available();
        return n;
    }

    private long available() {
        try {
            return in.available();
        } catch (IOException notTold) { // by some file systems, /proc among them
            return UNKNOWN;
        }
    }

    // ---- Moving

    /** Never moves past the end, where the application would find its stream after a read of too much. */
    private boolean seek(long position) throws IOException {
        if (position < end) {
            moveTo(position);
            return true;
        }
        moveTo(end);
        while (end < position) {
            long skipped = Math.min(position - end, Math.max(in.available(), 0));
            if (skipped > 0) {
                moveTo(end + skipped);
                end = pointer;
            } else if (!passingWindow(readSize).hasRemaining()) {
                return false;
            }
        }
        return true;
    }

    private void moveTo(long position) throws IOException {
        if (position != pointer) {
            long skipped = in.skip(position - pointer);
            pointer += skipped;
            left = left < 0 || left == TOO_MANY ? left : left - skipped;
            if (position != pointer) {
                throw new IOException("FileInputStream: asked for byte " + position + ", it went to byte " + pointer);
            }
        }
    }

    /** The position that the JDK's caches would have. */
    private long target(long consumed) {
        return Math.max(consumed, endSeen);
    }

    /** The next bytes are then read from where the application's stream is. */
    @Override
    public boolean putBack(long consumed) throws IOException {
        if (!begun || forward != null) {
            return false;
        }
        long target = target(consumed);
        if (in.getFD().valid()) {
            moveTo(target);
        }
        boolean isAhead = target < end;
        blocks.cutTo(target);
        keeps |= target <= blocks.end();
        pointer = target;
        end = target;
        left = UNKNOWN;
        return isAhead;
    }

    @Override
    public void close(long consumed) throws IOException {
        Source other = forward;
        if (other != null) {
            other.close(consumed);
        } else if (begun && pointer != target(consumed) && standsWhereItWasLeft()) {
            moveTo(target(consumed));
        }
        blocks.clear();
        window = END;
    }

    private boolean standsWhereItWasLeft() throws IOException {
        return in.getFD().valid() && (left < 0 || left == TOO_MANY || available() == left);
    }

    // ---- As a cache

    @Override
    public long length() { // unknown to the reader, as for every InputStream in the JDK
        return -1;
    }

    @Override
    public void discardBefore(long position) throws IOException {
        Source other = forward;
        if (other == null) {
            blocks.discardBefore(position);
        } else {
            other.discardBefore(position);
        }
    }

    @Override
    public boolean isCachedInMemory() {
        return !isCachedInFile();
    }

    /** The JDK's answer: whether the application has allowed a file. Beyond the threshold its own file is the cache. */
    @Override
    public boolean isCachedInFile() {
        return cacheFile.isUsable();
    }
}
