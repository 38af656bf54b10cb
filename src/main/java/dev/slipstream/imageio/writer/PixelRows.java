package dev.slipstream.imageio.writer;

import dev.slipstream.imageio.raster.ElementView;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.awt.image.DataBuffer;
import java.awt.image.Raster;
import java.awt.image.RenderedImage;
import java.awt.image.SampleModel;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The rows of an image, whatever its tiles: as plain arrays of elements in the order in which they lie in memory, where
 * pixels lie side by side there, or else as samples.
 *
 * <p>The image is not copied. Of its tiles, those of the last row of tiles that was asked for are held, so that each is
 * fetched once by whoever goes through the rows upwards or downwards.
 */
// The JDK's BMP writer asks BufferedImage.getData for each row, which makes a raster and copies the row into it.
public final class PixelRows {

    private final RenderedImage image;
    private final SampleModel model;
    private final int bitsPerPixel;
    private final int bitsPerElement;

    /** Whether one tile is all there is. */
    private final boolean isOneTile;

    /** Those of the row {@link #tileY} of tiles that have been fetched. */
    private final @Nullable Raster[] tiles;

    private final @Nullable TilePixels[] pixels;

    private int tileY;

    /** What was last given away. */
    private @Nullable Object row;

    private int[] samples = {};

    /** What one of several tiles has of a row. */
    private @Nullable Object piece;

    private int[] samplesPiece = {};

    public PixelRows(RenderedImage image) {
        this.image = image;
        this.model = image.getSampleModel();
        this.bitsPerPixel = ElementView.bitsPerPixel(model);
        this.bitsPerElement = DataBuffer.getDataTypeSize(model.getDataType());
        this.isOneTile = image instanceof BufferedImage || (image.getNumXTiles() == 1 && image.getNumYTiles() == 1);
        int columns = isOneTile ? 1 : image.getNumXTiles();
        this.tiles = new Raster[columns];
        this.pixels = new TilePixels[columns];
        this.tileY = image.getMinTileY();
    }

    /** Of the image; a tile may have another one, but its elements come as this one says. */
    public SampleModel model() {
        return model;
    }

    /** How many bits of the elements a pixel takes; 0 if pixels do not lie side by side, and come as samples only. */
    public int bitsPerPixel() {
        return bitsPerPixel;
    }

    /**
     * The elements of pixels: a {@code byte[]}, {@code short[]} or {@code int[]} as the model's data type says, in
     * which the first pixel begins with the first bit, and which is overwritten by the next call. A last byte is filled
     * up with zeros.
     *
     * @param x of the image, as {@code y}: all pixels lie in it
     */
    public Object elements(int x, int y, int count) {
        int length = (int) (((long) count * bitsPerPixel + bitsPerElement - 1) / bitsPerElement);
        if (bitsPerPixel < bitsPerElement) {
            return bits(x, y, count, length);
        }
        int perPixel = bitsPerPixel / bitsPerElement;
        int first = endOfTile(x, x + count) - x;
        Object elements = enough(row, length);
        row = elements;
        pixels(x, y).read(x, y, first, elements);
        for (int done = first; done < count;) {
            int next = endOfTile(x + done, x + count) - x;
            Object part = enough(piece, (next - done) * perPixel);
            piece = part;
            int read = pixels(x + done, y).read(x + done, y, next - done, part);
            System.arraycopy(part, 0, elements, done * perPixel, read);
            done = next;
        }
        return elements;
    }

    private Object bits(int x, int y, int count, int length) {
        byte[] bits = (byte[]) enough(row, length + 1);
        row = bits;
        for (int done = 0; done < count;) {
            int next = endOfTile(x + done, x + count) - x;
            TilePixels tile = pixels(x + done, y);
            int from = tile.bit(x + done);
            if (done == 0 && from == 0) {
                tile.read(x, y, next, bits);
            } else {
                byte[] part = (byte[]) enough(piece, (int) (((long) (next - done) * bitsPerPixel + 7) / 8) + 1);
                piece = part;
                tile.read(x + done, y, next - done, part);
                copyBits(part, from, bits, (long) done * bitsPerPixel, (long) (next - done) * bitsPerPixel);
            }
            done = next;
        }
        int used = (int) ((long) count * bitsPerPixel % Byte.SIZE);
        if (used > 0) {
            bits[length - 1] &= (byte) (0xff00 >> used);
        }
        return bits;
    }

    /** Copies {@code count} bits from bit {@code from} on. What follows them in their last byte is overwritten. */
    private static void copyBits(byte[] source, int from, byte[] target, long to, long count) {
        int at = (int) (to / Byte.SIZE);
        int shift = (int) (to % Byte.SIZE) - from;
        int kept = 0xff00 >> to % Byte.SIZE & 0xff;
        int last = (int) ((to + count - 1) / Byte.SIZE);
        for (int i = at; i <= last; i++) {
            int first = (i - at) * Byte.SIZE - shift; // the bit of the source that the target's byte begins with
            int value = window(source, first);
            target[i] = (byte) (i == at ? (target[i] & kept) | (value & ~kept) : value);
        }
    }

    /** Eight bits from bit {@code first} on, which may be before the array, or the last ones behind it. */
    private static int window(byte[] source, int first) {
        int index = first >> 3;
        int high = index < 0 ? 0 : source[index] & 0xff;
        int low = index + 1 < source.length ? source[index + 1] & 0xff : 0;
        return ((high << 8 | low) >> (8 - (first & 7))) & 0xff;
    }

    private Object enough(@Nullable Object present, int length) {
        return ElementView.enough(present, model.getDataType(), length);
    }

    /** The samples of pixels, as {@link Raster#getPixels} gives them; overwritten by the next call. */
    public int[] samples(int x, int y, int count) {
        int bands = model.getNumBands();
        if (samples.length < count * bands) {
            samples = new int[count * bands];
        }
        int first = endOfTile(x, x + count) - x;
        tile(x, y).getPixels(x, y, first, 1, samples);
        for (int done = first; done < count;) {
            int next = endOfTile(x + done, x + count) - x;
            int length = (next - done) * bands;
            if (samplesPiece.length < length) {
                samplesPiece = new int[length];
            }
            tile(x + done, y).getPixels(x + done, y, next - done, 1, samplesPiece);
            System.arraycopy(samplesPiece, 0, samples, done * bands, length);
            done = next;
        }
        return samples;
    }

    /** Where the pixels of the row end that {@code x}'s tile has, but not beyond {@code limit}. */
    private int endOfTile(int x, int limit) {
        if (isOneTile) {
            return limit;
        }
        long end = image.getTileGridXOffset() + (tileX(x) + 1L) * image.getTileWidth();
        return (int) Math.min(limit, end);
    }

    private int tileX(int x) {
        return Math.floorDiv(x - image.getTileGridXOffset(), image.getTileWidth());
    }

    private TilePixels pixels(int x, int y) {
        Raster tile = tile(x, y);
        int column = column(x);
        TilePixels present = pixels[column];
        if (present == null) {
            present = new TilePixels(tile, model);
            pixels[column] = present;
        }
        return present;
    }

    private int column(int x) {
        return isOneTile ? 0 : tileX(x) - image.getMinTileX();
    }

    private Raster tile(int x, int y) {
        if (!isOneTile) {
            int tileRow = Math.floorDiv(y - image.getTileGridYOffset(), image.getTileHeight());
            if (tileRow != tileY) {
                tileY = tileRow;
                Arrays.fill(tiles, null);
                Arrays.fill(pixels, null);
            }
        }
        int column = column(x);
        Raster present = tiles[column];
        if (present == null) {
            present = fetched(column);
            tiles[column] = present;
        }
        return present;
    }

    private Raster fetched(int column) {
        if (image instanceof BufferedImage buffered) {
            return buffered.getRaster();
        }
        Raster tile = image.getTile(image.getMinTileX() + column, tileY);
        return tile != null ? tile : image.getData(bounds(column));
    }

    /** Of a tile, as far as it lies in the image: for images that have pixels, but no tiles. */
    private Rectangle bounds(int column) {
        Rectangle bounds = new Rectangle(image.getMinX(), image.getMinY(), image.getWidth(), image.getHeight());
        if (isOneTile) {
            return bounds;
        }
        return bounds.intersection(new Rectangle(
                image.getTileGridXOffset() + (image.getMinTileX() + column) * image.getTileWidth(),
                image.getTileGridYOffset() + tileY * image.getTileHeight(),
                image.getTileWidth(), image.getTileHeight()));
    }
}
