package dev.slipstream.imageio.bench.worker;

import java.io.IOException;
import java.io.OutputStream;
import java.util.HashSet;
import java.util.Set;
import javax.imageio.stream.ImageOutputStream;

/** One of J2DBench's loops over an output stream that is opened once. See {@link J2dStreamRead}. */
final class J2dStreamWrite implements Workload {

    private static final Set<String> SEASONED = new HashSet<>();
    private static final J2dExtent SEASONING = J2dExtent.of(20);
    private static final int SEASONING_RUNS = 20;
    private static final int SEASONING_TIMES = 1000;

    private final J2dOutput output;
    private final ImageOutputStream stream;
    private final J2dWriteLoops.Loop loop;
    private final J2dExtent extent;

    private J2dStreamWrite(J2dOutput output, ImageOutputStream stream, J2dWriteLoops.Loop loop, J2dExtent extent) {
        this.output = output;
        this.stream = stream;
        this.loop = loop;
        this.extent = extent;
    }

    static J2dStreamWrite of(J2dSetup setup) throws IOException {
        J2dWriteLoops.Loop loop = J2dWriteLoops.ALL.get(setup.method());
        if (loop == null) {
            throw J2dWorkloads.unknown(setup);
        }
        season(setup.method(), loop);
        J2dOutput output = J2dOutput.of(setup.place());
        try {
            return new J2dStreamWrite(output, output.open(), loop, J2dExtent.of(setup.size()));
        } catch (IOException | RuntimeException e) {
            output.close();
            throw e;
        }
    }

    private static void season(String method, J2dWriteLoops.Loop loop) throws IOException {
        if (SEASONED.add(method)) {
            try (ImageOutputStream foreign = new ForeignImageOutputStream(OutputStream.nullOutputStream())) {
                for (int run = 0; run < SEASONING_RUNS; run++) {
                    loop.run(foreign, SEASONING, SEASONING_TIMES);
                }
            }
        }
    }

    @Override
    public void repeat(long times) throws IOException {
        loop.run(stream, extent, times);
    }

    /** What has come out; the stream is closed for it. */
    byte[] delivered() throws IOException {
        stream.close();
        return output.delivered();
    }

    @Override
    public void close() throws IOException {
        try (output) {
            stream.close();
        }
    }
}
