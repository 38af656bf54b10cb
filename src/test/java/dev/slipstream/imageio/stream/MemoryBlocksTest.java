package dev.slipstream.imageio.stream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

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
    void aBlockIsAsLargeAsTheReadThatNeedsIt() {
        assertEquals(8192, filled(8192, 8192).first().bytes.length);
    }

    @Test
    void noBlockIsAllocatedBeforeItIsNeeded() {
        assertEquals(0, new MemoryBlocks(MemoryBlocks.SIXTEENTH).count());
        MemoryBlocks blocks = filled(MemoryBlocks.SMALLEST, 1);
        assertEquals(1, blocks.count());
    }

    @Test
    void everyByteOfManyBlocksIsFoundInItsWindow() {
        int length = 300_000;
        MemoryBlocks blocks = filled(length, 1);
        assertTrue(blocks.count() > 3, "blocks: " + blocks.count());
        for (int position = 0; position < length; position++) {
            assertEquals(valueAt(position), blocks.window(position).get(), "byte " + position);
        }
    }

    @Test
    void fullBlocksBeforeADiscardedPositionAreFreed() {
        MemoryBlocks blocks = filled(300_000, 1);
        blocks.discardBefore(200_000);
        assertTrue(blocks.first().start <= 200_000
                && blocks.first().end() > 200_000, "starts at " + blocks.first().start);
        assertEquals(valueAt(200_000), blocks.window(200_000).get());
        assertEquals(300_000, blocks.end());
    }

    @Test
    void whatIsDiscardedBeforeItHasComeIsFreedWhenItComes() {
        MemoryBlocks blocks = new MemoryBlocks(MemoryBlocks.SIXTEENTH);
        blocks.discardBefore(1_000_000);
        fill(blocks, 999_000, 8192);
        assertEquals(1, blocks.count());
        assertEquals(999_000, blocks.end());
    }

    @Test
    void blockThatHoldsAByteIsFoundAndFilledFurther() {
        MemoryBlocks blocks = filled(3000, 1);
        MemoryBlocks.Block last = blocks.holding(2999);
        assertTrue(last.start <= 2999 && last.end() == 3000, last.start + " to " + last.end());
        assertTrue(blocks.holding(0).start == 0 && blocks.holding(0) != last);
        blocks.fillTo(3001);
        assertEquals(3001, blocks.end());
        blocks.fillTo(2950);
        assertEquals(3001, blocks.end(), "what is overwritten is still there");
    }

    @Test
    void restartGoesOnInTheSameMemory() {
        MemoryBlocks blocks = filled(3000, 1);
        byte[] last = blocks.holding(2999).bytes;
        blocks.restart();
        assertEquals(3000, blocks.end());
        assertEquals(0, blocks.held());
        MemoryBlocks.Block tail = blocks.tail(1);
        assertSame(last, tail.bytes);
        assertEquals(3000, tail.start);
        assertEquals(last.length, tail.room());
        fill(blocks, 300_000, 1);
        assertEquals(valueAt(200_000), blocks.window(200_000).get());
    }

    @Test
    void restartOfNothingHoldsNothing() {
        MemoryBlocks blocks = new MemoryBlocks(MemoryBlocks.SIXTEENTH);
        blocks.restart();
        assertEquals(0, blocks.count());
        assertEquals(0, blocks.end());
    }

    private static MemoryBlocks filled(int length, int wanted) {
        MemoryBlocks blocks = new MemoryBlocks(MemoryBlocks.SIXTEENTH);
        fill(blocks, length, wanted);
        return blocks;
    }

    private static void fill(MemoryBlocks blocks, int length, int wanted) {
        while (blocks.end() < length) {
            MemoryBlocks.Block tail = blocks.tail(wanted);
            for (int n = (int) Math.min(tail.room(), length - blocks.end()); n > 0; n--) {
                tail.bytes[tail.filled] = valueAt(tail.end());
                tail.filled++;
            }
        }
    }

    private static byte valueAt(long position) {
        return (byte) (position * 31 + (position >> 8));
    }

    private static int capacity(MemoryBlocks blocks) {
        int capacity = 0;
        for (; blocks.count() > 0; blocks.removeFirst()) {
            capacity += blocks.first().bytes.length;
        }
        return capacity;
    }
}
