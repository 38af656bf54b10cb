package dev.slipstream.imageio.bench.facts;

import java.awt.image.BufferedImage;
import java.awt.image.DataBuffer;
import java.awt.image.Raster;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** Digests of pixels, a row at a time. Sixteen hexadecimal digits are plenty to distinguish two images. */
final class PixelDigest {

    private static final int SHOWN_BYTES = 8;

    private final MessageDigest digest;

    private PixelDigest() {
        try {
            digest = MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("Every Java platform must have SHA-256", e);
        }
    }

    /** The samples as they are stored, whatever they mean. */
    static String ofSamples(Raster raster) {
        PixelDigest pixels = new PixelDigest();
        int type = raster.getTransferType();
        boolean fractions = type == DataBuffer.TYPE_FLOAT || type == DataBuffer.TYPE_DOUBLE;
        int left = raster.getMinX();
        for (int y = raster.getMinY(); y < raster.getMinY() + raster.getHeight(); y++) {
            if (fractions) {
                pixels.add(raster.getPixels(left, y, raster.getWidth(), 1, (double[]) null));
            } else {
                pixels.add(raster.getPixels(left, y, raster.getWidth(), 1, (int[]) null));
            }
        }
        return pixels.hex();
    }

    /** The colours that an application sees. */
    static String ofRgb(BufferedImage image) {
        PixelDigest pixels = new PixelDigest();
        int[] colours = new int[image.getWidth()];
        for (int y = 0; y < image.getHeight(); y++) {
            pixels.add(image.getRGB(0, y, colours.length, 1, colours, 0, colours.length));
        }
        return pixels.hex();
    }

    static String ofInts(int[] values) {
        PixelDigest pixels = new PixelDigest();
        pixels.add(values);
        return pixels.hex();
    }

    static String ofText(String text) {
        return ofBytes(text.getBytes(StandardCharsets.UTF_8));
    }

    static String ofBytes(byte[] bytes) {
        PixelDigest pixels = new PixelDigest();
        pixels.digest.update(bytes);
        return pixels.hex();
    }

    private void add(int[] values) {
        ByteBuffer bytes = ByteBuffer.allocate(values.length * Integer.BYTES);
        bytes.asIntBuffer().put(values);
        digest.update(bytes);
    }

    private void add(double[] values) {
        ByteBuffer bytes = ByteBuffer.allocate(values.length * Double.BYTES);
        bytes.asDoubleBuffer().put(values);
        digest.update(bytes);
    }

    private String hex() {
        return HexFormat.of().formatHex(digest.digest(), 0, SHOWN_BYTES);
    }
}
