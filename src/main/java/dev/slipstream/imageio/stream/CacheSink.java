package dev.slipstream.imageio.stream;

import dev.slipstream.imageio.stream.MemoryBlocks.Block;
import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * An {@link OutputStream}: what has not been flushed is kept in memory blocks, which are the windows, and beyond a
 * threshold, where that is allowed, in a file.
 *
 * <p>Every byte is handed over once and in order. After a failure nothing more is. {@code ImageIO.write} flushes once
 * more then, which must be quiet.
 */
final class CacheSink implements Sink {

    /** For what has to be overwritten in the file, or is handed over from it. */
    private static final int BUFFER_SIZE = 8192;

    private final OutputStream out;
    private final boolean owned;

    /** Whether pieces are written from their place in a block, and not from the start of an array only. */
    private final boolean inPlace;

    private final CacheFile file;
    private final long threshold;
    private final MemoryBlocks blocks = new MemoryBlocks(MemoryBlocks.QUARTER);
    private byte[] buffer = {};

    /** Bytes before this position may be handed over; those before the other one have been. */
    private long flushed;
    private long delivered;

    /** What {@link #out} failed with. The caller has seen it. */
    private @Nullable Throwable failure;

    /** {@code owned}: {@code out} is closed, too; {@code file}: for more than {@code threshold} bytes. */
    CacheSink(OutputStream out, boolean owned, CacheFile file, long threshold) {
        this.out = out;
        this.owned = owned;
        this.inPlace = owned || !file.isUsable();
        this.file = file;
        this.threshold = threshold;
    }

    @Override
    public WriteWindow window(long position, long wanted) throws IOException {
        while (blocks.end() < position) {
            appendZeros(position - blocks.end());
        }
        if (position < file.end()) {
            return new WriteWindow(buffer(), 0, 0, (int) Math.min(BUFFER_SIZE, file.end() - position));
        }
        Block block = position < blocks.end() ? blocks.holding(position) : tail(wanted);
        return new WriteWindow(block.bytes, (int) (position - block.start), block.filled, block.bytes.length);
    }

    private void appendZeros(long gap) throws IOException {
        Block block = tail(gap);
        int n = (int) Math.min(gap, block.room());
        Arrays.fill(block.bytes, block.filled, block.filled + n, (byte) 0);
        block.filled += n;
        deliverTo(Math.min(flushed, blocks.end()));
    }

    private Block tail(long wanted) {
        Block tail = blocks.tail(wanted);
        if (tail.filled == 0) {
            blocks.spill(file, threshold);
        }
        return tail;
    }

    private byte[] buffer() {
        if (buffer.length == 0) {
            buffer = new byte[BUFFER_SIZE];
        }
        return buffer;
    }

    @Override
    public void put(long position, byte[] b, int off, int len) throws IOException {
        if (position < file.end()) {
            file.write(position, b, off, len);
        } else {
            blocks.fillTo(position + len);
        }
    }

    @Override
    public int read(long position, byte[] b, int off, int len) throws IOException {
        if (position < file.end()) {
            return file.read(position, b, off, len);
        }
        if (position >= blocks.end()) {
            return -1;
        }
        Block block = blocks.holding(position);
        int n = (int) Math.min(len, block.end() - position);
        System.arraycopy(block.bytes, (int) (position - block.start), b, off, n);
        return n;
    }

    @Override
    public long length() {
        return blocks.end();
    }

    @Override
    public void flushBefore(long position) throws IOException {
        if (failure != null && position > flushed) {
            throwAgain(failure);
        }
        flushed = position;
        if (deliverTo(Math.min(position, blocks.end()))) {
            flushOut();
        }
        if (delivered == blocks.end()) {
            blocks.restart();
        }
    }

    /** A later flush fails with the first error: callers know its class. */
    private static void throwAgain(Throwable failure) throws IOException {
        if (failure instanceof IOException e) {
            throw e;
        }
        if (failure instanceof RuntimeException e) {
            throw e;
        }
        throw (Error) failure;
    }

    /** Hands over the bytes before {@code position}, and frees them; returns whether there were any. */
    private boolean deliverTo(long position) throws IOException {
        if (failure != null || position <= delivered) {
            return false;
        }
        while (delivered < position) {
            delivered += delivered < file.end() ? deliverFromFile(position) : deliverFromMemory(position);
            blocks.discardBefore(delivered);
        }
        file.discardBefore(delivered);
        return true;
    }

    private int deliverFromFile(long position) throws IOException {
        int n = file.read(delivered, buffer(), 0, (int) Math.min(BUFFER_SIZE, position - delivered));
        writeOut(buffer, 0, n);
        return n;
    }

    /**
     * From the block itself, or, if a part of it was handed over before, by way of the buffer where a cache file is
     * allowed, as is the default: the JDK's stream writes from index 0 only then, and there are applications' streams
     * that count on it.
     */
    private int deliverFromMemory(long position) throws IOException {
        Block block = blocks.holding(delivered);
        int off = (int) (delivered - block.start);
        int n = (int) (Math.min(position, block.end()) - delivered);
        if (off == 0 || inPlace) {
            writeOut(block.bytes, off, n);
        } else {
            n = Math.min(n, BUFFER_SIZE);
            System.arraycopy(block.bytes, off, buffer(), 0, n);
            writeOut(buffer(), 0, n);
        }
        return n;
    }

    private void writeOut(byte[] b, int off, int len) throws IOException {
        try {
            out.write(b, off, len);
        } catch (IOException | RuntimeException | Error e) {
            failure = e;
            throw e;
        }
    }

    private void flushOut() throws IOException {
        try {
            out.flush();
        } catch (IOException | RuntimeException | Error e) {
            failure = e;
            throw e;
        }
    }

    @Override
    public boolean isCachedInMemory() {
        return !isCachedInFile();
    }

    @Override
    public boolean isCachedInFile() {
        return file.isInUse();
    }

    /** Quiet after a failure, which has been thrown already. */
    @Override
    @SuppressWarnings("try") // the resource is only closed
    public void close() throws IOException {
        try (Closeable target = owned ? out : null) {
            if (failure == null) {
                deliverTo(blocks.end());
                flushOut();
            }
        } finally {
            file.close();
            blocks.clear();
            buffer = new byte[0];
        }
    }
}
