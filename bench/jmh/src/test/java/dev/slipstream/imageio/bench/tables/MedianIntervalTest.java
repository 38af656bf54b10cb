package dev.slipstream.imageio.bench.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class MedianIntervalTest {

    @Test
    void endsAreThoseOfTheSignTest() {
        // The tables of the sign test: nothing is left out below six, then 0, 1, 3 and 5 at each end.
        assertEquals(new MedianInterval(1, 3, 5), ofFirst(5));
        assertEquals(new MedianInterval(1, 3.5, 6), ofFirst(6));
        assertEquals(new MedianInterval(2, 5.5, 9), ofFirst(10));
        assertEquals(new MedianInterval(4, 8, 12), ofFirst(15));
        assertEquals(new MedianInterval(6, 10.5, 15), ofFirst(20));
    }

    @Test
    void medianIsInsideAsOftenAsItSays() {
        long seed = 15;
        Random random = new Random(seed);
        int inside = 0;
        for (int i = 0; i < 2000; i++) {
            MedianInterval interval = MedianInterval.of(random.doubles(15).boxed().toList());
            inside += interval.low() <= 0.5 && interval.high() >= 0.5 ? 1 : 0;
        }
        assertTrue(inside > 1900, inside + " of 2000, seed " + seed);
    }

    @Test
    void aSingleValueHasNoEnds() {
        MedianInterval one = MedianInterval.of(List.of(2.0));
        assertEquals(2, one.median());
        assertTrue(Double.isNaN(one.low()) && Double.isNaN(one.high()));
        assertTrue(one.isTie());
    }

    private static MedianInterval ofFirst(int count) {
        List<Double> values = new ArrayList<>(IntStream.rangeClosed(1, count).asDoubleStream().boxed().toList());
        Collections.shuffle(values, new Random(count));
        return MedianInterval.of(values);
    }
}
