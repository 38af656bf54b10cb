package dev.slipstream.imageio.format;

import java.awt.Point;
import java.awt.image.Raster;
import java.awt.image.SampleModel;
import java.awt.image.WritableRaster;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Writes rows of a raster of any layout sample by sample, from bands of rows that come in another layout. */
public final class SampleRows implements DestinationRows {

    private final WritableRaster to;
    private final SampleModel layout;
    private final int[] sourceBands;
    private final int[] destinationBands;

    /** A row in the layout of the pixels that come. */
    private @Nullable WritableRaster row;

    private @Nullable RasterRows rowData;

    private int[] samples = {};

    /** The band {@code sourceBands[i]} of {@code layout} is written to the band {@code destinationBands[i]}. */
    public SampleRows(WritableRaster to, SampleModel layout, int[] sourceBands, int[] destinationBands) {
        this.to = to;
        this.layout = layout;
        this.sourceBands = sourceBands.clone();
        this.destinationBands = destinationBands.clone();
    }

    @Override
    public Object newRow(int pixels) {
        WritableRaster next = Raster.createWritableRaster(layout.createCompatibleSampleModel(pixels, 1), new Point());
        RasterRows data = Objects.requireNonNull(RasterRows.of(next), "layout");
        row = next;
        rowData = data;
        samples = new int[pixels];
        return data.newRow(pixels);
    }

    @Override
    public void put(int x, int y, int count, Object pixels) {
        WritableRaster from = Objects.requireNonNull(row, "newRow comes first");
        Objects.requireNonNull(rowData).put(0, 0, count, pixels);
        for (int i = 0; i < sourceBands.length; i++) {
            from.getSamples(0, 0, count, 1, sourceBands[i], samples);
            to.setSamples(x, y, count, 1, destinationBands[i], samples);
        }
    }
}
