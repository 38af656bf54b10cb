package dev.slipstream.imageio.bench.workbench.suite;

import java.awt.image.BufferedImage;
import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** The colours of an image, fully transparent ones as 0. */
final class ArgbImage {

    private final int width;
    private final int height;
    private final int[] pixels;

    ArgbImage(int width, int height, int[] pixels) {
        this.width = width;
        this.height = height;
        this.pixels = pixels.clone();
        for (int i = 0; i < pixels.length; i++) {
            if (this.pixels[i] >>> 24 == 0) {
                this.pixels[i] = 0;
            }
        }
    }

    /** Of a file with width, height and colours, big endian. */
    static ArgbImage readFrom(Path file) throws IOException {
        try (DataInputStream in = new DataInputStream(new BufferedInputStream(Files.newInputStream(file)))) {
            int width = in.readInt();
            int height = in.readInt();
            int[] pixels = new int[Math.multiplyExact(width, height)];
            for (int i = 0; i < pixels.length; i++) {
                pixels[i] = in.readInt();
            }
            return new ArgbImage(width, height, pixels);
        }
    }

    /** As in the suite's reference: SHA-256 of the colours, big endian, row by row. */
    String hash() {
        ByteBuffer bytes = ByteBuffer.allocate(Integer.BYTES * pixels.length);
        bytes.asIntBuffer().put(pixels);
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes.array()));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("Every Java platform must have SHA-256", e);
        }
    }

    boolean isGray() {
        for (int pixel : pixels) {
            if (pixel != gray(pixel & 0xff)) {
                return false;
            }
        }
        return true;
    }

    private static int gray(int level) {
        return 0xff000000 | level * 0x10101;
    }

    /**
     * The same levels of gray as an image in the gray colour space shows them: those are not sRGB's, and some of the
     * suite's references were read into such an image.
     */
    ArgbImage inGrayColourSpace() {
        BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_BYTE_GRAY);
        int[] levels = new int[pixels.length];
        for (int i = 0; i < levels.length; i++) {
            levels[i] = pixels[i] & 0xff;
        }
        image.getRaster().setPixels(0, 0, width, height, levels);
        return new ArgbImage(width, height, image.getRGB(0, 0, width, height, null, 0, width));
    }

    /** Whether no channel of any pixel differs by more than {@code levels}. */
    boolean isWithin(int levels, ArgbImage other) {
        if (width != other.width || height != other.height) {
            return false;
        }
        for (int i = 0; i < pixels.length; i++) {
            for (int shift = 0; shift < 32; shift += 8) {
                if (Math.abs((pixels[i] >> shift & 0xff) - (other.pixels[i] >> shift & 0xff)) > levels) {
                    return false;
                }
            }
        }
        return true;
    }
}
