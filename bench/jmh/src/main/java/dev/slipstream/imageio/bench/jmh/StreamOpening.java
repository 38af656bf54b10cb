package dev.slipstream.imageio.bench.jmh;

import java.io.IOException;
import javax.imageio.stream.ImageInputStream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.TearDown;

/** Nanoseconds for opening and closing a stream; {@code -prof gc} shows the bytes. See {@link ArrayAllocation}. */
public class StreamOpening extends NanosecondBenchmark {

    private static final long SEED = 46;

    /** As many bytes as an icon has. */
    @Param("300")
    private int bytes;

    @Param
    private InputOpening competitor;

    private Content content;

    @Setup
    public void write() throws IOException {
        content = Content.random(SEED, bytes);
    }

    @TearDown
    public void delete() throws IOException {
        content.close();
    }

    @Benchmark
    public Object openClose() throws IOException {
        ImageInputStream stream = competitor.open(content);
        if (stream == null) {
            return competitor.buffer(content);
        }
        stream.close();
        return stream;
    }

    /** Nothing may be allocated or opened before the first read asks for it, so this is the whole cost. */
    @Benchmark
    public long openReadClose() throws IOException {
        ImageInputStream stream = competitor.open(content);
        if (stream == null) {
            return competitor.buffer(content).get();
        }
        int first = stream.read();
        stream.close();
        return first;
    }
}
