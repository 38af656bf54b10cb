package dev.slipstream.imageio.bench.jmh;

import dev.slipstream.imageio.bench.jmh.images.Target;
import java.io.IOException;
import javax.imageio.stream.ImageOutputStream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.TearDown;

/** Nanoseconds for opening and closing an output stream. See {@link StreamOpening}. */
public class OutputStreamOpening extends NanosecondBenchmark {

    @Param
    private OutputOpening competitor;

    private Target target;

    @Setup
    public void create() throws IOException {
        target = new Target();
    }

    @TearDown
    public void delete() throws IOException {
        target.close();
    }

    @Benchmark
    public Object openClose() throws IOException {
        ImageOutputStream stream = competitor.open(target);
        if (stream == null) {
            return competitor.buffer(1);
        }
        stream.close();
        return stream;
    }

    /** Nothing may be allocated or opened before the first byte asks for it, so this is the whole cost. */
    @Benchmark
    public Object openWriteClose() throws IOException {
        target.outputStream().reset();
        ImageOutputStream stream = competitor.open(target);
        if (stream == null) {
            return competitor.buffer(1).put((byte) 1);
        }
        stream.write(1);
        stream.close();
        return stream;
    }
}
