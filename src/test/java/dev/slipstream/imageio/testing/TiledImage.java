package dev.slipstream.imageio.testing;

import java.awt.Image;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.awt.image.ColorModel;
import java.awt.image.Raster;
import java.awt.image.RenderedImage;
import java.awt.image.SampleModel;
import java.awt.image.WritableRaster;
import java.util.Vector;
import org.jspecify.annotations.Nullable;

/** An image in tiles of any size, which lies anywhere. */
public class TiledImage implements RenderedImage {

    private final BufferedImage image;
    private final Rectangle bounds;
    private final Rectangle firstTile;
    private final SampleModel model;

    /**
     * @param image that has the pixels
     * @param minX where its first pixel comes to lie, as {@code minY}
     * @param firstTile the one of index 0, 0, wherever it is
     */
    public TiledImage(BufferedImage image, int minX, int minY, Rectangle firstTile) {
        this(image, new Rectangle(minX, minY, image.getWidth(), image.getHeight()), firstTile);
    }

    /** {@code image} has the colour and sample model; where its bounds are others, a subclass has the pixels. */
    protected TiledImage(BufferedImage image, Rectangle bounds, Rectangle firstTile) {
        this.image = image;
        this.bounds = bounds;
        this.firstTile = firstTile;
        this.model = image.getSampleModel().createCompatibleSampleModel(firstTile.width, firstTile.height);
    }

    @Override
    public Raster getTile(int tileX, int tileY) {
        WritableRaster tile = Raster.createWritableRaster(model, new Point(
                firstTile.x + tileX * firstTile.width, firstTile.y + tileY * firstTile.height));
        copy(tile, tile.getBounds().intersection(bounds));
        return tile;
    }

    private void copy(WritableRaster target, Rectangle part) {
        if (!part.isEmpty()) {
            target.setDataElements(part.x, part.y, part.width, part.height, image.getRaster().getDataElements(
                    part.x - bounds.x, part.y - bounds.y, part.width, part.height, null));
        }
    }

    @Override
    public Raster getData(Rectangle part) {
        WritableRaster data = Raster.createWritableRaster(
                image.getSampleModel().createCompatibleSampleModel(part.width, part.height), part.getLocation());
        copy(data, part);
        return data;
    }

    @Override
    public Raster getData() {
        return getData(bounds);
    }

    @Override
    public WritableRaster copyData(@Nullable WritableRaster raster) {
        throw new UnsupportedOperationException("no writer needs it");
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
        return image.getColorModel();
    }

    @Override
    public SampleModel getSampleModel() {
        return model;
    }

    @Override
    public int getWidth() {
        return bounds.width;
    }

    @Override
    public int getHeight() {
        return bounds.height;
    }

    @Override
    public int getMinX() {
        return bounds.x;
    }

    @Override
    public int getMinY() {
        return bounds.y;
    }

    @Override
    public int getMinTileX() {
        return Math.floorDiv(bounds.x - firstTile.x, firstTile.width);
    }

    @Override
    public int getMinTileY() {
        return Math.floorDiv(bounds.y - firstTile.y, firstTile.height);
    }

    @Override
    public int getNumXTiles() {
        return Math.floorDiv(bounds.x + bounds.width - 1 - firstTile.x, firstTile.width) - getMinTileX() + 1;
    }

    @Override
    public int getNumYTiles() {
        return Math.floorDiv(bounds.y + bounds.height - 1 - firstTile.y, firstTile.height) - getMinTileY() + 1;
    }

    @Override
    public int getTileWidth() {
        return firstTile.width;
    }

    @Override
    public int getTileHeight() {
        return firstTile.height;
    }

    @Override
    public int getTileGridXOffset() {
        return firstTile.x;
    }

    @Override
    public int getTileGridYOffset() {
        return firstTile.y;
    }
}
