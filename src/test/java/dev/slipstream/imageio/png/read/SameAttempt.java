package dev.slipstream.imageio.png.read;

import static dev.slipstream.imageio.testing.Format.PNG;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.png.PngFiles;
import dev.slipstream.imageio.reading.Failure;
import dev.slipstream.imageio.reading.Reading;
import dev.slipstream.imageio.testing.Flags;
import dev.slipstream.imageio.testing.Side;
import java.awt.image.BufferedImage;
import java.awt.image.Raster;
import java.awt.image.WritableRaster;
import java.io.IOException;
import java.lang.reflect.Array;
import java.nio.ByteBuffer;
import java.util.Objects;
import java.util.Random;
import javax.imageio.IIOException;
import javax.imageio.ImageReader;
import javax.imageio.ImageTypeSpecifier;
import org.jspecify.annotations.Nullable;

/** Reads damaged copies of one PNG with the JDK's reader and with ours: both end alike, ours delivers no less. */
final class SameAttempt {

    /** Where a file has the image's height. */
    private static final int HEIGHT = 20;

    /** Which rows may differ. */
    enum Rows {
        /** None. */
        EQUAL,
        /** All that the JDK delivered before it failed is the same in ours, which may deliver more. */
        NO_FEWER
    }

    /** The JDK does not read images of more pixels, which would take its memory. */
    private static final int LARGE = 1 << 22;

    private final ImageReader jdk = PNG.open(Side.JDK);
    private final ImageReader ours = PNG.open(Side.SLIPSTREAM);
    private final @Nullable BufferedImage jdkDestination;
    private final @Nullable BufferedImage ourDestination;
    private final int[] pattern;

    /** Without destinations. */
    SameAttempt() throws IOException {
        jdkDestination = null;
        ourDestination = null;
        pattern = new int[0];
    }

    /** @param file without damage: the destination has its type and size */
    SameAttempt(byte[] file) throws IOException {
        BufferedImage image = PNG.with(Side.JDK, file, reader -> reader.read(0));
        ImageTypeSpecifier type = new ImageTypeSpecifier(image);
        jdkDestination = type.createBufferedImage(image.getWidth(), image.getHeight());
        ourDestination = type.createBufferedImage(image.getWidth(), image.getHeight());
        pattern = pattern(image.getRaster());
    }

    private static int[] pattern(WritableRaster raster) {
        int[] pattern = raster.getPixels(0, 0, raster.getWidth(), raster.getHeight(), (int[]) null);
        Random random = new Random(1);
        for (int i = 0; i < pattern.length; i++) {
            pattern[i] = random.nextInt() & (1 << raster.getSampleModel().getSampleSize(0)) - 1;
        }
        return pattern;
    }

    /** Reads with and without metadata, each with and without a destination. */
    void assertSame(byte[] damaged, Rows rows, String what) throws IOException {
        for (boolean ignoreMetadata : new boolean[] {false, true}) {
            assertSame(damaged, ignoreMetadata, false, rows, what);
            assertSame(damaged, ignoreMetadata, true, rows, what);
        }
    }

    /** Reads twice: of neighbouring files one with metadata has a destination, and the next one without has. */
    void assertSameInTurn(byte[] damaged, int number, Rows rows, String what) throws IOException {
        assertSame(damaged, number % 2 == 0, false, rows, what);
        assertSame(damaged, number % 2 != 0, true, rows, what);
    }

    void assertSame(byte[] damaged, boolean ignoreMetadata, boolean withDestination, Rows rows, String what)
            throws IOException {
        if (PngFiles.declaredPixels(damaged) > LARGE) {
            Reading refused = read(ours, damaged, ignoreMetadata, null);
            assertTrue(isRefused(refused), () -> what + ": " + refused);
            return;
        }
        Reading expected = read(jdk, damaged, ignoreMetadata, withDestination ? jdkDestination : null);
        Reading actual = read(ours, damaged, ignoreMetadata, withDestination ? ourDestination : null);
        String where = what + (ignoreMetadata ? ", metadata ignored" : "")
                + (withDestination ? ", into a destination" : "")
                + "\nJDK:  " + expected + "\nours: " + actual + "\n";
        if (withDestination && isHigher(damaged) && expected.failure() != null && actual.isRead()) {
            return; // the damage is after the last scanline that the destination has room for
        }
        assertEnd(expected.failure(), actual, withDestination, where);
        if (expected.isRead()) {
            assertEquals(expected.image().getColorModel(), actual.image().getColorModel(), where);
            assertEquals(expected.image().getType(), actual.image().getType(), where);
        }
        if (expected.image() != null && actual.image() != null) {
            boolean exactly = rows == Rows.EQUAL || expected.isRead();
            assertPixels(expected.image(), actual.image(), exactly, isLowGrayWithAlpha(damaged, expected), where);
        }
    }

    private boolean isHigher(byte[] file) {
        return ourDestination != null && file.length >= HEIGHT + Integer.BYTES
                && ByteBuffer.wrap(file).getInt(HEIGHT) > ourDestination.getHeight();
    }

    /** Whether the read failed with an IIOException: a reader refuses a file with no other class. */
    static boolean isRefused(Reading reading) {
        return reading.thrown() instanceof IIOException;
    }

    /** If the JDK's reader fails in a way that it does not foresee, ours must refuse the file. */
    private static void assertEnd(@Nullable Failure expected, Reading actual, boolean withDestination, String where) {
        boolean isForeseen = expected == null || switch (expected.reason()) {
            case END, DATA, REFUSED -> IIOException.class.isAssignableFrom(expected.thrown());
            case CALL -> withDestination && expected.thrown() == IllegalArgumentException.class;
            case UNEXPECTED -> false;
        };
        if (!isForeseen) {
            assertTrue(isRefused(actual), where);
        } else if (expected == null) {
            assertTrue(actual.isRead(), where);
        } else {
            assertFalse(actual.isRead(), where);
            boolean isOtherFault = expected.reason() == Failure.Reason.DATA && isOfFilter(actual);
            assertTrue(isOtherFault || expected.reason() == actual.failure().reason(), where);
            assertEquals(expected.reason() != Failure.Reason.CALL, isRefused(actual), where);
        }
    }

    /** The JDK's reader may lose scanlines before wrong data, and so not see the wrong filter type of one of them. */
    private static boolean isOfFilter(Reading reading) {
        return isRefused(reading) && reading.message().contains("Unknown row filter type");
    }

    /** The JDK compares samples scaled to 8 bits with the value, ours does not: gray is equal, alpha is not. */
    private static boolean isLowGrayWithAlpha(byte[] file, Reading jdk) {
        return file.length > 25 && file[24] < 8 && file[25] == 0
                && jdk.image().getRaster().getNumDataElements() == 2;
    }

    private Reading read(ImageReader reader, byte[] file, boolean ignoreMetadata, @Nullable BufferedImage destination)
            throws IOException {
        if (destination != null) {
            fill(destination);
        }
        Flags flags = ignoreMetadata ? Flags.ONLY_PIXELS : Flags.KEEPING_METADATA;
        return Reading.unheard(reader, file, flags, destination);
    }

    private BufferedImage fill(BufferedImage image) {
        image.getRaster().setPixels(0, 0, image.getWidth(), image.getHeight(), pattern);
        return image;
    }

    private void assertPixels(BufferedImage jdk, BufferedImage our, boolean exactly, boolean isGrayOnly, String where) {
        Object expected = elements(jdk);
        Object actual = elements(our);
        if (Objects.deepEquals(expected, actual)) {
            return;
        }
        Object before = exactly || jdkDestination == null ? expected : elements(fill(jdkDestination));
        int n = Array.getLength(expected);
        assertEquals(n, Array.getLength(actual), where);
        for (int i = 0; i < n; i += isGrayOnly ? 2 : 1) {
            Object element = Array.get(expected, i);
            if (exactly || !element.equals(Array.get(before, i))) {
                assertEquals(element, Array.get(actual, i), where + "element " + i + " of " + n);
            }
        }
    }

    /** All elements of the raster. */
    private static Object elements(BufferedImage image) {
        Raster raster = image.getRaster();
        return raster.getDataElements(0, 0, raster.getWidth(), raster.getHeight(), null);
    }
}
