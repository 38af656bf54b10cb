package dev.slipstream.imageio.bench.images;

import java.util.List;

/** One interlace pass: the pixels it takes. */
record PngPass(int xStart, int yStart, int xStep, int yStep) {
    static final List<PngPass> PROGRESSIVE = List.of(new PngPass(0, 0, 1, 1));

    static final List<PngPass> ADAM7 = List.of(
        new PngPass(0, 0, 8, 8),
        new PngPass(4, 0, 8, 8),
        new PngPass(0, 4, 4, 8),
        new PngPass(2, 0, 4, 4),
        new PngPass(0, 2, 2, 4),
        new PngPass(1, 0, 2, 2),
        new PngPass(0, 1, 1, 2));

    int columns(int width) {
        return Math.max(0, (width - xStart + xStep - 1) / xStep);
    }
}
