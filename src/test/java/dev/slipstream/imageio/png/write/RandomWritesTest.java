package dev.slipstream.imageio.png.write;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.testing.Seeds;
import dev.slipstream.imageio.testing.Use;
import dev.slipstream.imageio.writing.RandomWriteParams;
import dev.slipstream.imageio.writing.WrittenImages;
import java.awt.image.RenderedImage;
import java.io.IOException;
import java.util.Random;
import javax.imageio.IIOImage;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriter;
import javax.imageio.metadata.IIOMetadata;
import org.junit.jupiter.api.Test;

/** Images of any layout, with any parameters, even senseless ones, are written or refused as by the JDK. */
class RandomWritesTest {

    @Test
    void anyImageIsWrittenAsByTheJdk() throws Exception {
        BothPngWriters writers = new BothPngWriters();
        int[] complete = new int[1];
        int all = Seeds.run(2, (seed, random) -> {
            WrittenImages images = new WrittenImages(random);
            RenderedImage image = images.next();
            long paramSeed = random.nextLong();
            StringBuilder what = new StringBuilder();
            Use<ImageWriter> encoding = writer -> {
                what.setLength(0);
                write(writer, image, new Random(paramSeed), what.append(images));
            };
            try {
                complete[0] += writers.compare("", encoding).isComplete() ? 1 : 0;
            } catch (AssertionError | IOException | RuntimeException e) {
                throw new AssertionError(what + "\nreproduce: -Dslipstream.seed=" + seed + "\n" + e.getMessage(), e);
            }
        });
        assertTrue(all < 10 || complete[0] > all / 2, () -> complete[0] + " of " + all + " written");
    }

    private static void write(ImageWriter writer, RenderedImage image, Random random, StringBuilder what)
            throws IOException {
        IIOMetadata metadata = random.nextInt(5) > 0 ? null : metadata(writer, image, random, what);
        writer.write(null, new IIOImage(image, null, metadata), RandomWriteParams.next(writer, image, random, what));
    }

    /** The writer's default metadata for this type of image, or for another. */
    private static IIOMetadata metadata(ImageWriter writer, RenderedImage image, Random random, StringBuilder what) {
        boolean isOther = random.nextInt(4) == 0;
        ImageTypeSpecifier type = isOther
                ? ImageTypeSpecifier.createFromBufferedImageType(1 + random.nextInt(13))
                : ImageTypeSpecifier.createFromRenderedImage(image);
        what.append(isOther ? " metadata of another type" : " metadata");
        return writer.getDefaultImageMetadata(type, null);
    }
}
