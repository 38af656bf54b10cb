package dev.slipstream.imageio.warmup;

/**
 * Counts the bytes that have passed one stage of decoding or encoding. Until they are enough to make compiling its fast
 * code worthwhile, the stage runs plainer code with the same results. A count decides, not a clock: so the code that a
 * read or write runs does not depend on the load of the machine.
 */
public final class WarmUp {

    /**
     * Bytes that zlib decodes before {@code Inflate} takes over. Test images, icons and photos are read 1.51 times as
     * fast as by the JDK's reader, with 16 MiB 1.50, with 64 MiB 1.47 (fresh JVMs, JDK 17 and 25). Each stream counts
     * 4 KiB more: otherwise zlib would decode the first 14,000 icons of 20x20 pixels.
     */
    public static final WarmUp INFLATE = new WarmUp(32 << 20, 4096);

    /**
     * Bytes of scanlines that are unfiltered byte by byte. So a photo of a million pixels takes 20 ms less as the first
     * one, and 4 ms more once all code is compiled (JDK 17 and 25).
     */
    public static final WarmUp UNFILTER = new WarmUp(16 << 20, 256);

    /**
     * As {@link #UNFILTER}, to filter. A first photo of 250x250 pixels takes 8 ms less, one of 1000x1000 20 ms less.
     * With 8 MiB, the second photo takes 25 ms more (JDK 17 and 25, ImageIO.write to memory in a fresh JVM).
     */
    public static final WarmUp FILTER = new WarmUp(1 << 20, 256);

    /** Bytes that the encoder writes without views of arrays as longs. */
    public static final WarmUp DEFLATE = new WarmUp(128 << 10, 1024);

    private final int total;
    private final int each;

    /** Bytes left until the stage is warm, then at most 0. Threads that count at once may lose some, without harm. */
    private int left;

    /** For {@code total} bytes; each call of {@link #count} adds {@code each} bytes. */
    private WarmUp(int total, int each) {
        this.total = total;
        this.each = each;
        this.left = total;
    }

    public boolean isUnderWay() {
        return left > 0;
    }

    /** Whether fewer than {@code bytes} bytes are left. */
    public boolean isWithin(int bytes) {
        return left < bytes;
    }

    /** Counts a piece of {@code bytes} bytes. */
    public void count(long bytes) {
        if (left > 0) {
            left -= (int) Math.min(bytes, total) + each;
        }
    }

    /** For tests: begins again with {@code bytes} bytes left; 0 ends the warm-up. */
    public void leave(int bytes) {
        left = bytes;
    }
}
