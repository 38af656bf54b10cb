package dev.slipstream.imageio.tiff;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.slipstream.imageio.reading.BytesImageInputStream;
import dev.slipstream.imageio.testing.ChapterTable;
import dev.slipstream.imageio.testing.SampleImages;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.imageio.plugins.tiff.TIFFField;
import org.junit.jupiter.api.Test;

/**
 * Which images are shown to the JDK's reader without compression: as the table in the chapter says. {@code
 * -Dslipstream.coverage.update=true} writes it.
 */
class CoverageTest {

    private static final int SIZE = 800;

    private static final List<String> COMPRESSIONS = List.of("none", "none, profile", "LZW", "LZW, predictor",
            "Deflate", "ZLib, predictor", "PackBits", "CCITT T.6", "CCITT T.4", "CCITT RLE", "JPEG");

    private static Map<String, BufferedImage> images() {
        Map<String, BufferedImage> images = new LinkedHashMap<>();
        images.put("bilevel", SampleImages.image(SIZE, SIZE, BufferedImage.TYPE_BYTE_BINARY));
        images.put("palette of 4 bits", SampleImages.indexed(2 * SIZE, SIZE, 4));
        images.put("palette of 8 bits", SampleImages.indexed(SIZE, SIZE, 8));
        images.put("gray", SampleImages.image(SIZE, SIZE, BufferedImage.TYPE_BYTE_GRAY));
        images.put("gray of 16 bits", SampleImages.image(SIZE, SIZE, BufferedImage.TYPE_USHORT_GRAY));
        images.put("RGB", SampleImages.image(SIZE, SIZE, BufferedImage.TYPE_3BYTE_BGR));
        images.put("RGBA", SampleImages.image(SIZE, SIZE, BufferedImage.TYPE_4BYTE_ABGR));
        return images;
    }

    @Test
    void theTableOfTheChapter() throws IOException {
        Map<String, List<String>> rows = new LinkedHashMap<>();
        for (Map.Entry<String, BufferedImage> image : images().entrySet()) {
            List<String> cells = new ArrayList<>();
            for (String compression : COMPRESSIONS) {
                cells.add(reader(image.getValue(), compression));
            }
            rows.put(image.getKey(), cells);
        }
        ChapterTable.assertIn("tiff", "read", "image", COMPRESSIONS, rows);
    }

    /** They take longer by two readers. */
    @Test
    void imagesOfFewCodesAreLeftToTheJdk() throws IOException {
        BufferedImage bilevel = SampleImages.image(33, 33, BufferedImage.TYPE_BYTE_BINARY);
        assertEquals("JDK's", reader(bilevel, "LZW"));
        assertEquals("JDK's", reader(bilevel, "CCITT T.6"));
        assertEquals("ours", reader(SampleImages.image(33, 33, BufferedImage.TYPE_3BYTE_BGR), "LZW"));
    }

    /** Who reads the pixels of an image; empty if the JDK's writer does not write it so. */
    private static String reader(BufferedImage image, String compression) throws IOException {
        String[] words = compression.split(", ", -1);
        TIFFField field = compression.endsWith("profile") ? MadeTiff.profile()
                : MadeTiff.field(Tag.PREDICTOR, words.length);
        MadeTiff file;
        try {
            file = MadeTiff.of(List.of(image), words[0].equals("none") ? null : words[0], field,
                    MadeTiff.field(Tag.ROWS_PER_STRIP, 64));
        } catch (IOException e) {
            return "";
        }
        BytesImageInputStream stream = new BytesImageInputStream(file.bytes);
        stream.setByteOrder(file.order());
        stream.seek(file.directory());
        Directory directory = Directory.read(stream, file.directory());
        boolean isAsAsked = !compression.endsWith("predictor") || directory.value(Tag.PREDICTOR, false, 1) == 2;
        return !isAsAsked ? "" : Page.of(directory) == null ? "JDK's" : "ours";
    }
}
