package dev.slipstream.imageio.png.write;

import dev.slipstream.imageio.png.file.WidePixels;
import dev.slipstream.imageio.warmup.WarmUp;
import java.awt.image.SinglePixelPackedSampleModel;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Converts pixels of one int or short each, whose samples become eight bits. */
final class PackedPixels implements ScanlineConverter {

    private static final int STEP = 64;
    private static final int[] RGB = {16, 8, 0};
    private static final int[] ARGB = {16, 8, 0, 24};

    /** For each sample, its lowest bit in a pixel. */
    private final int[] shifts;

    /** For each sample, the byte for each of its values; null if all samples have eight bits. */
    private final byte @Nullable [][] scaled;

    /** Whether the pixels are ints of RGB or ARGB. */
    private final boolean isCommon;

    private PackedPixels(int[] shifts, byte @Nullable [][] scaled) {
        this.shifts = shifts;
        this.scaled = scaled;
        this.isCommon = scaled == null && (Arrays.equals(shifts, RGB) || Arrays.equals(shifts, ARGB));
    }

    /** Null if the model has samples of more than eight bits. */
    static @Nullable PackedPixels of(SinglePixelPackedSampleModel model) {
        int[] sizes = model.getSampleSize();
        boolean isScaled = false;
        for (int size : sizes) {
            if (size > Byte.SIZE) {
                return null;
            }
            isScaled |= size < Byte.SIZE;
        }
        return new PackedPixels(model.getBitOffsets(), isScaled ? SampleScale.toBytes(sizes) : null);
    }

    @Override
    public void convert(Object elements, int pixels, byte[] scanline) {
        byte[][] tables = scaled;
        if (isCommon && elements instanceof int[] row && !WarmUp.FILTER.isUnderWay()) {
            if (shifts.length == 3) {
                WidePixels.rgb(row, pixels, scanline);
            } else {
                WidePixels.argb(row, pixels, scanline);
            }
            return;
        }
        for (int i = 0; i < pixels; i += STEP) { // a method that is called often is compiled early
            int end = Math.min(pixels, i + STEP);
            if (tables != null) {
                scale(tables, elements, i, end, scanline);
            } else if (elements instanceof int[] row && shifts.length == 3) {
                rgb(row, i, end, scanline);
            } else if (elements instanceof int[] row && shifts.length == 4) {
                rgba(row, i, end, scanline);
            } else {
                spread(elements, i, end, scanline);
            }
        }
    }

    private void rgb(int[] row, int first, int end, byte[] scanline) {
        int r = shifts[0];
        int g = shifts[1];
        int b = shifts[2];
        for (int i = first, at = 3 * first; i < end; i++, at += 3) {
            int pixel = row[i];
            scanline[at] = (byte) (pixel >> r);
            scanline[at + 1] = (byte) (pixel >> g);
            scanline[at + 2] = (byte) (pixel >> b);
        }
    }

    private void rgba(int[] row, int first, int end, byte[] scanline) {
        int r = shifts[0];
        int g = shifts[1];
        int b = shifts[2];
        int a = shifts[3];
        for (int i = first, at = 4 * first; i < end; i++, at += 4) {
            int pixel = row[i];
            scanline[at] = (byte) (pixel >> r);
            scanline[at + 1] = (byte) (pixel >> g);
            scanline[at + 2] = (byte) (pixel >> b);
            scanline[at + 3] = (byte) (pixel >> a);
        }
    }

    /** Converts pixels of one or two samples of eight bits. */
    private void spread(Object elements, int first, int end, byte[] scanline) {
        int to = first * shifts.length;
        for (int i = first; i < end; i++) {
            int pixel = pixel(elements, i);
            for (int shift : shifts) {
                scanline[to++] = (byte) (pixel >> shift);
            }
        }
    }

    private void scale(byte[][] tables, Object elements, int first, int end, byte[] scanline) {
        int to = first * tables.length;
        for (int i = first; i < end; i++) {
            int pixel = pixel(elements, i);
            for (int band = 0; band < tables.length; band++) {
                byte[] table = tables[band];
                scanline[to++] = table[(pixel >> shifts[band]) & (table.length - 1)];
            }
        }
    }

    private static int pixel(Object elements, int index) {
        return elements instanceof int[] ints ? ints[index] : ((short[]) elements)[index] & 0xffff;
    }
}
