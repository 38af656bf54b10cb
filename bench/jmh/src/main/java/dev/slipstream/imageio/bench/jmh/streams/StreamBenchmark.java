package dev.slipstream.imageio.bench.jmh.streams;

import dev.slipstream.imageio.bench.jmh.NanosecondBenchmark;
import java.io.IOException;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import javax.imageio.stream.ImageInputStream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.CompilerControl;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/** Nanoseconds for a call of an open stream, or for opening and closing one. */
@Warmup(iterations = 1, time = 500, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 4, time = 100, timeUnit = TimeUnit.MILLISECONDS)
public abstract class StreamBenchmark<S extends ImageInputStream> extends NanosecondBenchmark {

    static final int CALLS = 1000;
    private static final String CONSTRUCT = ".construct";
    private static final int FOREIGN_RUNS = 20;

    /** Pixels along a side, four bytes each. */
    @Param("250")
    int pixels;

    private Place place;
    /** Null where opening is what is measured. */
    private Loop<S> loop;
    private S stream;

    abstract Loop<S> loop(String method);

    /** A stream of nobody's library, with the same content as the place. */
    abstract S foreign();

    /** What is known of a closed stream on which a loop has run: what must be the same for all sides. */
    abstract Object result(long sum, S closed, Place delivered) throws IOException;

    abstract S open(Place opened) throws IOException;

    /** A plain stream passes through the loop first, as others do in an application, and says what must come out. */
    final void prepare(String name, Place prepared) throws IOException {
        place = prepared;
        place.closeBelow();
        if (!name.endsWith(CONSTRUCT)) {
            loop = loop(name.substring(name.lastIndexOf('.') + 1));
            Object expected = null;
            for (int run = 0; run < FOREIGN_RUNS; run++) {
                expected = result(foreign());
            }
            Object actual = result(open(place));
            if (!Objects.deepEquals(actual, expected)) {
                throw new IllegalStateException(name + ": another result than a plain stream's");
            }
            place.closeBelow();
            stream = open(place);
            loop.begin(stream, pixels);
        }
    }

    private Object result(S passing) throws IOException {
        long sum;
        try (passing) {
            loop.begin(passing, pixels);
            sum = loop.run(passing, CALLS);
        }
        return result(sum, passing, place);
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

    /**
     * Compiled by itself, as a loop of an application. In JMH's own method it was compiled once more in the midst of
     * the measurement: {@code writeInt} took 1.8 ns at first and 3.2 then (both JDKs, to a byteArray, {@code jmh
     * J2dOutputs} with {@code -i 6 -r 50ms}).
     */
    @Benchmark
    @CompilerControl(CompilerControl.Mode.DONT_INLINE)
    @OperationsPerInvocation(CALLS)
    public long run() throws IOException {
        if (loop != null) {
            return loop.run(stream, CALLS);
        }
        for (int i = 0; i < CALLS; i++) {
            open(place).close();
            place.closeBelow();
        }
        return 0;
    }
}
