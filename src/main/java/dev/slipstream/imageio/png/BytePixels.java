package dev.slipstream.imageio.png;

/** For samples of eight bits, in any order. */
final class BytePixels implements ScanlineConverter {

    private static final int STEP = 64;

    /** By sample of the file, the place of it in a pixel of the raster. */
    private final int[] places;

    private final boolean isInOrder;
    private final boolean isReversed;

    BytePixels(int[] places) {
        this.places = places;
        boolean isInOrder = true;
        boolean isReversed = places.length > 2;
        for (int i = 0; i < places.length; i++) {
            isInOrder &= places[i] == i;
            isReversed &= places[i] == places.length - 1 - i;
        }
        this.isInOrder = isInOrder;
        this.isReversed = isReversed;
    }

    @Override
    public void convert(Object elements, int pixels, byte[] scanline) {
        byte[] row = (byte[]) elements;
        if (isInOrder) {
            System.arraycopy(row, 0, scanline, 0, pixels * places.length);
        } else if (!isReversed) {
            reorder(row, pixels, scanline);
        } else if (places.length == 3) {
            for (int i = 0; i < pixels; i += STEP) { // called often, it is compiled soon
                reverse3(row, i, Math.min(pixels, i + STEP), scanline);
            }
        } else {
            for (int i = 0; i < pixels; i += STEP) {
                reverse4(row, i, Math.min(pixels, i + STEP), scanline);
            }
        }
    }

    private static void reverse3(byte[] row, int first, int end, byte[] scanline) {
        for (int i = 3 * first; i < 3 * end; i += 3) {
            scanline[i] = row[i + 2];
            scanline[i + 1] = row[i + 1];
            scanline[i + 2] = row[i];
        }
    }

    private static void reverse4(byte[] row, int first, int end, byte[] scanline) {
        for (int i = 4 * first; i < 4 * end; i += 4) {
            scanline[i] = row[i + 3];
            scanline[i + 1] = row[i + 2];
            scanline[i + 2] = row[i + 1];
            scanline[i + 3] = row[i];
        }
    }

    private void reorder(byte[] row, int pixels, byte[] scanline) {
        int size = places.length;
        for (int band = 0; band < size; band++) {
            int from = places[band];
            for (int i = 0; i < pixels; i++) {
                scanline[size * i + band] = row[size * i + from];
            }
        }
    }
}
