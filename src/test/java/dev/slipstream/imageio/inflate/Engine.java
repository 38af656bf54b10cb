package dev.slipstream.imageio.inflate;

import dev.slipstream.imageio.warmup.WarmUp;

/**
 * Who decodes, however much the process has decoded: for tests that run with each. As an argument of a
 * {@code @ParameterizedClass} it is closed, and the warm-up begun again, when the class has run.
 */
public enum Engine implements AutoCloseable {
    /** Nearly for ever. */
    ZLIB(Integer.MAX_VALUE),
    OURS(0),
    /** zlib for a few streams. */
    FIRST_ZLIB(1 << 20);

    private final int left;

    Engine(int left) {
        this.left = left;
    }

    /** From now on, for all threads. */
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
