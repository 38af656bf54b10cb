package dev.slipstream.imageio.trial;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** What a row says of times that are worth something, and of others. */
class RowTest {

    private final Row row = new Row("read png");

    /** Milliseconds in both halves, each read {@code reads} times. */
    private static String[] times(int reads, int half, int other) {
        return new String[] {"" + reads, "9", "0", half + "000000", other + "000000", "0"};
    }

    private String times() {
        return row.toString().substring(36).strip();
    }

    @Test
    void theLeastTimesAreAdded() {
        assertEquals("", row.time(times(5, 40, 30), times(9, 20, 20), 0));
        assertEquals("", row.time(times(5, 31, 30), times(9, 10, 11), 0));
        assertEquals("60.00 ms     30.00 ms  2.00", times());
        row.add(true, 200, 100);
        assertEquals("60.00 ms     30.00 ms  2.00, 50 % size", times());
    }

    @Test
    void tooFewReadsOnEitherSideAreNoTime() {
        row.time(times(4, 40, 30), times(9, 20, 20), 0);
        row.time(times(5, 40, 30), times(4, 20, 20), 0);
        assertEquals("too few reads to be warm: --seconds", times());
    }

    @Test
    void halvesThatDifferGiveNoRatio() {
        row.time(times(5, 30, 300), times(9, 10, 10), 0);
        assertEquals("uneven: 3.00, 30.00 times", times());
    }

    @Test
    void anImageIsSlowerIfItIsInBothHalves() {
        assertTrue(row.time(times(5, 10, 10), times(5, 12, 11), 0).isEmpty());
        assertEquals("read png 12.000 ms, with the JDK 10.000 ms", row.time(times(5, 10, 10), times(5, 12, 13), 0));
    }
}
