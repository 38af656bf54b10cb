package dev.slipstream.imageio.bench.jmh;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.List;
import javax.imageio.stream.ImageInputStream;

/**
 * A competitor, opened once for all invocations: they go back to its beginning, so that no opening is measured.
 *
 * <p>An application has several kinds of streams, and its call sites know them. Here some pass through the loop first,
 * so that no call site looks as if only one class ever came by; see {@link CallSite}.
 */
final class OpenStream implements AutoCloseable {

    /** One of the measured loops. */
    interface Loop {
        long run(ImageInputStream stream) throws IOException;
    }

    private static final int WARM_RUNS = 10;

    private final Content content;
    private final ImageInputStream stream;
    private final ByteBuffer buffer;

    private OpenStream(Content content, ImageInputStream stream, ByteBuffer buffer) {
        this.content = content;
        this.stream = stream;
        this.buffer = buffer;
    }

    static OpenStream open(Competitor competitor, CallSite callSite, byte[] bytes, ByteOrder order, Loop loop)
            throws IOException {
        Content content = new Content(bytes);
        ByteBuffer buffer = competitor.buffer(content);
        if (buffer != null) {
            return new OpenStream(content, null, buffer.order(order));
        }
        for (int run = 0; run < WARM_RUNS; run++) {
            pass(callSite.classesFor(competitor), content, order, loop);
        }
        ImageInputStream stream = competitor.open(content);
        stream.setByteOrder(order);
        return new OpenStream(content, stream, null);
    }

    /** Sends streams through the loop. All must read the same, or the figures would compare different work. */
    static void pass(List<CallSite.Opening> openings, Content content, ByteOrder order, Loop loop) throws IOException {
        Long expected = null;
        for (CallSite.Opening opening : openings) {
            try (ImageInputStream stream = opening.open(content)) {
                stream.setByteOrder(order);
                long sum = loop.run(stream);
                if (expected != null && sum != expected) {
                    throw new IllegalStateException(stream.getClass().getName()
                            + " gives other values than the streams before: " + sum + ", not " + expected);
                }
                expected = sum;
            }
        }
    }

    /** Null if the competitor is a buffer. */
    ImageInputStream stream() {
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
        content.close();
    }
}
