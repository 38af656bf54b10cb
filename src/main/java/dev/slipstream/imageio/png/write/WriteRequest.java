package dev.slipstream.imageio.png.write;

import java.awt.Rectangle;
import java.awt.image.RenderedImage;
import java.util.zip.Deflater;
import javax.imageio.ImageWriteParam;
import org.jspecify.annotations.Nullable;

/**
 * The part of an image that is written, and how.
 *
 * @param x the first pixel, in the image
 * @param xPeriod the distance from one written pixel to the next in the image
 * @param span the number of pixels from {@code x} on that the JDK's writer requests of a row
 * @param rows the number of rows of the image from {@code y} on, of which {@code height} are written
 * @param width the width of the file
 * @param bands null for all
 * @param level the compression level, 0 to 9
 * @param progressive whether the file is to be interlaced: one of {@code ImageWriteParam}'s modes
 */
public record WriteRequest(int x, int y, int xPeriod, int yPeriod, int span, int rows, int width, int height,
        @Nullable SourceBands bands, int level, int progressive) {

    /** The JDK's default. */
    private static final int DEFAULT_LEVEL = 4;

    /** Understands a param as the JDK's writer does. Null if no pixel is to be written. */
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
