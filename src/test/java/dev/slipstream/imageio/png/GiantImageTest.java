package dev.slipstream.imageio.png;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.testing.ChildJvm;
import dev.slipstream.imageio.testing.TiledImage;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.awt.image.Raster;
import java.awt.image.WritableRaster;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import javax.imageio.ImageIO;
import javax.imageio.ImageReadParam;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Images that are larger than the heap are written. */
@Tag("long")
class GiantImageTest {

    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource({"20000, 20000, " + BufferedImage.TYPE_BYTE_GRAY, "9000, 9000, " + BufferedImage.TYPE_3BYTE_BGR,
        "100000, 513, " + BufferedImage.TYPE_4BYTE_ABGR})
    void imagesThatAreNotInMemory(int width, int height, int type) throws IOException, InterruptedException {
        List<String> lines = ChildJvm.withSlipstream().option("-Xmx100m")
                .run(Child.class, width, height, type, folder.resolve("giant.png"));
        assertEquals(List.of("written", "right"), lines.subList(0, 2));
        assertTrue(Integer.parseInt(lines.get(2)) < 4_000_000, lines::toString);
    }

    /** An image of any size that takes no memory: its data are computed for each call. */
    private static final class GiantImage extends TiledImage {

        /** Width and height, in pixels, of a square in which all samples are equal. */
        private static final int SQUARE = 256;

        /** {@code bufferedType}: a type of {@code BufferedImage} with byte samples. */
        GiantImage(int width, int height, int bufferedType) {
            super(new BufferedImage(1, 1, bufferedType), new Rectangle(width, height), new Rectangle(SQUARE, SQUARE));
        }

        @Override
        public Raster getTile(int tileX, int tileY) {
            throw new UnsupportedOperationException("there are only data");
        }

        @Override
        public Raster getData() {
            throw new UnsupportedOperationException("it is too large");
        }

        @Override
        public Raster getData(Rectangle part) {
            WritableRaster data = Raster.createWritableRaster(
                    getSampleModel().createCompatibleSampleModel(part.width, part.height), part.getLocation());
            int bands = data.getNumBands();
            int[] row = new int[part.width * bands];
            for (int y = part.y; y < part.y + part.height; y++) {
                for (int i = 0; i < row.length; i++) {
                    row[i] = ((part.x + i / bands) / SQUARE * 7 + y / SQUARE * 13) & 0xff;
                }
                data.setPixels(part.x, y, part.width, 1, row);
            }
            return data;
        }

        @Override
        public int getNumXTiles() {
            return 1_000_000_000; // the writer must not allocate an array of this length
        }

        @Override
        public int getNumYTiles() {
            return 1_000_000_000;
        }
    }

    /** Writes an image that is larger than the heap, and reads a part of it back, with {@code ImageIO} alone. */
    static final class Child {

        /** Arguments: width, height and type of the image; file. */
        public static void main(String[] arguments) throws IOException {
            GiantImage image = new GiantImage(Integer.parseInt(arguments[0]), Integer.parseInt(arguments[1]),
                    Integer.parseInt(arguments[2]));
            Path file = Path.of(arguments[3]);
            System.out.println(ImageIO.write(image, "png", file.toFile()) ? "written" : "no writer");
            Rectangle part = new Rectangle(image.getWidth() - 300, image.getHeight() - 300, 300, 300);
            try (ImageInputStream stream = ImageIO.createImageInputStream(file.toFile())) {
                ImageReader reader = ImageIO.getImageReaders(stream).next();
                reader.setInput(stream);
                ImageReadParam param = reader.getDefaultReadParam();
                param.setSourceRegion(part);
                int[] read = reader.read(0, param).getRaster().getPixels(0, 0, 300, 300, (int[]) null);
                int[] expected = image.getData(part).getPixels(part.x, part.y, 300, 300, (int[]) null);
                System.out.println(Arrays.equals(expected, read) ? "right" : "wrong");
            }
            System.out.println(Files.size(file));
        }
    }
}
