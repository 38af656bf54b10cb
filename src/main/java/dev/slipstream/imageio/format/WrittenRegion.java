package dev.slipstream.imageio.format;

import java.awt.Rectangle;
import java.awt.image.RenderedImage;
import javax.imageio.ImageWriteParam;
import org.jspecify.annotations.Nullable;

/**
 * The pixels of an image that are written: every {@code stepX}th pixel from {@code x} on, in every {@code stepY}th row
 * from {@code y} on.
 *
 * @param width how many pixels of a row are written; not positive if no pixel is left
 * @param height how many rows are written; not positive if no row is left
 */
public record WrittenRegion(int x, int y, int stepX, int stepY, int width, int height) {

    /** The same for a request, whose region may lie beside the image. */
    public static WrittenRegion of(RenderedImage image, @Nullable ImageWriteParam param) {
        if (param == null) {
            return new WrittenRegion(image.getMinX(), image.getMinY(), 1, 1, image.getWidth(), image.getHeight());
        }
        Rectangle region =
                new Rectangle(image.getMinX(), image.getMinY(), image.getWidth(), image.getHeight());
        if (param.getSourceRegion() != null) {
            region = param.getSourceRegion().intersection(region);
        }
        int stepX = param.getSourceXSubsampling();
        int stepY = param.getSourceYSubsampling();
        int offsetX = param.getSubsamplingXOffset();
        int offsetY = param.getSubsamplingYOffset();
        return new WrittenRegion(region.x + offsetX, region.y + offsetY, stepX, stepY,
                (int) ((region.width - offsetX + stepX - 1L) / stepX),
                (int) ((region.height - offsetY + stepY - 1L) / stepY));
    }

    /** How many pixels a row spans, from the first written one to the last. */
    public int span() {
        return (width - 1) * stepX + 1;
    }
}
