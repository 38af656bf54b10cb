package dev.slipstream.imageio.reader;

import java.io.IOException;
import java.nio.ByteOrder;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.ImageInputStreamImpl;
import org.jspecify.annotations.Nullable;

/**
 * A stream as the JDK's reader sees it: with its own marks, its own byte order, and nothing flushed. The JDK's reader flushes
 * what is before the image data, and marks it as gone for whoever wants to read it again.
 */
final class UnflushedView extends ImageInputStreamImpl {

    private @Nullable ImageInputStream stream;

    /** Stands at {@code position} of the stream, and has the same positions. */
    UnflushedView(ImageInputStream stream, long position) {
        show(stream, position);
    }

    /**
     * Shows another stream from now on, as a new view would. The superclass's 8 KiB, which need not be allocated again, cost
     * as much as reading a small header.
     */
    void show(ImageInputStream next, long position) {
        stream = next;
        streamPos = position;
        flushedPos = 0;
        bitOffset = 0;
        byteOrder = ByteOrder.BIG_ENDIAN;
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
        int b = met().read();
        if (b >= 0) {
            streamPos++;
        }
        return b;
    }

    @Override
    public int read(byte[] b, int off, int len) throws IOException {
        int n = met().read(b, off, len);
        if (n > 0) {
            streamPos += n;
        }
        return n;
    }

    /** The stream, where the view stands. */
    private ImageInputStream met() throws IOException {
        checkClosed();
        bitOffset = 0;
        ImageInputStream present = shown();
        if (present.getStreamPosition() != streamPos) {
            present.seek(streamPos);
        }
        return present;
    }

    @Override
    public long length() {
        try {
            return shown().length();
        } catch (IOException e) {
            return -1;
        }
    }

    /** Leaves the stream where the view stands. */
    void leave() throws IOException {
        shown().seek(streamPos);
    }

    /** Empty: then the collector need not care. */
    @Override
    @Deprecated
    @SuppressWarnings({"removal", "Finalize"})
    protected void finalize() {}
}
