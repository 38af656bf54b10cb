package dev.slipstream.imageio.writing;

import java.awt.Rectangle;
import java.awt.image.MultiPixelPackedSampleModel;
import java.awt.image.RenderedImage;
import java.util.Arrays;
import java.util.Random;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.plugins.bmp.BMPImageWriteParam;
import org.jspecify.annotations.Nullable;

/** Draws parameters for writing, among them senseless ones; the same random numbers give equal parameters. */
public final class RandomWriteParams {

    /** So many of a BMP's compressions are none of other formats. */
    private static final int NOT_EMBEDDED = 4;

    private RandomWriteParams() {}

    /** For an image; {@code what} is told what has been drawn, for the report of a failure. */
    public static @Nullable ImageWriteParam next(ImageWriter writer, RenderedImage image, Random random,
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
        if (param.canWriteProgressive() && random.nextInt(3) == 0) {
            param.setProgressiveMode(random.nextInt(2) == 0
                    ? ImageWriteParam.MODE_DEFAULT : ImageWriteParam.MODE_DISABLED);
            what.append(" progressive ").append(param.getProgressiveMode());
        }
        if (random.nextInt(3) == 0) {
            param.setCompressionMode(random.nextInt(4));
            if (param.getCompressionMode() == ImageWriteParam.MODE_EXPLICIT) {
                String[] types = param.getCompressionTypes();
                param.setCompressionType(types[random.nextInt(Math.min(NOT_EMBEDDED, types.length))]);
                param.setCompressionQuality(random.nextInt(11) / 10f);
            }
            what.append(" compression ").append(param.getCompressionMode());
        }
        if (param instanceof BMPImageWriteParam bmp && random.nextBoolean()) {
            bmp.setTopDown(true);
            what.append(" top-down");
        }
        return param;
    }
}
