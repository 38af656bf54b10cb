package dev.slipstream.imageio.bench.sizes;

import dev.slipstream.imageio.bench.tables.SizeRows;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;

/** How an image lies in memory before it is written. */
enum ImageType {
    /** As the JDK's reader makes it, or as it was drawn. */
    AS_IS(SizeRows.AS_IS, BufferedImage.TYPE_CUSTOM),
    INT_ARGB("INT_ARGB", BufferedImage.TYPE_INT_ARGB),
    FOUR_BYTE_ABGR("4BYTE_ABGR", BufferedImage.TYPE_4BYTE_ABGR),
    INT_RGB("INT_RGB", BufferedImage.TYPE_INT_RGB);

    private final String description;
    private final int type;

    ImageType(String description, int type) {
        this.description = description;
        this.type = type;
    }

    String description() {
        return description;
    }

    /** Drawn onto an image of this type, as an application would; the image itself if it is of it. */
    BufferedImage of(BufferedImage image) {
        if (this == AS_IS || image.getType() == type) {
            return image;
        }
        BufferedImage converted = new BufferedImage(image.getWidth(), image.getHeight(), type);
        Graphics2D graphics = converted.createGraphics();
        try {
            graphics.drawImage(image, 0, 0, null);
        } finally {
            graphics.dispose();
        }
        return converted;
    }
}
