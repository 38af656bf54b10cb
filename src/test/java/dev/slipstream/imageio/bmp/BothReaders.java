package dev.slipstream.imageio.bmp;

import static dev.slipstream.imageio.testing.Format.BMP;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.jdkerror.KnownJdkError;
import dev.slipstream.imageio.reading.Reading;
import dev.slipstream.imageio.reading.SameImage;
import dev.slipstream.imageio.testing.AllocatedBytes;
import dev.slipstream.imageio.testing.Flags;
import dev.slipstream.imageio.testing.Side;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Set;
import java.util.concurrent.Callable;
import javax.imageio.IIOException;
import javax.imageio.ImageReader;
import org.jspecify.annotations.Nullable;

/**
 * The JDK's reader and ours, for files that may be damaged or hostile. One reader of ours reads all of them. The JDK's
 * reader keeps masks of the file before, so that each file gets a new one.
 */
final class BothReaders {

    /** Images of up to 16 MiB are read however short their file is, and a copy or two of the rows is no fault. */
    private static final long BEGUN = 16L << 20;
    private static final int COPIES = 4;

    private final ImageReader ours;

    BothReaders() throws IOException {
        ours = BMP.open(Side.SLIPSTREAM);
    }

    /** Reads from an array, whose length is known. */
    static Reading read(ImageReader reader, byte[] file, @Nullable BufferedImage destination) throws IOException {
        return Reading.unheard(reader, file, Flags.ONLY_PIXELS, destination);
    }

    /** Reads with a new reader of ours. */
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

    /** Fails if the reader crashed, or refused the file without a reason. */
    private static void assertReasonable(Reading reading, boolean hasDestination, String what) {
        boolean isReasonable = reading.thrown() instanceof IOException
                ? reading.message().contains("BMP: ")
                : reading.isRead() || (hasDestination && reading.thrown() instanceof IllegalArgumentException);
        assertTrue(isReasonable, () -> what + ": " + reading);
    }

    /** If the JDK gives an image that makes sense, ours gives one. If the JDK's is right, ours is the same. */
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
        if (expected.thrown() instanceof IIOException && !JdkErrors.isEmbedded(file) && !JdkErrors.isNonsense(file)) {
            assertTrue(actual.isRead() || actual.message().startsWith(expected.message()), both);
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

    /** Files that the JDK's reader does not read right, and those that would cost it too much memory. */
    private static final class JdkErrors {

        /** The JDK's reader is not run for images with more pixels: they would take too much memory. */
        private static final long LARGE = 1L << 23;

        /** Pixels that may be more than 16 MiB. */
        private static final long LARGE_EMBEDDED = 1L << 21;

        private static final int SHORTEST = 70;

        /** In the image, it has a part of the header, or the pixels are others. */
        private static final Set<KnownJdkError> WRONG = EnumSet.of(KnownJdkError.UNENDED_RLE,
                KnownJdkError.MASK_OF_32_BITS, KnownJdkError.UNSIGNED_SIZE, KnownJdkError.OFFSET_IN_HEADER);

        private final ByteBuffer file;
        private final boolean isCore;
        private final int compression;

        private JdkErrors(byte[] bytes) {
            file = ByteBuffer.wrap(Arrays.copyOf(bytes, Math.max(bytes.length, SHORTEST)))
                    .order(ByteOrder.LITTLE_ENDIAN);
            isCore = file.getInt(14) == 12;
            compression = isCore ? BmpBuilder.RGB : file.getInt(30);
        }

        /** Whether it would take memory for what the header says, without a look at the length of the file. */
        static boolean isTooLargeToAsk(byte[] bytes) {
            JdkErrors errors = new JdkErrors(bytes);
            return errors.pixels() > LARGE || (errors.isEmbedded() && errors.file.getInt(34) > LARGE);
        }

        /** Whether it gives another image than it should. */
        static boolean isWrong(byte[] bytes) {
            return WRONG.stream().anyMatch(error -> error.isIn(bytes));
        }

        /**
         * Whether it takes part of the header, CMYK or a part of the rows for the image, or puts a small embedded image
         * into a large one: there others may refuse.
         */
        static boolean isNonsense(byte[] bytes) {
            JdkErrors errors = new JdkErrors(bytes);
            boolean isCmyk = errors.compression >= 11 && errors.compression <= 13;
            boolean isEmbeddedLarge = errors.isEmbedded() && errors.pixels() > LARGE_EMBEDDED;
            return isCmyk || isEmbeddedLarge || KnownJdkError.UNSIGNED_SIZE.isIn(bytes)
                    || KnownJdkError.OFFSET_IN_HEADER.isIn(bytes);
        }

        static boolean isEmbedded(byte[] bytes) {
            return new JdkErrors(bytes).isEmbedded();
        }

        private boolean isEmbedded() {
            return compression == BmpBuilder.JPEG || compression == BmpBuilder.PNG;
        }

        private long pixels() {
            return isCore ? Math.abs(file.getShort(18) * (long) file.getShort(20))
                    : Math.abs(file.getInt(18) * (long) file.getInt(22));
        }
    }
}
