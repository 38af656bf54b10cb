package dev.slipstream.imageio.png.write;

import dev.slipstream.imageio.deflate.ZlibEncoder;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.ConcurrentLinkedDeque;

/**
 * Encodes a large image batch by batch, several at once. The compressed data do not depend on how many. Only the
 * caller's thread writes them to the output, in order.
 */
final class ParallelEncoder {

    /** The bytes of a strip; fewer in tests, whose images are small. */
    static int stripBytes = Strip.MOST;

    /** The heap that each thread must have. Its batches, their compressed data and an encoder need up to 7 MiB. */
    private static final long HEAP_OF_THREAD = 16L << 20;

    private final ParallelTasks<Batch> tasks;
    private final Strategy strategy;
    private final OutputStream output;

    /** Batches and encoders that are not in use. The one that was used last comes first, since it is in the cache. */
    private final Deque<Batch> unused = new ArrayDeque<>();
    private final Deque<ZlibEncoder> encoders = new ConcurrentLinkedDeque<>();

    private final Thread caller = Thread.currentThread();
    private final ZlibEncoder encoderOfCaller;

    private Batch gathered = new Batch(stripBytes);
    private Strip strip = gathered.add();
    private int adler = 1;

    /** {@code encoder}: for the batches that the caller's thread encodes; the caller has used it before. */
    ParallelEncoder(ParallelTasks<Batch> tasks, ZlibEncoder encoder, Strategy strategy, OutputStream output) {
        this.encoderOfCaller = encoder;
        this.tasks = tasks;
        this.strategy = strategy;
        this.output = output;
    }

    /** The number of threads that the heap has room for, at most {@code wanted}. */
    static int threads(int wanted) {
        return (int) Math.max(1, Math.min(wanted, Runtime.getRuntime().maxMemory() / HEAP_OF_THREAD));
    }

    /**
     * Whether {@code bytes} bytes of scanlines are enough for several batches. Scanlines that are longer than a usual
     * strip are not encoded in batches: each batch would hold several of them.
     *
     * @param longest bytes of a scanline
     */
    static boolean isWorthwhile(long bytes, long longest) {
        return bytes >= 2L * Batch.STRIPS * stripBytes && longest <= Strip.MOST;
    }

    /** The strip for the scanlines that follow. */
    Strip strip() {
        return strip;
    }

    /** Begins the next strip, after the last one. Encodes the gathered strips once there are enough. */
    void next() throws IOException {
        Strip last = strip;
        if (gathered.isFull()) {
            Batch full = gathered;
            full.end();
            submit(full);
            Batch next = unused.poll();
            gathered = next == null ? new Batch(stripBytes) : next;
            gathered.follow(full);
            strip = gathered.add();
            strip.follow(last, ZlibEncoder.WINDOW);
        } else {
            strip = gathered.add();
            strip.follow(last, 0);
        }
    }

    private void submit(Batch batch) throws IOException {
        tasks.submit(() -> encode(batch));
        while (tasks.isDue()) {
            writeFirst();
        }
    }

    private Batch encode(Batch batch) throws IOException {
        if (Thread.currentThread().equals(caller)) {
            batch.encode(encoderOfCaller, strategy);
            return batch;
        }
        ZlibEncoder taken = encoders.poll();
        ZlibEncoder zlib = taken == null ? new ZlibEncoder() : taken;
        batch.encode(zlib, strategy);
        encoders.push(zlib);
        return batch;
    }

    private void writeFirst() throws IOException {
        Batch batch = tasks.take();
        adler = ZlibEncoder.combine(adler, batch.adler, batch.size);
        batch.encoded.writeTo(output);
        unused.push(batch);
    }

    /** Encodes the rest, and writes it and the checksum. */
    void finish() throws IOException {
        submit(gathered);
        while (!tasks.isEmpty()) {
            writeFirst();
        }
        output.write(new byte[] {(byte) (adler >> 24), (byte) (adler >> 16), (byte) (adler >> 8), (byte) adler}, 0, 4);
    }

    /** Drops batches that have not been begun, and waits for those that are being encoded. */
    void stop() {
        tasks.stop();
    }
}
