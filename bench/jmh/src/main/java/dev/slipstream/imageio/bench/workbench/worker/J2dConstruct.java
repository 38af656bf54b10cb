package dev.slipstream.imageio.bench.workbench.worker;

import java.io.IOException;

/** Opens a stream and closes it again, and whatever it was made of. */
record J2dConstruct(J2dOpening<?> opening) implements Workload {

    @Override
    public void repeat(long times) throws IOException {
        for (long i = 0; i < times; i++) {
            opening.open().close();
            opening.closeOriginal();
        }
    }

    @Override
    public void close() throws IOException {
        opening.close();
    }
}
