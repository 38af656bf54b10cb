package dev.slipstream.imageio.bench.workbench.worker;

import java.io.IOException;
import java.io.OutputStream;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.ImageOutputStream;

/** One of J2DBench's loops over a stream that is opened once. The bytes of an input are all zero, as there. */
final class J2dStream<S extends ImageInputStream> implements Workload {

    /** The loops that streams of somebody else have been through. */
    private static final Set<J2dLoops.Loop<?>> SEASONED = new HashSet<>();
    private static final J2dExtent SEASONING = J2dExtent.of(20);
    private static final int SEASONING_RUNS = 20;
    private static final int SEASONING_TIMES = 1000;

    private final J2dOpening<S> opening;
    private final S stream;
    private final J2dLoops.Loop<S> loop;
    private final J2dExtent extent;
    private long sum;

    private J2dStream(J2dOpening<S> opening, S stream, J2dLoops.Loop<S> loop, J2dExtent extent) {
        this.opening = opening;
        this.stream = stream;
        this.loop = loop;
        this.extent = extent;
    }

    static Workload input(J2dSetup setup) throws IOException {
        J2dLoops.Loop<ImageInputStream> loop = named(setup, J2dLoops.INPUT);
        season(loop, new ForeignImageInputStream(new byte[SEASONING.length()]));
        J2dExtent extent = J2dExtent.of(setup.size());
        return of(J2dInput.of(setup.place(), new byte[extent.length()]), loop, extent);
    }

    static Workload output(J2dSetup setup) throws IOException {
        J2dLoops.Loop<ImageOutputStream> loop = named(setup, J2dLoops.OUTPUT);
        season(loop, new ForeignImageOutputStream(OutputStream.nullOutputStream()));
        return of(J2dOutput.of(setup.place()), loop, J2dExtent.of(setup.size()));
    }

    private static <S extends ImageInputStream> J2dLoops.Loop<S> named(J2dSetup setup,
            Map<String, J2dLoops.Loop<S>> loops) {
        J2dLoops.Loop<S> loop = loops.get(setup.method());
        if (loop == null) {
            throw J2dWorkloads.unknown(setup);
        }
        return loop;
    }

    /** An application has streams of several classes, and its call sites know them. */
    private static <S extends ImageInputStream> void season(J2dLoops.Loop<S> loop, S foreign) throws IOException {
        try (foreign) {
            if (SEASONED.add(loop)) {
                for (int run = 0; run < SEASONING_RUNS; run++) {
                    loop.run(foreign, SEASONING, SEASONING_TIMES);
                }
            }
        }
    }

    private static <S extends ImageInputStream> Workload of(J2dOpening<S> opening, J2dLoops.Loop<S> loop,
            J2dExtent extent) throws IOException {
        try {
            return new J2dStream<>(opening, opening.open(), loop, extent);
        } catch (IOException | RuntimeException e) {
            opening.close();
            throw e;
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

    /** What has come out; the stream is closed for it. */
    byte[] delivered() throws IOException {
        stream.close();
        return ((J2dOutput) opening).delivered();
    }

    @Override
    public void close() throws IOException {
        try (opening) {
            stream.close();
        }
    }
}
