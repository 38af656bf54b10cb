package dev.slipstream.imageio.reader;

import java.io.IOException;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.ImageInputStreamImpl;

/**
 * A stream as the JDK's reader sees it: with its own marks, its own byte order, and nothing flushed. The JDK's reader flushes
 * what is before the image data, and marks it as gone for whoever wants to read it again.
 */
final class UnflushedView extends ImageInputStreamImpl {

    private final ImageInputStream stream;

    /** Stands at {@code position} of the stream, and has the same positions. */
    UnflushedView(ImageInputStream stream, long position) {
        this.stream = stream;
        this.streamPos = position;
    }

    @Override
    public int read() throws IOException {
        meet();
        int b = stream.read();
        if (b >= 0) {
            streamPos++;
        }
        return b;
    }

    @Override
    public int read(byte[] b, int off, int len) throws IOException {
        meet();
        int n = stream.read(b, off, len);
        if (n > 0) {
            streamPos += n;
        }
        return n;
    }

    private void meet() throws IOException {
        checkClosed();
        bitOffset = 0;
        if (stream.getStreamPosition() != streamPos) {
            stream.seek(streamPos);
        }
    }

    @Override
    public long length() {
        try {
            return stream.length();
        } catch (IOException e) {
            return -1;
        }
    }

    /** Leaves the stream where the view stands. */
    void leave() throws IOException {
        stream.seek(streamPos);
    }

    /** Empty: then the collector need not care. */
    @Override
    @Deprecated
    @SuppressWarnings({"removal", "Finalize"})
    protected void finalize() {}
}
