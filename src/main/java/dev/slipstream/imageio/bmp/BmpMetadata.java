package dev.slipstream.imageio.bmp;

import dev.slipstream.imageio.format.ErrorText;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.metadata.IIOMetadataFormat;
import javax.imageio.metadata.IIOMetadataFormatImpl;
import javax.imageio.metadata.IIOMetadataNode;
import javax.imageio.spi.ImageReaderSpi;
import org.jspecify.annotations.Nullable;
import org.w3c.dom.Node;

/**
 * Metadata of files whose header the JDK's reader does not know, in the formats of the JDK's metadata. Unlike the JDK's
 * metadata, they have the image's size in bytes, and the colours of the palette in the right order.
 */
final class BmpMetadata extends IIOMetadata {

    static final String NATIVE = "javax_imageio_bmp_1.0";
    private static final float MILLIMETRES = 1000.0F;

    private final BmpHeader header;
    private final @Nullable BmpPalette palette;
    private final @Nullable ImageReaderSpi provider;

    private BmpMetadata(BmpHeader header, @Nullable BmpPalette palette, @Nullable ImageReaderSpi provider) {
        super(true, NATIVE, null, null, null);
        this.header = header;
        this.palette = palette;
        this.provider = provider;
    }

    /**
     * The return type is not {@code BmpMetadata}, since the verifier would then load this class with the reader's. The
     * {@code provider} has the description of the native format.
     */
    static IIOMetadata of(BmpHeader header, @Nullable BmpPalette palette, @Nullable ImageReaderSpi provider) {
        return new BmpMetadata(header, palette, provider);
    }

    @Override
    public boolean isReadOnly() {
        return true;
    }

    @Override
    public @Nullable IIOMetadataFormat getMetadataFormat(String formatName) {
        return formatName.equals(NATIVE) && provider != null
                ? provider.getImageMetadataFormat(formatName)
                : super.getMetadataFormat(formatName);
    }

    @Override
    public Node getAsTree(String formatName) {
        if (formatName.equals(NATIVE)) {
            return new NativeTree(header, palette).root();
        }
        if (formatName.equals(IIOMetadataFormatImpl.standardMetadataFormatName)) {
            return getStandardTree();
        }
        throw new IllegalArgumentException(
                ErrorText.of("The provided metadata format isn't recognized.", "BMP: " + formatName));
    }

    @Override
    protected IIOMetadataNode getStandardChromaNode() {
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

    @Override
    protected IIOMetadataNode getStandardCompressionNode() {
        IIOMetadataNode compression = new IIOMetadataNode("Compression");
        String name = switch (header.compression()) {
            case BITFIELDS -> header.compressionCode() == 6 ? "BI_ALPHABITFIELDS" : "BI_BITFIELDS";
            default -> "BI_" + header.compression();
        };
        add(compression, "CompressionTypeName", "value", name);
        add(compression, "Lossless", "value", header.compression() == Compression.JPEG ? "FALSE" : "TRUE");
        return compression;
    }

    @Override
    protected IIOMetadataNode getStandardDataNode() {
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

    @Override
    protected @Nullable IIOMetadataNode getStandardDimensionNode() {
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

    @Override
    protected IIOMetadataNode getStandardTransparencyNode() {
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

    @Override
    public void mergeTree(String formatName, Node root) {
        throw readOnly();
    }

    @Override
    public void setFromTree(String formatName, Node root) {
        throw readOnly();
    }

    @Override
    public void reset() {
        throw readOnly();
    }

    private static IllegalStateException readOnly() {
        return new IllegalStateException("Metadata is read-only.");
    }
}
