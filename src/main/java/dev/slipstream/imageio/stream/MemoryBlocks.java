package dev.slipstream.imageio.stream;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;

/**
 * The part of a stream that is kept in memory, in blocks that are handed out as windows and never copied or gathered.
 *
 * <p>A block is as large as half of all before it, or as what is wanted, within bounds. So for L bytes read a third of L
 * or one bound is the most that lies idle; a small image pays for a small block, a large one for few.
 */
final class MemoryBlocks {

    static final int SMALLEST = 1024;
    static final int LARGEST = 64 * 1024;

    /** Consecutive; all but the last are full. */
    private final List<Block> blocks = new ArrayList<>(1);

    private long discarded;

    /** Stream position behind the last byte, which may have been removed. */
    private long end;

    static final class Block {
        final long start;
        final byte[] bytes;
        int filled;

        Block(long start, byte[] bytes) {
            this.start = start;
            this.bytes = bytes;
        }

        int room() {
            return bytes.length - filled;
        }

        long end() {
            return start + filled;
        }
    }

    long end() {
        return blocks.isEmpty() ? end : last().end();
    }

    /** Bytes in memory. */
    long held() {
        return blocks.isEmpty() ? 0 : end() - first().start;
    }

    int count() {
        return blocks.size();
    }

    Block first() {
        return blocks.get(0);
    }

    private Block last() {
        return blocks.get(blocks.size() - 1);
    }

    void removeFirst() {
        end = end();
        blocks.remove(0);
    }

    void clear() {
        end = end();
        blocks.clear();
    }

    /** The block to fill next: it has room. */
    Block tail(long wanted) {
        if (blocks.isEmpty() || last().room() == 0) {
            discardBefore(discarded);
            long start = end();
            long size = Math.max(start / 2, wanted);
            blocks.add(new Block(start, new byte[(int) Math.max(SMALLEST, Math.min(size, LARGEST))]));
        }
        return last();
    }

    ByteBuffer window(long position) {
        Block block = holding(position);
        return ByteBuffer.wrap(block.bytes, 0, block.filled).position((int) (position - block.start));
    }

    /** The block that holds a byte. */
    Block holding(long position) {
        return blocks.get(indexOf(position));
    }

    /** Binary search, from the end, where most reads are. */
    private int indexOf(long position) {
        int low = 0;
        int high = blocks.size() - 1;
        if (position >= last().start) {
            return high;
        }
        while (low < high) {
            int middle = (low + high + 1) >>> 1;
            if (blocks.get(middle).start <= position) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        return low;
    }

    /** The last block is filled up to {@code position}. */
    void fillTo(long position) {
        Block last = last();
        last.filled = Math.max(last.filled, (int) (position - last.start));
    }

    /** All but the array of the last block is freed: what comes next goes into it. */
    void restart() {
        if (!blocks.isEmpty()) {
            Block last = last();
            clear();
            blocks.add(new Block(end, last.bytes));
        }
    }

    /** Frees the full blocks that end before {@code position}, and later those still to come. */
    void discardBefore(long position) {
        discarded = position;
        int n = 0;
        while (n < blocks.size() && blocks.get(n).room() == 0 && blocks.get(n).end() <= position) {
            n++;
        }
        if (n > 0) {
            end = end();
            blocks.subList(0, n).clear();
        }
    }
}
