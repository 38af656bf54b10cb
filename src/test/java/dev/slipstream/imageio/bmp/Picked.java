package dev.slipstream.imageio.bmp;

import java.awt.Point;
import java.awt.Rectangle;
import java.util.function.IntPredicate;
import javax.imageio.ImageReadParam;

/**
 * Which pixel of an image a request puts where, one pixel at a time, from the words of {@code ImageReadParam} alone:
 * the region, every so many columns and rows of it from an offset on, laid down from the destination's offset, as far
 * as the destination goes.
 */
final class Picked {

    private final ImageReadParam param;
    private final Rectangle region;

    /** The source's size, and what is asked of it. */
    Picked(ImageReadParam param, int width, int height) {
        this.param = param;
        Rectangle all = new Rectangle(width, height);
        region = param.getSourceRegion() == null ? all : all.intersection(param.getSourceRegion());
    }

    /** The column of the source that belongs in a column of the destination; -1 if none. */
    int sourceX(int x) {
        Point to = param.getDestinationOffset();
        return source(x - to.x, region.x, region.width, param.getSubsamplingXOffset(), param.getSourceXSubsampling());
    }

    /** The row of the source that belongs in a row of the destination; -1 if none. */
    int sourceY(int y) {
        Point to = param.getDestinationOffset();
        return source(y - to.y, region.y, region.height, param.getSubsamplingYOffset(), param.getSourceYSubsampling());
    }

    private static int source(int picked, int from, int count, int offset, int period) {
        long source = from + offset + (long) picked * period;
        return picked >= 0 && source < from + count ? (int) source : -1;
    }

    /** How wide an image has to be for all of it, without a destination that is given. */
    int width() {
        return last(x -> sourceX(x) >= 0, param.getDestinationOffset().x);
    }

    int height() {
        return last(y -> sourceY(y) >= 0, param.getDestinationOffset().y);
    }

    private static int last(IntPredicate hasByte, int offset) {
        int size = Math.max(0, offset);
        while (hasByte.test(size)) {
            size++;
        }
        return hasByte.test(Math.max(0, offset)) ? size : 0;
    }
}
