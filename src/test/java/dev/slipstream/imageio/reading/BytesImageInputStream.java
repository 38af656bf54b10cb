package dev.slipstream.imageio.reading;

import java.io.IOException;
import javax.imageio.stream.ImageInputStreamImpl;

/**
 * A stream of the simplest kind over an array: all but reading bytes is the JDK's. It delivers at most some bytes a
 * read, and keeps how far readers have gone.
 */
public class BytesImageInputStream extends ImageInputStreamImpl {

    private final byte[] bytes;
    private final int mostPerRead;

    /** The position after the last byte that was delivered. */
    private long delivered;

    /** How many bytes were delivered, some of them more than once. */
    private long taken;

    /** The position after the last byte that was requested. */
    private long asked;

    private long failsFrom = Long.MAX_VALUE;

    public BytesImageInputStream(byte[] bytes, int mostPerRead) {
        this.bytes = bytes;
        this.mostPerRead = mostPerRead;
    }

    public BytesImageInputStream(byte[] bytes) {
        this(bytes, Integer.MAX_VALUE);
    }

    public long delivered() {
        return delivered;
    }

    public long taken() {
        return taken;
    }

    public long asked() {
        return asked;
    }

    /** Makes the reading of bytes fail from {@code position} on. */
    public void failFrom(long position) {
        failsFrom = position;
    }

    private void checkFailure() throws IOException {
        if (streamPos >= failsFrom) {
            throw new IOException("made to fail");
        }
    }

    @Override
    public int read() throws IOException {
        bitOffset = 0;
        asked = Math.max(asked, streamPos + 1);
        checkFailure();
        if (streamPos >= bytes.length) {
            return -1;
        }
        int read = bytes[(int) streamPos++] & 0xff;
        taken++;
        delivered = Math.max(delivered, streamPos);
        return read;
    }

    @Override
    public int read(byte[] target, int offset, int length) throws IOException {
        bitOffset = 0;
        asked = Math.max(asked, streamPos + length);
        if (length == 0) {
            return 0;
        }
        checkFailure();
        if (streamPos >= bytes.length) {
            return -1;
        }
        int count = (int) Math.min(Math.min(length, mostPerRead), Math.min(bytes.length, failsFrom) - streamPos);
        System.arraycopy(bytes, (int) streamPos, target, offset, count);
        streamPos += count;
        taken += count;
        delivered = Math.max(delivered, streamPos);
        return count;
    }

    @Override
    @SuppressWarnings({"removal", "deprecation", "Finalize"})
    protected void finalize() {
        // no finalizer for this stream
    }
}
