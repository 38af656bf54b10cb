package dev.slipstream.imageio.stream;

import java.util.Arrays;

/**
 * The marked positions, without the boxing of the JDK's two stacks, and in step: a byte position and its bit offset.
 */
final class Marks {

    private static final int INITIAL = 16;

    /** Pairs of position and bit offset. */
    private long[] pairs = {};

    private int size;

    boolean isEmpty() {
        return size == 0;
    }

    void push(long position, int bitOffset) {
        if (size == pairs.length) {
            pairs = Arrays.copyOf(pairs, Math.max(INITIAL, 2 * size));
        }
        pairs[size] = position;
        pairs[size + 1] = bitOffset;
        size += 2;
    }

    void pop() {
        size -= 2;
    }

    /** Of the mark that was popped last. */
    long position() {
        return pairs[size];
    }

    /** Of the mark that was popped last. */
    int bitOffset() {
        return (int) pairs[size + 1];
    }
}
