package dev.slipstream.imageio.bmp;

import javax.imageio.metadata.IIOMetadataNode;
import org.jspecify.annotations.Nullable;

/** The nodes of {@code javax_imageio_1.0}. */
final class StandardTree {

    private static final float MILLIMETRES = 1000.0F;

    private final BmpHeader header;
    private final @Nullable BmpPalette palette;

    StandardTree(BmpHeader header, @Nullable BmpPalette palette) {
        this.header = header;
        this.palette = palette;
    }

    IIOMetadataNode chroma() {
        IIOMetadataNode chroma = new IIOMetadataNode("Chroma");
        add(chroma, "ColorSpaceType", "name", "RGB");
        add(chroma, "NumChannels", "value", hasAlpha() ? "4" : "3");
        if (palette != null) {
            IIOMetadataNode entries = new IIOMetadataNode("BmpPalette");
            for (int i = 0; i < palette.size(); i++) {
                byte[] colour = palette.colour(i);
                IIOMetadataNode entry = add(entries, "PaletteEntry", "index", Integer.toString(i));
                entry.setAttribute("red", Integer.toString(colour[0] & 0xff));
                entry.setAttribute("green", Integer.toString(colour[1] & 0xff));
                entry.setAttribute("blue", Integer.toString(colour[2] & 0xff));
            }
            chroma.appendChild(entries);
        }
        return chroma;
    }

    IIOMetadataNode compression() {
        IIOMetadataNode compression = new IIOMetadataNode("Compression");
        String name = switch (header.compression()) {
            case BITFIELDS -> header.compressionCode() == 6 ? "BI_ALPHABITFIELDS" : "BI_BITFIELDS";
            default -> "BI_" + header.compression();
        };
        add(compression, "CompressionTypeName", "value", name);
        add(compression, "Lossless", "value", header.compression() == Compression.JPEG ? "FALSE" : "TRUE");
        return compression;
    }

    IIOMetadataNode data() {
        IIOMetadataNode data = new IIOMetadataNode("Data");
        add(data, "SampleFormat", "value", palette == null ? "UnsignedIntegral" : "Index");
        add(data, "BitsPerSample", "value", bitsPerSample());
        return data;
    }

    private String bitsPerSample() {
        Masks masks = header.masks();
        return switch (header.bitsPerPixel()) {
            case 16, 32 -> Integer.bitCount(masks.red()) + " " + Integer.bitCount(masks.green()) + " "
                    + Integer.bitCount(masks.blue()) + (masks.hasAlpha() ? " " + Integer.bitCount(masks.alpha()) : "");
            case 64 -> "16 16 16 16";
            case 0, 24 -> "8 8 8";
            default -> Integer.toString(header.bitsPerPixel());
        };
    }

    @Nullable IIOMetadataNode dimension() {
        int x = header.xPixelsPerMetre();
        int y = header.yPixelsPerMetre();
        if (x <= 0 || y <= 0) {
            return null;
        }
        IIOMetadataNode dimension = new IIOMetadataNode("Dimension");
        add(dimension, "PixelAspectRatio", "value", Float.toString((float) y / x));
        add(dimension, "HorizontalPhysicalPixelSpacing", "value", Float.toString(MILLIMETRES / x));
        add(dimension, "VerticalPhysicalPixelSpacing", "value", Float.toString(MILLIMETRES / y));
        return dimension;
    }

    IIOMetadataNode transparency() {
        IIOMetadataNode transparency = new IIOMetadataNode("Transparency");
        add(transparency, "Alpha", "value", hasAlpha() ? "nonpremultiplied" : "none");
        return transparency;
    }

    private boolean hasAlpha() {
        return header.masks().hasAlpha() || header.bitsPerPixel() == 64;
    }

    private static IIOMetadataNode add(IIOMetadataNode parent, String name, String attribute, String value) {
        IIOMetadataNode node = new IIOMetadataNode(name);
        node.setAttribute(attribute, value);
        parent.appendChild(node);
        return node;
    }
}
