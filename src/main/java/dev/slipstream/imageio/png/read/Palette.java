package dev.slipstream.imageio.png.read;

import java.awt.image.DataBuffer;
import java.util.Arrays;
import javax.imageio.ImageTypeSpecifier;
import org.jspecify.annotations.Nullable;

/** The PLTE chunk of a palette image, and its tRNS chunk (PNG specification, sections 11.2.3 and 11.3.2). */
final class Palette {

    private final byte[] red;
    private final byte[] green;
    private final byte[] blue;
    private byte @Nullable [] alpha;

    /**
     * Adds black entries as the JDK's reader does, up to 2, 4, 16 or 256 entries.
     *
     * @param plte the chunk's data, three bytes an entry; an incomplete entry is ignored
     */
    Palette(byte[] plte) {
        int entries = plte.length / 3;
        int length = entries > 16 ? 256 : entries > 4 ? 16 : entries > 2 ? 4 : 2;
        red = new byte[length];
        green = new byte[length];
        blue = new byte[length];
        for (int i = 0; i < entries; i++) {
            red[i] = plte[3 * i];
            green[i] = plte[3 * i + 1];
            blue[i] = plte[3 * i + 2];
        }
    }

    int length() {
        return red.length;
    }

    /** {@code trns}: a byte for each of the first entries; the others are opaque. */
    void setAlpha(byte[] trns) {
        alpha = trns;
    }

    /** The type of images with this palette. Indexes beyond it have the colour of the last entry, as in the JDK. */
    ImageTypeSpecifier type(int bitDepth) {
        int entries = 1 << bitDepth;
        return ImageTypeSpecifier.createIndexed(
                extended(red, entries), extended(green, entries), extended(blue, entries),
                alpha == null ? null : padded(alpha, entries, (byte) 255), bitDepth, DataBuffer.TYPE_BYTE);
    }

    private static byte[] extended(byte[] values, int entries) {
        return padded(values, entries, values[values.length - 1]);
    }

    private static byte[] padded(byte[] values, int length, byte padding) {
        if (values.length >= length) {
            return values;
        }
        byte[] padded = Arrays.copyOf(values, length);
        Arrays.fill(padded, values.length, length, padding);
        return padded;
    }
}
