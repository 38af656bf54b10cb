package dev.slipstream.imageio.warmup;

/**
 * Counts the bytes that have passed one stage of decoding or encoding. Until there are enough for its fast code to be
 * worth compiling, the stage runs plainer code with the same results. A count decides, no clock: what a read or write
 * takes does not depend on what else the machine does.
 */
public final class WarmUp {

    /**
     * Bytes that zlib decodes before {@code Inflate} does. Test images, icons and photos are read 1.51 times as fast as
     * by the JDK's reader, with 16 MiB 1.50, with 64 MiB 1.47 (fresh JVMs, JDK 17 and 25). Each stream counts for 4 KiB
     * more: without, 14,000 icons of 20x20 pixels would be decoded before.
     */
    public static final WarmUp INFLATE = new WarmUp(32 << 20, 4096);

    /**
     * Bytes of scanlines that are unfiltered byte by byte. A photo of a million pixels takes 4 ms more so when all is
     * compiled, and 20 less as the first one (JDK 17 and 25).
     */
    public static final WarmUp UNFILTER = new WarmUp(16 << 20, 256);

    /**
     * The same for filtering: a first photo of 250x250 pixels takes 8 ms less, one of 1000x1000 20 ms less. With eight
     * times as many bytes, the second one takes 25 ms more (JDK 17 and 25, ImageIO.write to memory in a fresh JVM).
     */
    public static final WarmUp FILTER = new WarmUp(1 << 20, 256);

    /** Bytes that the encoder writes without views of arrays as longs. */
    public static final WarmUp DEFLATE = new WarmUp(128 << 10, 1024);

    private final int total;
    private final int each;

    /** Bytes left until the stage is warm, at most 0 then. Threads that count at once may lose some, without harm. */
    private int left;

    /** For {@code total} bytes; {@code each}: so many more are counted with each piece. */
    private WarmUp(int total, int each) {
        this.total = total;
        this.each = each;
        this.left = total;
    }

    public boolean isUnderWay() {
        return left > 0;
    }

    /** Whether fewer bytes than these are left. */
    public boolean isWithin(int bytes) {
        return left < bytes;
    }

    /** Counts a piece. */
    public void count(long bytes) {
        if (left > 0) {
            left -= (int) Math.min(bytes, total) + each;
        }
    }

    /** For tests: begins again with so many bytes left; 0 ends it. */
    public void leave(int bytes) {
        left = bytes;
    }
}
