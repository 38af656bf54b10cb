package dev.slipstream.imageio.png;

import java.awt.Image;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.image.ColorModel;
import java.awt.image.Raster;
import java.awt.image.RenderedImage;
import java.awt.image.SampleModel;
import java.awt.image.WritableRaster;
import java.util.Arrays;
import java.util.Vector;
import javax.imageio.ImageTypeSpecifier;
import org.jspecify.annotations.Nullable;

/** An image of any size that takes no memory: its data are computed when they are asked for. */
final class GiantImage implements RenderedImage {

    /** Pixels of squares of one sample. */
    private static final int SQUARE = 256;

    private final ImageTypeSpecifier type;
    private final SampleModel model;
    private final int width;
    private final int height;

    /** {@code bufferedType}: of bytes. */
    GiantImage(int width, int height, int bufferedType) {
        this.width = width;
        this.height = height;
        this.type = ImageTypeSpecifier.createFromBufferedImageType(bufferedType);
        this.model = type.getSampleModel(SQUARE, SQUARE);
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
                model.createCompatibleSampleModel(part.width, part.height), part.getLocation());
        int bands = model.getNumBands();
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
    public WritableRaster copyData(@Nullable WritableRaster raster) {
        throw new UnsupportedOperationException("it is too large");
    }

    @Override
    public @Nullable Vector<RenderedImage> getSources() {
        return null;
    }

    @Override
    public Object getProperty(String name) {
        return Image.UndefinedProperty;
    }

    @Override
    public String @Nullable [] getPropertyNames() {
        return null;
    }

    @Override
    public ColorModel getColorModel() {
        return type.getColorModel();
    }

    @Override
    public SampleModel getSampleModel() {
        return model;
    }

    @Override
    public int getWidth() {
        return width;
    }

    @Override
    public int getHeight() {
        return height;
    }

    @Override
    public int getMinX() {
        return 0;
    }

    @Override
    public int getMinY() {
        return 0;
    }

    @Override
    public int getNumXTiles() {
        return 1_000_000_000; // no array is to be as long
    }

    @Override
    public int getNumYTiles() {
        return 1_000_000_000;
    }

    @Override
    public int getMinTileX() {
        return 0;
    }

    @Override
    public int getMinTileY() {
        return 0;
    }

    @Override
    public int getTileWidth() {
        return SQUARE;
    }

    @Override
    public int getTileHeight() {
        return SQUARE;
    }

    @Override
    public int getTileGridXOffset() {
        return 0;
    }

    @Override
    public int getTileGridYOffset() {
        return 0;
    }
}
