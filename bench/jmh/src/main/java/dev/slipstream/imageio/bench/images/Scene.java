package dev.slipstream.imageio.bench.images;

/** A picture of any depth, computed or drawn, a row of one channel at a time. */
interface Scene {

    int width();

    int height();

    /** Fills {@code row} with the 16-bit samples of one channel: {@link Photo#RED} and so on. */
    void row(int y, int channel, int[] row);
}
