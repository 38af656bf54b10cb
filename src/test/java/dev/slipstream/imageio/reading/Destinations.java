package dev.slipstream.imageio.reading;

import java.awt.Point;
import java.awt.color.ColorSpace;
import java.awt.image.BandedSampleModel;
import java.awt.image.BufferedImage;
import java.awt.image.ColorModel;
import java.awt.image.ComponentColorModel;
import java.awt.image.DataBuffer;
import java.awt.image.DataBufferByte;
import java.awt.image.DataBufferUShort;
import java.awt.image.DirectColorModel;
import java.awt.image.IndexColorModel;
import java.awt.image.PixelInterleavedSampleModel;
import java.awt.image.Raster;
import java.awt.image.SampleModel;
import java.awt.image.WritableRaster;
import javax.imageio.ImageTypeSpecifier;

/** Images to read into, full of a pattern, so that it shows which pixels a reader leaves alone. */
public final class Destinations {

    public static final int CUSTOM_KINDS = 10;

    private Destinations() {}

    /** The image, its data filled. */
    public static BufferedImage patterned(BufferedImage image) {
        DataBuffer data = image.getRaster().getDataBuffer();
        for (int bank = 0; bank < data.getNumBanks(); bank++) {
            for (int i = data.getOffsets()[bank]; i < data.getSize(); i++) {
                data.setElem(bank, i, (i * 0x9e3779b1) >>> 7);
            }
        }
        return image;
    }

    /** An image of a layout that no reader offers. */
    public static BufferedImage custom(int kind, int width, int height) {
        return switch (kind) {
            case 0 -> of(new BandedSampleModel(DataBuffer.TYPE_BYTE, width, height, 3));
            case 1 -> of(new BandedSampleModel(DataBuffer.TYPE_USHORT, width, height, 4));
            case 2 -> of(interleaved(width, height, 4, 4 * width, 3, 2, 1)); // a byte of each pixel unused
            case 3 -> of(interleaved(width, height, 3, 3 * width + 7, 2, 1, 0)); // unused bytes after the rows
            case 4 -> withOffset(width, height);
            case 5 -> palette(width, height);
            case 6 -> packedShorts(width, height);
            case 7 -> packedInts(0xff, 0xff0000, 0xff000000, 0xff00).createBufferedImage(width, height);
            case 8 -> packedInts(0xff000000, 0xff00, 0xff, 0).createBufferedImage(width, height);
            case 9 -> packedInts(0x3ff00000, 0xffc00, 0x3ff, 0).createBufferedImage(width, height);
            default -> throw new IllegalArgumentException("no kind " + kind);
        };
    }

    private static ImageTypeSpecifier packedInts(int red, int green, int blue, int alpha) {
        ColorSpace space = ColorSpace.getInstance(ColorSpace.CS_sRGB);
        return ImageTypeSpecifier.createPacked(space, red, green, blue, alpha, DataBuffer.TYPE_INT, false);
    }

    private static SampleModel interleaved(int width, int height, int pixelStride, int stride, int... offsets) {
        return new PixelInterleavedSampleModel(DataBuffer.TYPE_BYTE, width, height, pixelStride, stride, offsets);
    }

    private static BufferedImage of(SampleModel samples) {
        return of(Raster.createWritableRaster(samples, new Point()));
    }

    private static BufferedImage of(WritableRaster raster) {
        int bands = raster.getNumBands();
        boolean gray = bands <= 2;
        ColorModel colours = new ComponentColorModel(
                ColorSpace.getInstance(gray ? ColorSpace.CS_GRAY : ColorSpace.CS_sRGB), bands % 2 == 0, false,
                bands % 2 == 0 ? ColorModel.TRANSLUCENT : ColorModel.OPAQUE, raster.getTransferType());
        return new BufferedImage(colours, raster, false, null);
    }

    /** Gray, its data not from the beginning of the array. */
    private static BufferedImage withOffset(int width, int height) {
        DataBufferByte data = new DataBufferByte(new byte[width * height + 11], width * height, 11);
        return of(Raster.createWritableRaster(interleaved(width, height, 1, width, 0), data, new Point()));
    }

    /** 5, 6, and 5 bits, the data not from the beginning of the array. */
    private static BufferedImage packedShorts(int width, int height) {
        DirectColorModel colours = new DirectColorModel(16, 0xf800, 0x7e0, 0x1f);
        DataBuffer data = new DataBufferUShort(new short[width * height + 11], width * height, 11);
        WritableRaster raster = Raster.createPackedRaster(data, width, height, width, colours.getMasks(), new Point());
        return new BufferedImage(colours, raster, false, null);
    }

    /** Of eight bits, with two dozen colours. */
    private static BufferedImage palette(int width, int height) {
        byte[] ramp = new byte[24];
        for (int i = 0; i < ramp.length; i++) {
            ramp[i] = (byte) (i * 10);
        }
        return new BufferedImage(
                width, height, BufferedImage.TYPE_BYTE_INDEXED, new IndexColorModel(8, ramp.length, ramp, ramp, ramp));
    }
}
