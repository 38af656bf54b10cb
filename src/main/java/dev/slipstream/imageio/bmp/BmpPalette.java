package dev.slipstream.imageio.bmp;

import java.awt.color.ColorSpace;
import java.awt.image.ColorModel;
import java.awt.image.ComponentColorModel;
import java.awt.image.DataBuffer;
import java.awt.image.IndexColorModel;
import java.io.EOFException;
import java.io.IOException;
import javax.imageio.stream.ImageInputStream;

/** The colours of an image of at most 8 bits per pixel. */
final class BmpPalette {

    private static final ColorModel GRAY = new ComponentColorModel(
            ColorSpace.getInstance(ColorSpace.CS_GRAY), false, false, ColorModel.OPAQUE, DataBuffer.TYPE_BYTE);

    private final int bitsPerPixel;
    private final byte[] red;
    private final byte[] green;
    private final byte[] blue;

    private BmpPalette(int bitsPerPixel, int entries) {
        this.bitsPerPixel = bitsPerPixel;
        this.red = new byte[entries];
        this.green = new byte[entries];
        this.blue = new byte[entries];
    }

    /** The palette of the file, or grays from black to white if the file has no palette. */
    static BmpPalette of(BmpHeader header, ImageInputStream stream) throws IOException {
        int entries = header.paletteEntries();
        return entries == 0 ? grays(header.bitsPerPixel()) : read(header, stream, entries);
    }

    private static BmpPalette grays(int bitsPerPixel) {
        int entries = 1 << bitsPerPixel;
        BmpPalette palette = new BmpPalette(bitsPerPixel, entries);
        for (int i = 0; i < entries; i++) {
            palette.set(i, (byte) (i * 255 / (entries - 1)), (byte) (i * 255 / (entries - 1)),
                    (byte) (i * 255 / (entries - 1)));
        }
        return palette;
    }

    private static BmpPalette read(BmpHeader header, ImageInputStream stream, int entries) throws IOException {
        int size = header.paletteEntrySize();
        byte[] colours = new byte[entries * size];
        stream.seek(header.start() + header.paletteOffset());
        try {
            stream.readFully(colours);
        } catch (EOFException e) {
            long end = stream.getStreamPosition() - header.start();
            throw header.endOfHeader("BMP: the file ends within its palette of " + entries + " colours, at byte " + end,
                    end, e);
        }
        BmpPalette palette = new BmpPalette(header.bitsPerPixel(), entries);
        for (int i = 0, at = 0; i < entries; i++, at += size) {
            palette.set(i, colours[at + 2], colours[at + 1], colours[at]);
        }
        return palette;
    }

    private void set(int index, byte r, byte g, byte b) {
        red[index] = r;
        green[index] = g;
        blue[index] = b;
    }

    int size() {
        return red.length;
    }

    /** Red, green and blue. */
    byte[] colour(int index) {
        return new byte[] {red[index], green[index], blue[index]};
    }

    /** A gray colour model if all 256 colours are grays equal to their index, otherwise an indexed one. */
    ColorModel colorModel() {
        return bitsPerPixel == 8 && isGray() ? GRAY : new IndexColorModel(bitsPerPixel, size(), red, green, blue);
    }

    private boolean isGray() {
        for (int i = 0; i < size(); i++) {
            byte gray = (byte) i;
            if (red[i] != gray || green[i] != gray || blue[i] != gray) {
                return false;
            }
        }
        return size() == 256;
    }
}
