package dev.slipstream.imageio.bench.jmh;

import dev.slipstream.imageio.bench.workbench.worker.ForeignImageInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.List;
import javax.imageio.stream.ImageInputStream;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.infra.BenchmarkParams;

/**
 * Reads through one stream that stays open: every invocation goes back to its beginning, so that no opening is
 * measured. A bare ByteBuffer does the same work: it shows the least that it can cost.
 *
 * <p>An application has several kinds of streams, and its call sites know them. Here some pass through the benchmark
 * before it is measured, so that no call site looks as if only one class ever came by; see {@link CallSite}. JMH runs
 * each benchmark in a JVM of its own, so that the loop below has only ever seen one kind of call.
 */
public abstract class ReadBenchmark extends NanosecondBenchmark {

    /** Reads the i-th value from a stream; the number that it returns is to be added up. */
    interface StreamCall {

        long read(ImageInputStream in, int i) throws IOException;
    }

    /** The same from a buffer. */
    interface BufferCall {

        long read(ByteBuffer in, int i);
    }

    private static final int WARM_RUNS = 10;

    @Param
    private InputOpening competitor;

    @Param("ONE_FOREIGN")
    private CallSite callSite;

    private Content content;

    /** Null if what is measured is a buffer. */
    private ImageInputStream stream;

    /** Null if what is measured is a stream. */
    private ByteBuffer buffer;

    /** What a benchmark reads, and in which order of bytes. */
    abstract Content content(String benchmark) throws IOException;

    ByteOrder byteOrder() {
        return ByteOrder.BIG_ENDIAN;
    }

    @Setup
    public void open(BenchmarkParams params) throws IOException {
        String benchmark = BenchmarkMethod.name(params);
        content = content(benchmark);
        buffer = competitor.buffer(content);
        if (buffer != null) {
            buffer.order(byteOrder());
            return;
        }
        List<CallSite.Opener> openings =
                callSite.classes(each -> new ForeignImageInputStream(each.bytes()), competitor, InputOpening.streams());
        for (int run = 0; run < WARM_RUNS; run++) {
            pass(benchmark, openings, content);
        }
        stream = competitor.open(content);
        stream.setByteOrder(byteOrder());
    }

    @TearDown
    public void close() throws IOException {
        if (stream != null) {
            stream.close();
        }
        content.close();
    }

    /** Sends streams through a benchmark. All must read the same, or the figures would compare different work. */
    final void pass(String benchmark, List<CallSite.Opener> openings, Content read) throws IOException {
        Long expected = null;
        for (CallSite.Opener opening : openings) {
            try (ImageInputStream passing = opening.open(read)) {
                passing.setByteOrder(byteOrder());
                long sum = pass(benchmark, passing, null);
                if (expected != null && sum != expected) {
                    throw new IllegalStateException(passing.getClass().getName()
                            + " gives other values than the streams before: " + sum + ", not " + expected);
                }
                expected = sum;
            }
        }
    }

    /** Sends one stream or one buffer through a benchmark; the other is null. Returns what the benchmark does. */
    final long pass(String benchmark, ImageInputStream through, ByteBuffer bare) throws IOException {
        stream = through;
        buffer = bare;
        return BenchmarkMethod.call(this, benchmark);
    }

    /** The sum of so many values, read one after the other from the beginning on. */
    final long sum(int count, StreamCall call, BufferCall bare) throws IOException {
        return stream == null ? sum(buffer, count, bare) : sum(stream, count, call);
    }

    private static long sum(ImageInputStream in, int count, StreamCall call) throws IOException {
        in.seek(0);
        long sum = 0;
        for (int i = 0; i < count; i++) {
            sum += call.read(in, i);
        }
        return sum;
    }

    private static long sum(ByteBuffer in, int count, BufferCall call) {
        in.position(0);
        long sum = 0;
        for (int i = 0; i < count; i++) {
            sum += call.read(in, i);
        }
        return sum;
    }
}
