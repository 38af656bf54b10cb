package dev.slipstream.imageio.bench.worker;

import java.io.IOException;
import java.util.HashSet;
import java.util.Set;
import javax.imageio.stream.ImageInputStream;

/** One of J2DBench's loops over an input stream that is opened once. Its bytes are all zero, as there. */
final class J2dStreamRead implements Workload {

    /** The loops that streams of somebody else have been through. */
    private static final Set<String> SEASONED = new HashSet<>();
    private static final J2dExtent SEASONING = J2dExtent.of(20);
    private static final int SEASONING_RUNS = 20;
    private static final int SEASONING_TIMES = 1000;

    private final J2dInput input;
    private final ImageInputStream stream;
    private final J2dReadLoops.Loop loop;
    private final J2dExtent extent;
    private long sum;

    private J2dStreamRead(J2dInput input, ImageInputStream stream, J2dReadLoops.Loop loop, J2dExtent extent) {
        this.input = input;
        this.stream = stream;
        this.loop = loop;
        this.extent = extent;
    }

    static J2dStreamRead of(J2dSetup setup) throws IOException {
        J2dReadLoops.Loop loop = J2dReadLoops.ALL.get(setup.method());
        if (loop == null) {
            throw J2dWorkloads.unknown(setup);
        }
        season(setup.method(), loop);
        J2dExtent extent = J2dExtent.of(setup.size());
        J2dInput input = J2dInput.of(setup.place(), new byte[extent.length()]);
        try {
            return new J2dStreamRead(input, input.open(), loop, extent);
        } catch (IOException | RuntimeException e) {
            input.close();
            throw e;
        }
    }

    /** An application has streams of several classes, and its call sites know them. */
    private static void season(String method, J2dReadLoops.Loop loop) throws IOException {
        if (SEASONED.add(method)) {
            try (ImageInputStream foreign = new ForeignImageInputStream(new byte[SEASONING.length()])) {
                for (int run = 0; run < SEASONING_RUNS; run++) {
                    loop.run(foreign, SEASONING, SEASONING_TIMES);
                }
            }
        }
    }

    @Override
    public void repeat(long times) throws IOException {
        sum += loop.run(stream, extent, times);
    }

    /** Of all that has been read. */
    long sum() {
        return sum;
    }

    @Override
    public void close() throws IOException {
        try (input) {
            stream.close();
        }
    }
}
