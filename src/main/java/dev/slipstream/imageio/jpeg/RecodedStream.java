package dev.slipstream.imageio.jpeg;

import java.io.IOException;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.ImageInputStreamImpl;
import org.jspecify.annotations.Nullable;

/**
 * The stream as the JDK's reader sees it. Every call is one of the stream itself. But while that reader reads an image
 * of several scans, it sees an image of one scan in its place.
 */
final class RecodedStream extends ImageInputStreamImpl {

    private final ImageInputStream stream;

    /** Whether the next image may be recoded; then, whether the JDK's reader has gone to it. */
    private boolean isReading;
    private boolean hasMoved;

    /** Seen in place of the image; null if there is none. */
    private @Nullable Recoded recoded;

    /** Where the image begins in the stream, and what comes next of the recoded one. */
    private long start;
    private int index;

    RecodedStream(ImageInputStream stream) {
        this.stream = stream;
    }

    /** The JDK's reader begins to read an image, which may be recoded. */
    void beginRead() {
        isReading = true;
        hasMoved = false;
    }

    /** Leaves the stream where the JDK's reader would leave it. */
    void endRead(boolean hasFailed) throws IOException {
        isReading = false;
        Recoded present = recoded;
        recoded = null;
        if (present == null) {
            return;
        }
        if (hasFailed) {
            stream.seek(start + present.originalHeader);
        } else if (index == present.length) { // otherwise it has not gone back to the end
            stream.seek(start + present.originalLength);
        }
    }

    /** The JDK's reader reads blocks only from an image, and the first one after it has gone to where that begins. */
    @Override
    public int read(byte[] b, int off, int len) throws IOException {
        Recoded present = recoded;
        if (present == null) {
            int read = stream.read(b, off, len);
            if (!isReading || !hasMoved || read <= 0) {
                return read;
            }
            isReading = false;
            present = recode(new Blocks(stream, b, off, read, len), stream.getStreamPosition() - read, read);
            recoded = present;
            if (present == null) {
                return read;
            }
        }
        int read = Math.min(len, present.bytes.length - index);
        System.arraycopy(present.bytes, index, b, off, read);
        index += read;
        return read;
    }

    private @Nullable Recoded recode(Blocks blocks, long position, int read) throws IOException {
        Recoded made = null;
        try {
            made = new Recoder(blocks).recode();
        } catch (IOException | Unfit e) {
            // The JDK's reader meets it, too.
        }
        if (made == null && stream.getStreamPosition() != position + read) {
            stream.seek(position + read);
        }
        start = position;
        index = 0;
        return made;
    }

    @Override
    public int read() throws IOException {
        Recoded present = recoded;
        return present == null ? stream.read()
                : index < present.bytes.length ? present.bytes[index++] & 0xff : -1;
    }

    @Override
    public int skipBytes(int n) throws IOException {
        if (recoded == null) {
            return stream.skipBytes(n);
        }
        index += n;
        return n;
    }

    @Override
    public long skipBytes(long n) throws IOException {
        return recoded == null ? stream.skipBytes(n) : skipBytes((int) n);
    }

    @Override
    public long getStreamPosition() throws IOException {
        return recoded == null ? stream.getStreamPosition() : start + index;
    }

    @Override
    public void seek(long position) throws IOException {
        if (recoded == null) {
            hasMoved = true;
            stream.seek(position);
        } else {
            index = (int) (position - start);
        }
    }

    @Override
    public void mark() {
        stream.mark();
    }

    @Override
    public void reset() throws IOException {
        hasMoved = true;
        stream.reset();
    }

    @Override
    public long length() {
        try {
            return stream.length();
        } catch (IOException e) {
            return -1;
        }
    }

    @Override
    public void flushBefore(long position) throws IOException {
        stream.flushBefore(position);
    }

    @Override
    public long getFlushedPosition() {
        return stream.getFlushedPosition();
    }

    /** Empty, so that the garbage collector does not treat views as objects with a finalizer. */
    @Override
    @Deprecated
    @SuppressWarnings({"removal", "Finalize"})
    protected void finalize() {}
}
