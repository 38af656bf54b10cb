package dev.slipstream.imageio.bench.jmh.streams;

import dev.slipstream.imageio.bench.jmh.NanosecondBenchmark;
import dev.slipstream.imageio.bench.jmh.images.ImageSide;
import java.io.IOException;
import javax.imageio.stream.ImageInputStream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.TearDown;

/** Nanoseconds for a call of an open stream, or for opening and closing one. */
public abstract class StreamBenchmark<S extends ImageInputStream> extends NanosecondBenchmark {

    static final int CALLS = 1000;
    private static final String CONSTRUCT = ".construct";
    private static final int FOREIGN_SIZE = 64;
    private static final int FOREIGN_RUNS = 20;

    /** Pixels along a side, four bytes each. */
    @Param("250")
    int pixels;

    private Place place;
    /** Null where opening is what is measured. */
    private Loop<S> loop;
    private S stream;

    abstract String name();

    abstract ImageSide side();

    abstract Place place() throws IOException;

    /** Throws if the side does not serve that place. */
    abstract void mustServe(Place checked) throws IOException;

    abstract Loop<S> loop(String method);

    /** A stream of nobody's library, with so many zeros in it if it is read. */
    abstract S foreign(int length) throws IOException;

    abstract S open(Place opened) throws IOException;

    @Setup
    public void setUp() throws IOException {
        side().takeOver();
        place = place();
        mustServe(place);
        place.closeBelow();
        if (!name().endsWith(CONSTRUCT)) {
            loop = loop(name().substring(name().lastIndexOf('.') + 1));
            for (int run = 0; run < FOREIGN_RUNS; run++) {
                try (S foreign = foreign(Loop.length(FOREIGN_SIZE))) {
                    loop.run(foreign, FOREIGN_SIZE, CALLS);
                }
            }
            stream = open(place);
        }
    }

    @TearDown
    public void close() throws IOException {
        try {
            if (stream != null) {
                stream.close();
            }
        } finally {
            place.close();
        }
    }

    @Benchmark
    @OperationsPerInvocation(CALLS)
    public long run() throws IOException {
        if (loop != null) {
            return loop.run(stream, pixels, CALLS);
        }
        for (int i = 0; i < CALLS; i++) {
            open(place).close();
            place.closeBelow();
        }
        return 0;
    }
}
