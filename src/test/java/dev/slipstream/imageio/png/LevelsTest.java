package dev.slipstream.imageio.png;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.png.PngFiles.Png;
import dev.slipstream.imageio.reading.FileBytes;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Random;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The more effort, the smaller the file: the JDK's writer takes quality 1 as the least effort, and 0 as the most. */
class LevelsTest {

    private static final int DEFAULT = 4;
    private static final int MOST = 9;

    /** So many bytes of an icon are luck: matches that are taken sooner may happen to fit better. */
    private static final int LUCK = 12;

    @Test
    void moreEffortMakesNoFileLarger() throws IOException {
        int[] sum = new int[MOST + 1];
        for (Map.Entry<String, BufferedImage> image : images().entrySet()) {
            int[] sizes = new int[MOST + 1];
            for (int level = 1; level <= MOST; level++) {
                sizes[level] = size(image.getValue(), level);
                sum[level] += sizes[level];
            }
            for (int level = 2; level <= MOST; level++) {
                assertTrue(sizes[level] <= sizes[level - 1] * 1.005 + LUCK,
                        image.getKey() + ": level " + level + " of " + Arrays.toString(sizes));
            }
            assertTrue(sizes[MOST] <= sizes[DEFAULT] + LUCK, () -> image.getKey() + ": " + Arrays.toString(sizes));
        }
        assertTrue(sum[MOST] < sum[DEFAULT] * 0.985, () -> "all: " + Arrays.toString(sum));
    }

    /** Images that people made, up to 100 KB each. */
    @ParameterizedTest
    @ValueSource(strings = {"icons512", "photos", "plots", "screenshots", "sprites"})
    void moreEffortMakesNoClassOfRealImagesLarger(String folder) throws IOException {
        long[] sum = new long[MOST + 1];
        for (Png file : FileBytes.in(FileBytes.corpus("real").resolve(folder), ".png", 20, Png::new)) {
            BufferedImage image =
                    file.bytes().length > 100_000 ? null : ImageIO.read(new ByteArrayInputStream(file.bytes()));
            for (int level = 1; level <= MOST && image != null; level++) {
                sum[level] += size(image, level);
            }
        }
        for (int level = 2; level <= MOST; level++) {
            assertTrue(sum[level] <= sum[level - 1] * 1.001, () -> folder + ": " + Arrays.toString(sum));
        }
    }

    /** Photos are filtered, and searched in another way than drawings. */
    @Test
    void mostEffortMakesPhotosSmaller() throws IOException {
        BufferedImage photo = file("rgb8-250x250");
        int size = size(photo, DEFAULT);
        int least = size(photo, MOST);
        assertTrue(least < size * 0.99, () -> least + " of " + size + " bytes");
    }

    private static Map<String, BufferedImage> images() throws IOException {
        Map<String, BufferedImage> images = new LinkedHashMap<>();
        for (String name : new String[] {"rgb8-250x250", "rgba8-250x250", "gray8-250x250", "palette8-250x250",
            "palette4-33x31", "rgba8-32x32", "rgb16-33x31", "rgb8-20x20"}) {
            images.put(name, file(name));
        }
        images.put("drawing", drawing(400, 300));
        images.put("icon", drawing(48, 48));
        return images;
    }

    private static BufferedImage file(String name) throws IOException {
        return ImageIO.read(FileBytes.own("png").resolve(name + ".png").toFile());
    }

    /** Windows above each other, some with lines as of text. */
    private static BufferedImage drawing(int width, int height) {
        Random random = new Random(1);
        BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB);
        Graphics2D graphics = image.createGraphics();
        for (int i = 0; i < 30; i++) {
            int x = random.nextInt(width);
            int y = random.nextInt(height);
            graphics.setColor(new Color(random.nextInt(1 << 24)));
            graphics.fillRect(x, y, 8 + random.nextInt(width / 3), 8 + random.nextInt(height / 3));
            graphics.setColor(Color.BLACK);
            for (int n = random.nextInt(80); n > 0; n--) {
                int left = x + random.nextInt(width / 3);
                int top = y + 10 * random.nextInt(height / 30);
                graphics.drawLine(left, top, left + random.nextInt(6), top + random.nextInt(8));
            }
        }
        graphics.dispose();
        return image;
    }

    private static int size(BufferedImage image, int level) throws IOException {
        return BothPngWriters.file(BothPngWriters.write(BothPngWriters.ours(),
                writer -> writer.write(null, new IIOImage(image, null, null), param(writer, level)),
                (writer, event) -> {})).length;
    }

    private static ImageWriteParam param(ImageWriter writer, int level) {
        ImageWriteParam param = writer.getDefaultWriteParam();
        param.setCompressionMode(ImageWriteParam.MODE_EXPLICIT);
        param.setCompressionQuality(1 - level / 9f);
        return param;
    }
}
