package dev.slipstream.imageio.bmp;

import java.awt.Point;
import java.awt.color.ColorSpace;
import java.awt.image.BufferedImage;
import java.awt.image.ColorModel;
import java.awt.image.ComponentColorModel;
import java.awt.image.ComponentSampleModel;
import java.awt.image.DataBuffer;
import java.awt.image.DirectColorModel;
import java.awt.image.MultiPixelPackedSampleModel;
import java.awt.image.PixelInterleavedSampleModel;
import java.awt.image.Raster;
import java.awt.image.SampleModel;
import java.awt.image.SinglePixelPackedSampleModel;
import java.util.Arrays;
import javax.imageio.ImageTypeSpecifier;
import org.jspecify.annotations.Nullable;

/** The type of the image in memory, as close to the file as the JDK reader's. {@code masks}: null if there are none. */
record ImageType(ColorModel colorModel, int bitsPerPixel, @Nullable Masks masks) {

    private static final ColorSpace SRGB = ColorSpace.getInstance(ColorSpace.CS_sRGB);

    private static final ColorModel BGR =
            new ComponentColorModel(SRGB, false, false, ColorModel.OPAQUE, DataBuffer.TYPE_BYTE);

    private static final int[] BGR_OFFSETS = {2, 1, 0};

    private static final Masks ARGB = Masks.RGB_888.withAlpha(0xff000000);

    private static final ImageType TYPE_BGR = new ImageType(BGR, 24, null);
    private static final ImageType TYPE_RGB = direct(32, Masks.RGB_888);
    private static final ImageType TYPE_ARGB = direct(32, ARGB);
    private static final ImageType TYPE_555 = direct(16, Masks.RGB_555);

    /** {@code palette}: null if the file has more than 8 bits per pixel. */
    static ImageType of(BmpHeader header, @Nullable BmpPalette palette) {
        if (palette != null) {
            return new ImageType(palette.colorModel(), header.bitsPerPixel(), null);
        }
        return switch (header.bitsPerPixel()) {
            case 24 -> TYPE_BGR;
            case 64 -> TYPE_ARGB;
            default -> ofMasks(header.bitsPerPixel(), header.masks());
        };
    }

    private static ImageType ofMasks(int bitsPerPixel, Masks masks) {
        if (!masks.isDirect()) {
            return masks.hasAlpha() ? TYPE_ARGB : TYPE_RGB;
        }
        if (masks.isSame(Masks.RGB_888)) {
            return TYPE_RGB;
        }
        return masks.isSame(Masks.RGB_555) && bitsPerPixel == 16 ? TYPE_555 : direct(bitsPerPixel, masks);
    }

    private static ImageType direct(int bitsPerPixel, Masks masks) {
        int dataType = bitsPerPixel == 16 ? DataBuffer.TYPE_USHORT : DataBuffer.TYPE_INT;
        ColorModel colorModel = new DirectColorModel(
                SRGB, bitsPerPixel, masks.red(), masks.green(), masks.blue(), masks.alpha(), false, dataType);
        return new ImageType(colorModel, bitsPerPixel, masks);
    }

    /** The same type with another colour model. */
    ImageType with(ColorModel otherModel) {
        return new ImageType(otherModel, bitsPerPixel, masks);
    }

    /** How many bands a pixel has. */
    int bands() {
        return masks != null ? masks.toArray().length : bitsPerPixel == 24 ? 3 : 1;
    }

    int dataType() {
        return dataType(bitsPerPixel);
    }

    /** The data type of images with {@code bitsPerPixel} bits per pixel. */
    static int dataType(int bitsPerPixel) {
        return switch (bitsPerPixel) {
            case 16 -> DataBuffer.TYPE_USHORT;
            case 32 -> DataBuffer.TYPE_INT;
            default -> DataBuffer.TYPE_BYTE;
        };
    }

    SampleModel sampleModel(int width, int height) {
        if (masks != null) {
            return new SinglePixelPackedSampleModel(dataType(), width, height, masks.toArray());
        }
        return switch (bitsPerPixel) {
            case 8 -> new PixelInterleavedSampleModel(DataBuffer.TYPE_BYTE, width, height, 1, width, new int[1]);
            case 24 -> new PixelInterleavedSampleModel(
                    DataBuffer.TYPE_BYTE, width, height, 3, 3 * width, BGR_OFFSETS);
            default -> new MultiPixelPackedSampleModel(DataBuffer.TYPE_BYTE, width, height, bitsPerPixel);
        };
    }

    /** How many elements an image has, of the type {@link #dataType}. */
    long elements(int width, int height) {
        return masks != null ? (long) width * height : ((long) width * bitsPerPixel + 7) / 8 * height;
    }

    /** How many bytes an image has. */
    long bytes(int width, int height) {
        return elements(width, height) * DataBuffer.getDataTypeSize(dataType()) / Byte.SIZE;
    }

    BufferedImage newImage(int width, int height) {
        return new BufferedImage(
                colorModel, Raster.createWritableRaster(sampleModel(width, height), new Point()), false, null);
    }

    ImageTypeSpecifier specifier(int width, int height) {
        return new ImageTypeSpecifier(colorModel, sampleModel(width, height));
    }

    /** Whether pixels of {@code other} have their bits in the same places. */
    boolean hasLayoutOf(SampleModel other) {
        if (other.getDataType() != dataType()) {
            return false;
        }
        if (masks != null) {
            return other instanceof SinglePixelPackedSampleModel packed
                    && Arrays.equals(packed.getBitMasks(), masks.toArray());
        }
        if (bitsPerPixel < 8) {
            return other instanceof MultiPixelPackedSampleModel packed && packed.getPixelBitStride() == bitsPerPixel;
        }
        int[] offsets = bitsPerPixel == 8 ? new int[1] : BGR_OFFSETS;
        return other instanceof ComponentSampleModel components
                && components.getPixelStride() == offsets.length
                && Arrays.equals(components.getBandOffsets(), offsets);
    }
}
