package dev.slipstream.imageio.bmp;

import java.awt.image.BufferedImage;
import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;

/** Images told apart by their colours, as BMP Suite's references are: SHA-256 of ARGB, fully transparent ones as 0. */
final class ArgbHash {

    private ArgbHash() {}

    static String of(BufferedImage image) {
        int[] pixels = pixels(image);
        ByteBuffer bytes = ByteBuffer.allocate(Integer.BYTES * pixels.length);
        bytes.asIntBuffer().put(pixels);
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes.array()));
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError("every Java platform has SHA-256", e);
        }
    }

    /**
     * The hash; for an image in levels of gray also that of the same levels in the gray colour space: those are not
     * sRGB's, and one of the suite's references was read into such an image.
     */
    static List<String> candidates(BufferedImage image) {
        int[] pixels = pixels(image);
        BufferedImage gray = new BufferedImage(image.getWidth(), image.getHeight(), BufferedImage.TYPE_BYTE_GRAY);
        for (int i = 0; i < pixels.length; i++) {
            int level = pixels[i] & 0xff;
            if (pixels[i] != (0xff000000 | level * 0x10101)) {
                return List.of(of(image));
            }
            gray.getRaster().setSample(i % image.getWidth(), i / image.getWidth(), 0, level);
        }
        return List.of(of(image), of(gray));
    }

    static boolean isWithinOneLevel(BufferedImage expected, BufferedImage actual) {
        if (expected.getWidth() != actual.getWidth() || expected.getHeight() != actual.getHeight()) {
            return false;
        }
        int[] pixels = pixels(expected);
        int[] others = pixels(actual);
        for (int i = 0; i < pixels.length; i++) {
            for (int shift = 0; shift < 32; shift += 8) {
                if (Math.abs((pixels[i] >> shift & 0xff) - (others[i] >> shift & 0xff)) > 1) {
                    return false;
                }
            }
        }
        return true;
    }

    private static int[] pixels(BufferedImage image) {
        int[] pixels = image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth());
        for (int i = 0; i < pixels.length; i++) {
            if (pixels[i] >>> 24 == 0) {
                pixels[i] = 0;
            }
        }
        return pixels;
    }
}
