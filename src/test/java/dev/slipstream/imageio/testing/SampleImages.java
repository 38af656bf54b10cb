package dev.slipstream.imageio.testing;

import java.awt.image.BufferedImage;
import java.awt.image.IndexColorModel;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Random;
import javax.imageio.ImageIO;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriter;
import javax.imageio.stream.MemoryCacheImageOutputStream;

/** Images of every type, and files of them as the JDK's own writers write them. */
public final class SampleImages {

    /** The formats that the JDK writes, each by the name of its writer. */
    public static final List<String> FORMATS = List.of("png", "bmp", "gif", "jpeg", "wbmp", "tiff");

    /** An encoded image. */
    public record Sample(String name, byte[] bytes) {
        @Override
        public String toString() {
            return name + " (" + bytes.length + " bytes)";
        }
    }

    private SampleImages() {}

    /** A picture of one of {@link BufferedImage}'s types, the same for the same arguments. */
    public static BufferedImage image(int width, int height, int type) {
        BufferedImage image = type == BufferedImage.TYPE_BYTE_INDEXED ? indexed(width, height)
                : new BufferedImage(width, height, type);
        Random random = new Random(31L * width + height);
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                boolean noise = (x / 8 + y / 8) % 2 == 0;
                image.setRGB(x, y, noise ? random.nextInt() : 0xff000000 | x * 5 << 16 | y * 3 << 8 | (x ^ y) & 255);
            }
        }
        return image;
    }

    private static BufferedImage indexed(int width, int height) {
        int[] palette = new int[256];
        for (int i = 0; i < palette.length; i++) {
            palette[i] = (i < 8 ? i * 32 : 255) << 24 | i * 0x010305 & 0xffffff;
        }
        IndexColorModel colours = new IndexColorModel(8, 256, palette, 0, true, -1, 0);
        return new BufferedImage(width, height, BufferedImage.TYPE_BYTE_INDEXED, colours);
    }

    /** {@code image} in {@code format}, by the JDK's writer. */
    public static byte[] encode(BufferedImage image, String format) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ImageWriter writer = jdkWriter(image, format);
        if (writer == null) {
            throw new IllegalArgumentException("the JDK cannot write image type " + image.getType() + " as " + format);
        }
        try (MemoryCacheImageOutputStream stream = new MemoryCacheImageOutputStream(out)) {
            writer.setOutput(stream);
            writer.write(image);
        } finally {
            writer.dispose();
        }
        return out.toByteArray();
    }

    /** Every type in every format that can take it, in sizes around the edges of rows, blocks and windows. */
    public static List<Sample> all() throws IOException {
        List<Sample> samples = new ArrayList<>();
        for (String format : FORMATS) {
            for (int type = BufferedImage.TYPE_INT_RGB; type <= BufferedImage.TYPE_BYTE_INDEXED; type++) {
                for (int[] size : new int[][] {{1, 1}, {20, 20}, {67, 131}}) {
                    BufferedImage image = image(size[0], size[1], type);
                    if (jdkWriter(image, format) != null && !(format.equals("jpeg") && hasAlpha(image))) {
                        String name = "type" + type + "-" + size[0] + "x" + size[1] + "." + format;
                        samples.add(new Sample(name, encode(image, format)));
                    }
                }
            }
        }
        return samples;
    }

    /** The JDK's JPEG writer says that it can encode alpha, and then refuses. */
    private static boolean hasAlpha(BufferedImage image) {
        return image.getColorModel().hasAlpha();
    }

    private static ImageWriter jdkWriter(BufferedImage image, String format) {
        Iterator<ImageWriter> writers =
                ImageIO.getImageWriters(ImageTypeSpecifier.createFromRenderedImage(image), format);
        while (writers.hasNext()) {
            ImageWriter writer = writers.next();
            if (writer.getClass().getName().startsWith("com.sun.imageio.")) {
                return writer;
            }
        }
        return null;
    }
}
