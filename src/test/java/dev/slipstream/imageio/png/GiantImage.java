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

/** An image of any size that takes no memory: each tile is computed when it is asked for. */
final class GiantImage implements RenderedImage {

    private static final int TILE = 256;

    private final ImageTypeSpecifier type;
    private final SampleModel model;
    private final int width;
    private final int height;

    /** {@code bufferedType}: of bytes. */
    GiantImage(int width, int height, int bufferedType) {
        this.width = width;
        this.height = height;
        this.type = ImageTypeSpecifier.createFromBufferedImageType(bufferedType);
        this.model = type.getSampleModel(TILE, TILE);
    }

    /** One sample for the whole tile. */
    static int sample(int tileX, int tileY) {
        return (tileX * 7 + tileY * 13) & 0xff;
    }

    @Override
    public Raster getTile(int tileX, int tileY) {
        WritableRaster tile = Raster.createWritableRaster(model, new Point(tileX * TILE, tileY * TILE));
        int[] samples = new int[TILE * TILE * model.getNumBands()];
        Arrays.fill(samples, sample(tileX, tileY));
        return write(tile, samples);
    }

    private static Raster write(WritableRaster tile, int[] samples) {
        tile.setPixels(tile.getMinX(), tile.getMinY(), TILE, TILE, samples);
        return tile;
    }

    @Override
    public Raster getData() {
        throw new UnsupportedOperationException("it is too large");
    }

    @Override
    public Raster getData(Rectangle part) {
        throw new UnsupportedOperationException("there are tiles");
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
        return (width + TILE - 1) / TILE;
    }

    @Override
    public int getNumYTiles() {
        return (height + TILE - 1) / TILE;
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
        return TILE;
    }

    @Override
    public int getTileHeight() {
        return TILE;
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
