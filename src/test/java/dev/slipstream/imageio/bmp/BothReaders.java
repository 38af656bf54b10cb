package dev.slipstream.imageio.bmp;

import static dev.slipstream.imageio.testing.Format.BMP;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.reading.Reading;
import dev.slipstream.imageio.reading.SameImage;
import dev.slipstream.imageio.testing.AllocatedBytes;
import dev.slipstream.imageio.testing.Flags;
import dev.slipstream.imageio.testing.Side;
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

    /** From an array, whose length is known. */
    static Reading read(ImageReader reader, byte[] file, @Nullable BufferedImage destination) throws IOException {
        return Reading.unheard(reader, file, Flags.ONLY_PIXELS, destination);
    }

    /** By a new reader of ours. */
    static Reading read(byte[] file) throws IOException {
        return read(BMP.open(Side.SLIPSTREAM), file, null);
    }

    Reading readByJdk(byte[] file, @Nullable BufferedImage destination) throws IOException {
        return read(BMP.open(Side.JDK), file, destination);
    }

    /** Fails if the reader crashes, gives no good reason or takes much memory. */
    Reading readByOurs(byte[] file, @Nullable BufferedImage destination, String what) throws Exception {
        Reading[] reading = new Reading[1];
        Callable<Reading> read = () -> reading[0] = read(ours, file, destination);
        long most = COPIES * Math.max(BEGUN, file.length);
        long allocated = AllocatedBytes.during(read);
        if (allocated > most) {
            allocated = AllocatedBytes.during(read); // what classes took that were loaded then is not counted
        }
        assertReasonable(reading[0], destination != null, what);
        assertTrue(allocated <= most, what + " took " + allocated + " bytes: " + reading[0]);
        return reading[0];
    }

    /** No crash, and no refusal without a reason. */
    private static void assertReasonable(Reading reading, boolean hasDestination, String what) {
        boolean isReasonable = reading.thrown() instanceof IOException
                ? reading.message().startsWith("BMP: ")
                : reading.isRead() || (hasDestination && reading.thrown() instanceof IllegalArgumentException);
        assertTrue(isReasonable, () -> what + ": " + reading);
    }

    /** Where the JDK gives an image, ours gives one, if there is sense in it; where the JDK's is right, the same. */
    Reading assertNoWorse(byte[] file, String what) throws Exception {
        Reading actual = readByOurs(file, null, what);
        if (JdkErrors.isTooLargeToAsk(file)) {
            return actual;
        }
        Reading expected = readByJdk(file, null);
        String both = what + "\nJDK:  " + expected + "\nours: " + actual + "\n";
        if (expected.isRead() && !(actual.isRefused() && JdkErrors.isNonsense(file))) {
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

    static BufferedImage assertImage(Reading reading, String what) {
        assertTrue(reading.isRead(), () -> what + ": " + reading);
        return reading.image();
    }
}
