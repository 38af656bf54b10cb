package dev.slipstream.imageio.gif;

import java.awt.image.BufferedImage;
import java.awt.image.ColorModel;
import java.awt.image.DataBuffer;
import java.awt.image.IndexColorModel;
import java.awt.image.MultiPixelPackedSampleModel;
import java.awt.image.PixelInterleavedSampleModel;
import java.awt.image.SampleModel;
import javax.imageio.ImageTypeSpecifier;

/** The types of images, made of colour tables as the JDK's reader makes them. */
final class Colours {

    private Colours() {}

    /** The type of an image with 1, 2, 4 or 8 bits per pixel. Colours that the table does not have are black. */
    static ImageTypeSpecifier type(byte[] table, int transparentIndex) {
        int length = table.length / 3;
        int bits = length == 2 ? 1 : length == 4 ? 2 : length == 8 || length == 16 ? 4 : 8;
        int size = 1 << bits;
        byte[] red = new byte[size];
        byte[] green = new byte[size];
        byte[] blue = new byte[size];
        for (int i = 0, from = 0; i < length; i++, from += 3) {
            red[i] = table[from];
            green[i] = table[from + 1];
            blue[i] = table[from + 2];
        }
        IndexColorModel colours = transparentIndex < 0
                ? new IndexColorModel(bits, size, red, green, blue)
                : new IndexColorModel(bits, size, red, green, blue, Math.min(transparentIndex, size - 1));
        SampleModel samples = bits == Byte.SIZE
                ? new PixelInterleavedSampleModel(DataBuffer.TYPE_BYTE, 1, 1, 1, 1, new int[] {0})
                : new MultiPixelPackedSampleModel(DataBuffer.TYPE_BYTE, 1, 1, bits);
        return new ImageTypeSpecifier(colours, samples);
    }

    /** The table for images without one: the colours of {@code BufferedImage.TYPE_BYTE_INDEXED}. */
    static byte[] defaultTable() {
        return table(new BufferedImage(1, 1, BufferedImage.TYPE_BYTE_INDEXED).getColorModel());
    }

    /** The table of an image that the JDK's reader has read. */
    static byte[] table(ColorModel model) {
        IndexColorModel colours = (IndexColorModel) model;
        int size = colours.getMapSize();
        byte[] table = new byte[3 * size];
        for (int i = 0; i < size; i++) {
            table[3 * i] = (byte) colours.getRed(i);
            table[3 * i + 1] = (byte) colours.getGreen(i);
            table[3 * i + 2] = (byte) colours.getBlue(i);
        }
        return table;
    }
}
