package dev.slipstream.imageio.gif;

import dev.slipstream.imageio.format.SourceRows;
import java.awt.Transparency;
import java.awt.image.BufferedImage;
import java.awt.image.ColorModel;
import java.awt.image.Raster;
import java.awt.image.RenderedImage;
import java.awt.image.WritableRaster;

/** Makes indexed images of others, with the palettes that the JDK's writer makes. */
final class IndexedImage {

    private static final int OPAQUE = 0xff000000;

    private final ColorModel colours;
    private final boolean isOpaque;
    private final Raster raster;

    /** The type of a plain image, or TYPE_CUSTOM: then every pixel is asked for as the JDK's writer asks for it. */
    private final int type;

    private final int width;
    private final int height;

    /** Elements of a row, for types whose pixels are not ARGB yet. */
    private Object elements = new byte[0];

    private IndexedImage(RenderedImage image) {
        colours = image.getColorModel();
        boolean isPlain = image instanceof BufferedImage && SourceRows.canRead(image);
        raster = isPlain ? ((BufferedImage) image).getRaster() : image.getData();
        type = isPlain ? ((BufferedImage) image).getType() : BufferedImage.TYPE_CUSTOM;
        isOpaque = colours.getTransparency() == Transparency.OPAQUE;
        width = image.getWidth();
        height = image.getHeight();
    }

    /** An indexed image with the pixels of {@code image}, or near ones if it has too many colours. */
    static BufferedImage of(RenderedImage image) {
        IndexedImage source = new IndexedImage(image);
        return source.indexed(new Octree((long) source.width * source.height));
    }

    private BufferedImage indexed(Octree tree) {
        int[] argb = new int[width];
        for (int y = height - 1; y >= 0; y--) {
            read(y, argb);
            tree.add(argb);
        }
        BufferedImage indexed = new BufferedImage(width, height, BufferedImage.TYPE_BYTE_INDEXED, tree.palette());
        WritableRaster to = indexed.getRaster();
        byte[] row = new byte[width];
        for (int y = 0; y < height; y++) {
            read(y, argb);
            tree.putIndexes(argb, row);
            to.setDataElements(0, y, width, 1, row);
        }
        return indexed;
    }

    /** Reads a row. Only opaque pixels, and all pixels of an opaque image, have 255 in the highest byte. */
    private void read(int y, int[] argb) {
        switch (type) {
            // Only the colours of opaque pixels count, for which it is the same whether they are premultiplied.
            case BufferedImage.TYPE_INT_RGB, BufferedImage.TYPE_INT_ARGB, BufferedImage.TYPE_INT_ARGB_PRE ->
                    raster.getDataElements(0, y, width, 1, argb);
            case BufferedImage.TYPE_INT_BGR -> {
                raster.getDataElements(0, y, width, 1, argb);
                swap(argb);
            }
            case BufferedImage.TYPE_3BYTE_BGR -> readBytes(y, argb, 3);
            case BufferedImage.TYPE_4BYTE_ABGR, BufferedImage.TYPE_4BYTE_ABGR_PRE -> readBytes(y, argb, 4);
            case BufferedImage.TYPE_USHORT_565_RGB, BufferedImage.TYPE_USHORT_555_RGB -> readShorts(y, argb);
            default -> readPixels(y, argb);
        }
        if (isOpaque) {
            for (int x = 0; x < argb.length; x++) {
                argb[x] |= OPAQUE;
            }
        }
    }

    private static void swap(int[] pixels) {
        for (int x = 0; x < pixels.length; x++) {
            pixels[x] = Integer.reverseBytes(pixels[x]) >>> 8;
        }
    }

    private void readBytes(int y, int[] argb, int bands) {
        byte[] row = elements instanceof byte[] bytes && bytes.length > 0 ? bytes : new byte[width * bands];
        elements = raster.getDataElements(0, y, width, 1, row);
        for (int x = 0, i = 0; x < argb.length; x++, i += bands) {
            int alpha = bands == 3 ? 0xff : row[i + 3];
            argb[x] = alpha << 24 | (row[i] & 0xff) << 16 | (row[i + 1] & 0xff) << 8 | (row[i + 2] & 0xff);
        }
    }

    private void readShorts(int y, int[] argb) {
        short[] row = elements instanceof short[] shorts ? shorts : new short[width];
        elements = raster.getDataElements(0, y, width, 1, row);
        int last = 0;
        int rgb = OPAQUE;
        for (int x = 0; x < argb.length; x++) {
            if (row[x] != last) {
                last = row[x];
                rgb = colours.getRGB(last & 0xffff);
            }
            argb[x] = rgb;
        }
    }

    /** In the JDK's order, from the last to the first: the first one that fails decides what the caller is told. */
    private void readPixels(int y, int[] argb) {
        for (int x = argb.length - 1; x >= 0; x--) {
            argb[x] = colours.getRGB(raster.getDataElements(x, y, null));
        }
    }
}
