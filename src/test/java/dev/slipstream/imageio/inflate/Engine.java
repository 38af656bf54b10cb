package dev.slipstream.imageio.inflate;

import dev.slipstream.imageio.warmup.WarmUp;

/**
 * The decoder that is used, however much the process has decoded: for tests that run with each. As an argument of a
 * {@code @ParameterizedClass} it is closed after the class has run: then the warm-up begins again.
 */
public enum Engine implements AutoCloseable {
    /** zlib, nearly for ever. */
    ZLIB(Integer.MAX_VALUE),
    OURS(0),
    /** zlib for a few streams. */
    FIRST_ZLIB(1 << 20);

    private final int left;

    Engine(int left) {
        this.left = left;
    }

    /** Uses it from now on, for all threads. */
    public void use() {
        WarmUp.INFLATE.leave(left);
    }

    /** Also with the filters for a young process, or those for an old one. */
    public void useWithFilters() {
        use();
        WarmUp.UNFILTER.leave(this == OURS ? 0 : Integer.MAX_VALUE);
    }

    @Override
    public void close() {
        WarmUp.INFLATE.leave(FIRST_ZLIB.left);
    }
}
