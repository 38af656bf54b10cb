package dev.slipstream.imageio.inflate;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;

class EngineChoiceTest {

    private static final long MILLISECOND = 1_000_000;

    private final EngineChoice choice = new EngineChoice();

    @Test
    void beginsWithZlibAndNoTrial() {
        assertFalse(choice.isOwnFaster());
        assertEquals(0, choice.trialLength());
    }

    @Test
    void ownIsTriedWhenZlibHasTakenManyTimesAsLong() {
        choice.add(MILLISECOND);
        assertEquals(0, choice.trialLength());
        choice.add(MILLISECOND);
        assertEquals(256, choice.trialLength());
        choice.add(1000 * MILLISECOND);
        assertEquals(16 * 1024, choice.trialLength());
    }

    @Test
    void ownMustBeFasterThreeTimesInARow() {
        choice.note(1000, 5000, 4000);
        choice.note(1000, 5000, 4000);
        choice.note(1000, 5000, 5000);
        choice.note(1000, 5000, 4000);
        choice.note(1000, 5000, 4000);
        assertFalse(choice.isOwnFaster());
        choice.note(1000, 5000, 4999);
        assertTrue(choice.isOwnFaster());
        choice.add(1000 * MILLISECOND);
        assertEquals(0, choice.trialLength());
    }

    /** In a virtual machine that compiles nothing, or not well. */
    @Test
    void whoNeverWinsGetsLessAndLessTime() {
        long zlib = 0;
        long own = 0;
        long ownAfterASecond = 0;
        while (zlib < 10_000 * MILLISECOND) {
            choice.add(MILLISECOND / 10);
            zlib += MILLISECOND / 10;
            int length = choice.trialLength();
            if (length > 0) {
                choice.note(length, length * 5L, length * 300L);
                own += length * 300L;
            }
            ownAfterASecond = zlib == 1000 * MILLISECOND ? own : ownAfterASecond;
        }
        assertFalse(choice.isOwnFaster());
        assertTrue(ownAfterASecond < 1000 * MILLISECOND / 12, ownAfterASecond + " ns of the first second");
        assertTrue(own < zlib / 30, own + " ns of " + zlib);
        assertTrue(own > zlib / 100, own + " ns of " + zlib);
    }

    /** A trial costs nothing but time: what it is given stays as it is. */
    @Test
    void trialDecodesWhatZlibHasDecoded() {
        byte[] data = Streams.exactly(new Random(1), 5000);
        byte[] stream = Streams.deflated(new Random(1), data, false);
        byte[] before = stream.clone();
        choice.tryOwn(stream, 0, stream.length, data.length, Long.MAX_VALUE / 2);
        choice.tryOwn(stream, 0, stream.length, data.length, Long.MAX_VALUE / 2);
        assertFalse(choice.isOwnFaster());
        choice.tryOwn(stream, 0, stream.length, data.length, Long.MAX_VALUE / 2);
        assertTrue(choice.isOwnFaster());
        assertArrayEquals(before, stream);
    }

    /** If they ever disagreed, zlib would go on, and whoever reads an image would not notice. */
    @Test
    void whoCannotDecodeItIsNotTriedAgain() {
        choice.tryOwn(new byte[100], 0, 100, 50, MILLISECOND);
        choice.add(1_000_000_000 * MILLISECOND);
        assertEquals(0, choice.trialLength());
        assertFalse(choice.isOwnFaster());
    }
}
