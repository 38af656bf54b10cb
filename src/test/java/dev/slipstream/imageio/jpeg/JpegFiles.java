package dev.slipstream.imageio.jpeg;

import dev.slipstream.imageio.reading.BytesImageInputStream;
import dev.slipstream.imageio.reading.FileBytes;
import dev.slipstream.imageio.testing.Writers;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import javax.imageio.IIOImage;
import javax.imageio.ImageWriteParam;

/** JPEGs of one scan and of several: files, and new ones. */
final class JpegFiles {

    private JpegFiles() {}

    /** The project's own. */
    static List<byte[]> own() throws IOException {
        return in(FileBytes.own("other"), Long.MAX_VALUE);
    }

    /** Those of a folder that are small enough to be read many times. */
    static List<byte[]> in(Path folder, long largest) throws IOException {
        List<byte[]> all = FileBytes.in(folder, ".jpg", 1, (name, bytes) -> bytes);
        all.removeIf(file -> file.length > largest);
        return all;
    }

    /** A progressive one of noise and of smooth parts, in which there are runs of blocks without coefficients. */
    static byte[] progressive(int type, int width, int height, float quality, Random random) throws IOException {
        BufferedImage image = new BufferedImage(width, height, type);
        int noise = 1 + random.nextInt(200);
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                for (int band = 0; band < image.getRaster().getNumBands(); band++) {
                    int smooth = (x * 3 + y * (band + 1)) / 8;
                    image.getRaster().setSample(x, y, band,
                            (smooth + ((x / 40 + y / 30) % 2 == 0 ? random.nextInt(noise) : 0)) & 255);
                }
            }
        }
        return written(image, quality);
    }

    private static byte[] written(BufferedImage image, float quality) throws IOException {
        return Writers.bytes(Writers.jdk("jpeg").createWriterInstance(), writer -> {
            ImageWriteParam param = writer.getDefaultWriteParam();
            param.setProgressiveMode(ImageWriteParam.MODE_DEFAULT);
            param.setCompressionMode(ImageWriteParam.MODE_EXPLICIT);
            param.setCompressionQuality(quality);
            writer.write(null, new IIOImage(image, null, null), param);
        });
    }

    /** Whether the JDK's reader is shown an image of one scan. */
    static boolean isRecoded(byte[] file) throws IOException {
        BytesImageInputStream stream = new BytesImageInputStream(file);
        byte[] block = new byte[4096];
        int read = stream.read(block);
        try {
            return new Recoder(new Blocks(stream, block, 0, read, block.length), 0).recode(null) != null;
        } catch (Unfit e) {
            return false;
        }
    }

    /** Some bytes are others, missing or twice there, or the end is missing. */
    static byte[] damaged(byte[] file, Random random) {
        byte[] damaged = file.clone();
        int way = random.nextInt(4);
        for (int i = 1 + random.nextInt(3); i > 0; i--) {
            int area = random.nextBoolean() ? damaged.length : Math.min(damaged.length, 700);
            int at = 2 + random.nextInt(area - 2);
            if (way == 0) {
                damaged[at] ^= (byte) (1 << random.nextInt(8));
            } else if (way == 1) {
                damaged[at] = (byte) random.nextInt();
            } else {
                boolean isLost = random.nextBoolean();
                byte[] next = Arrays.copyOf(damaged, damaged.length + (isLost ? -1 : 1));
                int from = isLost ? at + 1 : at;
                System.arraycopy(damaged, from, next, at + (isLost ? 0 : 1), damaged.length - from);
                damaged = next;
            }
        }
        return way < 3 ? damaged : Arrays.copyOf(damaged, 2 + random.nextInt(damaged.length - 2));
    }
}
