package dev.slipstream.imageio.stream;

import dev.slipstream.imageio.settings.Settings;

/**
 * How many bytes of an {@code InputStream}, or for an {@code OutputStream}, are kept in memory before a cache file is
 * begun, where one is allowed; and how many of a channel that are read again.
 */
final class MemoryThreshold {

    /** An encoded image of this size decodes to an image that is several times as large. */
    private static final long LARGEST_DEFAULT = 8 << 20;

    /** With a small heap, so many streams at once may hold a quarter of it. */
    private static final int STREAMS = 64;

    private static final long VALUE = choose(Settings.current().memoryThreshold());

    private MemoryThreshold() {}

    /** In bytes. */
    static long value() {
        return VALUE;
    }

    static long defaultFor(long maxHeap) {
        return Math.min(LARGEST_DEFAULT, maxHeap / (4 * STREAMS));
    }

    /** {@code set}: what the property says, or -1. */
    private static long choose(long set) {
        Settings.warnOnce();
        return set >= 0 ? set : defaultFor(Runtime.getRuntime().maxMemory());
    }
}
