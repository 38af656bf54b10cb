package dev.slipstream.imageio.png.write;

import dev.slipstream.imageio.png.file.ByteConverter;
import dev.slipstream.imageio.warmup.WarmUp;
import org.jspecify.annotations.Nullable;

/** Converts samples of eight bits, in any order. */
final class BytePixels implements ScanlineConverter {

    /** For each sample of the file, its place in a pixel of the raster. */
    private final int[] places;

    private final boolean isInOrder;

    /** Converts three or four samples in reverse order; null for any other order. */
    private final @Nullable ByteConverter reversed;

    BytePixels(int[] places) {
        this.places = places;
        boolean isInOrder = true;
        boolean isReversed = places.length > 2;
        for (int i = 0; i < places.length; i++) {
            isInOrder &= places[i] == i;
            isReversed &= places[i] == places.length - 1 - i;
        }
        this.isInOrder = isInOrder;
        this.reversed = isReversed ? new ByteConverter(Byte.SIZE * places.length, true, WarmUp.FILTER) : null;
    }

    @Override
    public void convert(Object elements, int pixels, byte[] scanline) {
        byte[] row = (byte[]) elements;
        if (isInOrder) {
            System.arraycopy(row, 0, scanline, 0, pixels * places.length);
        } else if (reversed != null) {
            reversed.convert(row, 0, pixels, scanline);
        } else {
            reorder(row, pixels, scanline);
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
