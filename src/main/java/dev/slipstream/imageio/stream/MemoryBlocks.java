package dev.slipstream.imageio.stream;

import dev.slipstream.imageio.settings.Settings;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The part of a stream that is kept in memory, in blocks that are handed out as windows and never copied or gathered.
 *
 * <p>Blocks grow with the stream (half of what precedes them, up to 8 KiB; later a smaller fraction), so that small
 * images waste little and large ones need few blocks.
 */
final class MemoryBlocks {

    static final int SMALLEST = 1024;
    static final int LARGEST = 64 * 1024;

    /** The size of all blocks of the JDK's memory cache: no more than that should be unused here. */
    static final int MEDIUM = 8 * 1024;

    /** The {@link #part} for sources: little memory is unused. */
    static final int SIXTEENTH = 16;

    /** The {@link #part} for sinks: each block is handed over as a piece, which may take a system call. */
    static final int QUARTER = 4;

    /** The bytes of each stream that are not accounted for: most streams are that small, and leave the budget alone. */
    static final int UNCOUNTED = 32 * 1024;

    /** An encoded image of this size decodes to an image that is several times as large. */
    private static final long LARGEST_THRESHOLD = 8 << 20;

    /** The number of streams whose thresholds together are at most a quarter of the heap, if that is small. */
    private static final int STREAMS = 64;

    private static final long THRESHOLD = chooseThreshold(Settings.current().memoryThreshold());

    private final int part;

    /** Consecutive; all but the last are full. */
    private final List<Block> blocks = new ArrayList<>(1);

    /** The arrays of all blocks, in bytes. */
    private long allocated;

    /** Made when there is something to account for: most streams are small. */
    private MemoryBudget.@Nullable Account account;

    private long discarded;

    /** The stream position after the last byte, which may have been removed. */
    private long end;

    static final class Block {
        final long start;
        final byte[] bytes;
        int filled;

        /** The same for every window: where a stream may not be read ahead, there is a window for every byte. */
        private @Nullable ByteBuffer view;

        Block(long start, byte[] bytes) {
            this.start = start;
            this.bytes = bytes;
        }

        ByteBuffer window(long position) {
            ByteBuffer present = view;
            if (present == null) {
                present = ByteBuffer.wrap(bytes);
                view = present;
            }
            return present.limit(filled).position((int) (position - start));
        }

        int room() {
            return bytes.length - filled;
        }

        long end() {
            return start + filled;
        }
    }

    /** How many bytes are kept in memory before a cache file is begun. */
    static long threshold() {
        return THRESHOLD;
    }

    static long thresholdFor(long maxHeap) {
        return Math.min(LARGEST_THRESHOLD, maxHeap / (4 * STREAMS));
    }

    /** {@code set}: what the property says, or -1. */
    private static long chooseThreshold(long set) {
        Settings.warnOnce();
        return set >= 0 ? set : thresholdFor(Runtime.getRuntime().maxMemory());
    }

    /** {@code part}: a large block is as large as all before it divided by this. */
    MemoryBlocks(int part) {
        this.part = part;
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
        remove(0, 1);
    }

    void clear() {
        end = end();
        remove(0, blocks.size());
    }

    /** The block to fill next: it has room. */
    Block tail(long wanted) {
        if (blocks.isEmpty() || last().room() == 0) {
            discardBefore(discarded);
            long start = end();
            long size = Math.max(Math.max(Math.min(start / 2, MEDIUM), start / part), wanted);
            add(new Block(start, new byte[(int) Math.max(SMALLEST, Math.min(size, LARGEST))]));
        }
        return last();
    }

    /** Whether {@link #tail} need not allocate a block. */
    boolean hasRoom() {
        return !blocks.isEmpty() && last().room() > 0;
    }

    /** Whether there is more than {@code threshold} bytes, or nothing left for all streams together. */
    boolean isFull(long threshold) {
        return held() > threshold || (allocated > UNCOUNTED && MemoryBudget.isExhausted());
    }

    /** Moves all but the last block, which is about to be used, to a file, if one is in use or memory is full. */
    void spill(CacheFile file, long threshold) {
        if (file.isInUse() || isFull(threshold)) {
            while (blocks.size() > 1 && file.append(first())) {
                removeFirst();
            }
        }
    }

    /** Takes allocated bytes from the budget of all streams, or gives freed ones back. */
    private void account(long change) {
        allocated += change;
        MemoryBudget.Account present = account;
        if (present == null) {
            if (allocated <= UNCOUNTED) {
                return;
            }
            present = new MemoryBudget.Account(this);
            account = present;
        }
        present.set(allocated <= UNCOUNTED ? 0 : allocated);
    }

    private void remove(int from, int to) {
        long freed = 0;
        for (int i = from; i < to; i++) {
            freed += blocks.get(i).bytes.length;
        }
        blocks.subList(from, to).clear();
        account(-freed);
    }

    /** Frees the bytes from {@code position} on, where the next byte will go. */
    void cutTo(long position) {
        while (!blocks.isEmpty() && last().start >= position) {
            end = last().start;
            remove(blocks.size() - 1, blocks.size());
        }
        if (blocks.isEmpty()) {
            end = Math.min(end, position);
        } else {
            last().filled = (int) Math.min(last().filled, position - last().start);
        }
    }

    private void add(Block block) {
        blocks.add(block);
        account(block.bytes.length);
    }

    /** The last block, if that is where it ends; otherwise null. */
    @Nullable Block tailEndingAt(long position) {
        int count = blocks.size();
        if (count == 0) {
            return null;
        }
        Block last = blocks.get(count - 1);
        return last.end() == position ? last : null;
    }

    ByteBuffer window(long position) {
        return holding(position).window(position);
    }

    /** The block that holds a byte. */
    Block holding(long position) {
        return blocks.get(indexOf(position));
    }

    /** First where it is if all blocks from there on are of the largest size, as in a large stream; else by search. */
    private int indexOf(long position) {
        int low = 0;
        int high = blocks.size() - 1;
        long before = last().start - position;
        if (before <= 0) {
            return high;
        }
        int guess = (int) (high - (before + LARGEST - 1) / LARGEST);
        if (guess >= 0 && blocks.get(guess).start <= position) {
            return guess;
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
            add(new Block(end, last.bytes));
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
            remove(0, n);
        }
    }
}
