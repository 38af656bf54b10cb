package dev.slipstream.imageio.bench.images;

/** One row of a larger scene, so that an encoder need not have all of it at once. */
record SceneRow(Scene scene, int y) implements Scene {

    @Override
    public int width() {
        return scene.width();
    }

    @Override
    public int height() {
        return 1;
    }

    @Override
    public void row(int ofThis, int channel, int[] row) {
        scene.row(y, channel, row);
    }
}
