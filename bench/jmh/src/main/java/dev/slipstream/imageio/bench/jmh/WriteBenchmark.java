package dev.slipstream.imageio.bench.jmh;

import dev.slipstream.imageio.bench.jmh.images.Target;
import dev.slipstream.imageio.bench.workbench.worker.ForeignImageOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.List;
import java.util.function.ToLongFunction;
import javax.imageio.stream.ImageOutputStream;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.infra.BenchmarkParams;

/**
 * Writes through one stream that stays open, each time over what it wrote before, or into a bare ByteBuffer. Others
 * pass through the benchmark first, as with {@link ReadBenchmark}.
 */
public abstract class WriteBenchmark extends NanosecondBenchmark {

    /** Writes the i-th value to a stream. */
    interface StreamCall {

        void write(ImageOutputStream out, int i) throws IOException;
    }

    /** The same to a buffer. */
    interface BufferCall {

        void write(ByteBuffer out, int i);
    }

    private static final int WARM_RUNS = 10;

    @Param
    private OutputOpening competitor;

    @Param("ONE_FOREIGN")
    private CallSite callSite;

    private Target target;

    /** Null if what is measured is a buffer. */
    private ImageOutputStream stream;

    /** Null if what is measured is a stream. */
    private ByteBuffer buffer;

    private boolean passing;

    /** The most bytes that any benchmark writes. */
    abstract int size();

    /** Makes what is written, for the parameters that are set by then. */
    void prepare() {
    }

    ByteOrder byteOrder() {
        return ByteOrder.BIG_ENDIAN;
    }

    @Setup
    public void open(BenchmarkParams params) throws IOException {
        target = new Target();
        prepare();
        if (competitor != OutputOpening.BYTE_BUFFER) {
            List<CallSite.OutputOpener> openings = callSite.classes(
                    each -> new ForeignImageOutputStream(each.outputStream()), competitor, OutputOpening.streams());
            for (int run = 0; run < WARM_RUNS; run++) {
                pass(BenchmarkMethod.name(params), openings, target);
            }
        }
        target.clear();
        openStream();
    }

    @TearDown
    public void close() throws IOException {
        closeStream();
        target.close();
    }

    /** Sends streams through a benchmark. All must write the same, or the figures would compare different work. */
    final void pass(String benchmark, List<CallSite.OutputOpener> openings, Target written) throws IOException {
        byte[] expected = null;
        for (CallSite.OutputOpener opening : openings) {
            written.clear();
            ImageOutputStream through = opening.open(written);
            try (through) {
                through.setByteOrder(byteOrder());
                pass(benchmark, through, null);
            }
            byte[] bytes = written.written();
            if (expected != null && !Arrays.equals(bytes, expected)) {
                throw new IllegalStateException(through.getClass().getName() + " writes other bytes than the streams"
                        + " before, from byte " + Arrays.mismatch(bytes, expected) + " on");
            }
            expected = bytes;
        }
    }

    /** Sends one stream or one buffer through a benchmark; the other is null. Returns what the benchmark does. */
    final long pass(String benchmark, ImageOutputStream through, ByteBuffer bare) throws IOException {
        stream = through;
        buffer = bare;
        passing = true;
        try {
            return BenchmarkMethod.call(this, benchmark);
        } finally {
            stream = null;
            passing = false;
        }
    }

    /** Writes so many values from the beginning on, and returns where that ended. */
    final long write(int count, StreamCall call, BufferCall bare) throws IOException {
        return write(count, call, out -> {
            out.position(0);
            for (int i = 0; i < count; i++) {
                bare.write(out, i);
            }
            return out.position();
        });
    }

    /** The same where a buffer needs a loop of its own. */
    long write(int count, StreamCall call, ToLongFunction<ByteBuffer> bare) throws IOException {
        return stream == null ? bare.applyAsLong(buffer) : write(stream, count, call);
    }

    private static long write(ImageOutputStream out, int count, StreamCall call) throws IOException {
        out.seek(0);
        for (int i = 0; i < count; i++) {
            call.write(out, i);
        }
        return out.getStreamPosition();
    }

    /** Opens another stream on an empty target, or another buffer; not while others pass through the benchmark. */
    final void openAnew() throws IOException {
        if (!passing) {
            closeStream();
            target.clear();
            openStream();
        }
    }

    final void closeStream() throws IOException {
        if (!passing && stream != null) {
            ImageOutputStream closing = stream;
            stream = null;
            closing.close();
        }
    }

    private void openStream() throws IOException {
        buffer = competitor.buffer(size());
        if (buffer == null) {
            stream = competitor.open(target);
            stream.setByteOrder(byteOrder());
        } else {
            buffer.order(byteOrder());
        }
    }
}
