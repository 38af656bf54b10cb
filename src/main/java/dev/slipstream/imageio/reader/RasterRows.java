package dev.slipstream.imageio.reader;

import java.awt.Point;
import java.awt.image.ComponentSampleModel;
import java.awt.image.DataBuffer;
import java.awt.image.MultiPixelPackedSampleModel;
import java.awt.image.Raster;
import java.awt.image.SampleModel;
import java.awt.image.SinglePixelPackedSampleModel;
import java.awt.image.WritableRaster;
import java.lang.reflect.Array;
import org.jspecify.annotations.Nullable;

/**
 * The rows of a raster as plain arrays: {@code byte[]}, {@code short[]}, or {@code int[]}, in the order in which its
 * data lie in memory.
 *
 * <p>They are written through a second raster of one band over the same data. To ask the data buffer for its array
 * would be simpler, but from then on Java 2D no longer knows when the image changes, and never again keeps a copy of it
 * in the memory of the graphics card.
 */
public final class RasterRows implements RowWriter {

    /**
     * For {@code short[]}, Java 2D copies element by element, and the less so the more of them are a pixel: 2.8 ns each
     * if it is one, 1.4 if there are three, 0.6 from 30 on (a row alone, JDK 17 and 25). Of the others it copies the
     * whole row.
     */
    private static final int WIDE = 32;

    private final WritableRaster view;

    /**
     * The same for {@link #WIDE} elements at a time, as far as there are so many in a row; null if it is not needed.
     */
    private final @Nullable WritableRaster wideView;

    private final int bitsPerElement;

    /** Elements of a pixel, or 0 if an element holds several. */
    private final int elementsPerPixel;

    private final int bitsPerPixel;

    /** Bits of an {@code int} that stay as they are. */
    private final int keptBits;

    /** A part of a row, for when not every pixel of it is written. */
    private @Nullable Object scratch;

    /** A byte, for when not every pixel of it is written. */
    private final byte[] last = new byte[1];

    /** What does not fill the wide view. */
    private final short[] rest;

    private RasterRows(
            WritableRaster view, @Nullable WritableRaster wideView, int bitsPerElement, int bitsPerPixel,
                    int keptBits) {
        this.view = view;
        this.wideView = wideView;
        this.rest = new short[wideView == null ? 0 : WIDE];
        this.bitsPerElement = bitsPerElement;
        this.bitsPerPixel = bitsPerPixel;
        this.keptBits = keptBits;
        this.elementsPerPixel = bitsPerPixel / bitsPerElement;
    }

    /** Null if the pixels of the raster do not lie side by side, row after row, from the beginning of its data on. */
    public static @Nullable RasterRows of(WritableRaster raster) {
        DataBuffer data = raster.getDataBuffer();
        int type = data.getDataType();
        if (raster.getParent() != null || raster.getMinX() != 0 || raster.getMinY() != 0
                || raster.getSampleModelTranslateX() != 0 || raster.getSampleModelTranslateY() != 0
                || data.getNumBanks() != 1 || data.getOffset() != 0
                || (type != DataBuffer.TYPE_BYTE && type != DataBuffer.TYPE_USHORT && type != DataBuffer.TYPE_INT)) {
            return null;
        }
        int bitsPerElement = DataBuffer.getDataTypeSize(type);
        SampleModel model = raster.getSampleModel();
        if (model instanceof ComponentSampleModel components
                && type != DataBuffer.TYPE_INT && isPixelInterleaved(components)) {
            return of(data, raster, components.getScanlineStride(), bitsPerElement,
                    components.getPixelStride() * bitsPerElement);
        }
        if (model instanceof MultiPixelPackedSampleModel packed
                && type == DataBuffer.TYPE_BYTE && packed.getDataBitOffset() == 0) {
            return of(data, raster, packed.getScanlineStride(), bitsPerElement, packed.getPixelBitStride());
        }
        if (model instanceof SinglePixelPackedSampleModel packed) {
            return of(data, raster, packed.getScanlineStride(), bitsPerElement, bitsPerElement);
        }
        return null;
    }

    /** Whether the bands of a pixel lie side by side, in any order, and between pixels is nothing. */
    private static boolean isPixelInterleaved(ComponentSampleModel model) {
        int[] offsets = model.getBandOffsets();
        long found = 0;
        for (int offset : offsets) {
            if (offset < 0 || offset >= offsets.length) {
                return false;
            }
            found |= 1L << offset;
        }
        return model.getPixelStride() == offsets.length && Long.bitCount(found) == offsets.length;
    }

    private static @Nullable RasterRows of(
            DataBuffer data, Raster raster, int stride, int bitsPerElement, int bitsPerPixel) {
        long used = ((long) raster.getWidth() * bitsPerPixel + bitsPerElement - 1) / bitsPerElement;
        if (stride < used || (long) stride * raster.getHeight() > data.getSize()) {
            return null;
        }
        boolean isWide = bitsPerElement == Short.SIZE && stride >= WIDE;
        return new RasterRows(
                view(data, stride, raster.getHeight(), 1),
                isWide ? view(data, stride, raster.getHeight(), WIDE) : null,
                bitsPerElement, bitsPerPixel, 0);
    }

    /**
     * The same, but, of pixels in an {@code int} each, the bits that belong to no band stay as they are. So does
     * {@code Raster.setPixel}, and it can be seen in the data of an image that somebody has filled before.
     */
    public RasterRows keepingUnusedBits(SampleModel model) {
        if (bitsPerElement != Integer.SIZE || !(model instanceof SinglePixelPackedSampleModel packed)) {
            return this;
        }
        int used = 0;
        for (int mask : packed.getBitMasks()) {
            used |= mask;
        }
        return new RasterRows(view, wideView, bitsPerElement, bitsPerPixel, ~used);
    }

    private static WritableRaster view(DataBuffer data, int stride, int height, int elements) {
        if (data.getDataType() == DataBuffer.TYPE_INT) {
            return Raster.createPackedRaster(data, stride, height, stride, new int[] {-1}, new Point());
        }
        int[] bandOffsets = new int[elements];
        for (int i = 0; i < elements; i++) {
            bandOffsets[i] = i;
        }
        return Raster.createInterleavedRaster(
                data, stride / elements, height, stride, elements, bandOffsets, new Point());
    }

    @Override
    public Object newRow(int pixels) {
        return newElements(elements((long) pixels * bitsPerPixel));
    }

    private Object newElements(int count) {
        return switch (bitsPerElement) {
            case Byte.SIZE -> new byte[count];
            case Short.SIZE -> new short[count];
            default -> new int[count];
        };
    }

    @Override
    public boolean takesForeignRows() {
        return true;
    }

    @Override
    public BlockRows blockRows(int x, int bytes) {
        return new BlockRows(this, x, bytes);
    }

    @Override
    public void put(int x, int y, int period, int count, Object pixels) {
        if (elementsPerPixel > 0) {
            if (period == 1 && keptBits == 0) {
                write(x * elementsPerPixel, y, count * elementsPerPixel, pixels);
            } else {
                scatter(x, y, period, count, pixels);
            }
        } else if (period == 1 && x % (Byte.SIZE / bitsPerPixel) == 0) {
            putAligned(x, y, count, (byte[]) pixels);
        } else {
            scatterBits(x, y, period, count, (byte[]) pixels);
        }
    }

    /** Writes a row of a raster of one band, from the beginning of a byte on. */
    void put(int x, int y, Raster elements) {
        view.setDataElements((int) ((long) x * bitsPerPixel / bitsPerElement), y, elements);
    }

    /** Whole bytes, and the pixels that are left in a last one. */
    private void putAligned(int x, int y, int count, byte[] pixels) {
        int first = (int) (((long) x * bitsPerPixel) >> 3);
        int bytes = (int) (((long) count * bitsPerPixel) >> 3);
        int rest = count % (Byte.SIZE / bitsPerPixel);
        if (rest > 0) {
            view.getDataElements(first + bytes, y, last);
            int mask = 0xff >> (rest * bitsPerPixel);
            pixels[bytes] = (byte) ((pixels[bytes] & ~mask) | (last[0] & mask));
            bytes++;
        }
        view.setDataElements(first, y, bytes, 1, pixels);
    }

    private void scatter(int x, int y, int period, int count, Object pixels) {
        int size = elementsPerPixel;
        int step = period * size;
        int first = wideView == null ? x * size : x * size / WIDE * WIDE;
        int to = x * size - first;
        int elements = to + (count - 1) * step + size;
        Object row = read(first, y, elements);
        if (row instanceof byte[] bytes) {
            scatter((byte[]) pixels, size, count, bytes, to, step);
        } else if (row instanceof short[] shorts) {
            scatter((short[]) pixels, size, count, shorts, to, step);
        } else {
            scatter((int[]) pixels, count, (int[]) row, to, step, keptBits);
        }
        write(first, y, elements, row);
    }

    private static void scatter(byte[] pixels, int size, int count, byte[] row, int first, int step) {
        int from = 0;
        for (int i = 0, to = first; i < count; i++, to += step) {
            for (int k = 0; k < size; k++) {
                row[to + k] = pixels[from++];
            }
        }
    }

    private static void scatter(short[] pixels, int size, int count, short[] row, int first, int step) {
        int from = 0;
        for (int i = 0, to = first; i < count; i++, to += step) {
            for (int k = 0; k < size; k++) {
                row[to + k] = pixels[from++];
            }
        }
    }

    private static void scatter(int[] pixels, int count, int[] row, int first, int step, int kept) {
        for (int i = 0, to = first; i < count; i++, to += step) {
            row[to] = (row[to] & kept) | pixels[i];
        }
    }

    private void scatterBits(int x, int y, int period, int count, byte[] pixels) {
        int firstByte = (int) (((long) x * bitsPerPixel) >> 3);
        int lastByte = (int) (((x + (count - 1L) * period) * bitsPerPixel) >> 3);
        int elements = lastByte - firstByte + 1;
        byte[] row = (byte[]) read(firstByte, y, elements);
        int mask = (1 << bitsPerPixel) - 1;
        long from = 0;
        long to = (long) x * bitsPerPixel - firstByte * 8L;
        for (int i = 0; i < count; i++, from += bitsPerPixel, to += (long) period * bitsPerPixel) {
            int value = (pixels[(int) (from >> 3)] >> (8 - bitsPerPixel - (from & 7))) & mask;
            int shift = (int) (8 - bitsPerPixel - (to & 7));
            int at = (int) (to >> 3);
            row[at] = (byte) ((row[at] & ~(mask << shift)) | (value << shift));
        }
        write(firstByte, y, elements, row);
    }

    private Object read(int first, int y, int elements) {
        Object row = scratch(elements);
        if (wideView == null) {
            return view.getDataElements(first, y, elements, 1, row);
        }
        int wide = elements / WIDE;
        if (wide > 0) {
            wideView.getDataElements(first / WIDE, y, wide, 1, row);
        }
        int left = elements - wide * WIDE;
        if (left > 0) {
            view.getDataElements(first + wide * WIDE, y, left, 1, rest);
            System.arraycopy(rest, 0, row, wide * WIDE, left);
        }
        return row;
    }

    private void write(int first, int y, int elements, Object row) {
        if (wideView == null || first % WIDE != 0) {
            view.setDataElements(first, y, elements, 1, row);
            return;
        }
        int wide = elements / WIDE;
        if (wide > 0) {
            wideView.setDataElements(first / WIDE, y, wide, 1, row);
        }
        int left = elements - wide * WIDE;
        if (left > 0) {
            System.arraycopy(row, wide * WIDE, rest, 0, left);
            view.setDataElements(first + wide * WIDE, y, left, 1, rest);
        }
    }

    private Object scratch(int elements) {
        Object present = scratch;
        if (present == null || Array.getLength(present) < elements) {
            present = newElements(elements);
            scratch = present;
        }
        return present;
    }

    private int elements(long bits) {
        return Math.toIntExact((bits + bitsPerElement - 1) / bitsPerElement);
    }
}
