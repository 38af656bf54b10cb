package dev.slipstream.imageio.bench.images;

/** PNG's colour types. */
enum PngColour {
    GRAY(0, Photo.GREEN),
    RGB(2, Photo.RED, Photo.GREEN, Photo.BLUE),
    PALETTE(3, Photo.GREEN),
    GRAYA(4, Photo.GREEN, Photo.ALPHA),
    RGBA(6, Photo.RED, Photo.GREEN, Photo.BLUE, Photo.ALPHA);

    private final int code;
    private final int[] channels;

    PngColour(int code, int... channels) {
        this.code = code;
        this.channels = channels;
    }

    /** The value in the header. */
    int code() {
        return code;
    }

    /** Of a {@link Scene}, in the order of the samples. */
    int[] channels() {
        return channels.clone();
    }
}
