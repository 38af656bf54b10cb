package dev.slipstream.imageio.stream;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class MemoryThresholdTest {

    @Test
    void isEightMebibytesOrAShareOfASmallHeap() {
        assertEquals(8 << 20, MemoryBlocks.thresholdFor(4L << 30));
        assertEquals(1 << 20, MemoryBlocks.thresholdFor(256 << 20));
    }
}
