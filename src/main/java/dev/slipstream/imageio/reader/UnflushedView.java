package dev.slipstream.imageio.reader;

import java.io.IOException;
import java.nio.ByteOrder;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.ImageInputStreamImpl;
import org.jspecify.annotations.Nullable;

/**
 * A stream as the JDK's reader sees it: with its own marks, its own byte order, and nothing flushed. The JDK's reader
 * flushes what is before the image data, and marks it as gone for whoever wants to read it again.
 */
final class UnflushedView extends ImageInputStreamImpl {

    private @Nullable ImageInputStream stream;

    /** Whether somebody has moved the view, and the stream perhaps not. */
    private boolean isMoved;

    /**
     * Shows a stream from now on, or another one, as a new view would: stands at {@code position}, and has the same
     * positions. The superclass's 8 KiB, which need not be allocated again, cost as much as reading a small header.
     */
    void show(ImageInputStream next, long position) {
        stream = next;
        streamPos = position;
        flushedPos = 0;
        bitOffset = 0;
        byteOrder = ByteOrder.BIG_ENDIAN;
        isMoved = false;
    }

    /** Shows nothing any more, so that the stream can be collected. */
    void forget() {
        stream = null;
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
        int b = positioned().read();
        if (b >= 0) {
            streamPos++;
        }
        return b;
    }

    @Override
    public int read(byte[] b, int off, int len) throws IOException {
        int n = positioned().read(b, off, len);
        if (n > 0) {
            streamPos += n;
        }
        return n;
    }

    /** The stream, where the view stands. */
    private ImageInputStream positioned() throws IOException {
        checkClosed();
        bitOffset = 0;
        isMoved = true;
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
    public long length() {
        try {
            return shown().length();
        } catch (IOException e) {
            return -1;
        }
    }

    /** Leaves the stream where the view stands, if that has moved: the stream may be closed since then. */
    void leave() throws IOException {
        if (isMoved) {
            shown().seek(streamPos);
            isMoved = false;
        }
    }

    /** Empty: then the collector need not care. */
    @Override
    @Deprecated
    @SuppressWarnings({"removal", "Finalize"})
    protected void finalize() {}
}
