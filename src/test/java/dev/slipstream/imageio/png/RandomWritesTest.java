package dev.slipstream.imageio.png;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.testing.Seeds;
import dev.slipstream.imageio.testing.Use;
import dev.slipstream.imageio.writing.WrittenImages;
import java.awt.Rectangle;
import java.awt.image.MultiPixelPackedSampleModel;
import java.awt.image.RenderedImage;
import java.io.IOException;
import java.util.Arrays;
import java.util.Random;
import javax.imageio.IIOImage;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.metadata.IIOMetadata;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Images of any layout, with any parameters, among them senseless ones, are written or refused as by the JDK. */
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
        writer.write(null, new IIOImage(image, null, metadata), param(writer, image, random, what));
    }

    /** Those of a new image of this type, or of another. */
    private static IIOMetadata metadata(ImageWriter writer, RenderedImage image, Random random, StringBuilder what) {
        boolean isOther = random.nextInt(4) == 0;
        ImageTypeSpecifier type = isOther
                ? ImageTypeSpecifier.createFromBufferedImageType(1 + random.nextInt(13))
                : ImageTypeSpecifier.createFromRenderedImage(image);
        what.append(isOther ? " metadata of another type" : " metadata");
        return writer.getDefaultImageMetadata(type, null);
    }

    private static @Nullable ImageWriteParam param(ImageWriter writer, RenderedImage image, Random random,
            StringBuilder what) {
        if (random.nextInt(4) == 0) {
            return null;
        }
        ImageWriteParam param = writer.getDefaultWriteParam();
        if (random.nextInt(3) == 0) {
            Rectangle region = new Rectangle(
                    Math.max(0, image.getMinX() - 5 + random.nextInt(image.getWidth() + 8)),
                    Math.max(0, image.getMinY() - 5 + random.nextInt(image.getHeight() + 8)),
                    1 + random.nextInt(image.getWidth() + 8), 1 + random.nextInt(image.getHeight() + 8));
            param.setSourceRegion(region);
            what.append(" region ").append(region);
        }
        if (random.nextInt(3) == 0) {
            int x = 1 + random.nextInt(5);
            int y = 1 + random.nextInt(5);
            int left = random.nextInt(x);
            int top = random.nextInt(y);
            param.setSourceSubsampling(x, y, left, top);
            what.append(" every ").append(x).append(',').append(y).append(" from ").append(left).append(',')
                    .append(top);
        }
        // Of packed indexes, the JDK's writer takes the only band from the wrong place if the rows are padded.
        boolean isPacked = image.getSampleModel() instanceof MultiPixelPackedSampleModel;
        if (random.nextInt(6) == 0 && !isPacked) {
            int[] bands = random.ints(1 + random.nextInt(4), 0, image.getSampleModel().getNumBands() + 1).distinct()
                    .toArray();
            param.setSourceBands(bands);
            what.append(" bands ").append(Arrays.toString(bands));
        }
        if (random.nextInt(3) == 0) {
            param.setProgressiveMode(random.nextInt(2) == 0
                    ? ImageWriteParam.MODE_DEFAULT : ImageWriteParam.MODE_DISABLED);
            what.append(" progressive ").append(param.getProgressiveMode());
        }
        if (random.nextInt(3) == 0) {
            param.setCompressionMode(random.nextInt(4));
            if (param.getCompressionMode() == ImageWriteParam.MODE_EXPLICIT) {
                param.setCompressionQuality(random.nextInt(11) / 10f);
            }
            what.append(" compression ").append(param.getCompressionMode());
        }
        return param;
    }
}
