package dev.slipstream.imageio.bench.images;

/** PNG's colour types. */
enum PngColour {
    GRAY(0, Scene.GREEN),
    RGB(2, Scene.RED, Scene.GREEN, Scene.BLUE),
    PALETTE(3, Scene.GREEN),
    GRAYA(4, Scene.GREEN, Scene.ALPHA),
    RGBA(6, Scene.RED, Scene.GREEN, Scene.BLUE, Scene.ALPHA);

    /** The value in the header. */
    final int code;
    /** Of a {@link Scene}, in the order of the samples. */
    final int[] channels;

    PngColour(int code, int... channels) {
        this.code = code;
        this.channels = channels;
    }
}
