package dev.slipstream.imageio.reader;

import java.awt.Point;
import java.awt.image.ComponentSampleModel;
import java.awt.image.DataBuffer;
import java.awt.image.MultiPixelPackedSampleModel;
import java.awt.image.Raster;
import java.awt.image.SampleModel;
import java.awt.image.WritableRaster;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The rows of a raster as plain arrays: {@code byte[]}, or {@code short[]}, in the order in which its data lie in memory.
 *
 * <p>They are written through a second raster of one band over the same data. To ask the data buffer for its array would be
 * simpler, but from then on Java 2D no longer knows when the image changes, and never again keeps a copy of it in the
 * memory of the graphics card.
 */
public final class RasterRows {

    private final WritableRaster view;
    private final int bitsPerElement;

    /** Elements of a pixel, or 0 if an element holds several. */
    private final int elementsPerPixel;

    private final int bitsPerPixel;

    /** A part of a row of which not every pixel is written. */
    private @Nullable Object scratch;

    private RasterRows(WritableRaster view, int bitsPerElement, int bitsPerPixel) {
        this.view = view;
        this.bitsPerElement = bitsPerElement;
        this.bitsPerPixel = bitsPerPixel;
        this.elementsPerPixel = bitsPerPixel / bitsPerElement;
    }

    /** Null if the pixels of the raster do not lie side by side, row after row, from the beginning of its data on. */
    public static @Nullable RasterRows of(WritableRaster raster) {
        DataBuffer data = raster.getDataBuffer();
        int type = data.getDataType();
        if (raster.getParent() != null || raster.getMinX() != 0 || raster.getMinY() != 0
                || raster.getSampleModelTranslateX() != 0 || raster.getSampleModelTranslateY() != 0
                || data.getNumBanks() != 1 || data.getOffset() != 0
                || (type != DataBuffer.TYPE_BYTE && type != DataBuffer.TYPE_USHORT)) {
            return null;
        }
        int bitsPerElement = DataBuffer.getDataTypeSize(type);
        SampleModel model = raster.getSampleModel();
        if (model instanceof ComponentSampleModel components && isPixelInterleaved(components)) {
            return of(data, raster, components.getScanlineStride(), bitsPerElement,
                    components.getPixelStride() * bitsPerElement);
        }
        if (model instanceof MultiPixelPackedSampleModel packed
                && type == DataBuffer.TYPE_BYTE && packed.getDataBitOffset() == 0) {
            return of(data, raster, packed.getScanlineStride(), bitsPerElement, packed.getPixelBitStride());
        }
        return null;
    }

    /** Whether the bands of a pixel lie side by side, in any order, and between pixels is nothing. */
    private static boolean isPixelInterleaved(ComponentSampleModel model) {
        int[] offsets = model.getBandOffsets();
        Arrays.sort(offsets);
        for (int i = 0; i < offsets.length; i++) {
            if (offsets[i] != i) {
                return false;
            }
        }
        return model.getPixelStride() == offsets.length;
    }

    private static @Nullable RasterRows of(
            DataBuffer data, Raster raster, int stride, int bitsPerElement, int bitsPerPixel) {
        long used = ((long) raster.getWidth() * bitsPerPixel + bitsPerElement - 1) / bitsPerElement;
        if (stride < used || (long) stride * raster.getHeight() > data.getSize()) {
            return null;
        }
        WritableRaster view = Raster.createInterleavedRaster(
                data, stride, raster.getHeight(), stride, 1, new int[] {0}, new Point());
        return new RasterRows(view, bitsPerElement, bitsPerPixel);
    }

    /** An array for so many pixels of a row. */
    public Object newRow(int pixels) {
        int elements = elements((long) pixels * bitsPerPixel);
        return bitsPerElement == Byte.SIZE ? new byte[elements] : new short[elements];
    }

    /**
     * Writes pixels.
     *
     * @param x the first pixel of the row {@code y} that is written
     * @param period from one to the next
     * @param count how many
     * @param pixels these, from the first bit of the array on
     */
    public void put(int x, int y, int period, int count, Object pixels) {
        if (elementsPerPixel > 0) {
            if (period == 1) {
                view.setDataElements(x * elementsPerPixel, y, count * elementsPerPixel, 1, pixels);
            } else {
                scatter(x, y, period, count, pixels);
            }
        } else if (period == 1 && x % (Byte.SIZE / bitsPerPixel) == 0) {
            putAligned(x, y, count, (byte[]) pixels);
        } else {
            scatterBits(x, y, period, count, (byte[]) pixels);
        }
    }

    /** Whole bytes, and the pixels that are left in a last one. */
    private void putAligned(int x, int y, int count, byte[] pixels) {
        int first = (int) (((long) x * bitsPerPixel) >> 3);
        int bytes = (int) (((long) count * bitsPerPixel) >> 3);
        int rest = count % (Byte.SIZE / bitsPerPixel);
        if (rest > 0) {
            byte[] last = (byte[]) view.getDataElements(first + bytes, y, null);
            int mask = 0xff >> (rest * bitsPerPixel);
            pixels[bytes] = (byte) ((pixels[bytes] & ~mask) | (last[0] & mask));
            bytes++;
        }
        view.setDataElements(first, y, bytes, 1, pixels);
    }

    private void scatter(int x, int y, int period, int count, Object pixels) {
        int size = elementsPerPixel;
        int first = x * size;
        int step = period * size;
        int elements = (count - 1) * step + size;
        Object row = view.getDataElements(first, y, elements, 1, scratch(elements));
        if (row instanceof byte[] bytes) {
            scatter((byte[]) pixels, size, count, bytes, step);
        } else {
            scatter((short[]) pixels, size, count, (short[]) row, step);
        }
        view.setDataElements(first, y, elements, 1, row);
    }

    private static void scatter(byte[] pixels, int size, int count, byte[] row, int step) {
        int from = 0;
        for (int i = 0, to = 0; i < count; i++, to += step) {
            for (int k = 0; k < size; k++) {
                row[to + k] = pixels[from++];
            }
        }
    }

    private static void scatter(short[] pixels, int size, int count, short[] row, int step) {
        int from = 0;
        for (int i = 0, to = 0; i < count; i++, to += step) {
            for (int k = 0; k < size; k++) {
                row[to + k] = pixels[from++];
            }
        }
    }

    private void scatterBits(int x, int y, int period, int count, byte[] pixels) {
        int firstByte = (int) (((long) x * bitsPerPixel) >> 3);
        int lastByte = (int) (((x + (count - 1L) * period) * bitsPerPixel) >> 3);
        int elements = lastByte - firstByte + 1;
        byte[] row = (byte[]) view.getDataElements(firstByte, y, elements, 1, scratch(elements));
        int mask = (1 << bitsPerPixel) - 1;
        long from = 0;
        long to = (long) x * bitsPerPixel - firstByte * 8L;
        for (int i = 0; i < count; i++, from += bitsPerPixel, to += (long) period * bitsPerPixel) {
            int value = (pixels[(int) (from >> 3)] >> (8 - bitsPerPixel - (from & 7))) & mask;
            int shift = (int) (8 - bitsPerPixel - (to & 7));
            int at = (int) (to >> 3);
            row[at] = (byte) ((row[at] & ~(mask << shift)) | (value << shift));
        }
        view.setDataElements(firstByte, y, elements, 1, row);
    }

    private Object scratch(int elements) {
        Object present = scratch;
        if (present == null || length(present) < elements) {
            present = bitsPerElement == Byte.SIZE ? new byte[elements] : new short[elements];
            scratch = present;
        }
        return present;
    }

    private static int length(Object row) {
        return row instanceof byte[] bytes ? bytes.length : ((short[]) row).length;
    }

    private int elements(long bits) {
        return Math.toIntExact((bits + bitsPerElement - 1) / bitsPerElement);
    }
}
