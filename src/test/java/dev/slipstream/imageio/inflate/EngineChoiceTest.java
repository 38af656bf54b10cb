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
    void ownIsTriedForHalfOfTheTimeThatZlibHasTakenButNotForLong() {
        choice.add(MILLISECOND - 1);
        assertEquals(0, choice.trialLength());
        choice.add(1);
        assertEquals(EngineChoice.LENGTH, choice.trialLength());
        assertEquals(MILLISECOND / 2, choice.trialNanos());
        choice.add(1000 * MILLISECOND);
        assertEquals(4 * MILLISECOND, choice.trialNanos());
    }

    @Test
    void ownMustBeFasterThreeTimesInARow() {
        choice.note(5000, 4000, 9000);
        choice.note(5000, 4000, 9000);
        choice.note(5000, 5000, 9000);
        choice.note(5000, 4000, 9000);
        choice.note(5000, 4000, 9000);
        assertFalse(choice.isOwnFaster());
        choice.note(5000, 4999, 9000);
        assertTrue(choice.isOwnFaster());
        choice.note(5000, 6000, 9000);
        assertTrue(choice.isOwnFaster(), "for good");
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
            long nanos = choice.trialNanos();
            if (nanos > 0) {
                choice.note(5000, 50_000, nanos);
                own += nanos;
            }
            ownAfterASecond = zlib == 1000 * MILLISECOND ? own : ownAfterASecond;
        }
        assertFalse(choice.isOwnFaster());
        assertTrue(ownAfterASecond < 1000 * MILLISECOND / 7, ownAfterASecond + " ns of the first second");
        assertTrue(own < zlib / 20, own + " ns of " + zlib);
        assertTrue(own > zlib / 100, own + " ns of " + zlib);
    }

    /** A trial costs nothing but time: what it is given stays as it is. */
    @Test
    void trialDecodesWhatZlibHasDecoded() {
        byte[] data = Streams.exactly(new Random(1), 5000);
        byte[] stream = Streams.deflated(new Random(1), data, false);
        byte[] before = stream.clone();
        for (int i = 0; i < 100 && !choice.isOwnFaster(); i++) {
            choice.add(1000 * MILLISECOND);
            choice.tryOwn(stream, 0, stream.length, data.length, Long.MAX_VALUE / 2);
        }
        assertTrue(choice.isOwnFaster());
        assertArrayEquals(before, stream);
    }

    /** If they ever disagreed, zlib would go on, and whoever reads an image would not notice. */
    @Test
    void whoCannotDecodeItIsNotTriedAgain() {
        choice.add(1000 * MILLISECOND);
        choice.tryOwn(new byte[100], 0, 100, 50, MILLISECOND);
        choice.add(1_000_000_000 * MILLISECOND);
        assertEquals(0, choice.trialLength());
        assertFalse(choice.isOwnFaster());
    }
}
