package dev.slipstream.imageio.format;

import java.awt.Point;
import java.awt.image.ComponentSampleModel;
import java.awt.image.DataBuffer;
import java.awt.image.MultiPixelPackedSampleModel;
import java.awt.image.Raster;
import java.awt.image.SampleModel;
import java.awt.image.SinglePixelPackedSampleModel;
import java.awt.image.WritableRaster;
import org.jspecify.annotations.Nullable;

/**
 * The rows of a data buffer as plain arrays: {@code byte[]}, {@code short[]}, or {@code int[]}, in the order of the
 * data in memory.
 *
 * <p>They are read and written through a second raster of one band over the same data. After a call of the data
 * buffer's {@code getData()}, Java 2D would never again keep a copy of the image in the memory of the graphics card.
 */
public final class ElementView {

    private final WritableRaster view;
    private final int dataType;

    /**
     * A view of rows of {@code stride} bytes, unsigned shorts or ints. The buffer must hold all rows, in one bank, from
     * its beginning on.
     */
    public ElementView(DataBuffer data, int stride, int height) {
        dataType = data.getDataType();
        view = view(data, stride, height);
    }

    /**
     * Java 2D copies whole rows of bytes and ints into an interleaved or packed raster. It copies shorts one by one,
     * whatever the raster, but into a banded one in 0.4 ns each instead of 3.3 (rows of 3,000, JDK 17 and 25).
     */
    private static WritableRaster view(DataBuffer data, int stride, int height) {
        int[] first = {0};
        return switch (data.getDataType()) {
            case DataBuffer.TYPE_INT ->
                    Raster.createPackedRaster(data, stride, height, stride, new int[] {-1}, new Point());
            case DataBuffer.TYPE_USHORT ->
                    Raster.createBandedRaster(data, stride, height, stride, first, first, new Point());
            default -> Raster.createInterleavedRaster(data, stride, height, stride, 1, first, new Point());
        };
    }

    /**
     * How many bits a pixel takes, if the pixels of a row lie side by side: each in one or several elements, or several
     * in a byte. 0 otherwise, and for a model that is not the JDK's, which may find pixels anywhere.
     */
    public static int bitsPerPixel(SampleModel model) {
        int type = model.getDataType();
        boolean isKnown = type == DataBuffer.TYPE_BYTE || type == DataBuffer.TYPE_USHORT || type == DataBuffer.TYPE_INT;
        if (!isKnown || model.getClass().getModule() != SampleModel.class.getModule()) {
            return 0;
        }
        if (model instanceof SinglePixelPackedSampleModel) {
            return DataBuffer.getDataTypeSize(type);
        }
        if (model instanceof MultiPixelPackedSampleModel packed) {
            return type == DataBuffer.TYPE_BYTE && packed.getDataBitOffset() == 0 ? packed.getPixelBitStride() : 0;
        }
        return model instanceof ComponentSampleModel components
                        && type != DataBuffer.TYPE_INT && isPixelInterleaved(components)
                ? components.getPixelStride() * DataBuffer.getDataTypeSize(type)
                : 0;
    }

    /** Whether the bands of a pixel lie side by side, in any order, with nothing between pixels. */
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

    /** The number of elements from one row to the next, if {@link #bitsPerPixel} is not 0. */
    public static int stride(SampleModel model) {
        if (model instanceof ComponentSampleModel components) {
            return components.getScanlineStride();
        }
        return model instanceof MultiPixelPackedSampleModel bits
                ? bits.getScanlineStride()
                : ((SinglePixelPackedSampleModel) model).getScanlineStride();
    }

    /** A new array of {@code count} elements. */
    public Object newElements(int count) {
        return enough(null, dataType, count);
    }

    /** {@code present} if it is an array of at least {@code count} elements, or else a new one. */
    public Object enough(@Nullable Object present, int count) {
        return enough(present, dataType, count);
    }

    /** The same for elements of the type {@code dataType}. */
    public static Object enough(@Nullable Object present, int dataType, int count) {
        return switch (dataType) {
            case DataBuffer.TYPE_BYTE ->
                    present instanceof byte[] bytes && bytes.length >= count ? bytes : new byte[count];
            case DataBuffer.TYPE_USHORT ->
                    present instanceof short[] shorts && shorts.length >= count ? shorts : new short[count];
            default -> present instanceof int[] ints && ints.length >= count ? ints : new int[count];
        };
    }

    /** Reads {@code count} elements of the row {@code y}, from {@code first} on, into the beginning of an array. */
    public void read(int first, int y, int count, Object into) {
        view.getDataElements(first, y, count, 1, into);
    }

    /** Writes the first {@code count} elements of an array into the row {@code y}, from {@code first} on. */
    public void write(int first, int y, int count, Object elements) {
        view.setDataElements(first, y, count, 1, elements);
    }

    /** Writes a raster of one band, from the element {@code first} of the row {@code y} on. */
    public void write(int first, int y, Raster elements) {
        view.setDataElements(first, y, elements);
    }
}
