package dev.slipstream.imageio.warmup;

/**
 * Counts the bytes that have passed one stage of decoding or encoding. Until they are enough to make compiling its fast
 * code worthwhile, the stage runs plainer code with the same results. A count decides, not a clock: so the code that a
 * read or write runs does not depend on the load of the machine.
 */
public final class WarmUp {

    /**
     * Bytes that zlib decodes before {@code Inflate} takes over. With 32 MiB, test images, icons and photos are read
     * 1.51 times as fast as by the JDK's reader; with 16 MiB 1.50 times, with 64 MiB 1.47 times (fresh JVMs, JDK 17 and
     * 25). Each stream counts as 4 KiB more; otherwise zlib would decode the first 14,000 icons of 20x20 pixels.
     */
    public static final WarmUp INFLATE = new WarmUp(32 << 20, 4096);

    /**
     * Bytes of scanlines that are unfiltered byte by byte. This saves 20 ms if a photo of a million pixels is the first
     * image, and costs it 4 ms if all code is compiled already (JDK 17 and 25).
     */
    public static final WarmUp UNFILTER = new WarmUp(16 << 20, 256);

    /**
     * Bytes of scanlines that are filtered byte by byte. This saves 8 ms for a first photo of 250x250 pixels, 20 ms for
     * one of 1000x1000. 8 MiB would cost the second photo 25 ms (JDK 17 and 25, ImageIO.write to memory, fresh JVMs).
     * With 1 MiB, a first screenshot of 1800x1134 changed to the wide filters while they were not compiled yet.
     */
    public static final WarmUp FILTER = new WarmUp(4 << 20, 256);

    /** Bytes that the encoder writes without views of arrays as longs. */
    public static final WarmUp DEFLATE = new WarmUp(128 << 10, 1024);

    /**
     * Pixels of GIFs that are decoded without views of arrays as longs. A first photo of 859x859 takes 20 ms of CPU
     * time less than with the JDK's reader, a hundred GIFs 55 ms less (fresh JVMs, JDK 17 and 25).
     */
    public static final WarmUp LZW = new WarmUp(8 << 20, 256);

    /**
     * Indexed pixels of GIFs that the JDK's writer writes. As the first image, one of 250x250 takes 3 to 5 ms longer by
     * our code, one of 1000x1000 as long as by the JDK's (JDK 17).
     */
    public static final WarmUp GIF_WRITER = new WarmUp(1 << 20, 0);

    /**
     * Blocks or MCUs of JPEGs' scans that are read in short pieces: methods that are called often are compiled earlier
     * than a long loop. A first progressive photo of 1000x1000 takes 27 ms (JDK 17) and 70 ms (JDK 25) of CPU time less
     * in its thread, and 40 and 140 ms in all (fresh JVMs, ImageIO.read of a File, medians of 11 in turns); with pieces
     * for ever, all later ones take 3 % longer (JDK 25).
     */
    public static final WarmUp JPEG = new WarmUp(128 << 10, 0);

    private final int total;
    private final int each;

    /** Bytes left until the stage is warm, then at most 0. Concurrent threads may lose counts, which is harmless. */
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
