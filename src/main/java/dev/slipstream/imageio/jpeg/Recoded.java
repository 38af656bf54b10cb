package dev.slipstream.imageio.jpeg;

/** An image of one scan, made of one of several scans. */
final class Recoded {

    /** The image, and at least a block of other bytes after it. */
    final byte[] bytes;
    final int length;

    /** How long the original is in the stream. */
    final int originalLength;

    /** How much of the original the JDK's reader reads before it knows the size. */
    final int originalHeader;

    Recoded(byte[] bytes, int length, int originalLength, int originalHeader) {
        this.bytes = bytes;
        this.length = length;
        this.originalLength = originalLength;
        this.originalHeader = originalHeader;
    }
}
