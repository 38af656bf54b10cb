package dev.slipstream.imageio.bench.images;

/** Raw samples of a picture: what goes into an encoder, and what a decoder must deliver. */
final class Picture {
    /** A sample that the file leaves undefined (skipped by an RLE delta). */
    static final int UNDEFINED = -1;

    private final int width;
    private final int height;
    private final int bands;
    private final int depth;
    private final int[] samples;

    /** @param depth bits a sample */
    Picture(int width, int height, int bands, int depth) {
        this.width = width;
        this.height = height;
        this.bands = bands;
        this.depth = depth;
        this.samples = new int[width * height * bands];
    }

    /** The scene's channels, scaled to {@code depth} bits. */
    static Picture of(Scene scene, int depth, int... channels) {
        Picture picture = new Picture(scene.width(), scene.height(), channels.length, depth);
        int[] row = new int[scene.width()];
        for (int y = 0; y < scene.height(); y++) {
            for (int band = 0; band < channels.length; band++) {
                scene.row(y, channels[band], row);
                for (int x = 0; x < row.length; x++) {
                    picture.set(x, y, band, row[x] >>> (16 - depth));
                }
            }
        }
        return picture;
    }

    /** Palette indexes 0 .. colours - 1. */
    static Picture indexed(Scene scene, int depth, int colours) {
        Picture picture = of(scene, 16, Photo.GREEN);
        Picture indexed = new Picture(picture.width, picture.height, 1, depth);
        for (int i = 0; i < indexed.samples.length; i++) {
            indexed.samples[i] = (picture.samples[i] * colours) >>> 16;
        }
        return indexed;
    }

    int width() {
        return width;
    }

    int height() {
        return height;
    }

    int bands() {
        return bands;
    }

    int depth() {
        return depth;
    }

    int sample(int x, int y, int band) {
        return samples[(y * width + x) * bands + band];
    }

    void set(int x, int y, int band, int value) {
        samples[(y * width + x) * bands + band] = value;
    }
}
