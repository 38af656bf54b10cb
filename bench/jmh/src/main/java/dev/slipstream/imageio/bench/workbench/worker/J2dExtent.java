package dev.slipstream.imageio.bench.workbench.worker;

/**
 * How much a stream test reads or writes before it goes back to the beginning.
 *
 * @param stride bytes of a scanline, four for each pixel
 * @param length bytes of all scanlines, and four more, so that a long fits into a stream of one pixel
 */
record J2dExtent(int stride, int length) {

    private static final int BYTES_PER_PIXEL = 4;

    static J2dExtent of(int size) {
        int stride = size * BYTES_PER_PIXEL;
        return new J2dExtent(stride, stride * size + BYTES_PER_PIXEL);
    }
}
