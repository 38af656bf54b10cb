package dev.slipstream.imageio.bench.jmh;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.List;
import javax.imageio.stream.ImageOutputStream;

/**
 * A competitor, opened once for all invocations: they go back to its beginning and write over what is there, so that no
 * opening is measured. Others pass through the loop first, as with {@link OpenStream}.
 */
final class OpenOutput implements AutoCloseable {

    /** One of the measured loops. */
    interface Loop {
        long run(ImageOutputStream stream) throws IOException;
    }

    private static final int WARM_RUNS = 10;

    private final Target target;
    private final ImageOutputStream stream;
    private final ByteBuffer buffer;

    private OpenOutput(Target target, ImageOutputStream stream, ByteBuffer buffer) {
        this.target = target;
        this.stream = stream;
        this.buffer = buffer;
    }

    /** The size is that of a buffer, in bytes. */
    static OpenOutput open(WriteCompetitor competitor, CallSite callSite, int size, ByteOrder order, Loop loop)
            throws IOException {
        Target target = new Target();
        ByteBuffer buffer = competitor.buffer(size);
        if (buffer != null) {
            return new OpenOutput(target, null, buffer.order(order));
        }
        warmUp(callSite.classesFor(competitor), target, order, loop);
        ImageOutputStream stream = competitor.open(target);
        stream.setByteOrder(order);
        return new OpenOutput(target, stream, null);
    }

    /** Sends streams through the loop, several times, and leaves an empty target. */
    static void warmUp(List<CallSite.OutputOpening> openings, Target target, ByteOrder order, Loop loop)
            throws IOException {
        for (int run = 0; run < WARM_RUNS; run++) {
            pass(openings, target, order, loop);
        }
        target.clear();
    }

    /** Sends streams through the loop. All must write the same, or the figures would compare different work. */
    static void pass(List<CallSite.OutputOpening> openings, Target target, ByteOrder order, Loop loop)
            throws IOException {
        byte[] expected = null;
        for (CallSite.OutputOpening opening : openings) {
            target.clear();
            ImageOutputStream written = opening.open(target);
            try (ImageOutputStream stream = written) {
                stream.setByteOrder(order);
                loop.run(stream);
            }
            byte[] bytes = target.written();
            if (expected != null && !Arrays.equals(bytes, expected)) {
                throw new IllegalStateException(written.getClass().getName() + " writes other bytes than the streams"
                        + " before, from byte " + Arrays.mismatch(bytes, expected) + " on");
            }
            expected = bytes;
        }
    }

    /** Null if the competitor is a buffer. */
    ImageOutputStream stream() {
        return stream;
    }

    /** Null if the competitor is a stream. */
    ByteBuffer buffer() {
        return buffer;
    }

    @Override
    public void close() throws IOException {
        if (stream != null) {
            stream.close();
        }
        target.close();
    }
}
