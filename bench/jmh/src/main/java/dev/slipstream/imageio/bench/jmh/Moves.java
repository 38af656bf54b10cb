package dev.slipstream.imageio.bench.jmh;

import java.io.IOException;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;

/** Nanoseconds for a move and the read of the value there. */
@OperationsPerInvocation(Moves.COUNT)
public class Moves extends ReadBenchmark {

    static final int COUNT = 8 * 1024;
    private static final int BYTES = 256 * 1024;
    private static final long SEED = 44;
    private static final int STEP = 16;
    private static final int BACK = 16;
    private static final int SKIP = 7;
    /** Odd, so that its multiples visit all of a power of two in no order. */
    private static final int SCATTER = 0x9E3779B1;

    @Override
    Content content(String benchmark) throws IOException {
        return Content.random(SEED, BYTES);
    }

    /** A few bytes back and forth, as directories of tags are read. */
    @Benchmark
    public long seekNear() throws IOException {
        return sum(COUNT, (in, i) -> {
            in.seek(near(i));
            return in.readByte();
        }, (in, i) -> in.position(near(i)).get());
    }

    @Benchmark
    public long seekFar() throws IOException {
        return sum(COUNT, (in, i) -> {
            in.seek(far(i));
            return in.readByte();
        }, (in, i) -> in.position(far(i)).get());
    }

    /** What every reader's canDecodeInput does. */
    @Benchmark
    public long markReset() throws IOException {
        return sum(COUNT, (in, i) -> {
            in.mark();
            int value = in.readInt();
            in.reset();
            return value;
        }, (in, i) -> {
            in.mark();
            int value = in.getInt();
            in.reset();
            return value;
        });
    }

    @Benchmark
    public long skipBytes() throws IOException {
        return sum(COUNT, (in, i) -> in.skipBytes(SKIP) + in.readByte(),
                (in, i) -> in.position(in.position() + SKIP).get() + SKIP);
    }

    @Benchmark
    public long getStreamPosition() throws IOException {
        return sum(COUNT, (in, i) -> in.readByte() + in.getStreamPosition(), (in, i) -> in.get() + in.position());
    }

    private static int near(int i) {
        return i * STEP + BACK - (i & 1) * (STEP + BACK / 2);
    }

    private static int far(int i) {
        return i * SCATTER & BYTES - 1;
    }
}
