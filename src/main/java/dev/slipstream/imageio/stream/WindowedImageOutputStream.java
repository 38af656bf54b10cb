package dev.slipstream.imageio.stream;

import java.io.Closeable;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.nio.channels.SeekableByteChannel;
import java.nio.channels.WritableByteChannel;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import javax.imageio.IIOException;
import javax.imageio.stream.ImageOutputStreamImpl;
import org.jspecify.annotations.Nullable;

/**
 * An image output stream that writes every value into one window of bytes, emptied by single bulk writes.
 *
 * <p>It does what {@link javax.imageio.stream.ImageOutputStream} says. Where that is silent, it does what the JDK's own
 * streams do, without their errors. A second {@link #close} does nothing. Not for use by several threads at
 * the same time.
 *
 * <p>What was written reaches its destination with {@link #flushBefore}, {@link #flush} or {@link #close} at the
 * latest. A {@code RandomAccessFile} of the application has it when the write returns. If nobody calls them, what was
 * written to a file is saved when the virtual machine ends, and an {@code OutputStream} with a cache directory gets its
 * bytes then. A stream that is garbage before that is not saved.
 */
@SuppressWarnings("exports") // of @Nullable, which need not be there to compile against this class
public final class WindowedImageOutputStream extends ImageOutputStreamImpl {

    // As in WindowedImageInputStream the window lives in fields of this final class. A hot write is two comparisons,
    // one array access and one index update; all else (a full window, bits to be padded, a closed stream, a stream that
    // is being read) is out of line: then there is no room, or a bit offset. Every write begins inside the window's
    // valid bytes or at their end, so they are consecutive. The superclass's streamPos is not used.
    //
    // A stream that writes through ends every write with an empty window, so that the next one finds no room either.
    //
    // At exit another thread saves the window, while the writing thread may go on. The exit lock is held by the thread
    // that saves, puts bytes into the sink, exchanges the window or goes back in it: so saved bytes go where they
    // belong, and are never older than those in the file. Saving changes nothing: a stream that is closed later puts
    // the same bytes again. At worst it misses what is written meanwhile. Pending bits
    // are cleared before the index advances: a thread that reads index, then bits, never sees one byte too many.

    private static final byte[] EMPTY = {};
    private static final long[] NO_MARKS = {};
    private static final int FIRST_MARKS = 16;

    /** The bit offset while there are pending bits. No other bit offset is negative. */
    private static final int PENDING = -1;

    /** How long to wait at exit for a thread that is writing: into a pipe it may do so forever. */
    private static final long EXIT_TIMEOUT_MILLIS = 1000;

    /** Another one after each {@link #forgetAtExit}. */
    private static volatile Object era = new Object();

    private Sink sink;
    private boolean opened;
    private boolean closed;

    /** Whether to register with {@link CompletedAtExit} at the first write. */
    private boolean completedAtExit;

    /** The era in which the stream was opened. */
    private final Object openedIn = era;

    /** Not null from then on. */
    private @Nullable ReentrantLock exitLock;

    /** Not null once the providers are deregistered, if there is a cache. */
    private @Nullable ClosedByJdk closedByJdk;

    /** Whether every write goes to the sink immediately: the destination is shared, or will not be saved at exit. */
    private boolean writesThrough;

    /** Owned by {@link #sink}. */
    private byte[] window = EMPTY;

    /** Stream position of {@code window[0]}. */
    private long start;

    /** The next byte to write. */
    private int index;

    /** The end of the window's bytes that may be written. */
    private int room;

    /** The end of the window's known bytes, not counting the present run. */
    private int limit;

    /** Whether the stream is known to end where the window's known bytes do. */
    private boolean atEnd;

    /**
     * Bits that were written and are not in the window yet, from the highest on, and how many: at most 32 between two
     * writes. Adding bits to the last byte of the window took 4.4 ns a write instead of 1.1 (7 bits, JDK 25; {@code
     * bench jmh J2dOutputs} with {@code writeBits}).
     */
    private long pending;
    private int pendingBits;

    /** Where the present run of writes began: at the last seek, or the first byte of the window. */
    private int runStart;

    /** The bytes of the window that were written before the present run, and are not in the sink. */
    private int dirtyFrom;
    private int dirtyTo;

    /** Whether the sink has refused these bytes with an exception, which the caller knows. */
    private boolean refused;

    /** Reads back what was written. While it does, the window is empty, and the reader has the position. */
    private @Nullable WindowedImageInputStream reader;
    private boolean reading;

    /** Pairs of position and bit offset: without the boxing of the JDK's two stacks, and in step. */
    private long[] marks = NO_MARKS;
    private int marked;

    /** A stream that begins at {@code position}. */
    WindowedImageOutputStream(Sink sink, long position) {
        this.sink = sink;
        this.start = position;
        this.writesThrough = sink.isShared();
    }

    /**
     * Opens a file for writing. It is created if it is missing, and never truncated. Closing the stream closes the
     * file.
     *
     * @param file the file
     * @return a stream at position 0
     * @throws java.io.FileNotFoundException if the file cannot be created, as where its directory is missing, is a
     *     directory itself or may not be written
     */
    public static WindowedImageOutputStream of(File file) throws IOException {
        return completedAtExit(new WindowedImageOutputStream(Sink.of(file), 0));
    }

    /**
     * Opens a file of any file system for writing. It is created if it is missing, and never truncated. Closing the
     * stream closes the file.
     *
     * @param path the file
     * @return a stream at position 0
     * @throws java.io.FileNotFoundException if a file of the default file system cannot be created, is a directory or
     *     may not be written
     * @throws java.nio.file.NoSuchFileException if the directory of a file of another file system is missing
     * @throws IOException if the file cannot be opened for another reason
     */
    public static WindowedImageOutputStream of(Path path) throws IOException {
        return completedAtExit(new WindowedImageOutputStream(Sink.of(path), 0));
    }

    /**
     * Writes to a file from its current position. Positions count from the start of the file. Closing the stream closes
     * the file.
     *
     * <p>Every write and read of the stream takes place when it is called and where the file is, and every seek
     * moves the file, as with the JDK's stream. The application sees in its file what was written, and may write there
     * in between.
     *
     * @param file the file; if it is closed or was opened to read only, the first write fails
     * @return a stream at the position of the file, or at 0 if it has none, as a pipe
     */
    public static WindowedImageOutputStream of(RandomAccessFile file) {
        long position = positionOf(file);
        return completedAtExit(new WindowedImageOutputStream(Sink.of(file, position), Math.max(position, 0)));
    }

    private static long positionOf(RandomAccessFile file) {
        try {
            return file.getFilePointer();
        } catch (IOException pipe) {
            return -1;
        }
    }

    /**
     * Writes to a stream, and keeps in memory what has not been flushed. {@link #flushBefore} and {@link #close} hand
     * bytes over, once and in order, and flush {@code out}. Never closes it. If it fails, nothing more is handed over.
     *
     * @param out where the bytes go
     * @return a stream at position 0
     */
    public static WindowedImageOutputStream of(OutputStream out) {
        return new WindowedImageOutputStream(Sink.of(out, CacheFile.none()), 0);
    }

    /**
     * As {@link #of(OutputStream)}, but a large part that has not been flushed moves to a temporary file.
     *
     * @param out where the bytes go
     * @param cacheDirectory where the file goes; null is the system's directory for temporary files. If it cannot be
     *     written, the bytes stay in memory.
     * @return a stream at position 0
     */
    public static WindowedImageOutputStream of(OutputStream out, @Nullable File cacheDirectory) {
        return completedAtExit(new WindowedImageOutputStream(Sink.of(out, CacheFile.in(cacheDirectory)), 0));
    }

    /**
     * Writes to a channel from its current position, which is position 0 of the stream. Never closes it. Closing the
     * stream leaves it after the furthest byte that was written. A channel that cannot be read, such as that of a
     * {@code FileOutputStream}, is written as {@link #of(OutputStream)} writes to a stream.
     *
     * @param channel the channel; one that cannot be written fails when bytes reach it
     * @return a stream at position 0
     * @throws java.nio.channels.ClosedChannelException if the channel is closed
     */
    public static WindowedImageOutputStream of(SeekableByteChannel channel) throws IOException {
        return new WindowedImageOutputStream(Sink.of(channel, CacheFile.none()), 0);
    }

    /**
     * As {@link #of(SeekableByteChannel)}, but a large part that is kept in memory moves to a temporary file.
     *
     * @param channel the channel; one that cannot be written fails when bytes reach it
     * @param cacheDirectory where the file goes; null is the system's directory for temporary files. If it cannot be
     *     written, the bytes stay in memory.
     * @return a stream at position 0
     * @throws java.nio.channels.ClosedChannelException if the channel is closed
     */
    public static WindowedImageOutputStream of(SeekableByteChannel channel, @Nullable File cacheDirectory)
            throws IOException {
        return completedAtExit(new WindowedImageOutputStream(Sink.of(channel, CacheFile.in(cacheDirectory)), 0));
    }

    /**
     * Writes to a channel as {@link #of(OutputStream)} writes to a stream. Never closes it.
     *
     * @param channel where the bytes go; one that is closed fails when bytes reach it
     * @return a stream at position 0
     */
    public static WindowedImageOutputStream of(WritableByteChannel channel) {
        return new WindowedImageOutputStream(Sink.of(channel, CacheFile.none()), 0);
    }

    /**
     * As {@link #of(WritableByteChannel)}, but a large part that has not been flushed moves to a temporary file.
     *
     * @param channel where the bytes go; one that is closed fails when bytes reach it
     * @param cacheDirectory where the file goes; null is the system's directory for temporary files. If it cannot be
     *     written, the bytes stay in memory.
     * @return a stream at position 0
     */
    public static WindowedImageOutputStream of(WritableByteChannel channel, @Nullable File cacheDirectory) {
        return completedAtExit(new WindowedImageOutputStream(Sink.of(channel, CacheFile.in(cacheDirectory)), 0));
    }

    /**
     * Saves what all open streams have written to files, and has them write through from now on: they are no longer
     * saved when the virtual machine ends. Streams with a cache, whose bytes an {@code OutputStream} or channel can get
     * only once, are closed by the JDK then. The class loader of this class can be collected even if a stream was never
     * closed.
     */
    public static void forgetAtExit() {
        era = new Object();
        CacheFile.forgetAtExit();
        CompletedAtExit.release();
    }

    private static WindowedImageOutputStream completedAtExit(WindowedImageOutputStream stream) {
        stream.completedAtExit = true;
        return stream;
    }

    // ---- The window

    /** Begins a write: what the hot writes leave out. */
    private void beginWriting() throws IOException {
        checkClosed();
        endReading();
        if (bitOffset != 0) {
            padBits();
        }
    }

    /** Ends a write that was not a hot one. */
    private void endWriting() throws IOException {
        if (writesThrough) {
            publish();
            if (bitOffset > 0) {
                sink.moveTo(start);
            }
        }
    }

    /** Gets a window with room at the present position. */
    private void nextWindow(long wanted) throws IOException {
        endRun();
        long position = start + index;
        leaveWindow(position);
        WriteWindow next = opened().window(position, wanted);
        window = next.bytes;
        index = next.index;
        limit = next.limit;
        room = next.room;
        start = position - index;
        runStart = index;
        if (completedAtExit) {
            awaitExit();
        }
    }

    /** The sink, which may be chosen only at its first use. */
    private Sink opened() throws IOException {
        if (!opened) {
            sink = sink.opened();
            opened = true;
        }
        return sink;
    }

    private void awaitExit() {
        completedAtExit = false;
        if (!writesThrough) {
            exitLock = new ReentrantLock();
            if (!CompletedAtExit.add(this)) {
                exitLock = null;
                writesThrough = !isCached();
                if (isForgotten() && isCached()) {
                    closedByJdk = ClosedByJdk.of(this);
                }
            }
        }
    }

    /** Whether the stream is older than the last {@link #forgetAtExit}. */
    @SuppressWarnings("ReferenceEquality") // an era is just this object
    boolean isForgotten() {
        return openedIn != era;
    }

    /** Puts into the sink what has been written, and leaves the window. */
    private void publish() throws IOException {
        endBits();
        endRun();
        leaveWindow(start + index);
    }

    /**
     * As {@link #publish}, for flush and close: what the sink has refused is offered again, but the caller hears of it
     * once. {@code ImageIO.write} flushes after a writer that failed, and must not hide what it failed with. False if
     * it is refused again.
     */
    private boolean publishAgain() throws IOException {
        endBits();
        endRun();
        boolean isKnown = refused;
        try {
            publish();
            return true;
        } catch (IOException e) {
            if (isKnown) {
                return false;
            }
            throw e;
        }
    }

    /** Puts into the sink what is dirty, and goes to {@code position} with an empty window. */
    private void leaveWindow(long position) throws IOException {
        lock();
        try {
            putDirty();
            moveTo(position);
        } finally {
            unlock();
        }
    }

    private void lock() {
        if (exitLock != null) {
            exitLock.lock();
        }
    }

    private void unlock() {
        if (exitLock != null) {
            exitLock.unlock();
        }
    }

    /** Forgets the window, which has been published. */
    private void moveTo(long position) {
        window = EMPTY;
        index = 0;
        limit = 0;
        room = 0;
        atEnd = false;
        runStart = 0;
        start = position;
    }

    /** Joins the present run of writes to those before it, unless there is a gap between them. */
    private void endRun() throws IOException {
        limit = Math.max(limit, index);
        int end = bitOffset > 0 && index < limit ? index + 1 : index;
        if (end > runStart) {
            refused = false;
            if (runStart > dirtyTo || end < dirtyFrom) {
                putDirty();
            }
            boolean first = dirtyFrom == dirtyTo;
            dirtyFrom = first ? runStart : Math.min(dirtyFrom, runStart);
            dirtyTo = first ? end : Math.max(dirtyTo, end);
        }
        runStart = index;
    }

    private void putDirty() throws IOException {
        if (dirtyFrom < dirtyTo) {
            lock();
            try {
                sink.put(start + dirtyFrom, window, dirtyFrom, dirtyTo - dirtyFrom);
                dirtyFrom = 0;
                dirtyTo = 0;
                refused = false;
            } catch (IOException e) {
                refused = true;
                giveUp();
                throw e;
            } finally {
                unlock();
            }
        }
    }

    /** After a write through that failed: the exception is thrown once. The stream is where the write began. */
    private void giveUp() {
        if (writesThrough) {
            dirtyFrom = 0;
            dirtyTo = 0;
            bitOffset = 0;
            moveTo(start);
        }
    }

    /** Big-endian bytes that may lie across windows. */
    private void writeAcross(long value, int n) throws IOException {
        beginWriting();
        for (int missing = n; missing > 0; missing--) {
            if (index >= room) {
                nextWindow(missing);
            }
            window[index++] = (byte) (value >>> (8 * (missing - 1)));
        }
        endWriting();
    }

    // ---- Single values

    @Override
    public void write(int b) throws IOException {
        int i = index;
        if (i < room && bitOffset == 0) {
            window[i] = (byte) b;
            index = i + 1;
        } else {
            writeAcross(b, 1);
        }
    }

    @Override
    public void writeByte(int v) throws IOException {
        write(v);
    }

    @Override
    public void writeShort(int v) throws IOException {
        short value = byteOrder == ByteOrder.BIG_ENDIAN ? (short) v : Short.reverseBytes((short) v);
        int i = index;
        if (room - i >= Short.BYTES && bitOffset == 0) {
            BigEndian.SHORT.set(window, i, value);
            index = i + Short.BYTES;
        } else {
            writeAcross(value, Short.BYTES);
        }
    }

    @Override
    public void writeChar(int v) throws IOException {
        writeShort(v);
    }

    @Override
    public void writeInt(int v) throws IOException {
        int value = byteOrder == ByteOrder.BIG_ENDIAN ? v : Integer.reverseBytes(v);
        int i = index;
        if (room - i >= Integer.BYTES && bitOffset == 0) {
            BigEndian.INT.set(window, i, value);
            index = i + Integer.BYTES;
        } else {
            writeAcross(value, Integer.BYTES);
        }
    }

    @Override
    public void writeLong(long v) throws IOException {
        long value = byteOrder == ByteOrder.BIG_ENDIAN ? v : Long.reverseBytes(v);
        int i = index;
        if (room - i >= Long.BYTES && bitOffset == 0) {
            BigEndian.LONG.set(window, i, value);
            index = i + Long.BYTES;
        } else {
            writeAcross(value, Long.BYTES);
        }
    }

    // ---- Bits: the others in their bytes stay, or are 0 past the end

    @Override
    public void writeBit(int bit) throws IOException {
        writeBits(bit, 1);
    }

    @Override
    public void writeBits(long bits, int numBits) throws IOException {
        int n = pendingBits + numBits;
        if (bitOffset == PENDING && numBits > 0 && n <= Long.SIZE && room - index >= Integer.BYTES) {
            long value = pending | (bits << (Long.SIZE - numBits) >>> pendingBits);
            if (n >= Integer.SIZE) {
                BigEndian.INT.set(window, index, (int) (value >>> Integer.SIZE));
                pending = value << Integer.SIZE;
                pendingBits = n - Integer.SIZE;
                goOn(Integer.BYTES);
            } else {
                pending = value;
                pendingBits = n;
            }
        } else {
            writeBitsAcross(bits, numBits);
        }
    }

    /** The first of several bits, bits that lie across windows, and more bits than fit. */
    private void writeBitsAcross(long bits, int numBits) throws IOException {
        checkClosed();
        if (numBits < 0 || numBits > Long.SIZE) {
            throw new IllegalArgumentException("Bad value for numBits! " + numBits + ", must be 0 to 64");
        }
        if (numBits == 0) {
            return;
        }
        endReading();
        beginBits();
        if (pendingBits + numBits > Long.SIZE) {
            writeBits(bits >>> Integer.SIZE, numBits - Integer.SIZE);
            writeBits(bits, Integer.SIZE);
        } else {
            pending |= bits << (Long.SIZE - numBits) >>> pendingBits;
            pendingBits += numBits;
            putPendingBytes();
        }
        endWriting();
    }

    private void beginBits() throws IOException {
        if (bitOffset != PENDING) {
            if (index >= room) {
                nextWindow(1);
            }
            int before = bitOffset == 0 ? 0 : knownByte() & ~(0xff >> bitOffset);
            pending = (long) before << (Long.SIZE - Byte.SIZE);
            pendingBits = bitOffset;
            bitOffset = PENDING;
        }
    }

    /** Puts all pending bits into the window. */
    private void endBits() throws IOException {
        if (bitOffset == PENDING) {
            putPendingBytes();
            if (pendingBits > 0) {
                int others = knownByte() & (0xff >> pendingBits);
                window[index] = (byte) (pending >>> (Long.SIZE - Byte.SIZE) | others);
                limit = Math.max(limit, index + 1);
            }
            bitOffset = pendingBits;
        }
    }

    private void putPendingBytes() throws IOException {
        while (pendingBits >= Byte.SIZE) {
            if (index >= room) {
                nextWindow(1);
            }
            window[index] = (byte) (pending >>> (Long.SIZE - Byte.SIZE));
            pending <<= Byte.SIZE;
            pendingBits -= Byte.SIZE;
            goOn(Byte.BYTES);
        }
    }

    /** Moves past bytes that are no longer pending, also for another thread that sees the new index. */
    private void goOn(int bytes) {
        VarHandle.storeStoreFence();
        index += bytes;
    }

    /** Begins a new byte: the remaining bits of the present one become 0. */
    private void padBits() throws IOException {
        endBits();
        if (bitOffset != 0) {
            int old = knownByte();
            window[index++] = (byte) (old & (-1 << (Byte.SIZE - bitOffset)));
            bitOffset = 0;
        }
    }

    /** The byte at the present position, or 0 past the end. Makes room for it. */
    private int knownByte() throws IOException {
        if (index >= room) {
            nextWindow(1);
        }
        limit = Math.max(limit, index);
        if (index == limit && !atEnd) {
            load();
        }
        return index < limit ? window[index] & 0xff : 0;
    }

    /** Loads what follows the window's known bytes: of a shared destination only the byte that is needed. */
    private void load() throws IOException {
        lock();
        try {
            int n = sink.read(start + limit, window, limit, writesThrough ? 1 : room - limit);
            if (n < 0) {
                atEnd = true;
            } else {
                limit += n;
            }
        } catch (IOException e) {
            giveUp();
            throw e;
        } finally {
            unlock();
        }
    }

    // ---- Bytes

    @Override
    public void write(byte[] b, int off, int len) throws IOException {
        Objects.checkFromIndexSize(off, len, b.length);
        if (len < room - index && bitOffset == 0) {
            System.arraycopy(b, off, window, index, len);
            index += len;
        } else {
            writeBeyondWindow(b, off, len);
        }
    }

    private void writeBeyondWindow(byte[] b, int off, int len) throws IOException {
        beginWriting();
        int end = off + len;
        for (int i = off; i < end; ) {
            int left = end - i;
            if (left > room - index && left >= opened().directFrom()) {
                i += writeOn(b, i, left);
            } else {
                int n = roomFor(Byte.BYTES, left);
                System.arraycopy(b, i, window, take(n), n);
                i += n;
            }
        }
        endWriting();
    }

    /** From the caller's array to the sink. */
    private int writeOn(byte[] b, int off, int len) throws IOException {
        publish();
        int n = Math.min(len, PositionalSink.LARGEST_WRITE);
        sink.put(start, b, off, n);
        moveTo(start + n);
        return n;
    }

    // ---- Arrays: whole values straight into the window; one that lies across two windows on its own

    @Override
    public void writeShorts(short[] s, int off, int len) throws IOException {
        ArrayConversion.checkRange(off, len, s.length, 's');
        beginWriting();
        int end = off + len;
        for (int i = off; i < end; ) {
            int n = roomFor(Short.BYTES, end - i);
            if (n == 0) {
                writeShort(s[i++]);
            } else {
                ArrayConversion.fromShorts(s, i, window, take(n * Short.BYTES), n, byteOrder);
                i += n;
            }
        }
        endWriting();
    }

    @Override
    public void writeChars(char[] c, int off, int len) throws IOException {
        ArrayConversion.checkRange(off, len, c.length, 'c');
        beginWriting();
        int end = off + len;
        for (int i = off; i < end; ) {
            int n = roomFor(Character.BYTES, end - i);
            if (n == 0) {
                writeChar(c[i++]);
            } else {
                ArrayConversion.fromChars(c, i, window, take(n * Character.BYTES), n, byteOrder);
                i += n;
            }
        }
        endWriting();
    }

    @Override
    public void writeInts(int[] v, int off, int len) throws IOException {
        ArrayConversion.checkRange(off, len, v.length, 'i');
        beginWriting();
        int end = off + len;
        for (int i = off; i < end; ) {
            int n = roomFor(Integer.BYTES, end - i);
            if (n == 0) {
                writeInt(v[i++]);
            } else {
                ArrayConversion.fromInts(v, i, window, take(n * Integer.BYTES), n, byteOrder);
                i += n;
            }
        }
        endWriting();
    }

    @Override
    public void writeLongs(long[] l, int off, int len) throws IOException {
        ArrayConversion.checkRange(off, len, l.length, 'l');
        beginWriting();
        int end = off + len;
        for (int i = off; i < end; ) {
            int n = roomFor(Long.BYTES, end - i);
            if (n == 0) {
                writeLong(l[i++]);
            } else {
                ArrayConversion.fromLongs(l, i, window, take(n * Long.BYTES), n, byteOrder);
                i += n;
            }
        }
        endWriting();
    }

    @Override
    public void writeFloats(float[] f, int off, int len) throws IOException {
        ArrayConversion.checkRange(off, len, f.length, 'f');
        beginWriting();
        int end = off + len;
        for (int i = off; i < end; ) {
            int n = roomFor(Float.BYTES, end - i);
            if (n == 0) {
                writeFloat(f[i++]);
            } else {
                ArrayConversion.fromFloats(f, i, window, take(n * Float.BYTES), n, byteOrder);
                i += n;
            }
        }
        endWriting();
    }

    @Override
    public void writeDoubles(double[] d, int off, int len) throws IOException {
        ArrayConversion.checkRange(off, len, d.length, 'd');
        beginWriting();
        int end = off + len;
        for (int i = off; i < end; ) {
            int n = roomFor(Double.BYTES, end - i);
            if (n == 0) {
                writeDouble(d[i++]);
            } else {
                ArrayConversion.fromDoubles(d, i, window, take(n * Double.BYTES), n, byteOrder);
                i += n;
            }
        }
        endWriting();
    }

    /** How many of {@code missing} values of {@code size} bytes fit into the window, or the next one if it is full. */
    private int roomFor(int size, int missing) throws IOException {
        if (index >= room) {
            nextWindow((long) size * missing);
        }
        return Math.min((room - index) / size, missing);
    }

    /** Takes {@code bytes} bytes of the window; the index of the first. */
    private int take(int bytes) {
        int taken = index;
        index += bytes;
        return taken;
    }

    // ---- Reading back: here is what the superclass would do wrong (readUTF drops pending bits) or in 7 ns instead of
    // 2.3 (readInt, JDK 25). All else is the superclass's, which takes it from these methods.

    private WindowedImageInputStream reader() throws IOException {
        WindowedImageInputStream in = reader;
        if (in == null) {
            in = new WindowedImageInputStream(new SinkSource(opened()));
            reader = in;
        }
        if (closed) {
            in.close();
            return in;
        }
        if (writesThrough) {
            endReading(); // others may have written since
        }
        if (!reading) {
            publish();
            in.restart(start, bitOffset, byteOrder);
            reading = true;
        }
        return in;
    }

    private void endReading() throws IOException {
        WindowedImageInputStream in = reader;
        if (reading && in != null) {
            bitOffset = in.getBitOffset();
            moveTo(in.getStreamPosition());
            reading = false;
        }
    }

    /**
     * Whether nothing follows in a cache, whose length says so (that of a device does not). This takes no reader: the
     * JDK's TIFF writer begins by reading what it may append to.
     */
    private boolean isAtEndOfCache() throws IOException {
        checkClosed();
        return !reading && bitOffset == 0 && index >= limit && isCached() && start + index >= opened().length();
    }

    @Override
    public int read() throws IOException {
        return isAtEndOfCache() ? -1 : reader().read();
    }

    @Override
    public short readShort() throws IOException {
        return reader().readShort();
    }

    @Override
    public int readInt() throws IOException {
        return reader().readInt();
    }

    @Override
    public long readLong() throws IOException {
        return reader().readLong();
    }

    @Override
    public int readBit() throws IOException {
        return (int) readBits(1);
    }

    @Override
    public String readUTF() throws IOException {
        return reader().readUTF();
    }

    @Override
    public long readBits(int numBits) throws IOException {
        long bits = reader().readBits(numBits);
        if (writesThrough && getBitOffset() > 0) {
            sink.moveTo(getStreamPosition()); // the byte that has bits left
        }
        return bits;
    }

    @Override
    public int read(byte[] b, int off, int len) throws IOException {
        if (len > 0 && isAtEndOfCache()) {
            Objects.checkFromIndexSize(off, len, b.length);
            return -1;
        }
        return reader().read(b, off, len);
    }

    // ---- Positions

    @Override
    public void setByteOrder(ByteOrder byteOrder) {
        super.setByteOrder(byteOrder);
        if (reader != null) {
            reader.setByteOrder(byteOrder);
        }
    }

    @Override
    public int getBitOffset() throws IOException {
        if (reading) {
            return reader().getBitOffset();
        }
        endBits();
        return super.getBitOffset();
    }

    @Override
    public void setBitOffset(int bitOffset) throws IOException {
        if (reading) {
            reader().setBitOffset(bitOffset);
        } else {
            endBits();
            endRun(); // while a byte that is half written is known by its bit offset
            super.setBitOffset(bitOffset);
        }
    }

    @Override
    public long getStreamPosition() throws IOException {
        checkClosed();
        if (reading) {
            return reader().getStreamPosition();
        }
        endBits();
        return start + index;
    }

    @Override
    public void seek(long pos) throws IOException {
        checkClosed();
        if (pos < flushedPos) {
            throw Flushed.exception(pos, flushedPos);
        }
        if (writesThrough) {
            endReading();
            publish();
            bitOffset = 0; // as in the JDK, also if the file cannot be there
            sink.moveTo(pos);
        }
        if (reading) {
            reader().seek(pos);
            return;
        }
        endBits();
        endRun();
        long i = pos - start;
        if (i >= 0 && i <= limit) {
            lock();
            index = (int) i;
            runStart = index;
            unlock();
        } else {
            leaveWindow(pos);
        }
        bitOffset = 0;
    }

    @Override
    public void mark() {
        if (!closed) {
            try {
                long position = getStreamPosition();
                if (marked == marks.length) {
                    marks = Arrays.copyOf(marks, Math.max(FIRST_MARKS, 2 * marked));
                }
                marks[marked++] = position;
                marks[marked++] = getBitOffset();
            } catch (IOException e) {
                throw new IllegalStateException(e); // only a closed stream has no position
            }
        }
    }

    @Override
    public void reset() throws IOException {
        if (marked == 0) {
            return;
        }
        marked -= 2;
        long position = marks[marked];
        if (position < flushedPos) {
            throw new IIOException("Previous marked position has been discarded! It is " + position
                    + ", before " + flushedPos + ", up to which the stream has been flushed");
        }
        seek(position);
        setBitOffset((int) marks[marked + 1]);
    }

    /**
     * Brings everything before a position to its destination, and flushes an {@code OutputStream}. What a file has
     * refused, as on a full disk, is offered to it again by the next flush, and by {@link #close}, but unless more has
     * been written it is an exception only once.
     *
     * @param pos the position, which must not be before the last one, nor after the stream's position
     * @throws IndexOutOfBoundsException if it is
     * @throws IOException if the destination fails, or the stream is closed
     */
    @Override
    public void flushBefore(long pos) throws IOException {
        super.flushBefore(pos);
        endReading();
        if (publishAgain()) {
            opened().flushBefore(pos);
        }
    }

    /**
     * The number of bytes in all, written or there before.
     *
     * @return -1 if the destination does not know it, and once the stream is closed
     */
    @Override
    public long length() {
        try {
            checkClosed();
            endBits();
            int known = Math.max(limit, index);
            return Math.max(opened().length(), known == 0 ? 0 : start + known);
        } catch (IOException e) {
            return -1; // as the JDK's streams do, also when closed: the method cannot throw it
        }
    }

    @Override
    public boolean isCached() {
        return isCachedMemory() || isCachedFile();
    }

    @Override
    public boolean isCachedMemory() {
        return sink.isCachedInMemory();
    }

    @Override
    public boolean isCachedFile() {
        return sink.isCachedInFile();
    }

    /**
     * Brings everything to its destination and closes what Slipstream opened, even if that fails. Bytes that an {@code
     * OutputStream} has refused with an exception are not offered to it again.
     *
     * @throws IOException if the destination fails; it is closed all the same
     */
    @Override
    @SuppressWarnings("try") // the resource is only closed
    public void close() throws IOException {
        if (closed) {
            return;
        }
        try (Closeable target = sink) {
            publishAgain();
        } finally {
            moveTo(0);
            closed = true;
            super.close();
            if (exitLock != null) {
                CompletedAtExit.remove(this);
            }
            if (closedByJdk != null) {
                closedByJdk.giveUp();
            }
        }
    }

    /**
     * Called at exit, in another thread. A cache is closed, as in the JDK. Bytes for a file are put there, whatever the
     * writing thread does: it may go on and close the stream.
     */
    void complete() throws IOException, InterruptedException {
        if (exitLock == null || isCached()) {
            close();
        } else {
            writeThrough();
        }
    }

    /**
     * Saves, and writes through from now on. Called in any thread. As the stream has no room then, it writes through
     * with the next byte, or with the next but one, if a write is under way.
     */
    void writeThrough() throws IOException, InterruptedException {
        ReentrantLock lock = exitLock;
        if (lock == null || closed) {
            return;
        }
        if (isCached()) {
            closedByJdk = ClosedByJdk.of(this);
        } else if (lock.tryLock() || lock.tryLock(EXIT_TIMEOUT_MILLIS, TimeUnit.MILLISECONDS)) {
            try {
                save();
                writesThrough = true;
                room = Math.min(room, index);
            } finally {
                lock.unlock();
            }
        } else {
            throw new IOException("Bytes from position " + start
                    + " on: the write of those before does not end");
        }
    }

    /** Puts into the sink what {@link #publish} would, but leaves the stream as it is. */
    private void save() throws IOException {
        int written = Math.min(index, window.length);
        VarHandle.loadLoadFence();
        int bits = bitOffset == PENDING ? pendingBits : 0;
        int partial = bitOffset > 0 && written < limit ? 1 : 0;
        int from = Math.min(written, dirtyFrom < dirtyTo ? Math.min(dirtyFrom, runStart) : runStart);
        int to = Math.max(dirtyTo, written + Math.max(partial, (bits + Byte.SIZE - 1) / Byte.SIZE));
        if (from < to) {
            byte[] saved = Arrays.copyOfRange(window, from, to);
            savePending(bits, saved, from, written);
            sink.put(start + from, saved, 0, saved.length);
        }
    }

    /** {@code saved} is the window from {@code from} on. The other bits of the last byte stay, or are 0. */
    private void savePending(int bits, byte[] saved, int from, int written) throws IOException {
        int last = written + bits / Byte.SIZE;
        if (bits % Byte.SIZE > 0 && last >= limit) {
            saved[last - from] = 0;
            sink.read(start + last, saved, last - from, 1);
        }
        int at = written - from;
        for (int i = 0; i < bits; i++) {
            int mask = 0x80 >> i % Byte.SIZE;
            int others = saved[at + i / Byte.SIZE] & ~mask;
            saved[at + i / Byte.SIZE] = (byte) (pending << i < 0 ? others | mask : others);
        }
    }

    // Empty: HotSpot then creates no finalizer for a stream, which costs several times what opening one does.
    @Override
    @Deprecated
    @SuppressWarnings({"removal", "Finalize"})
    protected void finalize() {}
}
