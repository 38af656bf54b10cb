package dev.slipstream.imageio.bmp;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.reading.Failure;
import dev.slipstream.imageio.reading.Reading;
import java.awt.image.BufferedImage;
import java.awt.image.WritableRaster;
import java.util.Arrays;
import java.util.Random;
import javax.imageio.ImageTypeSpecifier;

/** Damaged copies of a file, with the pixels in the same place, which are read into a destination full of noise. */
final class DamagedBmp {

    private final BothReaders readers;
    private final BufferedImage intact;

    /** @param file the file without damage, which determines the destinations */
    DamagedBmp(BothReaders readers, byte[] file) throws Exception {
        this.readers = readers;
        String what = "the file without damage";
        intact = BothReaders.assertImage(readers.readByOurs(file, null, what), what);
    }

    BufferedImage intact() {
        return intact;
    }

    /** An image full of noise, of the same kind as that of the file without damage. */
    BufferedImage noise() {
        BufferedImage image = new ImageTypeSpecifier(intact).createBufferedImage(intact.getWidth(), intact.getHeight());
        WritableRaster raster = image.getRaster();
        Random random = new Random(1);
        for (int band = 0; band < raster.getNumBands(); band++) {
            int mask = (int) ((1L << raster.getSampleModel().getSampleSize(band)) - 1);
            for (int i = 0; i < image.getWidth() * image.getHeight(); i++) {
                raster.setSample(i % image.getWidth(), i / image.getWidth(), band, random.nextInt() & mask);
            }
        }
        return image;
    }

    /**
     * Each row is that of the file or that of the destination. The one row in which the file ends may be mixed. All
     * other rows that the JDK delivers are there. If only the JDK fails, the image is the file's.
     */
    void assertRows(byte[] damaged, String what) throws Exception {
        BufferedImage expected = noise();
        BufferedImage actual = noise();
        Reading jdk = readers.readByJdk(damaged, expected);
        Reading ours = readers.readByOurs(damaged, actual, what);
        String both = what + ", into a destination\nJDK:  " + jdk + "\nours: " + ours + "\n";
        if (ours.isRead() && !jdk.isRead()) {
            BufferedImage image = BothReaders.assertImage(readers.readByOurs(damaged, null, what), what);
            assertArrayEquals(BothReaders.samples(intact), BothReaders.samples(image), what);
        } else if (!jdk.isRead() && jdk.failure().reason() == Failure.Reason.END) {
            assertEquals(Failure.Reason.END, ours.failure().reason(), both);
        } else if (!jdk.isRead() && jdk.isRefused()) {
            assertNotEquals(Failure.Reason.END, ours.failure().reason(), both);
        }
        assertRows(BothReaders.samples(expected), BothReaders.samples(actual), both);
    }

    /** For kinds of files of which the JDK writes each pixel to its place immediately. */
    void assertSamePixels(byte[] damaged, String what) throws Exception {
        BufferedImage expected = noise();
        BufferedImage actual = noise();
        readers.readByJdk(damaged, expected);
        readers.readByOurs(damaged, actual, what);
        assertArrayEquals(BothReaders.samples(expected), BothReaders.samples(actual), what);
    }

    private void assertRows(int[] jdk, int[] ours, String what) {
        int[] before = BothReaders.samples(noise());
        int[] after = BothReaders.samples(intact);
        int length = before.length / intact.getHeight();
        int mixed = 0;
        int missing = 0;
        for (int row = 0; row < before.length; row += length) {
            boolean isWhole = isEqual(ours, after, row, length);
            mixed += isWhole || isEqual(ours, before, row, length) ? 0 : 1;
            missing += isWhole || isEqual(jdk, before, row, length) || isEqual(ours, jdk, row, length) ? 0 : 1;
        }
        assertTrue(mixed <= 1, what + mixed + " rows are neither the file's nor the destination's");
        assertTrue(missing <= 1, what + missing + " rows are missing that the JDK delivers");
    }

    private static boolean isEqual(int[] pixels, int[] others, int row, int length) {
        return Arrays.equals(pixels, row, row + length, others, row, row + length);
    }
}
