package dev.slipstream.imageio.png.read;

import dev.slipstream.imageio.png.file.ByteConverter;
import dev.slipstream.imageio.png.file.PngHeader;
import dev.slipstream.imageio.png.file.RowConverter;
import dev.slipstream.imageio.warmup.WarmUp;
import java.awt.color.ColorSpace;
import java.awt.image.BufferedImage;
import java.awt.image.ComponentSampleModel;
import java.awt.image.DataBuffer;
import java.awt.image.MultiPixelPackedSampleModel;
import java.awt.image.SampleModel;
import java.awt.image.SinglePixelPackedSampleModel;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import javax.imageio.ImageTypeSpecifier;
import org.jspecify.annotations.Nullable;

/**
 * The types of images that a file can be read as: those of the JDK's reader, in the same order. Also the converters of
 * the file's pixels to pixels of these types.
 */
public final class ImageTypes {

    private ImageTypes() {}

    /** The default type: the first of {@link #all}. */
    public static ImageTypeSpecifier standard(
            PngHeader header, @Nullable Palette palette, @Nullable TransparentColour transparentColour) {
        boolean hasAlpha = transparentColour != null;
        if (header.bitDepth() == 8 && header.colourType() == PngHeader.RGB) {
            return ImageTypeSpecifier.createFromBufferedImageType(
                    hasAlpha ? BufferedImage.TYPE_4BYTE_ABGR : BufferedImage.TYPE_3BYTE_BGR);
        }
        if (header.bitDepth() == 8 && header.colourType() == PngHeader.RGB_ALPHA) {
            return ImageTypeSpecifier.createFromBufferedImageType(BufferedImage.TYPE_4BYTE_ABGR);
        }
        return header.colourType() == PngHeader.GRAY && hasAlpha
                ? grayAlpha(header) : all(header, palette, transparentColour).get(0);
    }

    /** All types. The last one is the raw type. */
    public static List<ImageTypeSpecifier> all(
            PngHeader header, @Nullable Palette palette, @Nullable TransparentColour transparentColour) {
        boolean hasAlpha = transparentColour != null;
        List<ImageTypeSpecifier> types = new ArrayList<>(6);
        switch (header.colourType()) {
            case PngHeader.GRAY -> addGray(types, header, hasAlpha);
            case PngHeader.RGB -> addRgb(types, header, hasAlpha);
            case PngHeader.PALETTE -> types.add(Objects.requireNonNull(palette).type(header.bitDepth()));
            case PngHeader.GRAY_ALPHA -> types.add(grayAlpha(header));
            default -> addRgbAlpha(types, header);
        }
        return types;
    }

    private static void addGray(List<ImageTypeSpecifier> types, PngHeader header, boolean hasAlpha) {
        if (hasAlpha) {
            types.add(grayAlpha(header));
        }
        types.add(ImageTypeSpecifier.createGrayscale(header.bitDepth(), dataType(header), false));
    }

    private static void addRgb(List<ImageTypeSpecifier> types, PngHeader header, boolean hasAlpha) {
        if (header.bitDepth() == 8) {
            if (hasAlpha) {
                types.add(ImageTypeSpecifier.createFromBufferedImageType(BufferedImage.TYPE_4BYTE_ABGR));
            }
            types.add(ImageTypeSpecifier.createFromBufferedImageType(BufferedImage.TYPE_3BYTE_BGR));
            types.add(ImageTypeSpecifier.createFromBufferedImageType(BufferedImage.TYPE_INT_RGB));
            types.add(ImageTypeSpecifier.createFromBufferedImageType(BufferedImage.TYPE_INT_BGR));
        }
        if (hasAlpha) {
            types.add(interleaved(ColorSpace.CS_sRGB, dataType(header), 0, 1, 2, 3));
        }
        types.add(interleaved(ColorSpace.CS_sRGB, dataType(header), 0, 1, 2));
    }

    private static void addRgbAlpha(List<ImageTypeSpecifier> types, PngHeader header) {
        if (header.bitDepth() == 8) {
            types.add(ImageTypeSpecifier.createFromBufferedImageType(BufferedImage.TYPE_4BYTE_ABGR));
            types.add(ImageTypeSpecifier.createFromBufferedImageType(BufferedImage.TYPE_INT_ARGB));
        }
        types.add(interleaved(ColorSpace.CS_sRGB, dataType(header), 0, 1, 2, 3));
    }

    private static ImageTypeSpecifier grayAlpha(PngHeader header) {
        return header.bitDepth() == 16 ? GrayAlpha.SHORTS : GrayAlpha.BYTES;
    }

    /** If the number of bands is even, the last band is alpha, which is not premultiplied. */
    private static ImageTypeSpecifier interleaved(int colourSpace, int dataType, int... bandOffsets) {
        return ImageTypeSpecifier.createInterleaved(ColorSpace.getInstance(colourSpace), bandOffsets,
                dataType, bandOffsets.length % 2 == 0, false);
    }

    private static int dataType(PngHeader header) {
        return header.bitDepth() == 16 ? DataBuffer.TYPE_USHORT : DataBuffer.TYPE_BYTE;
    }

    /** The converter to pixels of a raster; null if only the JDK's reader has the conversion. */
    public static @Nullable RowConverter converter(
            PngHeader header, @Nullable TransparentColour transparentColour, SampleModel model) {
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

    /** Made once: few processes make enough of these types for that code to be compiled well. */
    private static final class GrayAlpha {

        static final ImageTypeSpecifier BYTES = interleaved(ColorSpace.CS_GRAY, DataBuffer.TYPE_BYTE, 0, 1);
        static final ImageTypeSpecifier SHORTS = interleaved(ColorSpace.CS_GRAY, DataBuffer.TYPE_USHORT, 0, 1);
    }
}
