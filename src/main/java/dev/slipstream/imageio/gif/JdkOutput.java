package dev.slipstream.imageio.gif;

import java.io.IOException;
import javax.imageio.stream.ImageOutputStreamImpl;
import org.jspecify.annotations.Nullable;

/**
 * The output of the JDK's writer: the stream of Slipstream's. The JDK's writer writes to it what comes before the
 * indexes of an image and after them. It remembers the image descriptor, which says whether they are interlaced.
 */
final class JdkOutput extends ImageOutputStreamImpl {

    /** The first byte of a descriptor. */
    private static final int DESCRIPTOR = 0x2c;

    /** The length of a descriptor without a palette, and of the number of bits that follows it. */
    private static final int LENGTH = 11;

    private static final int PALETTE_LENGTH = 3 * 256;

    /** Where a descriptor has these flags. */
    private static final int FLAGS = 9;
    private static final int HAS_PALETTE = 0x80;
    private static final int IS_INTERLACED = 0x40;

    private final GIFImageWriter to;
    private final @Nullable IndexRows rows;

    private final byte[] descriptor = new byte[LENGTH + PALETTE_LENGTH + 1];
    private int length;

    /** Whether the indexes have been written, and not by the JDK's writer. */
    private boolean isWritten;

    /** Why the indexes could not be written. */
    private @Nullable IOException failure;

    /** {@code rows}: the indexes; null if the JDK's writer has to write them. */
    JdkOutput(GIFImageWriter to, @Nullable IndexRows rows) {
        this.to = to;
        this.rows = rows;
    }

    /** The indexes that are not to be written by the JDK's writer; null if it has to write them. */
    @Nullable IndexRows rows() {
        int flags = descriptor[FLAGS];
        int expected = LENGTH + ((flags & HAS_PALETTE) == 0 ? 0 : 6 << (flags & 7));
        return rows == null || length != expected || rows.isWrittenWrongByJdk(isInterlaced()) ? null : rows;
    }

    boolean isInterlaced() {
        return (descriptor[FLAGS] & IS_INTERLACED) != 0;
    }

    boolean isWritten() {
        return isWritten;
    }

    void setWritten() {
        isWritten = true;
    }

    @Nullable IOException failure() {
        return failure;
    }

    void setFailure(IOException thrown) {
        failure = thrown;
    }

    @Override
    public void write(int b) throws IOException {
        to.output().write(b);
        if (b == DESCRIPTOR) {
            length = 0; // nothing between a descriptor's beginning and the indexes is written as this one byte
        }
        if (length < descriptor.length) {
            descriptor[length++] = (byte) b;
        }
    }

    @Override
    public void write(byte[] b, int off, int len) throws IOException {
        to.output().write(b, off, len);
        int count = Math.min(len, descriptor.length - length);
        System.arraycopy(b, off, descriptor, length, count);
        length += count;
    }

    @Override
    public void flush() throws IOException {
        to.output().flush();
    }

    @Override
    public int read() throws IOException {
        return to.output().read();
    }

    @Override
    public int read(byte[] b, int off, int len) throws IOException {
        return to.output().read(b, off, len);
    }

    // Empty, as in WindowedImageOutputStream.
    @Override
    @Deprecated
    @SuppressWarnings({"removal", "Finalize"})
    protected void finalize() {}
}
