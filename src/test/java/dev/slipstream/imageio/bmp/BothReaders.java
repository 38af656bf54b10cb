package dev.slipstream.imageio.bmp;

import static dev.slipstream.imageio.bmp.BmpFormat.BMP;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.bmp.ReadOutcome.End;
import dev.slipstream.imageio.reading.SameImage;
import dev.slipstream.imageio.reading.Side;
import dev.slipstream.imageio.stream.WindowedImageInputStream;
import dev.slipstream.imageio.testing.AllocatedBytes;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.concurrent.Callable;
import javax.imageio.ImageReader;
import org.jspecify.annotations.Nullable;

/**
 * The JDK's reader and ours, for files that may be damaged or hostile. Ours is one for all of them; of the JDK's, which
 * keeps masks of the file before, there is a new one each time.
 */
final class BothReaders {

    /** Images of up to 16 MiB are begun, however short their file is; a copy or two of the rows is no fault. */
    private static final long BEGUN = 16L << 20;
    private static final int COPIES = 4;

    private final ImageReader ours;

    BothReaders() throws IOException {
        ours = BMP.open(Side.SLIPSTREAM);
    }

    ReadOutcome readByJdk(byte[] file, @Nullable BufferedImage destination) throws IOException {
        return ReadOutcome.of(BMP.open(Side.JDK), WindowedImageInputStream.of(file), destination);
    }

    /** From an array, whose length is known; fails if the reader crashes, gives no good reason or takes much memory. */
    ReadOutcome readByOurs(byte[] file, @Nullable BufferedImage destination, String what) throws Exception {
        ReadOutcome[] outcome = new ReadOutcome[1];
        Callable<ReadOutcome> read =
                () -> outcome[0] = ReadOutcome.of(ours, WindowedImageInputStream.of(file), destination);
        long most = COPIES * Math.max(BEGUN, file.length);
        long allocated = AllocatedBytes.during(read);
        if (allocated > most) {
            allocated = AllocatedBytes.during(read); // what classes took that were loaded then is not counted
        }
        assertReasonable(outcome[0], destination != null, what);
        assertTrue(allocated <= most, what + " took " + allocated + " bytes: " + outcome[0]);
        return outcome[0];
    }

    /** No crash, and no refusal without a reason. */
    private static void assertReasonable(ReadOutcome outcome, boolean hasDestination, String what) {
        switch (outcome.end()) {
            case IMAGE -> {}
            case EOF, REFUSED -> assertTrue(outcome.message().startsWith("BMP: "), () -> what + ": " + outcome);
            case CALL -> assertTrue(hasDestination, () -> what + ": " + outcome);
            case CRASH -> throw new AssertionError(what + ": " + outcome);
        }
    }

    /** Where the JDK gives an image, ours gives one, if there is sense in it; where the JDK's is right, the same. */
    ReadOutcome assertNoWorse(byte[] file, String what) throws Exception {
        ReadOutcome actual = readByOurs(file, null, what);
        if (JdkErrors.isTooLargeToAsk(file)) {
            return actual;
        }
        ReadOutcome expected = readByJdk(file, null);
        String both = what + "\nJDK:  " + expected + "\nours: " + actual + "\n";
        if (expected.end() == End.IMAGE && !(actual.isRefusal() && JdkErrors.isNonsense(file))) {
            BufferedImage image = assertImage(actual, both);
            if (!JdkErrors.isWrong(file)) {
                SameImage.assertSame(assertImage(expected, both), image, both);
            }
        }
        return actual;
    }

    static int[] samples(BufferedImage image) {
        return image.getRaster().getPixels(0, 0, image.getWidth(), image.getHeight(), (int[]) null);
    }

    static BufferedImage assertImage(ReadOutcome outcome, String what) {
        BufferedImage image = outcome.image();
        assertNotNull(image, () -> what + ": " + outcome);
        return image;
    }
}
