package dev.slipstream.imageio.format;

import java.io.IOException;
import java.nio.ByteOrder;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.ImageInputStreamImpl;
import org.jspecify.annotations.Nullable;

/**
 * A stream as the JDK's reader sees it: with its own marks and byte order, and with the beginning of the image, which
 * Slipstream's reader may have flushed. When the JDK's reader flushes the view, the stream is flushed, too.
 */
final class JdkView extends ImageInputStreamImpl {

    private static final byte[] NOTHING = {};

    private @Nullable ImageInputStream stream;

    /** The beginning of the image, which is not read from the stream, and its position. May be empty. */
    private byte[] head = NOTHING;
    private long start;

    /** Whether the view has been moved, so that the stream may be elsewhere. */
    private boolean isMoved;

    /**
     * Shows another stream, as a new view would, at {@code position}; positions are those of the stream, which may be
     * null if the beginning is all. A new view would allocate the superclass's buffer of 8 KiB, which costs as much as
     * reading a small header.
     */
    void show(@Nullable ImageInputStream next, long position, byte[] beginning) {
        stream = next;
        head = beginning;
        start = position;
        streamPos = position;
        flushedPos = 0;
        bitOffset = 0;
        byteOrder = ByteOrder.BIG_ENDIAN;
        isMoved = false;
    }

    /** Shows no stream any more, so that the last one can be collected. */
    void forget() {
        stream = null;
        head = NOTHING;
    }

    /** Whether the view has a head, which the stream may not have any more. */
    boolean hasHead() {
        return head.length > 0;
    }

    /** Whether the view shows a stream, and not only a beginning. */
    boolean hasStream() {
        return stream != null;
    }

    private ImageInputStream shown() throws IOException {
        ImageInputStream present = stream;
        if (present == null) {
            throw new IOException("The reader has got another input");
        }
        return present;
    }

    @Override
    public int read() throws IOException {
        checkClosed();
        int b = headLeft() > 0 ? headByte() : isHeadAll() ? -1 : positioned().read();
        if (b >= 0) {
            streamPos++;
        }
        return b;
    }

    @Override
    public int read(byte[] b, int off, int len) throws IOException {
        checkClosed();
        int left = headLeft();
        int n;
        if (left > 0) {
            n = Math.min(left, len);
            System.arraycopy(head, head.length - left, b, off, n);
            isMoved = true;
        } else {
            n = isHeadAll() ? -1 : positioned().read(b, off, len);
        }
        if (n > 0) {
            streamPos += n;
        }
        return n;
    }

    /** How many bytes of the head are left to read. */
    private int headLeft() {
        bitOffset = 0;
        return streamPos < start ? 0 : (int) Math.max(0, start + head.length - streamPos);
    }

    private boolean isHeadAll() {
        return stream == null && hasHead();
    }

    private int headByte() {
        isMoved = true;
        return head[(int) (streamPos - start)] & 0xff;
    }

    /** The stream, moved to the position of the view. */
    private ImageInputStream positioned() throws IOException {
        isMoved = false;
        ImageInputStream present = shown();
        if (present.getStreamPosition() != streamPos) {
            present.seek(streamPos);
        }
        return present;
    }

    @Override
    public void seek(long position) throws IOException {
        isMoved = true;
        super.seek(position);
    }

    @Override
    public void flushBefore(long position) throws IOException {
        super.flushBefore(position);
        if (position > start + head.length) {
            positioned().flushBefore(position);
        }
    }

    @Override
    public long length() {
        try {
            return shown().length();
        } catch (IOException e) {
            return -1;
        }
    }

    /** Moves the view to the position of the stream. */
    void follow() throws IOException {
        streamPos = shown().getStreamPosition();
    }

    /** Moves the stream to the view's position if the view has moved. Otherwise the stream may be closed by now. */
    void leave() throws IOException {
        if (isMoved) {
            isMoved = false;
            shown().seek(streamPos);
        }
    }

    /** Empty, so that the garbage collector does not treat views as objects with a finalizer. */
    @Override
    @Deprecated
    @SuppressWarnings({"removal", "Finalize"})
    protected void finalize() {}
}
