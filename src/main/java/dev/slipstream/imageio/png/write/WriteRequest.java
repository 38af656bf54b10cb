package dev.slipstream.imageio.png.write;

import java.awt.Rectangle;
import java.awt.image.RenderedImage;
import java.util.zip.Deflater;
import javax.imageio.ImageWriteParam;
import org.jspecify.annotations.Nullable;

/**
 * The part of an image that is written, and how.
 *
 * @param x of the first pixel, in the image
 * @param xPeriod the distance of the pixels in the image
 * @param span pixels of a row of the image that the JDK's writer requests, from {@code x} on
 * @param rows of the image from {@code y} on, as many
 * @param width of the file
 * @param bands null if all
 * @param level of compression, 0 to 9
 * @param progressive whether the file is to be interlaced: one of {@code ImageWriteParam}'s modes
 */
public record WriteRequest(int x, int y, int xPeriod, int yPeriod, int span, int rows, int width, int height,
        @Nullable SourceBands bands, int level, int progressive) {

    /** The JDK's default. */
    private static final int DEFAULT_LEVEL = 4;

    /** As the JDK's writer understands a param. Null if there is no pixel. */
    public static @Nullable WriteRequest of(RenderedImage image, @Nullable ImageWriteParam param) {
        Rectangle source = new Rectangle(image.getMinX(), image.getMinY(), image.getWidth(), image.getHeight());
        if (param == null) {
            return source.isEmpty() ? null : new WriteRequest(source.x, source.y, 1, 1, source.width,
                    source.height, source.width, source.height, null, DEFAULT_LEVEL,
                    ImageWriteParam.MODE_COPY_FROM_METADATA);
        }
        Rectangle region = param.getSourceRegion();
        if (region != null) {
            source = region.intersection(source);
        }
        int xOffset = param.getSubsamplingXOffset();
        int yOffset = param.getSubsamplingYOffset();
        int xPeriod = param.getSourceXSubsampling();
        int yPeriod = param.getSourceYSubsampling();
        int width = (source.width - xOffset + xPeriod - 1) / xPeriod;
        int height = (source.height - yOffset + yPeriod - 1) / yPeriod;
        if (width <= 0 || height <= 0) {
            return null;
        }
        int[] bands = param.getSourceBands();
        return new WriteRequest(source.x + xOffset, source.y + yOffset, xPeriod, yPeriod, source.width - xOffset,
                source.height - yOffset, width, height, bands == null ? null : new SourceBands(bands), level(param),
                param.getProgressiveMode());
    }

    private static int level(ImageWriteParam param) {
        int mode = param.getCompressionMode();
        if (mode == ImageWriteParam.MODE_DISABLED) {
            return Deflater.NO_COMPRESSION;
        }
        if (mode != ImageWriteParam.MODE_EXPLICIT) {
            return DEFAULT_LEVEL;
        }
        float quality = param.getCompressionQuality();
        boolean isQuality = quality >= 0f && quality <= 1f; // an application's own class may return any number
        return isQuality ? Deflater.BEST_COMPRESSION - Math.round(Deflater.BEST_COMPRESSION * quality) : DEFAULT_LEVEL;
    }
}
