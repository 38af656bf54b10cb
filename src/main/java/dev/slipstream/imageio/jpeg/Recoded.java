package dev.slipstream.imageio.jpeg;

import javax.imageio.stream.ImageInputStreamImpl;

/** An image of one scan, made of one of several scans, at the position that the original has in its stream. */
final class Recoded extends ImageInputStreamImpl {

    /** Where the original begins in its stream, and how long it is there. */
    final long start;
    final int originalLength;

    /** How much of the original the JDK's reader reads before it knows the size. */
    final int originalHeader;

    /** The image, and at least a block of other bytes after it. */
    private final byte[] bytes;
    private final int length;

    Recoded(byte[] bytes, int length, long start, int originalLength, int originalHeader) {
        this.bytes = bytes;
        this.length = length;
        this.start = start;
        this.originalLength = originalLength;
        this.originalHeader = originalHeader;
        streamPos = start;
    }

    /** Whether all has been read, but nothing of what comes after. */
    boolean isAtEnd() {
        return streamPos == start + length;
    }

    @Override
    public int read() {
        bitOffset = 0;
        int index = (int) (streamPos - start);
        if (index >= bytes.length) {
            return -1;
        }
        streamPos++;
        return bytes[index] & 0xff;
    }

    @Override
    public int read(byte[] b, int off, int len) {
        bitOffset = 0;
        int index = (int) (streamPos - start);
        int read = Math.min(len, bytes.length - index);
        if (read <= 0) {
            return -1;
        }
        System.arraycopy(bytes, index, b, off, read);
        streamPos += read;
        return read;
    }

    /** Empty, so that the garbage collector does not treat it as an object with a finalizer. */
    @Override
    @Deprecated
    @SuppressWarnings({"removal", "Finalize"})
    protected void finalize() {}
}
