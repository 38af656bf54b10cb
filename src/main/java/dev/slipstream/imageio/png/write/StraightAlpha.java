package dev.slipstream.imageio.png.write;

import java.awt.image.ColorModel;
import java.awt.image.Raster;
import java.awt.image.SampleModel;
import java.awt.image.WritableRaster;

/**
 * Converts samples of eight bits that are premultiplied by alpha, which those of a PNG are not. The colour model
 * divides them, as for the JDK's writer, and its results are kept.
 */
final class StraightAlpha implements ScanlineConverter {

    private static final int OPAQUE = 255;

    private final ScanlineConverter converter;
    private final SampleModel model;
    private final ColorModel colours;
    private final int bands;

    /** For each alpha and sample, the written byte. A row is made at its first use. */
    private final byte[][] divided = new byte[256][];

    /** {@code converter}: the converter for samples that are not premultiplied. */
    StraightAlpha(ScanlineConverter converter, SampleModel model, ColorModel colours) {
        this.converter = converter;
        this.model = model;
        this.colours = colours;
        this.bands = model.getNumBands();
    }

    @Override
    public void convert(Object elements, int pixels, byte[] scanline) {
        converter.convert(elements, pixels, scanline);
        int end = pixels * bands;
        for (int at = 0; at < end; at += bands) {
            int alpha = scanline[at + bands - 1] & 0xff;
            if (alpha < OPAQUE) {
                byte[] straight = divided(alpha);
                for (int i = at; i < at + bands - 1; i++) {
                    scanline[i] = straight[scanline[i] & 0xff];
                }
            }
        }
    }

    private byte[] divided(int alpha) {
        byte[] present = divided[alpha];
        if (present == null) {
            present = divide(alpha);
            divided[alpha] = present;
        }
        return present;
    }

    /** Has the colour model divide a row of all possible samples. */
    private byte[] divide(int alpha) {
        WritableRaster row = Raster.createWritableRaster(model.createCompatibleSampleModel(256, 1), null);
        int[] pixel = new int[bands];
        pixel[bands - 1] = alpha;
        for (int i = 0; i < 256; i++) {
            for (int band = 0; band < bands - 1; band++) {
                pixel[band] = i;
            }
            row.setPixel(i, 0, pixel);
        }
        colours.coerceData(row, false);
        byte[] table = new byte[256];
        for (int i = 0; i < 256; i++) {
            table[i] = (byte) row.getSample(i, 0, 0);
        }
        return table;
    }
}
