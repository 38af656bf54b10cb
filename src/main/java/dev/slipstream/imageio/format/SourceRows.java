package dev.slipstream.imageio.format;

import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.awt.image.DataBuffer;
import java.awt.image.Raster;
import java.awt.image.RenderedImage;
import java.awt.image.SampleModel;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Reads the rows of an image. Those of a plain {@link BufferedImage} come from its raster, as elements in the order of
 * the data in memory, or as samples. Those of any other image are samples, requested row by row. At most a row is kept.
 */
// The JDK's BMP writer calls BufferedImage.getData for each row, which makes a raster and copies the row into it.
public final class SourceRows {

    private final RenderedImage image;
    private final int x;
    private final int width;
    private final boolean isOneTile;
    private final SampleModel model;
    private final int bitsPerElement;

    /** Of a plain image; null for any other. */
    private final @Nullable Raster raster;

    /** Null if there are samples only. */
    private final @Nullable ElementView view;

    private final int bitsPerPixel;

    /** The array that was last returned. */
    private @Nullable Object row;

    private int[] samples = {};

    /** The same with {@code isOneTile} false. */
    public SourceRows(RenderedImage image, int x, int width) {
        this(image, x, width, false);
    }

    /**
     * Reads an image for which {@link #canRead} is true. If it is not plain, each request is for {@code width} pixels
     * from {@code x} on.
     *
     * @param isOneTile whether an image that is not plain consists of one tile, which is requested for each row
     */
    public SourceRows(RenderedImage image, int x, int width, boolean isOneTile) {
        this.image = image;
        this.x = x;
        this.width = width;
        this.isOneTile = isOneTile;
        this.model = image.getSampleModel();
        this.bitsPerElement = DataBuffer.getDataTypeSize(model.getDataType());
        this.raster = image instanceof BufferedImage buffered ? buffered.getRaster() : null;
        int bits = ElementView.bitsPerPixel(model);
        this.view = raster == null || bits == 0 ? null : view(raster, bits, bitsPerElement);
        this.bitsPerPixel = view == null ? 0 : bits;
    }

    /**
     * Whether the JDK's writers would write these rows. Subclasses of the application may return other pixels. Of data
     * that begin later in their array, JDK 17 and 25 write different pixels. Both are left to the JDK's writer.
     */
    public static boolean canRead(RenderedImage image) {
        if (!(image instanceof BufferedImage buffered)) {
            return true;
        }
        if (image.getClass() != BufferedImage.class) {
            return false;
        }
        Raster raster = buffered.getRaster();
        return raster.getClass().getModule() == Raster.class.getModule() && raster.getDataBuffer().getOffset() == 0;
    }

    /** Null if the data do not hold all rows as elements. */
    private static @Nullable ElementView view(Raster raster, int bitsPerPixel, int bitsPerElement) {
        DataBuffer data = raster.getDataBuffer();
        int stride = ElementView.stride(raster.getSampleModel());
        int left = raster.getMinX() - raster.getSampleModelTranslateX();
        int top = raster.getMinY() - raster.getSampleModelTranslateY();
        int rows = top + raster.getHeight();
        long used = ((left + (long) raster.getWidth()) * bitsPerPixel + bitsPerElement - 1) / bitsPerElement;
        boolean isWhole = data.getDataType() == raster.getSampleModel().getDataType() && data.getNumBanks() == 1
                && left >= 0 && top >= 0 && stride >= used && (long) stride * rows <= data.getSize();
        return isWhole ? new ElementView(data, stride, rows) : null;
    }

    public SampleModel model() {
        return model;
    }

    /** How many bits of the elements a pixel takes; 0 if there are only samples. */
    public int bitsPerPixel() {
        return bitsPerPixel;
    }

    /**
     * The elements of pixels: a {@code byte[]}, {@code short[]} or {@code int[]}, by the model's data type. The first
     * pixel begins with the first bit, and the last byte is filled up with zeros. The next call overwrites the array.
     *
     * @param x of the image, as {@code y}: all pixels must lie in it
     */
    public Object elements(int x, int y, int count) {
        Raster raster = Objects.requireNonNull(this.raster);
        long bit = (long) (x - raster.getSampleModelTranslateX()) * bitsPerPixel;
        long bits = (long) count * bitsPerPixel;
        int first = (int) (bit / bitsPerElement);
        int shift = (int) (bit % bitsPerElement);
        int length = (int) ((shift + bits + bitsPerElement - 1) / bitsPerElement);
        Object elements = ElementView.enough(row, model.getDataType(), length);
        row = elements;
        Objects.requireNonNull(view).read(first, y - raster.getSampleModelTranslateY(), length, elements);
        if (bitsPerPixel < bitsPerElement) {
            align((byte[]) elements, shift, bits, length);
        }
        return elements;
    }

    /** Moves bits to the beginning of {@code length} bytes, and fills up the last byte with zeros. */
    private static void align(byte[] bytes, int shift, long bits, int length) {
        for (int i = 0; shift > 0 && i < length; i++) {
            int next = i + 1 < length ? bytes[i + 1] & 0xff : 0;
            bytes[i] = (byte) ((bytes[i] << Byte.SIZE | next) >> (Byte.SIZE - shift));
        }
        int used = (int) (bits % Byte.SIZE);
        if (used > 0) {
            bytes[(int) (bits / Byte.SIZE)] &= (byte) (0xff00 >> used);
        }
    }

    /** The samples of pixels, as {@link Raster#getPixels} returns them. The next call overwrites the array. */
    public int[] samples(int x, int y, int count) {
        int length = Math.multiplyExact(count, model.getNumBands());
        if (samples.length < length) {
            samples = new int[length];
        }
        Raster pixels = raster != null ? raster
                : isOneTile ? image.getTile(image.getMinTileX(), image.getMinTileY())
                : image.getData(new Rectangle(this.x, y, width, 1));
        return pixels.getPixels(x, y, count, 1, samples);
    }
}
