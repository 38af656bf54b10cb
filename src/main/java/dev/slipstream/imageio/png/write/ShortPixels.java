package dev.slipstream.imageio.png.write;

/** Converts samples of sixteen bits, in any order. */
final class ShortPixels implements ScanlineConverter {

    /** For each sample of the file, its place in a pixel of the raster. */
    private final int[] places;

    ShortPixels(int[] places) {
        this.places = places;
    }

    @Override
    public void convert(Object elements, int pixels, byte[] scanline) {
        int size = places.length;
        for (int band = 0; band < size; band++) {
            convert((short[]) elements, places[band], size, pixels, scanline, 2 * band);
        }
    }

    private static void convert(short[] row, int from, int size, int pixels, byte[] scanline, int to) {
        for (int i = 0; i < pixels; i++) {
            short sample = row[from + i * size];
            int at = to + 2 * i * size;
            scanline[at] = (byte) (sample >> 8);
            scanline[at + 1] = (byte) sample;
        }
    }
}
