package dev.slipstream.imageio.png.read;

import dev.slipstream.imageio.png.file.Pass;
import dev.slipstream.imageio.png.file.PngHeader;
import java.awt.Point;
import java.awt.Rectangle;
import javax.imageio.ImageReadParam;

/**
 * The part of an image that is requested.
 *
 * @param region in the source; its first pixel is after the subsampling offsets
 * @param offset where that first pixel goes in the destination
 * @param minPass the first pass that is shown
 * @param maxPass the last pass that is decoded
 */
public record ReadRequest(
        Rectangle region, Point offset, int xSubsampling, int ySubsampling, int minPass, int maxPass) {

    /** In bytes of scanlines. */
    private static final int LARGE = 1 << 20;

    /** {@code region}, {@code destination}: as {@code ImageReader.computeRegions} finds them. */
    public static ReadRequest of(ImageReadParam param, Rectangle region, Rectangle destination) {
        return new ReadRequest(region, destination.getLocation(),
                param.getSourceXSubsampling(), param.getSourceYSubsampling(),
                Math.max(param.getSourceMinProgressivePass(), 0),
                Math.min(param.getSourceMaxProgressivePass(), Pass.LAST));
    }

    /** Whether further requests are likely: for at most half of the scanlines of an image that is not small. */
    public boolean isPart(PngHeader header) {
        return region.height <= header.height() / 2 && header.size() >= LARGE && !header.isInterlaced();
    }
}
