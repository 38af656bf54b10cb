package dev.slipstream.imageio.png.write;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.png.PngFiles.Png;
import dev.slipstream.imageio.reading.FileBytes;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import javax.imageio.ImageIO;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** More effort makes no file larger. To the JDK's writer, quality 1 is the least effort, and 0 the most. */
@Tag("long")
class LevelsTest {

    private static final int DEFAULT = 4;
    private static final int MOST = 9;

    /** Differences of up to this many bytes are chance: matches that are taken earlier may happen to fit better. */
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

    /** As in OpenJDK's ImageWriterCompressionTest, but for more images than a drawing: any quality, from 1 to 0. */
    @Test
    void lessQualityMakesNoFileLarger() throws IOException {
        Map<String, BufferedImage> images = new LinkedHashMap<>();
        for (String name : new String[] {"drawing-512x512-argb", "lines-512x512-argb", "page-816x1056-rgb",
            "gradient-gray-1600x900-45-degrees", "gradient-rgb-800x600-150-degrees", "drawing-48x48-argb"}) {
            images.put(name, file("hard", name));
        }
        images.put("photo", file("png", "rgb8-250x250"));
        for (Map.Entry<String, BufferedImage> image : images.entrySet()) {
            int[] sizes = new int[11];
            for (int i = 0; i < sizes.length; i++) {
                sizes[i] = size(BothPngWriters.ours(), image.getValue(), 1 - i / 10f);
            }
            for (int i = 1; i < sizes.length; i++) {
                assertTrue(sizes[i] <= sizes[i - 1] * 1.01 + LUCK, image.getKey() + ": " + Arrays.toString(sizes));
            }
        }
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

    /** Photos are filtered, and searched with other settings than drawings. */
    @Test
    void mostEffortMakesPhotosSmaller() throws IOException {
        BufferedImage photo = file("png", "rgb8-250x250");
        int size = size(photo, DEFAULT);
        int least = size(photo, MOST);
        assertTrue(least < size * 0.99, () -> least + " of " + size + " bytes");
    }

    private static Map<String, BufferedImage> images() throws IOException {
        Map<String, BufferedImage> images = new LinkedHashMap<>();
        for (String name : new String[] {"rgb8-250x250", "rgba8-250x250", "gray8-250x250", "palette8-250x250",
            "palette4-33x31", "rgba8-32x32", "rgb16-33x31", "rgb8-20x20"}) {
            images.put(name, file("png", name));
        }
        images.put("drawing", file("hard", "drawing-400x300-argb"));
        images.put("icon", file("hard", "drawing-48x48-argb"));
        return images;
    }

    static BufferedImage file(String folder, String name) throws IOException {
        return ImageIO.read(FileBytes.own(folder).resolve(name + ".png").toFile());
    }

    static int size(BufferedImage image, int level) throws IOException {
        return size(BothPngWriters.ours(), image, 1 - level / 9f);
    }

    static int size(ImageWriter by, BufferedImage image, float quality) throws IOException {
        return BothPngWriters.length(by, writer -> BothPngWriters.writeWith(writer, image, param -> {
            param.setCompressionMode(ImageWriteParam.MODE_EXPLICIT);
            param.setCompressionQuality(quality);
        }));
    }
}
