package dev.slipstream.imageio.bench.images;

import java.util.Locale;

/** PNG's colour types, with the depths that each allows. */
enum PngColour {
    GRAY(0, new int[] {1, 2, 4, 8, 16}, Photo.GREEN),
    RGB(2, new int[] {8, 16}, Photo.RED, Photo.GREEN, Photo.BLUE),
    PALETTE(3, new int[] {1, 2, 4, 8}, Photo.GREEN),
    GRAYA(4, new int[] {8, 16}, Photo.GREEN, Photo.ALPHA),
    RGBA(6, new int[] {8, 16}, Photo.RED, Photo.GREEN, Photo.BLUE, Photo.ALPHA);

    private final int code;
    private final int[] depths;
    private final int[] channels;

    PngColour(int code, int[] depths, int... channels) {
        this.code = code;
        this.depths = depths;
        this.channels = channels;
    }

    /** The value in the header. */
    int code() {
        return code;
    }

    int[] depths() {
        return depths.clone();
    }

    /** Of a {@link Scene}, in the order of the samples. */
    int[] channels() {
        return channels.clone();
    }

    Picture picture(Photo photo, int depth) {
        return this == PALETTE ? Picture.indexed(photo, depth, 1 << depth) : Picture.of(photo, depth, channels);
    }

    /** As in file names: {@code rgb8}. */
    String label(int depth) {
        return name().toLowerCase(Locale.ROOT) + depth;
    }
}
