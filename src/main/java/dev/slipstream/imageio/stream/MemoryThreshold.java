package dev.slipstream.imageio.stream;

import java.lang.System.Logger.Level;
import org.jspecify.annotations.Nullable;

/**
 * How many bytes of an {@code InputStream}, or for an {@code OutputStream}, are kept in memory before a cache file is
 * begun, where one is allowed; and how many of a channel that are read again.
 */
final class MemoryThreshold {

    static final String PROPERTY = "dev.slipstream.imageio.memoryThreshold";

    /** An encoded image of this size decodes to an image that is several times as large. */
    private static final long LARGEST_DEFAULT = 8 << 20;

    /** With a small heap, so many streams at once may hold a quarter of it. */
    private static final int STREAMS = 64;

    private static final long VALUE = parse(System.getProperty(PROPERTY), defaultFor(Runtime.getRuntime().maxMemory()));

    private MemoryThreshold() {}

    /** In bytes. */
    static long value() {
        return VALUE;
    }

    static long defaultFor(long maxHeap) {
        return Math.min(LARGEST_DEFAULT, maxHeap / (4 * STREAMS));
    }

    static long parse(@Nullable String value, long fallback) {
        if (value == null) {
            return fallback;
        }
        try {
            long bytes = Long.parseLong(value.trim());
            if (bytes >= 0) {
                return bytes;
            }
        } catch (NumberFormatException malformed) {
            // said below
        }
        System.getLogger("dev.slipstream.imageio")
                .log(Level.WARNING, PROPERTY + "=" + value + " is not a number of bytes; using " + fallback);
        return fallback;
    }
}
