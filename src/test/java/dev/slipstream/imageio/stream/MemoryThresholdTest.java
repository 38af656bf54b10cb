package dev.slipstream.imageio.stream;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MemoryThresholdTest {

    @Test
    void isEightMebibytesOrAShareOfASmallHeap() {
        assertEquals(8 << 20, MemoryThreshold.defaultFor(4L << 30));
        assertEquals(1 << 20, MemoryThreshold.defaultFor(256 << 20));
    }

    @Test
    void isWhatThePropertySays() {
        assertEquals(7, MemoryThreshold.parse(null, 7));
        assertEquals(0, MemoryThreshold.parse("0", 7));
        assertEquals(5_000_000_000L, MemoryThreshold.parse(" 5000000000 ", 7));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "8M", "-1", "1e6", "99999999999999999999"})
    void isTheDefaultIfThePropertyIsMalformed(String value) {
        assertEquals(7, MemoryThreshold.parse(value, 7));
    }
}
