package dev.slipstream.imageio.reading;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.stream.WindowedImageInputStream;
import java.awt.image.BufferedImage;
import java.awt.image.WritableRaster;
import java.io.IOException;
import java.lang.reflect.Array;
import java.util.Objects;
import java.util.Random;
import javax.imageio.ImageReader;
import javax.imageio.ImageTypeSpecifier;
import org.jspecify.annotations.Nullable;

/** Reads damaged copies of one file by the JDK's reader and by ours: both end alike, and ours delivers no less. */
public final class SameAttempt {

    /** What is allowed to differ. */
    public enum Rows {
        /** Nothing. */
        EQUAL,
        /** What the JDK delivered before it failed is the same in ours, which may deliver more. */
        NO_FEWER
    }

    /** Pixels for which the JDK is not asked to take memory. */
    private static final int LARGE = 1 << 21;

    private final AttemptRules rules;
    private final ImageReader jdk;
    private final ImageReader ours;
    private final @Nullable BufferedImage jdkDestination;
    private final @Nullable BufferedImage ourDestination;
    private final int[] pattern;

    /** Without destinations. */
    public SameAttempt(Format format, AttemptRules rules) throws IOException {
        this.rules = rules;
        jdk = format.open(Side.JDK);
        ours = format.open(Side.SLIPSTREAM);
        jdkDestination = null;
        ourDestination = null;
        pattern = new int[0];
    }

    /** @param file without damage: it says what the destination is */
    public SameAttempt(Format format, AttemptRules rules, byte[] file) throws IOException {
        this.rules = rules;
        jdk = format.open(Side.JDK);
        ours = format.open(Side.SLIPSTREAM);
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
    public void assertSame(byte[] damaged, Rows rows, String what) {
        for (boolean ignoreMetadata : new boolean[] {false, true}) {
            assertSame(damaged, ignoreMetadata, false, rows, what);
            assertSame(damaged, ignoreMetadata, true, rows, what);
        }
    }

    private void assertRefused(byte[] damaged, boolean ignoreMetadata, String what) {
        Attempt attempt = Attempt.of(ours, damaged, ignoreMetadata, null);
        assertTrue(isRefusal(attempt), () -> what + ": " + attempt.end() + " " + attempt.message());
    }

    public void assertSame(byte[] damaged, boolean ignoreMetadata, boolean withDestination, Rows rows, String what) {
        if (rules.pixels(damaged) > LARGE) {
            assertRefused(damaged, ignoreMetadata, what);
            return;
        }
        Attempt expected = attempt(jdk, damaged, ignoreMetadata, withDestination ? jdkDestination : null);
        Attempt actual = attempt(ours, damaged, ignoreMetadata, withDestination ? ourDestination : null);
        String where = what + (ignoreMetadata ? ", metadata ignored" : "")
                + (withDestination ? ", into a destination" : "")
                + "\nJDK:  " + expected.end() + " " + expected.message()
                + "\nours: " + actual.end() + " " + actual.message() + "\n";
        assertEnd(expected, actual, withDestination, damaged, where);
        assertEquals(expected.colours(), actual.colours(), where);
        assertEquals(expected.type(), actual.type(), where);
        if (expected.pixels() != null && actual.pixels() != null) {
            boolean exactly = rows == Rows.EQUAL || expected.end() == Attempt.End.READ;
            int step = rules.isEveryOtherElementOnly(damaged, expected) ? 2 : 1;
            assertPixels(expected.pixels(), actual.pixels(), exactly, step, where);
        }
    }

    /** Whether it ended with an IIOException, whatever its cause. */
    public static boolean isRefusal(Attempt attempt) {
        return switch (attempt.end()) {
            case EOF, DATA, REFUSED, UNFORESEEN -> true;
            case READ, CALL, RUNTIME -> false;
        };
    }

    private void assertEnd(Attempt expected, Attempt actual, boolean withDestination, byte[] damaged, String where) {
        if (expected.end() == Attempt.End.UNFORESEEN || expected.end() == Attempt.End.RUNTIME
                || expected.end() == Attempt.End.CALL && !withDestination) {
            assertTrue(isRefusal(actual), where);
        } else if (!rules.isKnownDifference(expected, actual, damaged)) {
            assertEquals(expected.end(), actual.end(), where);
        }
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
