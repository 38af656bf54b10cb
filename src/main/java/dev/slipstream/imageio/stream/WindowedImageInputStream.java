package dev.slipstream.imageio.stream;

import java.io.EOFException;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.net.URL;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.ReadableByteChannel;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Objects;
import javax.imageio.IIOException;
import javax.imageio.stream.IIOByteBuffer;
import javax.imageio.stream.ImageInputStreamImpl;
import org.jspecify.annotations.Nullable;

/**
 * An image input stream that reads every value out of one window of bytes, filled by single bulk reads of its origin.
 *
 * <p>It does what {@link javax.imageio.stream.ImageInputStream} says. Where that is silent, it does what the JDK's own
 * streams do, without their errors. A second {@link #close} does nothing. Not for use by several threads at
 * the same time.
 */
@SuppressWarnings("exports") // of @Nullable, which need not be there to compile against this class
public final class WindowedImageInputStream extends ImageInputStreamImpl {

    // The window lives in fields of this final class: in an object of its own, or in fields of a superclass, it made
    // every read take two to four times as long. A hot read is one comparison, one array access and one index update;
    // all else (the window's end, the end of the data, a closed stream) is out of line. close() empties the window, so
    // that hot reads need no check for it. The superclass's streamPos is not used: all that reads it is overridden.

    private static final byte[] EMPTY = {};
    private static final long[] NO_MARKS = {};
    private static final int FIRST_MARKS = 16;

    private Source source;
    private boolean opened;
    private boolean closed;

    /** Holds stream bytes {@code start + first} to {@code start + limit}. Owned by {@link #source}. */
    private byte[] window = EMPTY;

    /** Stream position of {@code window[0]}, which may be before the stream if the window is a part of an array. */
    private long start;

    /** The first byte of the window that belongs to the stream. */
    private int first;

    /** The next byte to read. */
    private int index;

    /** The end of the window's bytes. */
    private int limit;

    /** Stream position and bit offset where the present run of reads began: the last seek's. */
    private long readFrom;
    private int bitsFrom;

    /** The end of the furthest byte that was read before the last seek. */
    private long consumed;

    /** Whether the application has the file too and may write to it, so that every seek reads afresh. */
    private final boolean shared;

    /** Whether the read of an image has ended since the window was filled. */
    private boolean imageEnded;

    /** Pairs of position and bit offset: without the boxing of the JDK's two stacks, and in step. */
    private long[] marks = NO_MARKS;
    private int marked;

    WindowedImageInputStream(Source source) {
        this(source, 0, false);
    }

    private WindowedImageInputStream(Source source, long position, boolean shared) {
        this.source = source;
        this.start = position;
        this.shared = shared;
        beginRun();
    }

    /**
     * Opens a file for reading. Closing the stream closes the file.
     *
     * @param file the file, which must be there
     * @return a stream at position 0
     * @throws java.io.FileNotFoundException if the file is missing, is a directory or may not be read
     */
    public static WindowedImageInputStream of(File file) throws IOException {
        return new WindowedImageInputStream(Source.of(file));
    }

    /**
     * Opens a file of any file system for reading. Closing the stream closes the file.
     *
     * @param path the file, which must be there
     * @return a stream at position 0
     * @throws java.io.FileNotFoundException if a file of the default file system is missing, is a directory or may not
     *     be read
     * @throws java.nio.file.NoSuchFileException if a file of another file system is missing
     * @throws IOException if the file cannot be opened for another reason
     */
    public static WindowedImageInputStream of(Path path) throws IOException {
        return new WindowedImageInputStream(Source.of(path));
    }

    /**
     * Reads a file from its current position. Positions count from the start of the file. What is written to it
     * meanwhile is seen after the next {@link #seek}; without one it may be seen or not. Closing the stream closes the
     * file.
     *
     * @param file the file; if it is closed, the first read fails
     * @return a stream at the position of the file
     * @throws IOException if the file has no position, as a pipe
     */
    public static WindowedImageInputStream of(RandomAccessFile file) throws IOException {
        // A closed file cannot be read, which is then the reader's error, as in the JDK.
        long position = file.getFD().valid() ? file.getFilePointer() : 0;
        return new WindowedImageInputStream(Source.of(file), position, true);
    }

    /**
     * Reads a stream from where it is, and keeps in memory what is needed to go back. Never closes it. Closing this
     * stream leaves it just after the last byte that was read.
     *
     * <p>A {@code FileInputStream} or a {@code ByteArrayInputStream} (not a subclass) is read ahead meanwhile, and put
     * back on {@link #close}. Others are not read ahead at all. Nothing is read before this stream is.
     *
     * @param in the bytes
     * @return a stream at position 0
     */
    public static WindowedImageInputStream of(InputStream in) {
        return new WindowedImageInputStream(Source.of(in, CacheFile.none()));
    }

    /**
     * As {@link #of(InputStream)}, but a large stream moves to a temporary file.
     *
     * @param in the bytes
     * @param cacheDirectory where the file goes; null is the system's directory for temporary files. If it cannot be
     *     written, the stream stays in memory.
     * @return a stream at position 0
     */
    public static WindowedImageInputStream of(InputStream in, @Nullable File cacheDirectory) {
        return new WindowedImageInputStream(Source.of(in, CacheFile.in(cacheDirectory)));
    }

    /**
     * Reads an array, which is not copied.
     *
     * @param bytes the bytes
     * @return a stream at position 0
     */
    public static WindowedImageInputStream of(byte[] bytes) {
        return of(ByteBuffer.wrap(bytes));
    }

    /**
     * Reads a part of an array, which is not copied.
     *
     * @param bytes the array
     * @param offset the index of the first byte
     * @param length the number of bytes
     * @return a stream at position 0
     * @throws IndexOutOfBoundsException if the part is not inside the array
     */
    public static WindowedImageInputStream of(byte[] bytes, int offset, int length) {
        return of(ByteBuffer.wrap(bytes, offset, length));
    }

    /**
     * Reads the bytes between the position and the limit of a buffer. Both stay where they are.
     *
     * @param buffer the bytes, which are copied only if the buffer is direct or read-only
     * @return a stream at position 0
     */
    public static WindowedImageInputStream of(ByteBuffer buffer) {
        return new WindowedImageInputStream(Source.of(buffer));
    }

    /**
     * Reads a channel from its current position, which is position 0 of the stream. Never closes it. Closing the stream
     * leaves it just after the last byte that was read.
     *
     * @param channel the channel; one that cannot be read fails at the first read
     * @return a stream at position 0
     * @throws java.nio.channels.ClosedChannelException if the channel is closed
     */
    public static WindowedImageInputStream of(SeekableByteChannel channel) throws IOException {
        return new WindowedImageInputStream(Source.of(channel));
    }

    /**
     * Reads a channel as {@link #of(InputStream)} reads a stream. Never closes it.
     *
     * @param channel the bytes; one that is closed fails at the first read
     * @return a stream at position 0
     */
    public static WindowedImageInputStream of(ReadableByteChannel channel) {
        return new WindowedImageInputStream(Source.of(channel, CacheFile.none()));
    }

    /**
     * As {@link #of(ReadableByteChannel)}, but a large stream moves to a temporary file.
     *
     * @param channel the bytes; one that is closed fails at the first read
     * @param cacheDirectory where the file goes; null is the system's directory for temporary files. If it cannot be
     *     written, the stream stays in memory.
     * @return a stream at position 0
     */
    public static WindowedImageInputStream of(ReadableByteChannel channel, @Nullable File cacheDirectory) {
        return new WindowedImageInputStream(Source.of(channel, CacheFile.in(cacheDirectory)));
    }

    /**
     * Opens a URL. One of a local file is read as {@link #of(File)} reads it, others as {@link #of(InputStream)} reads
     * a stream. Closing the stream closes what was opened.
     *
     * @param url the URL
     * @return a stream at position 0
     * @throws java.io.FileNotFoundException if it names a file that is missing
     * @throws IOException if it cannot be opened for another reason
     */
    public static WindowedImageInputStream of(URL url) throws IOException {
        return new WindowedImageInputStream(Source.of(url, CacheFile.none()));
    }

    /**
     * As {@link #of(URL)}, but a large stream moves to a temporary file.
     *
     * @param url the URL
     * @param cacheDirectory where the file goes; null is the system's directory for temporary files. If it cannot be
     *     written, the stream stays in memory.
     * @return a stream at position 0
     * @throws java.io.FileNotFoundException if it names a file that is missing
     * @throws IOException if it cannot be opened for another reason
     */
    public static WindowedImageInputStream of(URL url, @Nullable File cacheDirectory) throws IOException {
        return new WindowedImageInputStream(Source.of(url, CacheFile.in(cacheDirectory)));
    }

    // ---- The window

    /** Makes the window hold the next byte, if there is one. Called when it is used up. */
    private boolean refill(long wanted) throws IOException {
        return refill(wanted, 2);
    }

    /**
     * Out of line: HotSpot inlines a method into itself once, so the third call remains a call. With the source below
     * it, which is called for each byte where nothing is read ahead, the compiled {@code readByte} had more than
     * {@code InlineSmallCode} bytes, and from then on was inlined in no loop.
     */
    private boolean refill(long wanted, int calls) throws IOException {
        return calls > 0 ? refill(wanted, calls - 1) : fillWindow(wanted);
    }

    private boolean fillWindow(long wanted) throws IOException {
        checkClosed();
        long position = start + index;
        boolean failed = true;
        try {
            ByteBuffer next = opened().window(position, (int) Math.min(wanted, Integer.MAX_VALUE));
            failed = false;
            if (!next.hasRemaining()) {
                return false;
            }
            window = next.array();
            first = next.arrayOffset();
            index = first + next.position();
            limit = first + next.limit();
            start = position - index;
            imageEnded = false;
            return true;
        } finally {
            if (failed) {
                moveTo(position); // the window's array may have been overwritten
            }
        }
    }

    /** The source, which may be chosen only at its first use. */
    private Source opened() throws IOException {
        if (!opened) {
            source = source.opened();
            opened = true;
        }
        return source;
    }

    /** Begins anew at a position, with an empty window: its bytes may have been overwritten. */
    void restart(long position, int bits, ByteOrder order) {
        moveTo(position);
        bitOffset = bits;
        byteOrder = order;
        beginRun();
    }

    /** Empties the window. An empty one claims no byte, so that no later seek can land in it. */
    private void moveTo(long position) {
        window = EMPTY;
        first = 0;
        index = 0;
        limit = 0;
        start = position;
    }

    /** Notes how far the present run of reads went. A byte counts as read if some of its bits were. */
    private void noteConsumed() {
        long end = start + index;
        if (bitOffset != 0 && (end != readFrom || bitOffset != bitsFrom)) {
            end++;
        }
        if (end > readFrom && end > consumed) {
            consumed = end;
        }
    }

    /** A new run of reads begins at the stream's position. */
    private void beginRun() {
        readFrom = start + index;
        bitsFrom = bitOffset;
    }

    private EOFException endOfStream() {
        return new EOFException("The stream ends at or before byte " + (start + index));
    }

    /** A big-endian value of {@code n} bytes that may lie across windows. */
    private long readAcross(int n) throws IOException {
        checkClosed();
        bitOffset = 0;
        long value = 0;
        for (int missing = n; missing > 0; missing--) {
            if (index == limit && !refill(missing)) {
                throw endOfStream();
            }
            value = (value << 8) | (window[index++] & 0xff);
        }
        return value;
    }

    // ---- Single values

    @Override
    public int read() throws IOException {
        if (index < limit || refill(1)) {
            bitOffset = 0;
            return window[index++] & 0xff;
        }
        bitOffset = 0;
        return -1;
    }

    @Override
    public byte readByte() throws IOException {
        if (index < limit) {
            bitOffset = 0;
            return window[index++];
        }
        return (byte) readAcross(1);
    }

    @Override
    public int readUnsignedByte() throws IOException {
        if (index < limit) {
            bitOffset = 0;
            return window[index++] & 0xff;
        }
        return (int) readAcross(1) & 0xff;
    }

    @Override
    public boolean readBoolean() throws IOException {
        return readByte() != 0;
    }

    @Override
    public short readShort() throws IOException {
        int i = index;
        short value;
        if (limit - i >= Short.BYTES) {
            value = (short) BigEndian.SHORT.get(window, i);
            index = i + Short.BYTES;
            bitOffset = 0;
        } else {
            value = (short) readAcross(Short.BYTES);
        }
        return byteOrder == ByteOrder.BIG_ENDIAN ? value : Short.reverseBytes(value);
    }

    @Override
    public int readUnsignedShort() throws IOException {
        return readShort() & 0xffff;
    }

    @Override
    public char readChar() throws IOException {
        return (char) readShort();
    }

    @Override
    public int readInt() throws IOException {
        int i = index;
        int value;
        if (limit - i >= Integer.BYTES) {
            value = (int) BigEndian.INT.get(window, i);
            index = i + Integer.BYTES;
            bitOffset = 0;
        } else {
            value = (int) readAcross(Integer.BYTES);
        }
        return byteOrder == ByteOrder.BIG_ENDIAN ? value : Integer.reverseBytes(value);
    }

    @Override
    public long readUnsignedInt() throws IOException {
        return readInt() & 0xffffffffL;
    }

    @Override
    public long readLong() throws IOException {
        int i = index;
        long value;
        if (limit - i >= Long.BYTES) {
            value = (long) BigEndian.LONG.get(window, i);
            index = i + Long.BYTES;
            bitOffset = 0;
        } else {
            value = readAcross(Long.BYTES);
        }
        return byteOrder == ByteOrder.BIG_ENDIAN ? value : Long.reverseBytes(value);
    }

    @Override
    public float readFloat() throws IOException {
        return Float.intBitsToFloat(readInt());
    }

    @Override
    public double readDouble() throws IOException {
        return Double.longBitsToDouble(readLong());
    }

    // ---- Bits

    @Override
    public int readBit() throws IOException {
        if (index < limit) {
            int offset = bitOffset;
            int bit = (window[index] >> (7 - offset)) & 1;
            index += (offset + 1) >> 3;
            bitOffset = (offset + 1) & 7;
            return bit;
        }
        return (int) readBitsAcross(1);
    }

    @Override
    public long readBits(int numBits) throws IOException {
        int end = bitOffset + numBits;
        if (limit - index >= Long.BYTES && end <= Long.SIZE && numBits > 0) {
            long value = ((long) BigEndian.LONG.get(window, index) << bitOffset) >>> (Long.SIZE - numBits);
            index += end >> 3;
            bitOffset = end & 7;
            return value;
        }
        return readBitsAcross(numBits);
    }

    /** Bits that may lie across windows, and in nine bytes. */
    private long readBitsAcross(int numBits) throws IOException {
        checkClosed();
        if (numBits < 0 || numBits > Long.SIZE) {
            throw new IllegalArgumentException("readBits: " + numBits + " bits, must be 0 to 64");
        }
        if (numBits == 0) {
            return 0;
        }
        int offset = bitOffset;
        int end = offset + numBits;
        int bytes = (end + 7) >> 3;
        int unread = 8 * bytes - end;
        long value = readAcross(1) & (0xff >> offset);
        if (bytes > 1) {
            value = (value << (8 * (bytes - 2))) | readAcross(bytes - 2);
            value = (value << (8 - unread)) | (readAcross(1) >> unread);
        } else {
            value >>= unread;
        }
        if (unread > 0) {
            index--; // of the window that the last byte came from
        }
        bitOffset = end & 7;
        return value;
    }

    // ---- Bytes

    // Fills the whole range if the data is there (JDK-8266435: the JDK's readers rely on it).
    @Override
    public int read(byte[] b, int off, int len) throws IOException {
        checkClosed();
        Objects.checkFromIndexSize(off, len, b.length);
        bitOffset = 0;
        if (len <= limit - index) {
            System.arraycopy(window, index, b, off, len);
            index += len;
            return len;
        }
        return readBeyondWindow(b, off, len);
    }

    private int readBeyondWindow(byte[] b, int off, int len) throws IOException {
        long position = start + index;
        int done = 0;
        boolean failed = true;
        try {
            while (done < len && (index < limit || readOn(b, off + done, len - done))) {
                int n = Math.min(limit - index, len - done);
                System.arraycopy(window, index, b, off + done, n);
                index += n;
                done = (int) (start + index - position);
            }
            failed = false;
        } finally {
            if (failed) {
                moveTo(position); // what was read can be read again
            }
        }
        return done == 0 ? -1 : done;
    }

    /** Reads into the caller's array, or refills the window; false at the end. */
    private boolean readOn(byte[] b, int off, int len) throws IOException {
        int n = opened().read(start + index, b, off, len);
        if (n == 0) {
            return refill(len);
        }
        if (n > 0) {
            moveTo(start + index + n);
        }
        return n > 0;
    }

    @Override
    public void readBytes(IIOByteBuffer buf, int len) throws IOException {
        if (len < 0) {
            throw new IndexOutOfBoundsException("len < 0! It is " + len);
        }
        Objects.requireNonNull(buf, "buf == null!");
        byte[] data = new byte[Math.min(len, Handle.LARGEST_READ)];
        int n = read(data, 0, data.length);
        while (n == data.length && n < len) { // grows only as far as there is data
            data = Arrays.copyOf(data, (int) Math.min(len, 2L * n));
            n += Math.max(read(data, n, data.length - n), 0);
        }
        buf.setData(data);
        buf.setOffset(0);
        buf.setLength(n);
    }

    @Override
    public void readFully(byte[] b, int off, int len) throws IOException {
        Objects.checkFromIndexSize(off, len, b.length);
        if (len > 0 && read(b, off, len) < len) {
            throw endOfStream();
        }
    }

    // ---- Arrays: whole values straight from the window; one that lies across two windows on its own

    @Override
    public void readFully(short[] s, int off, int len) throws IOException {
        ArrayConversion.checkRange(off, len, s.length, 's');
        int end = off + len;
        for (int i = off; i < end; ) {
            int n = valuesAtHand(Short.BYTES, end - i);
            if (n == 0) {
                s[i++] = readShort();
            } else {
                ArrayConversion.toShorts(window, take(n * Short.BYTES), s, i, n, byteOrder);
                i += n;
            }
        }
    }

    @Override
    public void readFully(char[] c, int off, int len) throws IOException {
        ArrayConversion.checkRange(off, len, c.length, 'c');
        int end = off + len;
        for (int i = off; i < end; ) {
            int n = valuesAtHand(Character.BYTES, end - i);
            if (n == 0) {
                c[i++] = readChar();
            } else {
                ArrayConversion.toChars(window, take(n * Character.BYTES), c, i, n, byteOrder);
                i += n;
            }
        }
    }

    @Override
    public void readFully(int[] v, int off, int len) throws IOException {
        ArrayConversion.checkRange(off, len, v.length, 'i');
        int end = off + len;
        for (int i = off; i < end; ) {
            int n = valuesAtHand(Integer.BYTES, end - i);
            if (n == 0) {
                v[i++] = readInt();
            } else {
                ArrayConversion.toInts(window, take(n * Integer.BYTES), v, i, n, byteOrder);
                i += n;
            }
        }
    }

    @Override
    public void readFully(long[] l, int off, int len) throws IOException {
        ArrayConversion.checkRange(off, len, l.length, 'l');
        int end = off + len;
        for (int i = off; i < end; ) {
            int n = valuesAtHand(Long.BYTES, end - i);
            if (n == 0) {
                l[i++] = readLong();
            } else {
                ArrayConversion.toLongs(window, take(n * Long.BYTES), l, i, n, byteOrder);
                i += n;
            }
        }
    }

    @Override
    public void readFully(float[] f, int off, int len) throws IOException {
        ArrayConversion.checkRange(off, len, f.length, 'f');
        int end = off + len;
        for (int i = off; i < end; ) {
            int n = valuesAtHand(Float.BYTES, end - i);
            if (n == 0) {
                f[i++] = readFloat();
            } else {
                ArrayConversion.toFloats(window, take(n * Float.BYTES), f, i, n, byteOrder);
                i += n;
            }
        }
    }

    @Override
    public void readFully(double[] d, int off, int len) throws IOException {
        ArrayConversion.checkRange(off, len, d.length, 'd');
        int end = off + len;
        for (int i = off; i < end; ) {
            int n = valuesAtHand(Double.BYTES, end - i);
            if (n == 0) {
                d[i++] = readDouble();
            } else {
                ArrayConversion.toDoubles(window, take(n * Double.BYTES), d, i, n, byteOrder);
                i += n;
            }
        }
    }

    /** How many of {@code missing} values of {@code size} bytes lie whole in the window, which is refilled if empty. */
    private int valuesAtHand(int size, int missing) throws IOException {
        if (index == limit) {
            checkClosed();
            bitOffset = 0;
            if (!refill((long) size * missing)) {
                throw endOfStream();
            }
        }
        return Math.min((limit - index) / size, missing);
    }

    /** Takes {@code bytes} bytes out of the window; the index of the first. */
    private int take(int bytes) {
        bitOffset = 0;
        int taken = index;
        index += bytes;
        return taken;
    }

    // ---- Lines

    @Override
    public @Nullable String readLine() throws IOException {
        StringBuilder line = null; // only for a line that lies across windows
        while (index < limit || refill(1)) {
            bitOffset = 0;
            int from = index;
            int end = endOfLine();
            index = end;
            if (line == null && end < limit) {
                String whole = new String(window, from, end - from, StandardCharsets.ISO_8859_1);
                skipLineEnd();
                return whole;
            }
            line = line == null ? new StringBuilder() : line;
            appendLatin1(line, from, end);
            if (end < limit) {
                skipLineEnd();
                return line.toString();
            }
        }
        bitOffset = 0;
        return line == null ? null : line.toString();
    }

    /** Byte by byte: a window has a single one where a stream may not be read ahead. */
    private void appendLatin1(StringBuilder line, int from, int to) {
        byte[] bytes = window;
        for (int i = from; i < to; i++) {
            line.append((char) (bytes[i] & 0xff));
        }
    }

    /** The index of the next line feed or carriage return, or the window's end. */
    private int endOfLine() {
        byte[] bytes = window;
        int i = index;
        int end = limit;
        while (i < end && bytes[i] != '\n' && bytes[i] != '\r') {
            i++;
        }
        return i;
    }

    private void skipLineEnd() throws IOException {
        if (window[index++] == '\r' && (index < limit || refill(1))) {
            if (window[index] == '\n') {
                index++;
            } else {
                consumed = Math.max(consumed, start + index + 1); // looked at, as the JDK does
            }
        }
    }

    // ---- Positions

    @Override
    public long getStreamPosition() throws IOException {
        checkClosed();
        return start + index;
    }

    @Override
    public void seek(long pos) throws IOException {
        checkClosed();
        if (limit != 0 && isToBeReadAfresh(pos)) {
            noteConsumed();
            moveTo(start + index);
        }
        goTo(pos);
    }

    /**
     * Whether a file may have changed since the window was filled: an application goes back to its beginning after one
     * of our readers has read an image. Not always: the JDK's JPEG reader goes back there when it has seen the header.
     * {@link #reset} and skips stay in the window.
     */
    private boolean isToBeReadAfresh(long pos) {
        return shared || (imageEnded && pos == 0 && start + index > 0);
    }

    private void goTo(long pos) throws IOException {
        if (pos < flushedPos) {
            throw Flushed.exception(pos, flushedPos);
        }
        if (limit == 0 && start == readFrom && (bitOffset | bitsFrom) == 0) { // one skip after the other
            start = pos;
            readFrom = pos;
        } else {
            beginRunAt(pos);
        }
    }

    private void beginRunAt(long pos) {
        noteConsumed();
        bitOffset = 0;
        long i = pos - start;
        if (i >= first && i <= limit) {
            index = (int) i;
        } else {
            moveTo(pos);
        }
        beginRun();
    }

    @Override
    public void setBitOffset(int bitOffset) throws IOException {
        noteConsumed();
        super.setBitOffset(bitOffset);
        beginRun();
    }

    // A negative n goes back, as in the JDK.
    @Override
    public long skipBytes(long n) throws IOException {
        checkClosed();
        goTo((limit == 0 ? start : start + index) + n);
        return n;
    }

    // A negative n goes back, as in the JDK.
    @Override
    public int skipBytes(int n) throws IOException {
        return (int) skipBytes((long) n);
    }

    @Override
    public void mark() {
        if (!closed) {
            if (marked == marks.length) {
                marks = Arrays.copyOf(marks, Math.max(FIRST_MARKS, 2 * marked));
            }
            marks[marked++] = start + index;
            marks[marked++] = bitOffset;
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
        checkClosed();
        goTo(position);
        setBitOffset((int) marks[marked + 1]);
    }

    @Override
    public void flushBefore(long pos) throws IOException {
        super.flushBefore(pos);
        opened().discardBefore(pos);
    }

    /**
     * The number of bytes in all.
     *
     * @return -1 if it is unknown, as for an {@code InputStream} whose end has not been seen, and once the stream is
     *     closed
     */
    @Override
    public long length() {
        try {
            return closed ? -1 : opened().length();
        } catch (IOException e) {
            return -1; // as the JDK's file stream does: the method cannot throw it
        }
    }

    /**
     * Puts back what has been read ahead: the origin then is just after the last byte that was read, as it is after
     * {@link #close}; a {@code RandomAccessFile} is at the position of this stream. An application calls this before it
     * goes on with its own {@code InputStream} or file while this stream is open. Slipstream's readers do so when a
     * read ends. If nothing has been read ahead, this does nothing.
     *
     * @throws IOException if the origin cannot be moved
     */
    public void putBack() throws IOException {
        if (!closed) {
            noteConsumed();
            imageEnded = true;
            // The JDK's stream moves a file with every seek. An InputStream only goes forward.
            if (source.putBack(shared ? start + index : consumed) && start + limit > consumed) {
                moveTo(start + index);
            }
        }
    }

    @Override
    public boolean isCached() {
        return isCachedMemory() || isCachedFile();
    }

    @Override
    public boolean isCachedMemory() {
        return source.isCachedInMemory();
    }

    @Override
    public boolean isCachedFile() {
        return source.isCachedInFile();
    }

    @Override
    public void close() throws IOException {
        if (closed) {
            return;
        }
        noteConsumed();
        closed = true;
        moveTo(start + index);
        super.close();
        source.close(consumed);
    }

    // Empty: HotSpot then creates no finalizer for a stream, which costs several times what opening one does. An
    // abandoned file is closed by its own cleaner.
    @Override
    @Deprecated
    @SuppressWarnings({"removal", "Finalize"})
    protected void finalize() {}
}
