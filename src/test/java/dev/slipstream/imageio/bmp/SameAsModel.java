package dev.slipstream.imageio.bmp;

import static org.junit.jupiter.api.Assertions.assertNull;

import dev.slipstream.imageio.reading.Reading;
import java.awt.image.BufferedImage;
import java.awt.image.DataBuffer;
import java.awt.image.DirectColorModel;
import java.awt.image.IndexColorModel;
import java.awt.image.Raster;
import org.jspecify.annotations.Nullable;

/** Compares a whole image with what the model decodes. */
final class SameAsModel {

    private SameAsModel() {}

    static void assertSame(ModelDecoder model, BufferedImage image, String what) {
        assertNull(difference(model, image), () -> what);
    }

    /** Whether the JDK's reader has read a whole image right, so that ours must be the same in everything. */
    static boolean isRight(Reading jdk, ModelDecoder model) {
        return jdk.image() != null && jdk.isRead()
                && !model.endsWithinRow() // the JDK's reader drops that row
                && difference(model, jdk.image()) == null;
    }

    /** The first difference, or null if there is none. */
    static @Nullable String difference(ModelDecoder model, BufferedImage image) {
        if (image.getWidth() != model.width() || image.getHeight() != model.height()) {
            return "size " + image.getWidth() + "x" + image.getHeight();
        }
        for (int y = 0; y < model.height(); y++) {
            for (int x = 0; x < model.width(); x++) {
                String difference = difference(model, image, x, y);
                if (difference != null) {
                    return "pixel " + x + "," + y + ": " + difference;
                }
            }
        }
        return null;
    }

    private static @Nullable String difference(ModelDecoder model, BufferedImage image, int x, int y) {
        int expected = model.argb(x, y);
        int actual = rgb(image, x, y);
        if (!isNear(expected, actual, model.bits() <= 8 || model.bits() == 24 ? 0 : 1)) {
            return Integer.toHexString(actual) + " instead of " + Integer.toHexString(expected);
        }
        if (hasThePixelsOfTheFile(model, image) && element(image.getRaster(), x, y) != (int) model.pixel(x, y)) {
            return "element " + Integer.toHexString(element(image.getRaster(), x, y)) + " instead of "
                    + Long.toHexString(model.pixel(x, y));
        }
        return null;
    }

    /** Takes gray levels unchanged: Java's gray is linear, and {@code getRGB} would convert it, unlike the file. */
    private static int rgb(BufferedImage image, int x, int y) {
        return image.getType() == BufferedImage.TYPE_BYTE_GRAY
                ? 0xff << 24 | 0x10101 * image.getRaster().getSample(x, y, 0)
                : image.getRGB(x, y);
    }

    /** Values under masks of other than 8 bits are scaled, and may be rounded up or down. */
    private static boolean isNear(int expected, int actual, int tolerance) {
        for (int shift = 0; shift < 32; shift += 8) {
            if (Math.abs((expected >> shift & 0xff) - (actual >> shift & 0xff)) > tolerance) {
                return false;
            }
        }
        return true;
    }

    private static boolean hasThePixelsOfTheFile(ModelDecoder model, BufferedImage image) {
        if (image.getColorModel() instanceof DirectColorModel direct) {
            return model.hasMasks(
                    direct.getRedMask(), direct.getGreenMask(), direct.getBlueMask(), direct.getAlphaMask());
        }
        return image.getColorModel() instanceof IndexColorModel || model.bits() == 8;
    }

    private static int element(Raster raster, int x, int y) {
        return raster.getTransferType() == DataBuffer.TYPE_BYTE
                ? raster.getSample(x, y, 0)
                : raster.getTransferType() == DataBuffer.TYPE_USHORT
                        ? ((short[]) raster.getDataElements(x, y, null))[0] & 0xffff
                        : ((int[]) raster.getDataElements(x, y, null))[0];
    }
}
