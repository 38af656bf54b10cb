package dev.slipstream.imageio.writer;

import java.awt.Rectangle;
import java.awt.image.Raster;
import java.awt.image.RenderedImage;
import java.awt.image.SampleModel;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * What has the pixels of an image that is not one raster: its tiles, of which one row is held, or, if it has none, its
 * data, a row at a time.
 */
// The JDK's writers ask for the data of each row, for which an image fetches all tiles there once more. But who makes
// an image row by row, without room for more, often gives any numbers for the tiles, and has none.
final class ImageTiles {

    private final RenderedImage image;
    private final SampleModel model;
    private final Rectangle bounds;
    private final int width;
    private final int height;

    /** Where tile 0, 0 begins, which need not be there. */
    private final long left;
    private final long top;

    private final int firstColumn;

    /** Which part of a row the data are asked for, if there are no tiles. */
    private final int x;
    private final int count;

    private final boolean isOfSamples;

    /** Whether tiles can be had. */
    private boolean isTiled;

    /** Those of the row {@link #tileY} of tiles that have been fetched. */
    private final @Nullable TilePixels[] tiles;

    private int tileY;

    /** {@code x}, {@code count}: what may be wanted of a row; more than there is, too. */
    ImageTiles(RenderedImage image, int x, int count, boolean isOfSamples) {
        this.image = image;
        this.isOfSamples = isOfSamples;
        this.model = image.getSampleModel();
        this.bounds = new Rectangle(image.getMinX(), image.getMinY(), image.getWidth(), image.getHeight());
        this.x = x;
        this.count = (int) Math.min(count, (long) bounds.x + bounds.width - x);
        this.width = image.getTileWidth();
        this.height = image.getTileHeight();
        this.left = image.getTileGridXOffset();
        this.top = image.getTileGridYOffset();
        this.firstColumn = image.getMinTileX();
        this.tileY = image.getMinTileY();
        this.isTiled = width > 0 && height > 0 && firstColumn == column(bounds.x) && tileY == row(bounds.y)
                && image.getNumXTiles() == column(bounds.x + bounds.width - 1L) - firstColumn + 1
                && image.getNumYTiles() == row(bounds.y + bounds.height - 1L) - tileY + 1;
        this.tiles = new TilePixels[isTiled ? image.getNumXTiles() : 0];
    }

    private long column(long x) {
        return Math.floorDiv(x - left, width);
    }

    private long row(long y) {
        return Math.floorDiv(y - top, height);
    }

    /** Where the pixels of a row end that come from the same raster as that at {@code x}, but not beyond a limit. */
    int end(int x, int limit) {
        return isTiled ? (int) Math.min(limit, left + (column(x) + 1) * width) : limit;
    }

    /** Those that have a pixel, and what is beside it in its tile. */
    TilePixels pixels(int x, int y) {
        if (isTiled) {
            int row = (int) row(y);
            if (row != tileY) {
                tileY = row;
                Arrays.fill(tiles, null);
            }
            int index = (int) column(x) - firstColumn;
            TilePixels tile = tiles[index];
            if (tile == null) {
                tile = tile(index);
                tiles[index] = tile;
            }
            if (tile != null) {
                return tile;
            }
            isTiled = false;
        }
        return new TilePixels(image.getData(new Rectangle(this.x, y, count, 1)), model, isOfSamples);
    }

    /** Null if it cannot be had, or is not what the image says. */
    private @Nullable TilePixels tile(int index) {
        Rectangle part = new Rectangle((int) left + (firstColumn + index) * width, (int) top + tileY * height,
                width, height);
        Raster tile;
        try {
            tile = image.getTile(firstColumn + index, tileY);
        } catch (RuntimeException e) {
            return null; // if the image cannot do anything else, it will say so itself
        }
        return tile != null && tile.getBounds().contains(part.intersection(bounds))
                ? new TilePixels(tile, model, isOfSamples) : null;
    }
}
