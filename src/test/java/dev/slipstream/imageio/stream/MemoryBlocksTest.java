package dev.slipstream.imageio.stream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** How much memory is unused. The contract tests of the streams cover the contents of the blocks. */
class MemoryBlocksTest {

    @ParameterizedTest
    @ValueSource(ints =
            {1, 300, 1023, 1024, 1025, 2048, 2049, 8191, 8192, 8193, 65536, 131072, 262143, 262144, 262145, 5_000_000})
    void idleMemoryIsAThirdOfTheDataOrEightKibibytesOrACertainPartAtTheMost(int length) {
        int small = Math.max(MemoryBlocks.SMALLEST, Math.min(MemoryBlocks.MEDIUM, length / 2));
        for (int part : new int[] {MemoryBlocks.SIXTEENTH, MemoryBlocks.QUARTER}) {
            MemoryBlocks blocks = new MemoryBlocks(part);
            fill(blocks, length, 1);
            assertEquals(length, blocks.end());
            int idle = capacity(blocks) - length;
            int large = Math.min(MemoryBlocks.LARGEST, length / part);
            assertTrue(idle < Math.max(small, large), idle + " bytes idle, part " + part);
        }
    }

    @Test
    void aBlockIsAsLargeAsTheReadThatNeedsItAndNoneIsAllocatedBefore() {
        MemoryBlocks blocks = new MemoryBlocks(MemoryBlocks.SIXTEENTH);
        assertEquals(0, blocks.count());
        fill(blocks, 8192, 8192);
        assertEquals(8192, capacity(blocks));
    }

    private static void fill(MemoryBlocks blocks, int length, int wanted) {
        while (blocks.end() < length) {
            MemoryBlocks.Block tail = blocks.tail(wanted);
            tail.filled += (int) Math.min(tail.room(), length - blocks.end());
        }
    }

    private static int capacity(MemoryBlocks blocks) {
        int capacity = 0;
        for (; blocks.count() > 0; blocks.removeFirst()) {
            capacity += blocks.first().bytes.length;
        }
        return capacity;
    }
}
