package dev.slipstream.imageio.reading;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;

import java.awt.image.BufferedImage;
import java.awt.image.DataBuffer;
import java.awt.image.Raster;
import java.awt.image.WritableRaster;
import java.util.Arrays;

/** Compares images in every respect: types, models, layout of the data, and each sample. */
public final class SameImage {

    private SameImage() {}

    public static void assertSame(BufferedImage expected, BufferedImage actual, String what) {
        assertSameKind(expected, actual, what);
        assertSamePixels(expected, actual, what);
    }

    /** As {@link #assertSame}, but bits that are no sample's may differ. */
    public static void assertSameSamples(BufferedImage expected, BufferedImage actual, String what) {
        assertSameKind(expected, actual, what);
        assertSameSamples(expected.getRaster(), actual.getRaster(), what);
    }

    /** Equal in everything but the pixels. */
    public static void assertSameKind(BufferedImage expected, BufferedImage actual, String what) {
        assertEquals(expected.getType(), actual.getType(), () -> what + ": type");
        assertEquals(expected.getColorModel(), actual.getColorModel(), () -> what + ": colour model");
        assertEquals(expected.getSampleModel(), actual.getSampleModel(), () -> what + ": sample model");
        assertArrayEquals(expected.getPropertyNames(), actual.getPropertyNames(), () -> what + ": properties");
        WritableRaster raster = expected.getRaster();
        WritableRaster other = actual.getRaster();
        assertEquals(raster.getBounds(), other.getBounds(), () -> what + ": bounds");
        assertEquals(raster.getClass(), other.getClass(), () -> what + ": class of the raster");
        assertEquals(raster.getSampleModelTranslateX(), other.getSampleModelTranslateX(), () -> what + ": origin x");
        assertEquals(raster.getSampleModelTranslateY(), other.getSampleModelTranslateY(), () -> what + ": origin y");
        assertSameLayout(raster.getDataBuffer(), other.getDataBuffer(), what);
    }

    private static void assertSameLayout(DataBuffer expected, DataBuffer actual, String what) {
        assertEquals(expected.getClass(), actual.getClass(), () -> what + ": class of the data buffer");
        assertEquals(expected.getSize(), actual.getSize(), () -> what + ": size of the data buffer");
        assertArrayEquals(expected.getOffsets(), actual.getOffsets(), () -> what + ": offsets of the data");
    }

    /** Equal samples, and equal data, which can have bits that are no sample's. */
    public static void assertSamePixels(BufferedImage expected, BufferedImage actual, String what) {
        assertSameSamples(expected.getRaster(), actual.getRaster(), what);
        assertSameData(expected.getRaster().getDataBuffer(), actual.getRaster().getDataBuffer(), what);
    }

    /** Equal in sample model, bounds, samples and data. */
    public static void assertSameRaster(Raster expected, Raster actual, String what) {
        assertEquals(expected.getSampleModel(), actual.getSampleModel(), () -> what + ": sample model");
        assertEquals(expected.getBounds(), actual.getBounds(), () -> what + ": bounds");
        assertSameLayout(expected.getDataBuffer(), actual.getDataBuffer(), what);
        assertSameSamples(expected, actual, what);
        assertSameData(expected.getDataBuffer(), actual.getDataBuffer(), what);
    }

    private static void assertSameSamples(Raster raster, Raster actual, String what) {
        int[] row = null;
        int[] other = null;
        for (int y = raster.getMinY(); y < raster.getMinY() + raster.getHeight(); y++) {
            row = raster.getPixels(raster.getMinX(), y, raster.getWidth(), 1, row);
            other = actual.getPixels(raster.getMinX(), y, raster.getWidth(), 1, other);
            int difference = Arrays.mismatch(row, other);
            if (difference >= 0) {
                int bands = raster.getNumBands();
                fail(what + ": pixel " + (raster.getMinX() + difference / bands) + "," + y + " band "
                        + difference % bands + " is " + other[difference] + " instead of " + row[difference]);
            }
        }
    }

    private static void assertSameData(DataBuffer expected, DataBuffer actual, String what) {
        for (int bank = 0; bank < expected.getNumBanks(); bank++) {
            for (int i = expected.getOffsets()[bank]; i < expected.getSize(); i++) {
                if (expected.getElem(bank, i) != actual.getElem(bank, i)) {
                    fail(what + ": element " + i + " of the data is " + actual.getElem(bank, i) + " instead of "
                            + expected.getElem(bank, i) + ", in bits that are no sample's");
                }
            }
        }
    }
}
