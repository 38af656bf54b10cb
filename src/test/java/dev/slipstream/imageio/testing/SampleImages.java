package dev.slipstream.imageio.testing;

import java.awt.image.BufferedImage;
import java.awt.image.IndexColorModel;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import javax.imageio.ImageIO;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriter;
import javax.imageio.stream.ImageOutputStream;
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
                image.setRGB(x, y, noise
                        ? random.nextInt()
                        : 0xff000000 | (x * 5) << 16 | (y * 3) << 8 | ((x ^ y) & 255));
            }
        }
        return image;
    }

    private static BufferedImage indexed(int width, int height) {
        int[] palette = new int[256];
        for (int i = 0; i < palette.length; i++) {
            palette[i] = (i < 8 ? i * 32 : 255) << 24 | (i * 0x010305 & 0xffffff);
        }
        IndexColorModel colours = new IndexColorModel(8, 256, palette, 0, true, -1, 0);
        return new BufferedImage(width, height, BufferedImage.TYPE_BYTE_INDEXED, colours);
    }

    /** A picture whose pixels are indices of 1, 2, 4 or 8 bits. */
    public static BufferedImage indexed(int width, int height, int bits) {
        byte[] ramp = new byte[1 << bits];
        for (int i = 0; i < ramp.length; i++) {
            ramp[i] = (byte) (i * 255 / (ramp.length - 1));
        }
        IndexColorModel colours = new IndexColorModel(bits, ramp.length, ramp, ramp, ramp);
        int type = bits == 8 ? BufferedImage.TYPE_BYTE_INDEXED : BufferedImage.TYPE_BYTE_BINARY;
        BufferedImage image = new BufferedImage(width, height, type, colours);
        Random random = new Random(31L * width + height);
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                boolean noise = (x / 8 + y / 8) % 2 == 0;
                image.getRaster().setSample(x, y, 0, (noise ? random.nextInt() : x / 2 + y) & ramp.length - 1);
            }
        }
        return image;
    }

    /** A picture of each kind that applications write. */
    public static Map<String, BufferedImage> ofEveryKind(int width, int height) {
        Map<String, BufferedImage> images = new LinkedHashMap<>();
        images.put("RGB", image(width, height, BufferedImage.TYPE_INT_RGB));
        images.put("ARGB", image(width, height, BufferedImage.TYPE_INT_ARGB));
        images.put("BGR in bytes", image(width, height, BufferedImage.TYPE_3BYTE_BGR));
        images.put("ABGR in bytes", image(width, height, BufferedImage.TYPE_4BYTE_ABGR));
        images.put("RGB in 5, 6, 5 bits", image(width, height, BufferedImage.TYPE_USHORT_565_RGB));
        images.put("gray in 8 bits", image(width, height, BufferedImage.TYPE_BYTE_GRAY));
        images.put("gray in 16 bits", image(width, height, BufferedImage.TYPE_USHORT_GRAY));
        images.put("translucent palette", image(width, height, BufferedImage.TYPE_BYTE_INDEXED));
        for (int bits = 1; bits <= 8; bits *= 2) {
            images.put("palette of " + bits + " bits", indexed(width, height, bits));
        }
        return images;
    }

    /** A file of each kind that the JDK's writer for a format can write. */
    public static Map<String, byte[]> filesOfEveryKind(String format, int width, int height) throws IOException {
        Map<String, byte[]> files = new LinkedHashMap<>();
        for (Map.Entry<String, BufferedImage> image : ofEveryKind(width, height).entrySet()) {
            if (isWrittenByTheJdk(image.getValue(), format)) {
                files.put(image.getKey(), encode(image.getValue(), format));
            }
        }
        return files;
    }

    /** {@code image} in {@code format}, by the JDK's writer. */
    public static byte[] encode(BufferedImage image, String format) throws IOException {
        ImageWriter writer = jdkWriter(image, format);
        if (writer == null) {
            throw new IllegalArgumentException("the JDK cannot write image type " + image.getType() + " as " + format);
        }
        return Writers.bytes(writer, each -> each.write(image));
    }

    /** {@code image} in {@code format}, as {@code ImageIO.write} writes it to a stream of the JDK. */
    public static byte[] written(BufferedImage image, String format) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (ImageOutputStream stream = new MemoryCacheImageOutputStream(out)) {
            ImageIO.write(image, format, stream);
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
                    if (isWrittenByTheJdk(image, format) && !(format.equals("jpeg") && hasAlpha(image))) {
                        String name = "type" + type + "-" + size[0] + "x" + size[1] + "." + format;
                        samples.add(new Sample(name, encode(image, format)));
                    }
                }
            }
        }
        return samples;
    }

    /** Its BMP writer says that it can encode 2 bits a pixel, and then fails. */
    public static boolean isWrittenByTheJdk(BufferedImage image, String format) {
        return jdkWriter(image, format) != null
                && !(format.equals("bmp") && image.getColorModel().getPixelSize() == 2);
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
