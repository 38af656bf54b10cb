package dev.slipstream.imageio.inflate;

/**
 * Where a block of a zlib stream begins: with this and the 32 KiB decoded before it, decoding can begin there.
 *
 * @param bit the block's first bit, counted from the beginning of the input in which {@link Inflate} found it
 * @param position bytes of the stream before that bit, the last perhaps in part
 * @param produced how many bytes have been decoded before it
 * @param checksum the Adler-32 checksum of these
 */
public record BlockStart(int bit, long position, long produced, int checksum) {

    /** RFC 1950, section 8.2. */
    private static final long ADLER_BASE = 65_521;

    /** Combines the checksum up to this block with that of the {@code n} bytes after it. */
    int joinChecksum(int checksumAfter, long n) {
        long low = (checksum & 0xffff) + ADLER_BASE - 1;
        long high = (checksum >>> 16) + (checksumAfter >>> 16) + n % ADLER_BASE * low;
        return (int) ((low + (checksumAfter & 0xffff)) % ADLER_BASE) | (int) (high % ADLER_BASE) << 16;
    }
}
