package dev.slipstream.imageio.png;

import dev.slipstream.imageio.testing.TiledImage;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.awt.image.Raster;
import java.awt.image.WritableRaster;

/** An image of any size that takes no memory: its data are computed when they are asked for. */
final class GiantImage extends TiledImage {

    /** Pixels of squares of one sample. */
    private static final int SQUARE = 256;

    /** {@code bufferedType}: of bytes. */
    GiantImage(int width, int height, int bufferedType) {
        super(new BufferedImage(1, 1, bufferedType), new Rectangle(width, height), new Rectangle(SQUARE, SQUARE));
    }

    /** That of a square. */
    static int sample(int column, int row) {
        return (column * 7 + row * 13) & 0xff;
    }

    @Override
    public Raster getTile(int tileX, int tileY) {
        throw new UnsupportedOperationException("there are only data");
    }

    @Override
    public Raster getData() {
        throw new UnsupportedOperationException("it is too large");
    }

    @Override
    public Raster getData(Rectangle part) {
        WritableRaster data = Raster.createWritableRaster(
                getSampleModel().createCompatibleSampleModel(part.width, part.height), part.getLocation());
        int bands = data.getNumBands();
        int[] row = new int[part.width * bands];
        for (int y = part.y; y < part.y + part.height; y++) {
            for (int i = 0; i < row.length; i++) {
                row[i] = sample((part.x + i / bands) / SQUARE, y / SQUARE);
            }
            data.setPixels(part.x, y, part.width, 1, row);
        }
        return data;
    }

    @Override
    public int getNumXTiles() {
        return 1_000_000_000; // no array is to be as long
    }

    @Override
    public int getNumYTiles() {
        return 1_000_000_000;
    }
}
