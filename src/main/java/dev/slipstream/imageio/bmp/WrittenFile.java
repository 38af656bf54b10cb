package dev.slipstream.imageio.bmp;

import dev.slipstream.imageio.format.ElementView;
import dev.slipstream.imageio.format.SourceRows;
import dev.slipstream.imageio.format.WrittenRegion;
import java.awt.image.BufferedImage;
import java.awt.image.ColorModel;
import java.awt.image.ComponentSampleModel;
import java.awt.image.DataBuffer;
import java.awt.image.IndexColorModel;
import java.awt.image.MultiPixelPackedSampleModel;
import java.awt.image.RenderedImage;
import java.awt.image.SampleModel;
import java.awt.image.SinglePixelPackedSampleModel;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriteParam;
import javax.imageio.plugins.bmp.BMPImageWriteParam;
import org.jspecify.annotations.Nullable;

/** A BMP that Slipstream writes itself: uncompressed, with a palette of 1, 4 or 8 bits, or with 16 or 24 bits. */
final class WrittenFile {

    private static final int HEADERS = 54;

    /** The compression number for masks instead of a palette. */
    private static final int BITFIELDS = 3;

    private final boolean isTopDown;
    private final int bitsPerPixel;
    private final RowPacker rows;
    private final WrittenRegion region;

    /** Colours, with blue in the lowest byte. For 16 bits, the masks, unless they are the usual ones. */
    private final int[] palette;

    private WrittenFile(@Nullable ImageWriteParam param, int bitsPerPixel, RowPacker rows, int... palette) {
        this.isTopDown = param instanceof BMPImageWriteParam bmp && bmp.isTopDown();
        this.bitsPerPixel = bitsPerPixel;
        this.rows = rows;
        this.region = rows.region;
        this.palette = palette;
    }

    /** Null for images left to the JDK's writer: compressed or rare ones, and those that it writes wrong or refuses. */
    static @Nullable WrittenFile of(RenderedImage image, @Nullable ImageWriteParam param) {
        SampleModel model = image.getSampleModel();
        ColorModel colours = image.getColorModel();
        if (colours == null || !SourceRows.canRead(image) || (param != null && !isPlain(param))
                || !colours.isCompatibleSampleModel(model)) {
            return null;
        }
        WrittenRegion region = WrittenRegion.of(image, param);
        if (region.width() <= 0 || region.height() <= 0 || (long) region.width() * 3 * region.stepX() > 1 << 28) {
            return null;
        }
        int bits = ElementView.bitsPerPixel(model);
        if (model instanceof ComponentSampleModel components && model.getDataType() == DataBuffer.TYPE_BYTE) {
            return ofBytes(components, bits, colours, region, param);
        }
        if (model instanceof MultiPixelPackedSampleModel && colours instanceof IndexColorModel index) {
            return bits == 1 || bits == 4 ? ofPalette(index, bits, new RowPacker.OfBits(region, bits), param) : null;
        }
        return model instanceof SinglePixelPackedSampleModel packed
                ? ofPacked(packed, colours, region, param)
                : null;
    }

    /** Whether the compression is the default one, and all bands are written. */
    private static boolean isPlain(ImageWriteParam param) {
        if (param.getClass() != BMPImageWriteParam.class || param.getSourceBands() != null) {
            return false;
        }
        int mode = param.getCompressionMode();
        return mode == ImageWriteParam.MODE_COPY_FROM_METADATA || mode == ImageWriteParam.MODE_DEFAULT;
    }

    private static @Nullable WrittenFile ofBytes(ComponentSampleModel model, int bits, ColorModel colours,
            WrittenRegion region, @Nullable ImageWriteParam param) {
        if (bits != colours.getPixelSize()) {
            return null;
        }
        RowPacker rows = new RowPacker.OfBytes(region, model.getBandOffsets());
        if (bits == 24) {
            return new WrittenFile(param, 24, rows);
        }
        if (bits != 8) {
            return null;
        }
        return colours instanceof IndexColorModel index
                ? ofPalette(index, 8, rows, param) : new WrittenFile(param, 8, rows, grays());
    }

    private static int[] grays() {
        int[] grays = new int[256];
        for (int i = 0; i < grays.length; i++) {
            grays[i] = 0xff000000 | i * 0x010101;
        }
        return grays;
    }

    /** Null unless the palette is one for {@code bits} bits. */
    private static @Nullable WrittenFile ofPalette(
            IndexColorModel colours, int bits, RowPacker rows, @Nullable ImageWriteParam param) {
        int entries = colours.getMapSize();
        int needed = entries <= 2 ? 1 : entries <= 16 ? 4 : entries <= 256 ? 8 : 0;
        if (needed != bits || colours.getPixelSize() != bits) {
            return null;
        }
        int[] palette = new int[entries];
        colours.getRGBs(palette);
        return new WrittenFile(param, bits, rows, palette);
    }

    private static @Nullable WrittenFile ofPacked(SinglePixelPackedSampleModel model, ColorModel colours,
            WrittenRegion region, @Nullable ImageWriteParam param) {
        if (model.getDataType() == DataBuffer.TYPE_INT) {
            return hasThreeBytes(model) && colours.getPixelSize() == 24
                    ? new WrittenFile(param, 24, new RowPacker.OfInts(region, model.getBitOffsets()))
                    : null;
        }
        if (model.getDataType() != DataBuffer.TYPE_USHORT) {
            return null;
        }
        int type = new ImageTypeSpecifier(colours, model).getBufferedImageType();
        if (type == BufferedImage.TYPE_USHORT_555_RGB) {
            // The JDK's writer clears the unused bit only with subsampling.
            return region.stepX() == 1 && region.stepY() == 1
                    ? new WrittenFile(param, 16, new RowPacker.OfShorts(region))
                    : null;
        }
        return type == BufferedImage.TYPE_USHORT_565_RGB
                ? new WrittenFile(param, 16, new RowPacker.OfShorts(region), model.getBitMasks())
                : null;
    }

    private static boolean hasThreeBytes(SinglePixelPackedSampleModel model) {
        int[] sizes = model.getSampleSize();
        return sizes.length == 3 && sizes[0] == 8 && sizes[1] == 8 && sizes[2] == 8;
    }

    WrittenRegion region() {
        return region;
    }

    RowPacker rows() {
        return rows;
    }

    /** The image's row that becomes row {@code i} of the file. */
    int imageRow(int i) {
        return region.y() + (isTopDown ? i : region.height() - 1 - i) * region.stepY();
    }

    /** Bytes from one row of the file to the next: a multiple of 4. */
    int stride() {
        return (int) (((long) region.width() * bitsPerPixel + 31) / 32 * 4);
    }

    /** How many bytes come before the pixels. */
    int headerBytes() {
        return HEADERS + 4 * palette.length;
    }

    /** Puts the headers and the palette at the beginning of {@code file}. Sizes are cut off at 32 bits. */
    void putHeader(byte[] file) {
        int imageSize = stride() * region.height();
        file[0] = 'B';
        file[1] = 'M';
        putInt(file, 2, imageSize + headerBytes());
        putInt(file, 10, headerBytes());
        putInt(file, 14, 40);
        putInt(file, 18, region.width());
        putInt(file, 22, isTopDown ? -region.height() : region.height());
        file[26] = 1;
        file[28] = (byte) bitsPerPixel;
        putInt(file, 30, bitsPerPixel == 16 && palette.length > 0 ? BITFIELDS : 0);
        putInt(file, 34, imageSize);
        putInt(file, 50, palette.length);
        for (int i = 0; i < palette.length; i++) {
            putInt(file, HEADERS + 4 * i, palette[i]);
        }
    }

    /** Puts a number into {@code file}, the lowest byte first. */
    static void putInt(byte[] file, int at, int value) {
        file[at] = (byte) value;
        file[at + 1] = (byte) (value >> 8);
        file[at + 2] = (byte) (value >> 16);
        file[at + 3] = (byte) (value >> 24);
    }
}
