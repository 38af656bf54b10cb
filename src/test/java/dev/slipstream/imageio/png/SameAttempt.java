package dev.slipstream.imageio.png;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.stream.WindowedImageInputStream;
import java.awt.image.BufferedImage;
import java.awt.image.WritableRaster;
import java.io.IOException;
import java.lang.reflect.Array;
import java.nio.ByteBuffer;
import java.util.Objects;
import java.util.Random;
import javax.imageio.ImageReader;
import javax.imageio.ImageTypeSpecifier;
import org.jspecify.annotations.Nullable;

/** Reads damaged copies of one file by the JDK's reader and by ours: both end alike, and ours delivers no less. */
final class SameAttempt {

    /** What is allowed to differ. */
    enum Rows {
        /** Nothing. */
        EQUAL,
        /** What the JDK delivered before it failed is the same in ours, which may deliver more. */
        NO_FEWER
    }

    private static final String FILTER_TYPE = "filter type of ";
    private static final String DICTIONARY = "preset dictionary";

    /** The signature, and the length and type of the first chunk. */
    private static final int BEGINNING = 16;

    /** Pixels for which the JDK is not asked to take memory. */
    private static final int LARGE = 1 << 21;

    private final ImageReader jdk = Attempt.jdkReader();
    private final ImageReader ours = Attempt.ourReader();
    private final @Nullable BufferedImage jdkDestination;
    private final @Nullable BufferedImage ourDestination;
    private final int[] pattern;

    /** Without destinations. */
    SameAttempt() throws IOException {
        jdkDestination = null;
        ourDestination = null;
        pattern = new int[0];
    }

    /** @param file without damage: it says what the destination is */
    SameAttempt(byte[] file) throws IOException {
        BufferedImage image = read(file);
        ImageTypeSpecifier type = new ImageTypeSpecifier(image);
        jdkDestination = type.createBufferedImage(image.getWidth(), image.getHeight());
        ourDestination = type.createBufferedImage(image.getWidth(), image.getHeight());
        pattern = pattern(image.getRaster());
    }

    private BufferedImage read(byte[] file) throws IOException {
        try (WindowedImageInputStream stream = WindowedImageInputStream.of(file)) {
            jdk.setInput(stream, true, true);
            return jdk.read(0);
        }
    }

    private static int[] pattern(WritableRaster raster) {
        int[] pattern = raster.getPixels(0, 0, raster.getWidth(), raster.getHeight(), (int[]) null);
        Random random = new Random(1);
        for (int i = 0; i < pattern.length; i++) {
            pattern[i] = random.nextInt() & (1 << raster.getSampleModel().getSampleSize(0)) - 1;
        }
        return pattern;
    }

    /** With and without the metadata, with and without a destination of the caller's. */
    void assertSame(byte[] damaged, Rows rows, String what) {
        for (boolean ignoreMetadata : new boolean[] {false, true}) {
            assertSame(damaged, ignoreMetadata, false, rows, what);
            assertSame(damaged, ignoreMetadata, true, rows, what);
        }
    }

    /** As the header says, if there is one. */
    private static long pixels(byte[] file) {
        return file.length < 24 ? 0 : (long) ByteBuffer.wrap(file).getInt(16) * ByteBuffer.wrap(file).getInt(20);
    }

    private void assertRefused(byte[] damaged, boolean ignoreMetadata, String what) {
        Attempt attempt = Attempt.of(ours, damaged, ignoreMetadata, null);
        assertTrue(isRefusal(attempt), () -> what + ": " + attempt.end() + " " + attempt.message());
    }

    void assertSame(byte[] damaged, boolean ignoreMetadata, boolean withDestination, Rows rows, String what) {
        if (pixels(damaged) > LARGE) {
            assertRefused(damaged, ignoreMetadata, what);
            return;
        }
        Attempt expected = attempt(jdk, damaged, ignoreMetadata, withDestination ? jdkDestination : null);
        Attempt actual = attempt(ours, damaged, ignoreMetadata, withDestination ? ourDestination : null);
        String where = what + (ignoreMetadata ? ", metadata ignored" : "")
                + (withDestination ? ", into a destination" : "")
                + "\nJDK:  " + expected.end() + " " + expected.message()
                + "\nours: " + actual.end() + " " + actual.message() + "\n";
        assertEnd(expected, actual, withDestination, damaged.length, where);
        assertEquals(expected.colours(), actual.colours(), where);
        assertEquals(expected.type(), actual.type(), where);
        if (expected.pixels() != null && actual.pixels() != null) {
            boolean exactly = rows == Rows.EQUAL || expected.end() == Attempt.End.READ;
            int step = isTransparentLowGray(damaged, expected) ? 2 : 1;
            assertPixels(expected.pixels(), actual.pixels(), exactly, step, where);
        }
    }

    /** Whether it ended with an IIOException, whatever its cause. */
    static boolean isRefusal(Attempt attempt) {
        return switch (attempt.end()) {
            case EOF, DATA, REFUSED, UNFORESEEN -> true;
            case READ, CALL, RUNTIME -> false;
        };
    }

    private static void assertEnd(Attempt expected, Attempt actual, boolean withDestination, int length,
            String where) {
        if (expected.end() == Attempt.End.UNFORESEEN || expected.end() == Attempt.End.RUNTIME
                || expected.end() == Attempt.End.CALL && !withDestination) {
            assertTrue(isRefusal(actual), where);
        } else if (!isKnownDifference(expected, actual, length)) {
            assertEquals(expected.end(), actual.end(), where);
        }
    }

    /**
     * Ours sees a wrong filter type before it has decoded more, where the JDK decodes up to 8 KiB first and may find an
     * error in those. To a stream that needs a dictionary the JDK says that it ends. And ours does not look at the
     * first bytes of a file that has too few to be called a PNG.
     */
    private static boolean isKnownDifference(Attempt jdk, Attempt ours, int length) {
        return jdk.end() == Attempt.End.DATA && ours.message().contains(FILTER_TYPE)
                || jdk.end() == Attempt.End.EOF && ours.message().contains(DICTIONARY)
                || jdk.end() == Attempt.End.REFUSED && ours.end() == Attempt.End.EOF && length < BEGINNING;
    }

    private Attempt attempt(ImageReader reader, byte[] file, boolean ignoreMetadata,
            @Nullable BufferedImage destination) {
        if (destination != null) {
            fill(destination);
        }
        return Attempt.of(reader, file, ignoreMetadata, destination);
    }

    private BufferedImage fill(BufferedImage image) {
        image.getRaster().setPixels(0, 0, image.getWidth(), image.getHeight(), pattern);
        return image;
    }

    /** There the JDK compares a value of 8 bits with one of fewer, ours does not: the gray is equal, not the alpha. */
    private static boolean isTransparentLowGray(byte[] file, Attempt attempt) {
        return file.length > 25 && file[24] < 8 && file[25] == 0 && attempt.elementsInPixel() == 2;
    }

    private void assertPixels(Object expected, Object actual, boolean exactly, int step, String where) {
        if (Objects.deepEquals(expected, actual)) {
            return;
        }
        Object before = exactly || jdkDestination == null ? expected : Attempt.pixels(fill(jdkDestination));
        int n = Array.getLength(expected);
        assertEquals(n, Array.getLength(actual), where);
        for (int i = 0; i < n; i += step) {
            Object element = Array.get(expected, i);
            if (exactly || !element.equals(Array.get(before, i))) {
                assertEquals(element, Array.get(actual, i), where + "element " + i + " of " + n);
            }
        }
    }
}
