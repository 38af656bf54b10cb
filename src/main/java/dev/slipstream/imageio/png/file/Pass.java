package dev.slipstream.imageio.png.file;

import java.util.ArrayList;
import java.util.List;

/**
 * One of the reduced images that an interlaced image consists of (PNG specification, section 8), or the whole image.
 *
 * @param number from 0 on
 * @param xStart the column in the image of the first pixel of the pass
 * @param xPeriod columns of the image from one pixel of the pass to the next
 * @param width in pixels of the pass; may be 0
 */
public record Pass(int number, int xStart, int yStart, int xPeriod, int yPeriod, int width, int height) {

    private static final int[] X_STARTS = {0, 4, 0, 2, 0, 1, 0};
    private static final int[] Y_STARTS = {0, 0, 4, 0, 2, 0, 1};
    private static final int[] X_PERIODS = {8, 8, 4, 4, 2, 2, 1};
    private static final int[] Y_PERIODS = {8, 8, 8, 4, 4, 2, 2};

    /** The number of the last pass of an interlaced image. */
    public static final int LAST = 6;

    /** The passes that have pixels, up to number {@code last}; one pass if the image is not interlaced. */
    public static List<Pass> of(PngHeader header, int last) {
        if (!header.isInterlaced()) {
            return List.of(whole(header));
        }
        List<Pass> passes = new ArrayList<>(LAST + 1);
        for (int i = 0; i <= last; i++) {
            Pass pass = adam7(i, header);
            if (!pass.isEmpty()) {
                passes.add(pass);
            }
        }
        return passes;
    }

    public static Pass whole(PngHeader header) {
        return new Pass(0, 0, 0, 1, 1, header.width(), header.height());
    }

    /** Pass {@code number} of Adam7. */
    static Pass adam7(int number, PngHeader header) {
        int xStart = X_STARTS[number];
        int yStart = Y_STARTS[number];
        int xPeriod = X_PERIODS[number];
        int yPeriod = Y_PERIODS[number];
        return new Pass(number, xStart, yStart, xPeriod, yPeriod,
                count(header.width(), xStart, xPeriod), count(header.height(), yStart, yPeriod));
    }

    private static int count(int size, int start, int period) {
        return size <= start ? 0 : (size - start - 1) / period + 1;
    }

    boolean isEmpty() {
        return width == 0 || height == 0;
    }
}
