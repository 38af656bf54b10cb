package dev.slipstream.imageio.bmp;

import javax.imageio.metadata.IIOMetadata;
import javax.imageio.metadata.IIOMetadataFormat;
import javax.imageio.metadata.IIOMetadataFormatImpl;
import javax.imageio.metadata.IIOMetadataNode;
import javax.imageio.spi.ImageReaderSpi;
import org.jspecify.annotations.Nullable;
import org.w3c.dom.Node;

/**
 * Metadata of files whose header the JDK's reader does not know, in the formats that its metadata have. Other than the
 * JDK's, they have the image's size in bytes, and the colours of the palette in the right order.
 */
final class BmpMetadata extends IIOMetadata {

    static final String NATIVE = "javax_imageio_bmp_1.0";

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
     * Makes them. Not declared as what they are: the verifier would load this class together with the reader's.
     *
     * @param provider knows the description of the native format
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
        throw new IllegalArgumentException("There is no metadata format " + formatName);
    }

    @Override
    protected IIOMetadataNode getStandardChromaNode() {
        return new StandardTree(header, palette).chroma();
    }

    @Override
    protected IIOMetadataNode getStandardCompressionNode() {
        return new StandardTree(header, palette).compression();
    }

    @Override
    protected IIOMetadataNode getStandardDataNode() {
        return new StandardTree(header, palette).data();
    }

    @Override
    protected @Nullable IIOMetadataNode getStandardDimensionNode() {
        return new StandardTree(header, palette).dimension();
    }

    @Override
    protected IIOMetadataNode getStandardTransparencyNode() {
        return new StandardTree(header, palette).transparency();
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
        return new IllegalStateException("These metadata are read-only");
    }
}
