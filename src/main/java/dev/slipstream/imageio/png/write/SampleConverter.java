package dev.slipstream.imageio.png.write;

import dev.slipstream.imageio.png.file.PngHeader;
import java.awt.image.ColorModel;
import java.awt.image.IndexColorModel;
import java.awt.image.Raster;
import java.awt.image.SampleModel;
import java.awt.image.WritableRaster;
import org.jspecify.annotations.Nullable;

/**
 * Converts samples to pixels of the file, one by one, as the JDK's writer does. It takes rasters of any layout, some
 * bands only, and samples of any size.
 */
final class SampleConverter {

    private final SampleModel model;
    private final ColorModel colours;
    private final int[] bands;
    private final int depth;

    /** For each index in the image, the index in the file; null if they are the same. */
    private final byte @Nullable [] order;

    /** The palette if it is written as gray and alpha; otherwise null. */
    private final @Nullable IndexColorModel translucent;

    /** For each band, the written value of each sample. */
    private final int[][] scale;

    /** {@code bands}: null for all; {@code palette}: null unless the image has one. */
    SampleConverter(SampleModel model, ColorModel colours, @Nullable SourceBands bands, PngHeader header,
            @Nullable WrittenPalette palette) {
        this.model = model;
        this.colours = colours;
        this.bands = bands == null ? all(model.getNumBands()) : bands.indexes();
        this.depth = header.bitDepth();
        this.order = palette != null && header.colourType() == PngHeader.PALETTE ? palette.order() : null;
        this.translucent = palette != null && header.colourType() == PngHeader.GRAY_ALPHA
                ? (IndexColorModel) colours : null;
        this.scale = new int[this.bands.length][];
        for (int i = 0; i < scale.length; i++) {
            scale[i] = SampleScale.table(model.getSampleSize(this.bands[i]), depth);
        }
    }

    private static int[] all(int count) {
        int[] bands = new int[count];
        for (int i = 0; i < count; i++) {
            bands[i] = i;
        }
        return bands;
    }

    /**
     * Converts pixels.
     *
     * @param samples the samples of all bands, from the beginning on; overwritten
     * @param scanline filled from 0 on; the unused bits of the last byte become 0
     */
    void convert(int[] samples, int pixels, byte[] scanline) {
        if (colours.isAlphaPremultiplied()) {
            divide(samples, pixels);
        }
        int given = model.getNumBands();
        int at = 0;
        int bits = 0;
        int collected = 0;
        for (int i = 0; i < pixels; i++) {
            for (int band = 0; band < bands.length; band++) {
                int sample = samples[i * given + bands[band]];
                int value = scale[band][order == null ? sample : order[sample] & 0xff];
                if (depth == Short.SIZE) {
                    scanline[at++] = (byte) (value >> Byte.SIZE);
                    scanline[at++] = (byte) value;
                } else if (depth == Byte.SIZE) {
                    scanline[at++] = (byte) value;
                    if (translucent != null) {
                        scanline[at++] = (byte) translucent.getAlpha(sample);
                    }
                } else {
                    collected = collected << depth | value;
                    bits += depth;
                    if (bits == Byte.SIZE) {
                        scanline[at++] = (byte) collected;
                        bits = 0;
                    }
                }
            }
        }
        if (bits > 0) {
            scanline[at] = (byte) (collected << (Byte.SIZE - bits));
        }
    }

    /** Undoes the multiplication by alpha, as the colour model does it. */
    private void divide(int[] samples, int pixels) {
        int width = Math.max(2, pixels); // not every layout allows a single pixel
        WritableRaster row = Raster.createWritableRaster(model.createCompatibleSampleModel(width, 1), null);
        row.setPixels(0, 0, pixels, 1, samples);
        colours.coerceData(row, false);
        row.getPixels(0, 0, pixels, 1, samples);
    }
}
