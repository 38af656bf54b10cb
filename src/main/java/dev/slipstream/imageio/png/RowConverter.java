package dev.slipstream.imageio.png;

import dev.slipstream.imageio.warmup.WarmUp;
import java.awt.image.ComponentSampleModel;
import java.awt.image.DataBuffer;
import java.awt.image.MultiPixelPackedSampleModel;
import java.awt.image.SampleModel;
import java.awt.image.SinglePixelPackedSampleModel;
import org.jspecify.annotations.Nullable;

/** Converts pixels of the file to pixels of a raster. Chosen once an image. */
interface RowConverter {

    /**
     * Converts pixels of an unfiltered row, which begin at index {@code from}, to the first ones of a raster's array.
     */
    void convert(byte[] row, int from, int pixels, Object to);

    /** The converter for an image and a raster; null if it would have to change the samples' size. */
    static @Nullable RowConverter of(PngHeader header, @Nullable TransparentColour transparentColour,
            SampleModel model) {
        int depth = header.bitDepth();
        if (model instanceof MultiPixelPackedSampleModel packed) {
            boolean isSame = depth < 8 && header.bands() == 1 && packed.getPixelBitStride() == depth;
            return isSame ? new ByteConverter(depth, false, WarmUp.UNFILTER) : null;
        }
        TransparentColour transparent = model.getNumBands() == header.bands() + 1 ? transparentColour : null;
        if (transparent == null && model.getNumBands() != header.bands()) {
            return null;
        }
        int type = model.getDataType();
        if (type == DataBuffer.TYPE_INT && model instanceof SinglePixelPackedSampleModel packed) {
            return IntConverter.of(header, transparent, packed);
        }
        if (!(model instanceof ComponentSampleModel components)) {
            return null;
        }
        if (type == DataBuffer.TYPE_USHORT && depth == 16 && isInOrder(components)) {
            return transparent == null
                    ? new ShortConverter(header.bands()) : new TransparentShorts(header.bands(), transparent);
        }
        if (type != DataBuffer.TYPE_BYTE || depth > 8) {
            return null;
        }
        if (transparent != null) {
            return transparentBytes(header, transparent, components);
        }
        if (depth < 8) {
            return null;
        }
        return isInOrder(components) ? new ByteConverter(header.bitsPerPixel(), false, WarmUp.UNFILTER)
                : isReversed(components) ? new ByteConverter(header.bitsPerPixel(), true, WarmUp.UNFILTER) : null;
    }

    private static @Nullable RowConverter transparentBytes(
            PngHeader header, TransparentColour transparent, ComponentSampleModel model) {
        boolean isInOrder = isInOrder(model);
        if (header.bands() == 1) {
            return isInOrder ? new TransparentGray(header.bitDepth(), transparent) : null;
        }
        return isInOrder || isReversed(model) ? new TransparentRgb(transparent, !isInOrder) : null;
    }

    private static boolean isInOrder(ComponentSampleModel model) {
        int[] offsets = model.getBandOffsets();
        for (int i = 0; i < offsets.length; i++) {
            if (offsets[i] != i) {
                return false;
            }
        }
        return true;
    }

    private static boolean isReversed(ComponentSampleModel model) {
        int[] offsets = model.getBandOffsets();
        for (int i = 0; i < offsets.length; i++) {
            if (offsets[i] != offsets.length - 1 - i) {
                return false;
            }
        }
        return offsets.length > 2;
    }
}
