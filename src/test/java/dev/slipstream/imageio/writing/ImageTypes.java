package dev.slipstream.imageio.writing;

import java.awt.Transparency;
import java.awt.color.ColorSpace;
import java.awt.image.BufferedImage;
import java.awt.image.ColorModel;
import java.awt.image.ComponentColorModel;
import java.awt.image.DataBuffer;
import java.awt.image.IndexColorModel;
import java.awt.image.MultiPixelPackedSampleModel;
import java.awt.image.PixelInterleavedSampleModel;
import java.awt.image.SampleModel;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import javax.imageio.ImageTypeSpecifier;

/** Types for {@code canEncodeImage}: every kind that the platform can express. */
public final class ImageTypes {

    private static final int[] DATA_TYPES = {DataBuffer.TYPE_BYTE, DataBuffer.TYPE_USHORT, DataBuffer.TYPE_SHORT,
        DataBuffer.TYPE_INT, DataBuffer.TYPE_FLOAT, DataBuffer.TYPE_DOUBLE};

    private final List<ImageTypeSpecifier> types = new ArrayList<>();

    private ImageTypes() {}

    public static List<ImageTypeSpecifier> all() {
        ImageTypes all = new ImageTypes();
        for (int type = BufferedImage.TYPE_INT_RGB; type <= BufferedImage.TYPE_BYTE_INDEXED; type++) {
            all.types.add(ImageTypeSpecifier.createFromBufferedImageType(type));
        }
        all.addPacked();
        all.addGray();
        all.addComponents();
        all.addPalettes();
        return all.types;
    }

    private void addPacked() {
        ColorSpace[] spaces = {ColorSpace.getInstance(ColorSpace.CS_sRGB), ColorSpace.getInstance(
                ColorSpace.CS_LINEAR_RGB)};
        int[][] masks = {{0xff0000, 0xff00, 0xff, 0}, {0xff, 0xff00, 0xff0000, 0xff000000}, {0xf00, 0xf0, 0xf, 0xf000},
            {0xe0, 0x1c, 3, 0}, {0xfffe0000, 0x1fffe, 1, 0}, {0xf800, 0x7e0, 0x1f, 0}, {3, 0xc, 0x30, 0xc0}};
        for (ColorSpace space : spaces) {
            for (int[] mask : masks) {
                for (int dataType : new int[] {DataBuffer.TYPE_BYTE, DataBuffer.TYPE_USHORT, DataBuffer.TYPE_INT}) {
                    long all = Integer.toUnsignedLong(mask[0] | mask[1] | mask[2] | mask[3]);
                    if (all >>> DataBuffer.getDataTypeSize(dataType) == 0) {
                        boolean isPremultiplied = mask[3] != 0 && dataType == DataBuffer.TYPE_INT;
                        types.add(ImageTypeSpecifier.createPacked(
                                space, mask[0], mask[1], mask[2], mask[3], dataType, isPremultiplied));
                    }
                }
            }
        }
    }

    private void addGray() {
        for (int bits = 1; bits <= 16; bits *= 2) {
            int dataType = bits == 16 ? DataBuffer.TYPE_USHORT : DataBuffer.TYPE_BYTE;
            types.add(ImageTypeSpecifier.createGrayscale(bits, dataType, false));
            if (bits >= 8) {
                types.add(ImageTypeSpecifier.createGrayscale(bits, dataType, false, true));
            }
        }
    }

    /** Of 1 to 6 samples, with and without alpha, side by side or each in a bank of its own. */
    private void addComponents() {
        for (int dataType : DATA_TYPES) {
            for (int colours : new int[] {1, 3, 4, 5}) {
                ColorSpace space = colours == 1 ? ColorSpace.getInstance(ColorSpace.CS_GRAY)
                        : colours == 3 ? ColorSpace.getInstance(ColorSpace.CS_sRGB) : new ManyColours(colours);
                for (boolean hasAlpha : new boolean[] {false, true}) {
                    int bands = colours + (hasAlpha ? 1 : 0);
                    int[] zeros = new int[bands];
                    int[] offsets = new int[bands];
                    Arrays.setAll(offsets, band -> band);
                    types.add(ImageTypeSpecifier.createInterleaved(space, offsets, dataType, hasAlpha, hasAlpha));
                    types.add(ImageTypeSpecifier.createBanded(space, offsets, zeros, dataType, hasAlpha, false));
                }
            }
        }
    }

    /** Also of sizes that no format knows, and with models of bytes and of packed indexes for the same colours. */
    private void addPalettes() {
        for (int bits = 1; bits <= 16; bits++) {
            for (boolean hasAlpha : new boolean[] {false, true}) {
                int dataType = bits <= 8 ? DataBuffer.TYPE_BYTE : DataBuffer.TYPE_USHORT;
                ColorModel colours =
                        new IndexColorModel(bits, 1 << bits, new int[1 << bits], 0, hasAlpha, -1, dataType);
                add(colours, new PixelInterleavedSampleModel(dataType, 1, 1, 1, 1, new int[1]));
                if (Integer.bitCount(bits) == 1 && bits <= 8) {
                    add(colours, new MultiPixelPackedSampleModel(DataBuffer.TYPE_BYTE, 1, 1, bits));
                }
            }
        }
        ColorModel alpha = new ComponentColorModel(ColorSpace.getInstance(ColorSpace.CS_GRAY), true, false,
                Transparency.BITMASK, DataBuffer.TYPE_BYTE);
        add(alpha, alpha.createCompatibleSampleModel(1, 1));
    }

    private void add(ColorModel colours, SampleModel model) {
        if (colours.isCompatibleSampleModel(model)) {
            types.add(new ImageTypeSpecifier(colours, model));
        }
    }

    /** A space of more components than RGB has. */
    private static final class ManyColours extends ColorSpace {

        private static final long serialVersionUID = 1;

        ManyColours(int components) {
            super(components == 4 ? TYPE_CMYK : TYPE_5CLR, components);
        }

        @Override
        public float[] toRGB(float[] colour) {
            return Arrays.copyOf(colour, 3);
        }

        @Override
        public float[] fromRGB(float[] colour) {
            return Arrays.copyOf(colour, getNumComponents());
        }

        @Override
        public float[] toCIEXYZ(float[] colour) {
            return toRGB(colour);
        }

        @Override
        public float[] fromCIEXYZ(float[] colour) {
            return fromRGB(colour);
        }
    }
}
