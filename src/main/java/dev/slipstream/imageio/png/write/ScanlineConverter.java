package dev.slipstream.imageio.png.write;

import dev.slipstream.imageio.png.file.PngHeader;
import dev.slipstream.imageio.png.file.RowConverter;
import java.awt.image.ColorModel;
import java.awt.image.ComponentColorModel;
import java.awt.image.ComponentSampleModel;
import java.awt.image.DataBuffer;
import java.awt.image.DirectColorModel;
import java.awt.image.IndexColorModel;
import java.awt.image.MultiPixelPackedSampleModel;
import java.awt.image.SampleModel;
import java.awt.image.SinglePixelPackedSampleModel;
import org.jspecify.annotations.Nullable;

/** Converts pixels of a raster to pixels of the file, the reverse of {@link RowConverter}. Chosen once per image. */
interface ScanlineConverter {

    /**
     * Converts pixels.
     *
     * @param elements an array of the raster's type, with the pixels side by side from its beginning on
     * @param scanline filled from 0 on; the unused bits of the last byte become 0
     * @throws ArrayIndexOutOfBoundsException as in the JDK, if the palette is written in another order and has no
     *     colour for a pixel
     */
    void convert(Object elements, int pixels, byte[] scanline);

    /**
     * The converter for rasters whose pixels lie side by side; null if there is none for the layout.
     *
     * @param palette null unless the image has one
     */
    static @Nullable ScanlineConverter of(
            SampleModel model, ColorModel colours, PngHeader header, @Nullable WrittenPalette palette) {
        if (palette != null) {
            return ofIndexes(model, (IndexColorModel) colours, header, palette);
        }
        if (model.getNumBands() != header.bands()) {
            return null;
        }
        ScanlineConverter converter = ofSamples(model, header.bitDepth());
        if (converter == null || !colours.isAlphaPremultiplied()) {
            return converter;
        }
        boolean isKnown = colours.getClass() == DirectColorModel.class
                || colours.getClass() == ComponentColorModel.class;
        return isKnown && isOfBytes(model.getSampleSize()) && isOfBytes(colours.getComponentSize())
                ? new StraightAlpha(converter, model, colours) : null;
    }

    private static @Nullable ScanlineConverter ofIndexes(
            SampleModel model, IndexColorModel colours, PngHeader header, WrittenPalette palette) {
        byte[] order = header.colourType() == PngHeader.PALETTE ? palette.order() : null;
        if (model.getDataType() != DataBuffer.TYPE_BYTE) {
            return null;
        }
        if (model instanceof MultiPixelPackedSampleModel packed) {
            int bits = packed.getPixelBitStride();
            return bits == header.bitDepth() && bits < Byte.SIZE ? new PackedBits(bits, order) : null;
        }
        if (!(model instanceof ComponentSampleModel) || header.bitDepth() != Byte.SIZE) {
            return null;
        }
        return header.colourType() == PngHeader.GRAY_ALPHA ? new TranslucentGray(colours)
                : order == null ? new BytePixels(new int[1]) : new ReorderedIndexes(order);
    }

    private static @Nullable ScanlineConverter ofSamples(SampleModel model, int depth) {
        int type = model.getDataType();
        if (model instanceof SinglePixelPackedSampleModel packed) {
            return depth == Byte.SIZE && type != DataBuffer.TYPE_BYTE ? PackedPixels.of(packed) : null;
        }
        if (!(model instanceof ComponentSampleModel components)) {
            return null;
        }
        return type == DataBuffer.TYPE_BYTE ? new BytePixels(components.getBandOffsets())
                : type == DataBuffer.TYPE_USHORT ? new ShortPixels(components.getBandOffsets()) : null;
    }

    private static boolean isOfBytes(int[] sizes) {
        for (int size : sizes) {
            if (size != Byte.SIZE) {
                return false;
            }
        }
        return true;
    }
}
