package dev.slipstream.imageio.png.write;

import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.awt.image.IndexColorModel;
import java.awt.image.RenderedImage;
import javax.imageio.IIOImage;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.metadata.IIOInvalidTreeException;
import javax.imageio.metadata.IIOMetadata;
import org.jspecify.annotations.Nullable;
import org.w3c.dom.Node;

/**
 * Images with a palette and indexes of more than 8 bits, which PNG does not have. For such an image the JDK's writer
 * makes a file of 16 bits and colour type 3, which no decoder can read, not even the JDK's reader.
 */
public final class WideIndexes {

    private static final String FORMAT = "javax_imageio_png_1.0";

    private WideIndexes() {}

    public static boolean hasAny(RenderedImage image, @Nullable ImageWriteParam param) {
        return image.getColorModel() instanceof IndexColorModel && image.getSampleModel().getSampleSize(0) > Byte.SIZE
                && image.getMinX() == 0 && image.getMinY() == 0 && (param == null || param.getSourceBands() == null);
    }

    /**
     * The same image with colours in place of the indexes, and its metadata without those of the palette. Metadata of
     * another format become empty, since the JDK's writer does not take them either.
     */
    public static IIOImage direct(IIOImage image, ImageWriter writer, @Nullable ImageWriteParam param)
            throws IIOInvalidTreeException {
        RenderedImage indexed = image.getRenderedImage();
        BufferedImage direct = ((IndexColorModel) indexed.getColorModel())
                .convertToIntDiscrete(indexed.getData(new Rectangle(indexed.getWidth(), indexed.getHeight())), false);
        IIOMetadata given = image.getMetadata();
        if (given == null) {
            return new IIOImage(direct, null, null);
        }
        IIOMetadata metadata = writer.getDefaultImageMetadata(new ImageTypeSpecifier(direct), param);
        Node root = writer.convertImageMetadata(given, new ImageTypeSpecifier(indexed), param).getAsTree(FORMAT);
        for (String ofPalette : new String[] {"IHDR", "PLTE", "tRNS", "bKGD", "hIST", "sBIT"}) {
            for (Node child = root.getFirstChild(); child != null; child = child.getNextSibling()) {
                if (child.getNodeName().startsWith(ofPalette)) {
                    root.removeChild(child);
                    break;
                }
            }
        }
        metadata.mergeTree(FORMAT, root);
        return new IIOImage(direct, null, metadata);
    }
}
