package dev.slipstream.imageio.bench.images;

/** A scene with few levels in each channel, so that neighbours are often equal. */
record Poster(Scene scene, int levels) implements Scene {

    private static final int MAX = ValueNoise.MAX;

    @Override
    public int width() {
        return scene.width();
    }

    @Override
    public int height() {
        return scene.height();
    }

    @Override
    public void row(int y, int channel, int[] row) {
        scene.row(y, channel, row);
        for (int x = 0; x < row.length; x++) {
            row[x] = row[x] * levels / (MAX + 1) * (MAX / (levels - 1));
        }
    }
}
