package dev.slipstream.imageio.format;

import java.awt.image.DataBuffer;
import java.awt.image.Raster;
import java.awt.image.SampleModel;
import java.awt.image.SinglePixelPackedSampleModel;
import java.awt.image.WritableRaster;
import org.jspecify.annotations.Nullable;

/** The rows of a raster as arrays of {@code byte}, {@code short} or {@code int}, in the order of the data in memory. */
public final class RasterRows implements DestinationRows {

    private final ElementView view;
    private final int bitsPerElement;

    /** The number of elements of a pixel, or 0 if an element holds several pixels. */
    private final int elementsPerPixel;

    private final int bitsPerPixel;

    /** The bits of an {@code int} that are not overwritten. */
    private final int keptBits;

    /** A part of a row, of which only some pixels are written. */
    private @Nullable Object scratch;

    /** A byte, of which only some pixels are written. */
    private final byte[] last = new byte[1];

    private RasterRows(ElementView view, int bitsPerElement, int bitsPerPixel, int keptBits) {
        this.view = view;
        this.bitsPerElement = bitsPerElement;
        this.bitsPerPixel = bitsPerPixel;
        this.keptBits = keptBits;
        this.elementsPerPixel = bitsPerPixel / bitsPerElement;
    }

    /** Null if the pixels of the raster do not lie side by side, row after row, from the beginning of its data on. */
    public static @Nullable RasterRows of(WritableRaster raster) {
        DataBuffer data = raster.getDataBuffer();
        SampleModel model = raster.getSampleModel();
        int bitsPerPixel = ElementView.bitsPerPixel(model);
        if (bitsPerPixel == 0 || raster.getParent() != null || raster.getMinX() != 0 || raster.getMinY() != 0
                || raster.getSampleModelTranslateX() != 0 || raster.getSampleModelTranslateY() != 0
                || data.getDataType() != model.getDataType() || data.getNumBanks() != 1 || data.getOffset() != 0) {
            return null;
        }
        int bitsPerElement = DataBuffer.getDataTypeSize(data.getDataType());
        int stride = ElementView.stride(model);
        long used = ((long) raster.getWidth() * bitsPerPixel + bitsPerElement - 1) / bitsPerElement;
        if (stride < used || (long) stride * raster.getHeight() > data.getSize()) {
            return null;
        }
        return new RasterRows(new ElementView(data, stride, raster.getHeight()), bitsPerElement, bitsPerPixel, 0);
    }

    /**
     * The same, but for pixels of one {@code int} each, bits that belong to no band keep their value. {@code
     * Raster.setPixel} keeps them, too, and the data of an image that was filled before show the difference.
     */
    public RasterRows keepingUnusedBits(SampleModel model) {
        if (bitsPerElement != Integer.SIZE || !(model instanceof SinglePixelPackedSampleModel packed)) {
            return this;
        }
        int used = 0;
        for (int mask : packed.getBitMasks()) {
            used |= mask;
        }
        return new RasterRows(view, bitsPerElement, bitsPerPixel, ~used);
    }

    @Override
    public Object newRow(int pixels) {
        return view.newElements(elements((long) pixels * bitsPerPixel));
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
    public void put(int x, int y, int count, Object pixels) {
        put(x, y, 1, count, pixels);
    }

    /** The same with a distance of {@code period} from one pixel of the raster to the next. */
    public void put(int x, int y, int period, int count, Object pixels) {
        if (elementsPerPixel > 0) {
            if (period == 1 && keptBits == 0) {
                view.write(x * elementsPerPixel, y, count * elementsPerPixel, pixels);
            } else {
                scatter(x, y, period, count, pixels);
            }
        } else if (period == 1 && x % (Byte.SIZE / bitsPerPixel) == 0) {
            putAligned(x, y, count, (byte[]) pixels);
        } else {
            scatterBits(x, y, period, count, (byte[]) pixels);
        }
    }

    /** Writes a raster of one row and one band, from the beginning of a byte on. */
    void put(int x, int y, Raster elements) {
        view.write((int) ((long) x * bitsPerPixel / bitsPerElement), y, elements);
    }

    /** Writes whole bytes, and the pixels that are left in a last one. */
    private void putAligned(int x, int y, int count, byte[] pixels) {
        int first = (int) (((long) x * bitsPerPixel) >> 3);
        int bytes = (int) (((long) count * bitsPerPixel) >> 3);
        int rest = count % (Byte.SIZE / bitsPerPixel);
        if (rest > 0) {
            view.read(first + bytes, y, 1, last);
            int mask = 0xff >> (rest * bitsPerPixel);
            pixels[bytes] = (byte) ((pixels[bytes] & ~mask) | (last[0] & mask));
            bytes++;
        }
        view.write(first, y, bytes, pixels);
    }

    private void scatter(int x, int y, int period, int count, Object pixels) {
        int size = elementsPerPixel;
        int step = period * size;
        int first = x * size;
        int elements = (count - 1) * step + size;
        Object row = read(first, y, elements);
        if (row instanceof byte[] bytes) {
            scatter((byte[]) pixels, size, count, bytes, step);
        } else if (row instanceof short[] shorts) {
            scatter((short[]) pixels, size, count, shorts, step);
        } else {
            scatter((int[]) pixels, count, (int[]) row, step, keptBits);
        }
        view.write(first, y, elements, row);
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

    private static void scatter(int[] pixels, int count, int[] row, int step, int kept) {
        for (int i = 0, to = 0; i < count; i++, to += step) {
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
        view.write(firstByte, y, elements, row);
    }

    private Object read(int first, int y, int elements) {
        Object row = view.enough(scratch, elements);
        scratch = row;
        view.read(first, y, elements, row);
        return row;
    }

    private int elements(long bits) {
        return Math.toIntExact((bits + bitsPerElement - 1) / bitsPerElement);
    }
}
