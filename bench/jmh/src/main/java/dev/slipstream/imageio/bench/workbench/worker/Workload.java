package dev.slipstream.imageio.bench.workbench.worker;

import java.io.Closeable;
import java.io.IOException;

/**
 * What is set up once in a child JVM, then repeated as often as the tool asks, and closed when it is no longer needed.
 */
public interface Workload extends Closeable {

    /** Does the work so many times. The loop stands in here, so that what is measured has no call in between. */
    void repeat(long times) throws IOException;

    /**
     * A digest of what the work yields, which must be the same for all who do it; empty if there is nothing to compare.
     */
    default String digest() throws IOException {
        return "";
    }
}
