package dev.slipstream.imageio.bench.workbench.worker;

import java.io.IOException;

/** What could not be set up, and fails each time that it should be repeated. */
record FailedWorkload(Exception failure) implements Workload {

    @Override
    public void repeat(long times) throws IOException {
        throw new IOException(failure.toString(), failure);
    }

    @Override
    public void close() {
        // There was nothing to be set up.
    }
}
