package dev.slipstream.imageio.writer;

import dev.slipstream.imageio.raster.ElementView;
import java.awt.image.BufferedImage;
import java.awt.image.DataBuffer;
import java.awt.image.Raster;
import java.awt.image.RenderedImage;
import java.awt.image.SampleModel;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The rows of an image, whatever its tiles: as plain arrays of elements in the order in which they lie in memory, where
 * pixels lie side by side there, or else as samples.
 *
 * <p>The image is not copied. Of its tiles, those of the last row of tiles that was asked for are held, so that each is
 * fetched once by whoever goes through the rows upwards or downwards; if it has none, its data are asked for, row by
 * row.
 */
// The JDK's BMP writer asks BufferedImage.getData for each row, which makes a raster and copies the row into it.
public final class PixelRows {

    private final SampleModel model;
    private final int bitsPerPixel;
    private final int bitsPerElement;

    /** Those of an image that is one raster, or else null. */
    private final @Nullable TilePixels whole;

    /** Those of any other image, or else null. */
    private final @Nullable ImageTiles tiles;

    /** What was last given away. */
    private @Nullable Object row;

    private int[] samples = {};

    /** What one of several tiles has of a row. */
    private @Nullable Object piece;

    private int[] samplesPiece = {};

    /**
     * Where the elements of a raster do not say what its samples say, as of JDK rasters whose data begin later, and
     * perhaps of others than the JDK's, {@code isOfSamples} means that the samples count.
     *
     * @param x of the first pixel of a row that is wanted
     * @param count how many at most, which may be more than there are
     */
    public PixelRows(RenderedImage image, int x, int count, boolean isOfSamples) {
        this.model = image.getSampleModel();
        this.bitsPerPixel = ElementView.bitsPerPixel(model);
        this.bitsPerElement = DataBuffer.getDataTypeSize(model.getDataType());
        this.whole = image instanceof BufferedImage buffered ? new TilePixels(buffered.getRaster(), model, isOfSamples)
                : null;
        this.tiles = whole == null ? new ImageTiles(image, x, count, isOfSamples) : null;
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
        int first = end(x, x + count) - x;
        Object elements = enough(row, length);
        row = elements;
        pixels(x, y).read(x, y, first, elements);
        for (int done = first; done < count;) {
            int next = end(x + done, x + count) - x;
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
            int next = end(x + done, x + count) - x;
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
        int first = end(x, x + count) - x;
        pixels(x, y).samples(x, y, first, samples);
        for (int done = first; done < count;) {
            int next = end(x + done, x + count) - x;
            int length = (next - done) * bands;
            if (samplesPiece.length < length) {
                samplesPiece = new int[length];
            }
            pixels(x + done, y).samples(x + done, y, next - done, samplesPiece);
            System.arraycopy(samplesPiece, 0, samples, done * bands, length);
            done = next;
        }
        return samples;
    }

    private int end(int x, int limit) {
        return tiles == null ? limit : tiles.end(x, limit);
    }

    private TilePixels pixels(int x, int y) {
        return whole != null ? whole : Objects.requireNonNull(tiles).pixels(x, y);
    }
}
