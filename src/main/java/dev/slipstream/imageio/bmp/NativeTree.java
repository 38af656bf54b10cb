package dev.slipstream.imageio.bmp;

import javax.imageio.metadata.IIOMetadataNode;
import org.jspecify.annotations.Nullable;

/** The format {@code javax_imageio_bmp_1.0}, with the nodes that the JDK's {@code BMPMetadata} has. */
record NativeTree(BmpHeader header, @Nullable BmpPalette palette) {

    IIOMetadataNode root() {
        IIOMetadataNode root = new IIOMetadataNode(BmpMetadata.NATIVE);
        add(root, "BMPVersion", version());
        add(root, "Width", header.width());
        add(root, "Height", header.signedHeight());
        add(root, "BitsPerPixel", (short) header.bitsPerPixel());
        add(root, "Compression", header.compressionCode());
        add(root, "ImageSize", (int) header.imageSize());
        IIOMetadataNode resolution = add(root, "PixelsPerMeter", null);
        add(resolution, "X", header.xPixelsPerMetre());
        add(resolution, "Y", header.yPixelsPerMetre());
        add(root, "ColorsUsed", header.coloursUsed());
        add(root, "ColorsImportant", header.coloursImportant());
        if (header.dibSize() >= BmpHeader.V4 || header.compression() == Compression.BITFIELDS) {
            addMasks(root);
        }
        if (header.dibSize() >= BmpHeader.V4) {
            addColourSpace(root);
        }
        addPalette(root);
        return root;
    }

    private String version() {
        if (header.isOs2()) {
            return "OS/2 v. 2.x";
        }
        return switch (header.dibSize()) {
            case BmpHeader.CORE -> "BMP v. 2.x";
            case BmpHeader.V2, BmpHeader.V3 -> "BMP V2/V3 INFO";
            case BmpHeader.V4 -> "BMP v. 4.x";
            case BmpHeader.V5 -> "BMP v. 5.x";
            default -> header.compression() == Compression.BITFIELDS ? "BMP v. 3.x NT" : "BMP v. 3.x";
        };
    }

    private void addMasks(IIOMetadataNode root) {
        IIOMetadataNode masks = add(root, "Mask", null);
        add(masks, "Red", header.masks().red());
        add(masks, "Green", header.masks().green());
        add(masks, "Blue", header.masks().blue());
        add(masks, "Alpha", header.masks().alpha());
    }

    private void addColourSpace(IIOMetadataNode root) {
        add(root, "ColorSpaceType", header.colourSpace());
        IIOMetadataNode points = add(root, "CIEXYZEndPoints", null);
        addEndPoint(points, "Red", 0);
        addEndPoint(points, "Green", 3);
        addEndPoint(points, "Blue", 6);
        add(root, "Intent", header.intent());
    }

    /** The JDK's metadata have end points for calibrated RGB only, and otherwise 0, as whole numbers. */
    private void addEndPoint(IIOMetadataNode points, String name, int first) {
        boolean isCalibrated = header.colourSpace() == 0;
        IIOMetadataNode point = add(points, name, null);
        add(point, "X", isCalibrated ? (double) header.endPoint(first) : 0.0);
        add(point, "Y", isCalibrated ? (double) header.endPoint(first + 1) : 0.0);
        add(point, "Z", isCalibrated ? (double) header.endPoint(first + 2) : 0.0);
    }

    private void addPalette(IIOMetadataNode root) {
        if (palette == null) {
            return;
        }
        IIOMetadataNode entries = add(root, "BmpPalette", null);
        for (int i = 0; i < palette.size(); i++) {
            byte[] colour = palette.colour(i);
            IIOMetadataNode entry = add(entries, "PaletteEntry", null);
            add(entry, "Red", colour[0]);
            add(entry, "Green", colour[1]);
            add(entry, "Blue", colour[2]);
        }
    }

    private static IIOMetadataNode add(IIOMetadataNode parent, String name, @Nullable Object value) {
        IIOMetadataNode node = new IIOMetadataNode(name);
        if (value != null) {
            node.setUserObject(value);
            node.setNodeValue(value.toString());
        }
        parent.appendChild(node);
        return node;
    }
}
