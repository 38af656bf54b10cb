package dev.slipstream.imageio.bmp;

import java.awt.Rectangle;
import java.awt.image.RenderedImage;
import javax.imageio.ImageWriteParam;
import org.jspecify.annotations.Nullable;

/**
 * The pixels of an image that are written: every {@code stepX}th from {@code x} on, of every {@code stepY}th row from
 * {@code y} on.
 *
 * @param width how many of a row; not positive if nothing is left of the image
 * @param height how many rows
 */
record WrittenRegion(int x, int y, int stepX, int stepY, int width, int height) {

    static WrittenRegion of(RenderedImage image, @Nullable ImageWriteParam param) {
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

    /** How many pixels of the image a row spans. */
    int span() {
        return (width - 1) * stepX + 1;
    }
}
