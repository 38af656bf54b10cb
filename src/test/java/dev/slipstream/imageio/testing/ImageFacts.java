package dev.slipstream.imageio.testing;

import java.awt.color.ColorSpace;
import java.awt.color.ICC_ColorSpace;
import java.awt.color.ICC_Profile;
import java.awt.image.BufferedImage;
import java.awt.image.ColorModel;
import java.awt.image.IndexColorModel;
import java.awt.image.Raster;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.zip.CRC32;

/** Colour model, sample model and pixels of an image in one line: the large parts by their checksums. */
public final class ImageFacts {

    private ImageFacts() {}

    public static String of(BufferedImage image) {
        return models(image) + " pixels " + pixels(image.getRaster());
    }

    public static String models(BufferedImage image) {
        return describe(image.getColorModel()) + " " + image.getSampleModel().getClass().getSimpleName();
    }

    private static String describe(ColorModel colours) {
        String text = colours.getClass().getSimpleName() + Arrays.toString(colours.getComponentSize())
                + " transparency " + colours.getTransparency() + " premultiplied " + colours.isAlphaPremultiplied()
                + " " + describe(colours.getColorSpace());
        if (colours instanceof IndexColorModel index) {
            int[] palette = new int[index.getMapSize()];
            index.getRGBs(palette);
            text += " palette " + Integer.toHexString(Arrays.hashCode(palette));
        }
        return text;
    }

    private static String describe(ColorSpace space) {
        String text = space.getClass().getSimpleName() + " " + space.getType();
        if (space instanceof ICC_ColorSpace icc) {
            text += " profile " + describe(icc.getProfile());
        }
        return text;
    }

    /** The bytes of the JDK's own differ between its versions. */
    private static String describe(ICC_Profile profile) {
        return profile == ICC_Profile.getInstance(ColorSpace.CS_sRGB) ? "sRGB"
                : profile == ICC_Profile.getInstance(ColorSpace.CS_GRAY) ? "gray" : checksum(profile.getData());
    }

    public static String checksum(byte[] bytes) {
        CRC32 sum = new CRC32();
        sum.update(bytes);
        return Long.toHexString(sum.getValue());
    }

    /** The checksum of its samples. */
    public static String pixels(Raster raster) {
        CRC32 sum = new CRC32();
        for (int y = 0; y < raster.getHeight(); y++) {
            Object row = raster.getDataElements(raster.getMinX(), raster.getMinY() + y, raster.getWidth(), 1, null);
            sum.update(bytes(row));
        }
        return Long.toHexString(sum.getValue());
    }

    private static byte[] bytes(Object elements) {
        if (elements instanceof byte[] b) {
            return b;
        }
        ByteBuffer bytes;
        if (elements instanceof short[] s) {
            bytes = ByteBuffer.allocate(s.length * Short.BYTES);
            bytes.asShortBuffer().put(s);
        } else if (elements instanceof int[] i) {
            bytes = ByteBuffer.allocate(i.length * Integer.BYTES);
            bytes.asIntBuffer().put(i);
        } else if (elements instanceof float[] f) {
            bytes = ByteBuffer.allocate(f.length * Float.BYTES);
            bytes.asFloatBuffer().put(f);
        } else {
            double[] d = (double[]) elements;
            bytes = ByteBuffer.allocate(d.length * Double.BYTES);
            bytes.asDoubleBuffer().put(d);
        }
        return bytes.array();
    }
}
