package dev.slipstream.imageio.format;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Compares the pixels that a pass updates with counting them one by one. */
class UpdatedPixelsTest {

    private static final int CASES = 100_000;

    /**
     * One axis of a request, as a reader has it: the region lies in the source, and the offset in the destination.
     */
    record Axis(int passStart, int passPeriod, int passCount, int regionStart, int regionSize, int subsampling,
            int offset, int size) {

        /** Passes of Adam7, and all of an image; a pass with no pixel among them. */
        static Axis random(Random random) {
            int period = 1 << random.nextInt(4);
            int start = random.nextInt(period);
            int width = 1 + random.nextInt(60);
            int count = (width - start + period - 1) / period;
            int regionStart = random.nextInt(width);
            int regionSize = 1 + random.nextInt(width - regionStart);
            int size = 1 + random.nextInt(30);
            return new Axis(start, period, Math.max(count, 0), regionStart, regionSize, 1 + random.nextInt(9),
                    random.nextInt(size), size);
        }

        UpdatedPixels updated() {
            return UpdatedPixels.of(
                    passStart, passPeriod, passCount, regionStart, regionSize, subsampling, offset, size);
        }

        /** Pairs of a pixel of the pass and its destination pixel. */
        List<List<Integer>> counted() {
            List<List<Integer>> pairs = new ArrayList<>();
            for (int i = 0; i < passCount; i++) {
                int fromStart = passStart + i * passPeriod - regionStart;
                if (fromStart >= 0 && fromStart < regionSize && fromStart % subsampling == 0
                        && offset + fromStart / subsampling < size) {
                    pairs.add(List.of(i, offset + fromStart / subsampling));
                }
            }
            return pairs;
        }
    }

    @Test
    void theyAreThoseThatAreFoundOneByOne() {
        Random random = new Random(1);
        for (int n = 0; n < CASES; n++) {
            Axis axis = Axis.random(random);
            UpdatedPixels updated = axis.updated();
            List<List<Integer>> pairs = new ArrayList<>();
            for (int i = 0; i < updated.count(); i++) {
                pairs.add(List.of(updated.passFirst() + i * updated.passPeriod(),
                        updated.first() + i * updated.period()));
            }
            assertEquals(axis.counted(), pairs, axis::toString);
            List<List<Integer>> counted = axis.counted();
            int extent = counted.isEmpty() ? 0 : counted.get(counted.size() - 1).get(1) - counted.get(0).get(1) + 1;
            assertEquals(extent, updated.extent(), axis::toString);
        }
    }

    @Test
    void theLargestSizesDoNotOverflow() {
        int largest = Integer.MAX_VALUE;
        assertEquals(new UpdatedPixels(0, 1, largest, 0, 1),
                UpdatedPixels.of(0, 1, largest, 0, largest, 1, 0, largest));
        assertEquals(new UpdatedPixels(5, 1, 1, 0, largest),
                UpdatedPixels.of(0, 1, largest, 0, largest, largest, 5, largest));
        assertEquals(largest / 2 + 1, UpdatedPixels.of(0, 1, largest, 0, largest, 2, 0, largest).count());
    }
}
