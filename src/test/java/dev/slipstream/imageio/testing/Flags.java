package dev.slipstream.imageio.testing;

import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;

/** How {@code setInput} is called. */
public enum Flags {
    /** As {@code ImageIO.read} does. */
    LIKE_IMAGEIO(true, true),
    KEEPING_METADATA(false, false),
    FORWARD_WITH_METADATA(true, false),
    ONLY_PIXELS(false, true);

    private final boolean seekForwardOnly;
    private final boolean ignoreMetadata;

    Flags(boolean seekForwardOnly, boolean ignoreMetadata) {
        this.seekForwardOnly = seekForwardOnly;
        this.ignoreMetadata = ignoreMetadata;
    }

    public void setInput(ImageReader reader, ImageInputStream stream) {
        reader.setInput(stream, seekForwardOnly, ignoreMetadata);
    }
}
